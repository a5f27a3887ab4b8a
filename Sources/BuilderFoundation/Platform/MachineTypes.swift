import Foundation

/// An integer of the machine's word; the same as `Int`.
public typealias NSInteger = Int
/// An unsigned integer of the machine's word; Objective-C's sizes are `Int` in Swift.
public typealias NSUInteger = UInt
/// The largest `NSInteger`.
public let NSIntegerMax = Int.max
/// The smallest `NSInteger`.
public let NSIntegerMin = Int.min
/// The largest `NSUInteger`.
public let NSUIntegerMax = UInt.max

/// The result of a call of Core Services; zero if it succeeded.
public typealias OSStatus = Int32
/// An error of Core Services.
public typealias OSErr = Int16
/// Four characters as a number.
public typealias OSType = FourCharCode
/// Four characters as a number.
public typealias FourCharCode = UInt32
/// A one-byte Boolean value of Core Services.
public typealias DarwinBoolean = ObjCBool
/// A signed 8-bit integer.
public typealias SInt8 = Int8
/// A signed 16-bit integer.
public typealias SInt16 = Int16
/// A signed 32-bit integer.
public typealias SInt32 = Int32
/// A signed 64-bit integer.
public typealias SInt64 = Int64
/// Objective-C's Boolean type.
public typealias BOOL = Bool

/// The result of a call that succeeded.
public let noErr: OSStatus = 0

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// A Boolean value, 1, in simulators and on Linux: nothing of a device is there.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// A Boolean value, 1: sources are compiled as on an iPhone.
public let TARGET_OS_IOS: Int32 = 1

/// Returns the machine's time in ticks, which are nanoseconds on Linux.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// The names are those of the C interface, which shared code calls.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// The fraction that turns ticks into nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The numerator.
    public var numer: UInt32 = 1
    /// The denominator.
    public var denom: UInt32 = 1
    /// Creates the fraction 1.
    public init() {}
}

/// Returns the fraction that turns ticks into nanoseconds: 1.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t()
    return 0
}

/// Returns -1: the names of Apple's kernel aren't there.
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 { -1 }
