//! An allocator for PHP's memory of a request.

use allocator_api2::alloc::{AllocError, Allocator, Layout};
use ext_php_rs::{
    alloc::{efree, emalloc},
    ffi::{E_ERROR, ext_php_rs_process_globals},
};
use std::{
    ffi::{c_char, c_int, c_void},
    num::NonZero,
    ptr::NonNull,
};

unsafe extern "C" {
    fn zend_memory_usage(real: bool) -> usize;
    fn zend_mm_gc(heap: *mut c_void) -> usize;
    fn zend_mm_get_heap() -> *mut c_void;
    fn zend_error_noreturn(level: c_int, format: *const c_char, ...) -> !;
}

/// Memory of PHP's own allocator. It counts against `memory_limit`, and the end of the request frees all of it, even after
/// a fatal error.
///
/// If the limit does not allow an allocation, the request ends: the call does not return. So code that allocates here must
/// leave its data whole before each allocation.
#[derive(Clone, Copy, Debug, Default)]
pub struct RequestMemory;

/// What PHP's allocator takes from the system at a time.
const CHUNK: usize = 2 << 20;

/// The alignment of the blocks of emalloc.
const ALIGNED: usize = align_of::<usize>();

// SAFETY: blocks of emalloc are valid until efree, and any copy of this unit type can free them. A block with a wider
// alignment lies inside a block of emalloc, whose address stands just before it.
unsafe impl Allocator for RequestMemory {
    fn allocate(&self, layout: Layout) -> Result<NonNull<[u8]>, AllocError> {
        let (size, align) = (layout.size(), layout.align());
        if size == 0 {
            let dangling =
                NonZero::new(align).map_or(NonNull::dangling(), NonNull::without_provenance);
            return Ok(NonNull::slice_from_raw_parts(dangling, 0));
        }
        let wider = if align > ALIGNED { align } else { 0 };
        let total = size.checked_add(wider).ok_or(AllocError)?;
        require(total);
        let inner = Layout::from_size_align(total, ALIGNED).map_err(|_| AllocError)?;
        let block = NonNull::new(emalloc(inner)).ok_or(AllocError)?;
        if wider == 0 {
            return Ok(NonNull::slice_from_raw_parts(block, size));
        }
        // SAFETY: the block has `align` bytes more than needed; its address and `align` are multiples of a pointer's size,
        // so there is room for a pointer before the next aligned address.
        unsafe {
            let gap = align - block.addr().get() % align;
            let aligned = block.add(gap);
            aligned.cast::<NonNull<u8>>().sub(1).write(block);
            Ok(NonNull::slice_from_raw_parts(aligned, size))
        }
    }

    unsafe fn deallocate(&self, block: NonNull<u8>, layout: Layout) {
        if layout.size() == 0 {
            return;
        }
        // SAFETY: a block that is not empty came from `allocate` with this layout.
        unsafe {
            let block = if layout.align() > ALIGNED {
                block.cast::<NonNull<u8>>().sub(1).read()
            } else {
                block
            };
            efree(block.as_ptr());
        }
    }
}

/// Ends the request with PHP's error if `memory_limit` does not allow this many more bytes. Call it before each allocation,
/// with what it takes: then the limit is not exceeded by more than one chunk of PHP's allocator.
///
/// Newer PHPs (8.2.36, 8.4.27) let an allocation that must not fail exceed the limit until the script can be stopped, and
/// kill the process if it exceeds twice the limit.
pub fn require(bytes: usize) {
    // SAFETY: a request runs, so the globals and the heap are there.
    unsafe {
        // It is negative if there is no limit.
        let Ok(limit) = usize::try_from((*ext_php_rs_process_globals()).memory_limit) else {
            return;
        };
        // PHP takes a smaller one for that.
        let limit = limit.max(CHUNK);
        if would_take(bytes) > limit {
            exhaust(bytes, limit);
        }
    }
}

/// What PHP's allocator will have taken from the system, which is what the limit is for, with a block more.
unsafe fn would_take(bytes: usize) -> usize {
    const PAGE: usize = 4 << 10;

    // SAFETY: the caller says that a request runs.
    let (taken, used) = unsafe { (zend_memory_usage(true), zend_memory_usage(false)) };
    let more = if bytes > CHUNK - PAGE {
        bytes.checked_next_multiple_of(PAGE).unwrap_or(bytes)
    } else if used + bytes > taken {
        CHUNK
    } else {
        // Out of what it has in hand; where that is in pieces too small, the next one is asked for more than the limit.
        0
    };
    taken.saturating_add(more)
}

/// Ends the request unless PHP's allocator can give back enough.
#[cold]
unsafe fn exhaust(bytes: usize, limit: usize) {
    // SAFETY: the caller says that a request runs; the format takes two sizes.
    unsafe {
        zend_mm_gc(zend_mm_get_heap());
        if would_take(bytes) > limit {
            zend_error_noreturn(
                E_ERROR.cast_signed(),
                c"Allowed memory size of %zu bytes exhausted (tried to allocate %zu bytes)"
                    .as_ptr(),
                limit,
                bytes,
            );
        }
    }
}
