//! What the Zend API offers as macros, inline functions or exports that the bindings lack.

use super::memory::{RequestMemory, require};
use allocator_api2::vec::Vec;
use ext_php_rs::{
    ffi::{
        self, _zend_new_array, GC_IMMUTABLE, HT_MIN_SIZE, HashTable, IS_ARRAY, IS_ARRAY_EX,
        IS_LONG, IS_OBJECT_EX, IS_REFERENCE, IS_STRING, IS_STRING_EX, IS_UNDEF, zend_array_destroy,
        zend_empty_array, zend_function, zend_long, zend_object, zend_string, zend_ulong, zval,
    },
    types::{ZendStr, Zval},
    zend::ExecuteData,
};
use std::{
    ffi::{CStr, c_char, c_int},
    fmt::{self, Display, Write},
    mem::ManuallyDrop,
    panic::{AssertUnwindSafe, catch_unwind},
    ptr, slice,
};

unsafe extern "C" {
    fn _zend_handle_numeric_str_ex(
        key: *const c_char,
        length: usize,
        index: *mut zend_ulong,
    ) -> bool;
    pub fn zend_argument_type_error(argument: u32, format: *const c_char, ...);
    pub fn zend_argument_value_error(argument: u32, format: *const c_char, ...);
    fn zend_throw_exception(
        class: *mut ffi::zend_class_entry,
        message: *const c_char,
        code: zend_long,
    ) -> *mut zend_object;
    fn zend_zval_type_name(value: *const zval) -> *const c_char;
    static spl_ce_UnderflowException: *mut ffi::zend_class_entry;
    static spl_ce_UnexpectedValueException: *mut ffi::zend_class_entry;
    pub fn zend_hash_index_add_new(
        table: *mut HashTable,
        index: zend_ulong,
        value: *mut zval,
    ) -> *mut zval;
    pub fn zend_hash_extend(table: *mut HashTable, size: u32, packed: bool);
    pub fn zend_hash_real_init_packed(table: *mut HashTable);
    pub fn zend_hash_real_init_mixed(table: *mut HashTable);
    pub fn zend_missing_arg_error(execute_data: *mut ExecuteData);
    pub fn zend_std_build_object_properties_array(object: *mut zend_object) -> *mut HashTable;
    pub fn zend_std_get_properties_for(
        object: *mut zend_object,
        purpose: ffi::zend_prop_purpose,
    ) -> *mut HashTable;
    pub fn zend_parse_parameters(count: u32, spec: *const c_char, ...) -> c_int;
    pub fn zend_parse_parameter(
        flags: c_int,
        number: u32,
        argument: *mut zval,
        spec: *const c_char,
        ...
    ) -> c_int;
    #[cfg(not(php86))]
    pub fn zend_parse_arg_str_weak(
        value: *mut zval,
        to: *mut *mut zend_string,
        argument: u32,
    ) -> bool;
    #[cfg(php86)]
    pub fn zend_parse_arg_str_weak(value: *mut zval, argument: u32) -> *mut zend_string;
    pub fn zend_wrong_parameters_count_error(least: u32, most: u32);
}

/// The elements of an array are in a row, without keys.
pub const HASH_FLAG_PACKED: u32 = 1 << 2;

/// The type of a value: `IS_LONG` and so on.
pub unsafe fn type_of(value: *const zval) -> u32 {
    // SAFETY: the caller passes an initialised zval.
    u32::from(unsafe { (*value).u1.v.type_ })
}

/// Follows a PHP reference.
pub unsafe fn deref(value: *mut zval) -> *mut zval {
    // SAFETY: the caller passes an initialised zval; one of type IS_REFERENCE holds a live reference.
    unsafe {
        if type_of(value) == IS_REFERENCE {
            &raw mut (*(*value).value.ref_).val
        } else {
            value
        }
    }
}

/// Whether `value` is a reference that something else shares.
pub unsafe fn is_shared_reference(value: *const zval) -> bool {
    // SAFETY: as in `deref`.
    unsafe { type_of(value) == IS_REFERENCE && (*(*value).value.counted).gc.refcount > 1 }
}

/// The array in `value`, behind a reference or not; null if it is none.
pub unsafe fn array_of(value: *mut zval) -> *mut HashTable {
    // SAFETY: the caller passes an initialised zval.
    unsafe {
        let value = deref(value);
        if type_of(value) == IS_ARRAY {
            (*value).value.arr
        } else {
            ptr::null_mut()
        }
    }
}

