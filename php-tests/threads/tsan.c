/*
 * To be preloaded with gcc's runtime of ThreadSanitizer, so that it can watch a module of Rust in a PHP that is not
 * instrumented.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

extern void __tsan_read_range(const void *address, size_t size);
extern void __tsan_write_range(void *address, size_t size);

/* PHP opens modules in a way that the runtime refuses. */
void *dlopen(const char *file, int mode)
{
	void *(*next)(const char *, int) = (void *(*)(const char *, int)) dlsym(RTLD_NEXT, "dlopen");
	return next(file, mode & ~RTLD_DEEPBIND);
}

/* What LLVM calls, and gcc's runtime does not have. */
void *__tsan_memcpy(void *to, const void *from, size_t size)
{
	__tsan_read_range(from, size);
	__tsan_write_range(to, size);
	return memcpy(to, from, size);
}

void *__tsan_memmove(void *to, const void *from, size_t size)
{
	__tsan_read_range(from, size);
	__tsan_write_range(to, size);
	return memmove(to, from, size);
}

void *__tsan_memset(void *to, int byte, size_t size)
{
	__tsan_write_range(to, size);
	return memset(to, byte, size);
}
