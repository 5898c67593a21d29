/*
 * Starts PHP several times in one process, as FrankenPHP does when it restarts: with each start the module starts again.
 *
 *   embed CODE PHP.INI...
 *
 * Each file is for a start of its own, which runs the PHP code.
 */
#include <sapi/embed/php_embed.h>

int main(int argc, char **argv)
{
	for (int i = 2; i < argc; i++) {
		php_embed_module.php_ini_path_override = argv[i];
		if (php_embed_init(0, NULL) == FAILURE) {
			return 2;
		}
		zend_first_try {
			zend_eval_string(argv[1], NULL, "a start");
		} zend_end_try();
		php_embed_shutdown();
	}
	return 0;
}