/// Puts an array into the uninitialised `to`; the reference passes to it.
pub unsafe fn set_array(to: *mut zval, array: *mut HashTable) {
    // SAFETY: the caller passes a writable target.
    unsafe {
        (*to).value.arr = array;
        (*to).u1.type_info = if is_immutable(array) {
            IS_ARRAY
        } else {
            IS_ARRAY_EX
        };
    }
}

/// Puts an object into the uninitialised `to`; the reference passes to it.
pub unsafe fn set_object(to: *mut zval, object: *mut zend_object) {
    // SAFETY: the caller passes a writable target.
    unsafe {
        (*to).value.obj = object;
        (*to).u1.type_info = IS_OBJECT_EX;
    }
}

/// Makes `to` undefined without destroying what it holds.
pub unsafe fn set_undef(to: *mut zval) {
    // SAFETY: the caller passes a writable target.
    unsafe { (*to).u1.type_info = IS_UNDEF }
}

/// The bytes of a string, valid as long as it lives.
pub unsafe fn bytes_of<'a>(string: *const zend_string) -> &'a [u8] {
    // SAFETY: a zend_string holds `len` bytes from `val` on.
    unsafe { slice::from_raw_parts((&raw const (*string).val).cast(), (*string).len) }
}

/// The text of an int or a string, which PHP makes of them without running any code.
#[derive(Clone, Copy)]
pub enum PlainText<'a> {
    Int(zend_long),
    String(&'a [u8]),
}

impl PlainText<'_> {
    /// `None` for a value of another type.
    pub unsafe fn of(value: *const zval) -> Option<Self> {
        // SAFETY: the caller passes an initialised zval that outlives the text.
        unsafe {
            match type_of(value) {
                IS_STRING => Some(Self::String(bytes_of((*value).value.str_))),
                IS_LONG => Some(Self::Int((*value).value.lval)),
                _ => None,
            }
        }
    }

    /// Calls `take` with the bytes.
    pub fn with_bytes<T>(self, take: impl FnOnce(&[u8]) -> T) -> T {
        match self {
            Self::Int(int) => take(itoa::Buffer::new().format(int).as_bytes()),
            Self::String(bytes) => take(bytes),
        }
    }
}

/// The index that a string is as a key, if it is like an int.
pub fn numeric_index(string: &[u8]) -> Option<zend_ulong> {
    // An int begins with a digit, behind a minus sign or not; the engine decides on the rest, and relies on that.
    let digits = string.strip_prefix(b"-").unwrap_or(string);
    let mut index = 0;
    // SAFETY: a string that begins like an int, and its length.
    let is_one = digits.first().is_some_and(u8::is_ascii_digit)
        && unsafe {
            _zend_handle_numeric_str_ex(string.as_ptr().cast(), string.len(), &raw mut index)
        };
    is_one.then_some(index)
}

/// A key of a PHP array.
#[derive(Clone, Copy)]
pub enum ArrayKey {
    Index(zend_ulong),
    Name(*mut zend_string),
}

impl ArrayKey {
    /// What an int or a string is as the key of an array; `None` for a value of another type.
    pub unsafe fn of(value: *const zval) -> Option<Self> {
        // SAFETY: the caller passes an initialised zval.
        unsafe {
            match type_of(value) {
                IS_LONG => Some(Self::Index((*value).value.lval.cast_unsigned())),
                IS_STRING => {
                    let string = (*value).value.str_;
                    Some(match numeric_index(bytes_of(string)) {
                        Some(index) => Self::Index(index),
                        None => Self::Name(string),
                    })
                }
                _ => None,
            }
        }
    }

    /// The key as a string.
    pub unsafe fn text(self) -> Zval {
        match self {
            // SAFETY: the caller passes a key whose name lives.
            Self::Name(name) => unsafe { copy_string(name) },
            Self::Index(index) => {
                new_string(itoa::Buffer::new().format(index.cast_signed()).as_bytes())
            }
        }
    }

    /// The value under this key in `table`, or null.
    pub unsafe fn find(self, table: *const HashTable) -> *mut zval {
        // SAFETY: the caller passes a live table; a name is a live string.
        unsafe {
            match self {
                Self::Index(index) => ffi::zend_hash_index_find(table, index),
                Self::Name(name) => ffi::zend_hash_find(table, name),
            }
        }
    }

