import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let genericException: NSExceptionName = "NSGenericException"
    public static let rangeException: NSExceptionName = "NSRangeException"
    public static let invalidArgumentException: NSExceptionName = "NSInvalidArgumentException"
    public static let internalInconsistencyException: NSExceptionName = "NSInternalInconsistencyException"
    public static let mallocException: NSExceptionName = "NSMallocException"
    public static let objectNotAvailableException: NSExceptionName = "NSObjectNotAvailableException"
}

/// A condition that ends the process: Swift can't catch exceptions.
open class NSException: NSObject, @unchecked Sendable {
    /// The name.
    public let name: NSExceptionName
    /// The reason.
    public let reason: String?
    /// Other values.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// The calls that led to the exception: none.
    open var callStackSymbols: [String] { [] }

    /// Ends the process with the exception's name and reason.
    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

/// Sets a function that is called with an exception, which never happens.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
