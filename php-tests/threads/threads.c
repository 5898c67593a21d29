/*
 * An extension for ZTS builds of PHP, for the test beside it: requests in several threads of one process, as threaded
 * servers run them.
 *
 *   run_threads(int $threads, float $seconds, string $code): array
 *
 * Each thread runs one request after another, until the time is over. A request evaluates the expression $code, in which
 * $request is its number in the thread. Of each thread there is [requests, of these ended early, sum of the values].
 */
#include "php.h"
#include "php_main.h"
#include "SAPI.h"
#include "ext/standard/info.h"
#include <pthread.h>
#include <time.h>

ZEND_TSRMLS_CACHE_DEFINE()

typedef struct {
	pthread_t thread;
	void *server_context;
	const char *code;
	double end;
	zend_long requests, ended_early, sum;
} worker;

static double now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static void run_request(worker *worker)
{
	SG(server_context) = worker->server_context;
	SG(request_info).no_headers = 1;
	if (php_request_startup() == FAILURE) {
		return; /* counted nowhere, so that the sums do not match */
	}
	SG(headers_sent) = 1;

	zval value;
	ZVAL_UNDEF(&value);
	zend_first_try {
		zval number;
		ZVAL_LONG(&number, worker->requests);
		zend_hash_str_update(&EG(symbol_table), ZEND_STRL("request"), &number);
		zend_eval_string_ex(worker->code, &value, "a thread's request", true);
	} zend_end_try();
	if (Z_TYPE(value) == IS_LONG) {
		worker->sum += Z_LVAL(value);
	} else {
		worker->ended_early++;
	}
	worker->requests++;
	php_request_shutdown(NULL);
}

static void *run(void *argument)
{
	worker *worker = argument;
	ts_resource(0);
	ZEND_TSRMLS_CACHE_UPDATE();
	while (now() < worker->end) {
		run_request(worker);
	}
	ts_free_thread();
	return NULL;
}

ZEND_BEGIN_ARG_WITH_RETURN_TYPE_INFO_EX(arginfo_run_threads, 0, 3, IS_ARRAY, 0)
	ZEND_ARG_TYPE_INFO(0, threads, IS_LONG, 0)
	ZEND_ARG_TYPE_INFO(0, seconds, IS_DOUBLE, 0)
	ZEND_ARG_TYPE_INFO(0, code, IS_STRING, 0)
ZEND_END_ARG_INFO()

PHP_FUNCTION(run_threads)
{
	zend_long threads;
	double seconds;
	char *code;
	size_t code_length;

	ZEND_PARSE_PARAMETERS_START(3, 3)
		Z_PARAM_LONG(threads)
		Z_PARAM_DOUBLE(seconds)
		Z_PARAM_STRING(code, code_length)
	ZEND_PARSE_PARAMETERS_END();

	worker *workers = safe_emalloc(threads, sizeof(worker), 0);
	for (zend_long i = 0; i < threads; i++) {
		workers[i] = (worker) {.server_context = SG(server_context), .code = code, .end = now() + seconds};
		if (pthread_create(&workers[i].thread, NULL, run, &workers[i]) != 0) {
			zend_error_noreturn(E_CORE_ERROR, "Cannot start a thread");
		}
	}
	array_init(return_value);
	for (zend_long i = 0; i < threads; i++) {
		pthread_join(workers[i].thread, NULL);
		zval counts;
		array_init(&counts);
		add_next_index_long(&counts, workers[i].requests);
		add_next_index_long(&counts, workers[i].ended_early);
		add_next_index_long(&counts, workers[i].sum);
		add_next_index_zval(return_value, &counts);
	}
	efree(workers);
}

static const zend_function_entry functions[] = {
	PHP_FE(run_threads, arginfo_run_threads)
	PHP_FE_END
};

static PHP_MINIT_FUNCTION(threads)
{
	ZEND_TSRMLS_CACHE_UPDATE();
	return SUCCESS;
}

static zend_module_entry threads_module_entry = {
	STANDARD_MODULE_HEADER,
	"threads",
	functions,
	PHP_MINIT(threads),
	NULL,
	NULL,
	NULL,
	NULL,
	"1",
	STANDARD_MODULE_PROPERTIES
};

ZEND_GET_MODULE(threads)