    /// Adds a value to `table`, which does not have this key. The reference passes to the table.
    pub unsafe fn add_new(self, table: *mut HashTable, value: Zval) {
        let mut value = ManuallyDrop::new(value);
        let value = &raw mut *value;
        // SAFETY: as in `find`; the caller may write to the table.
        unsafe {
            match self {
                Self::Index(index) => zend_hash_index_add_new(table, index, value),
                Self::Name(name) => ffi::zend_hash_add_new(table, name, value),
            };
        }
    }

    /// Deletes this key from `table`.
    pub unsafe fn delete(self, table: *mut HashTable) {
        // SAFETY: as in `add_new`.
        unsafe {
            match self {
                Self::Index(index) => ffi::zend_hash_index_del(table, index),
                Self::Name(name) => ffi::zend_hash_del(table, name),
            };
        }
    }
}

/// Whether an array is shared by the whole process and not counted.
pub unsafe fn is_immutable(array: *const HashTable) -> bool {
    // SAFETY: the caller passes a live array.
    let info = unsafe { (*array).gc.u.type_info };
    info & GC_IMMUTABLE != 0
}

/// Counts one more reference to an array.
pub unsafe fn hold(array: *mut HashTable) {
    // SAFETY: the caller passes a live array.
    unsafe {
        if !is_immutable(array) {
            (*array).gc.refcount += 1;
        }
    }
}

/// The array for a change, as the engine separates it from others that share it. The caller owns a reference.
pub unsafe fn separate(array: *mut HashTable) -> *mut HashTable {
    // SAFETY: the caller passes a live array that is not immutable.
    unsafe {
        if (*array).gc.refcount > 1 {
            return ffi::zend_array_dup(array);
        }
        hold(array);
        array
    }
}

/// Gives up one reference to an array.
pub unsafe fn release(array: *mut HashTable) {
    // SAFETY: the caller owns a reference to this live array.
    unsafe {
        if !is_immutable(array) {
            (*array).gc.refcount -= 1;
            if (*array).gc.refcount == 0 {
                zend_array_destroy(array);
            }
        }
    }
}

/// A new array, empty, with room for `size` elements.
pub fn new_array(size: usize) -> *mut HashTable {
    const BUCKET: usize = 32 + 4;

    new_table(size, BUCKET)
}

fn new_table(size: usize, element: usize) -> *mut HashTable {
    require(size.next_power_of_two().saturating_mul(element));
    // SAFETY: any size is valid; PHP refuses one that it cannot have.
    unsafe { _zend_new_array(u32::try_from(size).unwrap_or(u32::MAX).max(HT_MIN_SIZE)) }
}

/// A new list, empty, with room for `size` elements that [`push`] adds.
pub fn new_list(size: usize) -> *mut HashTable {
    let list = new_table(size, size_of::<zval>());
    // SAFETY: the array is new.
    unsafe { zend_hash_real_init_packed(list) };
    list
}

/// Adds a value to a list made by [`new_list`], of no more than its size. The reference passes to the list.
pub unsafe fn push(list: *mut HashTable, value: Zval) {
    // SAFETY: the caller passes such a list, and there is room behind the elements that are in use.
    unsafe {
        let count = (*list).nNumUsed;
        ptr::write((*list).__bindgen_anon_1.arPacked.add(count as usize), value);
        (*list).nNumUsed = count + 1;
        (*list).nNumOfElements = count + 1;
        (*list).nNextFreeElement = zend_long::from(count) + 1;
    }
}

/// Appends a value to an array that is not shared; the reference passes to it.
pub unsafe fn append(array: *mut HashTable, value: Zval) {
    let mut value = ManuallyDrop::new(value);
    // SAFETY: the caller passes a live array; what it cannot take, for want of a free key, is dropped.
    unsafe {
        if ffi::zend_hash_next_index_insert(array, &raw mut *value).is_null() {
            ManuallyDrop::drop(&mut value);
        }
    }
}

/// The array that every empty array literal is.
pub fn empty_array() -> *mut HashTable {
    (&raw const zend_empty_array).cast_mut()
}

/// An element of an array.
#[derive(Clone, Copy)]
pub struct Element {
    pub bucket: u32,
    pub key: ArrayKey,
    pub value: *mut zval,
}

