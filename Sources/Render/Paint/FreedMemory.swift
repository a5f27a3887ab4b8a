import CCairo

/// The use of memory that the process frees. Each method is about the whole process.
package enum FreedMemory {
    /// Keeps up to 64 MB of freed memory for the next picture, from now on.
    ///
    /// Otherwise the C library returns the tens of megabytes of a picture to the kernel after each, which clears them
    /// page by page when the next one needs them: a tenth of the time of 48 pictures of a phone.
    package static func keep() { cc_keep_freed_memory(64 << 20) }

    /// Returns freed memory to the kernel, from now on: for a process that draws nothing itself, whose arrays grow with
    /// the number of declared pictures. Each array that it outgrows would stay otherwise.
    package static func returnAll() { cc_return_freed_memory() }

    /// Returns what is free now to the kernel, also between blocks that are in use.
    package static func trim() { cc_trim_memory() }
}
