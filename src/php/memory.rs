//! PHP's memory of a request as an allocator.

use allocator_api2::alloc::{AllocError, Allocator, Layout};
use ext_php_rs::alloc::{efree, emalloc};
use std::ptr::NonNull;

/// Memory of PHP's own allocator: it counts against `memory_limit`, and the end of the request frees it whatever
/// happened.
///
/// Where the limit does not allow an allocation PHP ends the request with its own error: the call does not return.
/// So what allocates here must leave its data whole at every allocation.
#[derive(Clone, Copy, Debug, Default)]
pub struct RequestMemory;

// SAFETY: blocks of emalloc are valid until efree, and any copy of this unit type can free them.
unsafe impl Allocator for RequestMemory {
    fn allocate(&self, layout: Layout) -> Result<NonNull<[u8]>, AllocError> {
        let block = if layout.size() == 0 {
            NonNull::dangling()
        } else {
            // Null for an alignment that emalloc cannot give.
            NonNull::new(emalloc(layout)).ok_or(AllocError)?
        };
        Ok(NonNull::slice_from_raw_parts(block, layout.size()))
    }

    unsafe fn deallocate(&self, block: NonNull<u8>, layout: Layout) {
        if layout.size() != 0 {
            // SAFETY: a block that is not empty came from emalloc.
            unsafe { efree(block.as_ptr()) }
        }
    }
}