/// The element in bucket `bucket`, or `None` for a hole.
pub unsafe fn element(array: *const HashTable, bucket: u32) -> Option<Element> {
    // SAFETY: the caller passes a live array and a bucket below its nNumUsed; the flag tells the union's field.
    let element = unsafe {
        if (*array).u.flags & HASH_FLAG_PACKED == 0 {
            let bucket_ptr = (*array).__bindgen_anon_1.arData.add(bucket as usize);
            let name = (*bucket_ptr).key;
            Element {
                bucket,
                key: if name.is_null() {
                    ArrayKey::Index((*bucket_ptr).h)
                } else {
                    ArrayKey::Name(name)
                },
                value: &raw mut (*bucket_ptr).val,
            }
        } else {
            Element {
                bucket,
                key: ArrayKey::Index(bucket.into()),
                value: (*array).__bindgen_anon_1.arPacked.add(bucket as usize),
            }
        }
    };
    // SAFETY: buckets below nNumUsed are initialised.
    (unsafe { type_of(element.value) } != IS_UNDEF).then_some(element)
}

/// The elements of an array in order. The array must not change meanwhile.
pub unsafe fn elements(array: *const HashTable) -> impl Iterator<Item = Element> {
    // SAFETY: the caller passes an array that lives, unchanged, as long as the iterator.
    let buckets = unsafe { (*array).nNumUsed };
    // SAFETY: the same, and the bucket is below nNumUsed.
    (0..buckets).filter_map(move |bucket| unsafe { element(array, bucket) })
}

/// Adds a value to an array that is not shared and does not have this key, which is no int as a string. The reference
/// passes to it.
pub unsafe fn insert(array: *mut HashTable, key: &str, value: Zval) {
    let mut value = ManuallyDrop::new(value);
    // SAFETY: the caller passes a live array.
    unsafe {
        ffi::zend_hash_str_update(array, key.as_ptr().cast(), key.len(), &raw mut *value);
    }
}

/// A new string.
pub fn new_string(bytes: &[u8]) -> Zval {
    let mut value = Zval::new();
    value.set_zend_string(ZendStr::new(bytes, false));
    value
}

/// A value that is this string, with a reference of its own.
pub unsafe fn copy_string(string: *mut zend_string) -> Zval {
    let mut value = Zval::new();
    // SAFETY: the caller passes a live string; an interned one is not counted.
    unsafe {
        value.value.str_ = string;
        if (*string).gc.u.type_info & GC_IMMUTABLE == 0 {
            (*string).gc.refcount += 1;
            value.u1.type_info = IS_STRING_EX;
        } else {
            value.u1.type_info = IS_STRING;
        }
    }
    value
}

/// Whether the script has had its time: PHP ends it as soon as PHP code would run again.
pub fn timed_out() -> bool {
    // SAFETY: the globals of this thread live as long as the engine runs; a signal sets the flag.
    unsafe {
        let flag = &raw const (*ffi::ext_php_rs_executor_globals()).timed_out;
        ptr::read_volatile(flag.cast::<u8>()) != 0
    }
}

/// The items, which take little time each, as long as the script has time.
pub fn in_time<T>(items: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
    const OFTEN: u32 = 256;

    let numbered = items.into_iter().zip(0_u32..);
    numbered
        .take_while(|(_, number)| number % OFTEN != 0 || !timed_out())
        .map(|(item, _)| item)
}

/// The object that a method was called on.
pub unsafe fn this(execute_data: &ExecuteData) -> *mut zend_object {
    // SAFETY: the caller passes the frame of a call of a method that is not static.
    unsafe { execute_data.This.value.obj }
}

/// Whether there are no arguments; else an exception is pending.
pub unsafe fn no_arguments(execute_data: &ExecuteData) -> bool {
    // SAFETY: the caller passes the frame of the method that runs.
    unsafe {
        let count = execute_data.This.u2.num_args;
        zend_parse_parameters(count, c"".as_ptr()) == ffi::ZEND_RESULT_CODE_SUCCESS
    }
}

/// The named arguments of a call that are none of the parameters, or null.
pub fn extra_named_arguments(execute_data: &ExecuteData) -> *mut HashTable {
    /// `ZEND_CALL_HAS_EXTRA_NAMED_PARAMS`.
    const HAS_THEM: u32 = 1 << 27;

    // SAFETY: the frame of a call has its flags there.
    let flags = unsafe { execute_data.This.u1.type_info };
    if flags & HAS_THEM == 0 {
        ptr::null_mut()
    } else {
        execute_data.extra_named_params
    }
}

