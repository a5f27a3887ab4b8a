import Foundation

/// Returns the current time in seconds since the first moment of 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns a Boolean value that indicates whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
    if cf1 === cf2 { return true }
    guard let first = cf1 as? NSObject else { return false }
    return first.isEqual(cf2)
}

/// Returns the hash value of an object.
public func CFHash(_ cf: CFTypeRef?) -> CFHashCode {
    guard let object = cf as? NSObject else { return 0 }
    return CFHashCode(bitPattern: object.hash)
}

// MARK: Data

/// Creates an empty buffer.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(0, capacity)) ?? NSMutableData()
}

/// Creates a buffer with a copy of bytes.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex) -> CFData! {
    NSData(bytes: bytes, length: bytes == nil ? 0 : max(0, length))
}

/// Returns the count of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// Returns the address of the bytes, which is valid while the buffer exists and isn't changed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the address of the bytes, which is valid while the buffer exists and isn't resized.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Sets the count of bytes; new ones are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = max(0, length) }

/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: max(0, length))
}

// MARK: Collections

/// Returns the count of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// Returns the count of entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// Returns the address of the object for a key; nil if there is none.
///
/// The dictionary must own the key and the object: addresses of values that Swift boxes don't stay valid.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let key else { return nil }
    let object = theDict.object(forKey: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue())
    return object.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) }
}

// MARK: Strings and locations

/// Returns the length in UTF-16 code units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// Creates a location from its text; nil if the text is none.
public func CFURLCreateWithString(_ allocator: CFAllocator?, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
    NSURL(string: URLString as String, relativeTo: baseURL as URL?)
}

/// Returns a text without its percent escapes, but for the characters that are to stay escaped; nil if one is invalid.
///
/// With an empty text every escape is replaced; a longer list isn't supported and has the same effect.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator?, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    (originalString as String).removingPercentEncoding.map { NSString(string: $0) }
}

/// The transforms of `CFStringTransform(_:_:_:_:)`.
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Removes accents.
public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:M:] Remove; NFC"
/// Removes accents and other diacritics.
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! = "NFD; [:M:] Remove; NFC"
/// Writes Mandarin with Latin letters.
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Writes characters by their names in Unicode.
public nonisolated(unsafe) let kCFStringTransformToUnicodeName: CFString! = "Any-Name"

/// Transforms a text in place and returns a Boolean value that indicates whether the transform is known.
///
/// The whole text is transformed; `range` isn't read.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let name = StringTransform(rawValue: transform as String)
    guard let result = (string as String).applyingTransform(name, reverse: reverse) else { return false }
    string.setString(result)
    return true
}

// MARK: Bundles and preferences

/// Returns the bundle of the app.
public func CFBundleGetMainBundle() -> CFBundle! { .main }

/// Returns a value of a bundle's information dictionary.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    bundle.object(forInfoDictionaryKey: key as String).map { $0 as AnyObject }
}

/// The values of errors in the domain `kCFErrorDomainCFNetwork` that are those of `URLError`.
public enum CFNetworkErrors: Int32, Sendable {
    case cfurlErrorUnknown = -998
    case cfurlErrorCancelled = -999
    case cfurlErrorBadURL = -1000
    case cfurlErrorTimedOut = -1001
    case cfurlErrorUnsupportedURL = -1002
    case cfurlErrorCannotFindHost = -1003
    case cfurlErrorCannotConnectToHost = -1004
    case cfurlErrorNetworkConnectionLost = -1005
    case cfurlErrorDNSLookupFailed = -1006
    case cfurlErrorHTTPTooManyRedirects = -1007
    case cfurlErrorResourceUnavailable = -1008
    case cfurlErrorNotConnectedToInternet = -1009
    case cfurlErrorBadServerResponse = -1011
    case cfurlErrorUserCancelledAuthentication = -1012
    case cfurlErrorInternationalRoamingOff = -1018
    case cfurlErrorCallIsActive = -1019
    case cfurlErrorDataNotAllowed = -1020
    case cfurlErrorSecureConnectionFailed = -1200
}
