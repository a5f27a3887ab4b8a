import Foundation

// Core Foundation's types are the Foundation classes that they are bridged to on Apple's systems, so that `as` converts
// in both directions: `query as CFDictionary`, `identifier as String`.

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A string; see `NSString`.
public typealias CFString = NSString
/// A mutable string; see `NSMutableString`.
public typealias CFMutableString = NSMutableString
/// A number; see `NSNumber`.
public typealias CFNumber = NSNumber
/// A Boolean value; see `NSNumber`.
public typealias CFBoolean = NSNumber
/// An array; see `NSArray`.
public typealias CFArray = NSArray
/// A mutable array; see `NSMutableArray`.
public typealias CFMutableArray = NSMutableArray
/// A dictionary; see `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary; see `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// A set; see `NSSet`.
public typealias CFSet = NSSet
/// A mutable set; see `NSMutableSet`.
public typealias CFMutableSet = NSMutableSet
/// A buffer of bytes; see `NSData`.
public typealias CFData = NSData
/// A mutable buffer of bytes; see `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// A location; see `NSURL`.
public typealias CFURL = NSURL
/// A point in time; see `NSDate`.
public typealias CFDate = NSDate
/// An error; see `NSError`.
public typealias CFError = NSError
/// The null object; see `NSNull`.
public typealias CFNull = NSNull
/// A locale; see `NSLocale`.
public typealias CFLocale = NSLocale
/// A calendar; see `NSCalendar`.
public typealias CFCalendar = NSCalendar
/// A time zone; see `NSTimeZone`.
public typealias CFTimeZone = NSTimeZone
/// A universally unique identifier; see `NSUUID`.
public typealias CFUUID = NSUUID
/// A set of characters; see `NSCharacterSet`.
public typealias CFCharacterSet = NSCharacterSet
/// A text with attributes; see `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString
/// A mutable text with attributes; see `NSMutableAttributedString`.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A bundle; see `Bundle`.
public typealias CFBundle = Bundle

/// A stream of bytes to read; see `InputStream`.
public typealias CFReadStream = InputStream
/// A stream of bytes to write; see `OutputStream`.
public typealias CFWriteStream = OutputStream

/// A count or an index.
public typealias CFIndex = Int
/// The index of what isn't found.
public let kCFNotFound: CFIndex = -1
/// The identity of a type of Core Foundation.
public typealias CFTypeID = UInt
/// A set of flags.
public typealias CFOptionFlags = UInt
/// A hash value.
public typealias CFHashCode = UInt
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A point in time in seconds since the first moment of 2001, GMT.
public typealias CFAbsoluteTime = CFTimeInterval
/// The identity of a string's encoding.
public typealias CFStringEncoding = UInt32

/// A source of memory; objects of Foundation don't use one on Linux.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}

/// The allocator of Core Foundation's functions; nil stands for the same.
public let kCFAllocatorDefault: CFAllocator? = CFAllocator()

/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The null object.
public let kCFNull: CFNull! = NSNull()

/// The key of a bundle's build number in its information dictionary.
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's executable.
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's identifier.
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's name.
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the version of a bundle's information dictionary.
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of a bundle's development region.
public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of a bundle's localizations.
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// The domain of errors of Core Foundation's networking.
public nonisolated(unsafe) let kCFErrorDomainCFNetwork: CFString! = "kCFErrorDomainCFNetwork"
/// The application of preferences that stands for the current one.
public nonisolated(unsafe) let kCFPreferencesCurrentApplication: CFString! = "kCFPreferencesCurrentApplication"

/// A range of indices.
public struct CFRange: Hashable, Sendable {
    /// The first index.
    public var location: CFIndex
    /// The count of indices.
    public var length: CFIndex

    /// Creates an empty range at zero.
    public init() { self.init(location: 0, length: 0) }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Creates a range.
@discardableResult
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The result of a comparison.
public enum CFComparisonResult: Int, Sendable {
    /// The first value is smaller, equal, or greater.
    case compareLessThan = -1
    case compareEqualTo, compareGreaterThan
}