/// The name of a value's type, for messages.
pub fn type_name(value: &zval) -> &'static str {
    // SAFETY: the value is initialised; the names are constants of PHP.
    let name = unsafe { CStr::from_ptr(zend_zval_type_name(value)) };
    name.to_str().unwrap_or_default()
}

/// Throws a `TypeError` for an argument of the method that runs: `text` says what it must be.
pub fn argument_type_error(argument: u32, text: impl Display) {
    // SAFETY: a method runs; the format takes one text.
    unsafe {
        zend_argument_type_error(
            argument,
            c"%s".as_ptr(),
            message(text).as_ptr().cast::<c_char>(),
        );
    }
}

/// Throws a `ValueError` for an argument of the method that runs: `text` says what it must be.
pub fn argument_value_error(argument: u32, text: impl Display) {
    // SAFETY: as in `argument_type_error`.
    unsafe {
        zend_argument_value_error(
            argument,
            c"%s".as_ptr(),
            message(text).as_ptr().cast::<c_char>(),
        );
    }
}

/// Throws an `Error`.
pub fn throw_error(text: impl Display) {
    // SAFETY: as in `argument_type_error`.
    unsafe {
        ffi::zend_throw_error(
            ptr::null_mut(),
            c"%s".as_ptr(),
            message(text).as_ptr().cast::<c_char>(),
        );
    }
}

/// Throws an `UnderflowException`.
pub fn throw_underflow(text: impl Display) {
    // SAFETY: PHP has registered its classes.
    unsafe {
        zend_throw_exception(
            spl_ce_UnderflowException,
            message(text).as_ptr().cast::<c_char>(),
            0,
        )
    };
}

/// Throws an `UnexpectedValueException`.
pub fn throw_unexpected_value(text: impl Display) {
    // SAFETY: PHP has registered its classes.
    unsafe {
        zend_throw_exception(
            spl_ce_UnexpectedValueException,
            message(text).as_ptr().cast::<c_char>(),
            0,
        )
    };
}

/// A text that ends with a NUL byte, for the formats of PHP.
///
/// It is in memory of the request, and so is not lost where PHP ends the request while it makes an exception of it.
pub fn message(text: impl Display) -> Vec<u8, RequestMemory> {
    struct Message(Vec<u8, RequestMemory>);

    impl fmt::Write for Message {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for (part, number) in text.split('\0').zip(0..) {
                if number != 0 {
                    self.0.extend_from_slice(b"\\0");
                }
                self.0.extend_from_slice(part.as_bytes());
            }
            Ok(())
        }
    }

    // Longer than any: what the parts of the text may hold elsewhere is not lost in the midst of it either.
    let mut message = Message(Vec::with_capacity_in(4096, RequestMemory));
    // It cannot fail.
    let _ = write!(message, "{text}");
    message.0.push(0);
    message.0
}

/// Whether an exception waits to be handled.
pub fn exception_pending() -> bool {
    // SAFETY: the globals of this thread live as long as the engine runs.
    unsafe { !(*ffi::ext_php_rs_executor_globals()).exception.is_null() }
}

/// The method `name` (in lower case) of the class of `object`, or null.
pub unsafe fn method(object: *const zend_object, name: &str) -> *mut zend_function {
    // SAFETY: the caller passes a live object, whose class lives too.
    unsafe { method_of_class((*object).ce, name) }
}

/// The method `name` (in lower case) of a class, or null.
pub unsafe fn method_of_class(
    class: *const ffi::zend_class_entry,
    name: &str,
) -> *mut zend_function {
    // SAFETY: the caller passes a live class; a function table holds pointers to functions.
    unsafe {
        let table = &raw const (*class).function_table;
        let entry = ffi::zend_hash_str_find(table, name.as_ptr().cast(), name.len());
        if entry.is_null() {
            ptr::null_mut()
        } else {
            (*entry).value.func
        }
    }
}

/// Runs what PHP called. A panic, which would be a bug here, becomes an exception of PHP: it must not unwind into
/// the engine, nor end the worker.
pub fn guard<T: Default>(call: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|_| {
        // SAFETY: the format takes no arguments.
        unsafe {
            ffi::zend_throw_error(
                ptr::null_mut(),
                c"consistent_hash: internal error, please report it".as_ptr(),
            );
        }
        T::default()
    })
}
