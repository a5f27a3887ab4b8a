import Foundation

/// The result of a function of the kernel.
public typealias kern_return_t = Int32
/// The result of success.
public let KERN_SUCCESS: kern_return_t = 0
/// The result of an invalid argument.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// An integer of the kernel's interface.
public typealias integer_t = Int32
/// An unsigned integer of the kernel's interface.
public typealias natural_t = UInt32
/// The number of integers of a value.
public typealias mach_msg_type_number_t = natural_t
/// A number of bytes.
public typealias mach_vm_size_t = UInt64
/// The kind of information about a process.
public typealias task_flavor_t = natural_t
/// A name of a process.
public typealias task_name_t = UInt32
/// Integers in which information is written.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// The name of this process.
public let mach_task_self_: task_name_t = 0
/// The kind of information in `mach_task_basic_info`.
public let MACH_TASK_BASIC_INFO: Int32 = 20

/// The memory of a process in bytes.
public struct mach_task_basic_info {
    /// The size of the address space.
    public var virtual_size: mach_vm_size_t = 0
    /// The size of the part in memory.
    public var resident_size: mach_vm_size_t = 0
    /// The largest size of the part in memory; here the present one.
    public var resident_size_max: mach_vm_size_t = 0
    /// Creates information of zeros.
    public init() {}
}

/// Writes information about this process, and returns `KERN_SUCCESS`; other kinds than `MACH_TASK_BASIC_INFO` are
/// invalid arguments. The sizes are those of Linux' `/proc/self/statm`.
public func task_info(
    _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    let size = MemoryLayout<mach_task_basic_info>.size
    guard flavor == task_flavor_t(MACH_TASK_BASIC_INFO), Int(task_info_outCnt.pointee) * 4 >= size,
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    else { return KERN_INVALID_ARGUMENT }
    let pages = text.split(separator: " ").prefix(2).compactMap { mach_vm_size_t($0) }
    guard pages.count == 2 else { return KERN_INVALID_ARGUMENT }
    let page = mach_vm_size_t(sysconf(Int32(_SC_PAGESIZE)))
    var info = mach_task_basic_info()
    info.virtual_size = pages[0] * page
    info.resident_size = pages[1] * page
    info.resident_size_max = info.resident_size
    UnsafeMutableRawPointer(task_info_out).copyMemory(from: &info, byteCount: size)
    task_info_outCnt.pointee = mach_msg_type_number_t(size / 4)
    return KERN_SUCCESS
}

/// Sets bytes, which the compiler never leaves out, and returns 0.
public func memset_s(
    _ s: UnsafeMutableRawPointer, _ smax: Int, _ c: Int32, _ n: Int
) -> Int32 {
    explicit_bzero(s, min(smax, n))
    if c != 0 { memset(s, c, min(smax, n)) }
    return n > smax ? ERANGE : 0
}

/// Returns 1 on the main thread, otherwise 0.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
