import Foundation

/// A place for an error, as methods of Objective-C take it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An error of a framework with a domain and codes, which Apple's systems import from Objective-C.
public protocol _FrameworkError: CustomNSError, Hashable, Sendable {
    associatedtype Code: _FrameworkErrorCode where Code.Failure == Self
    var code: Code { get }
    init(_ code: Code)
}

/// A code of a framework's error. `catch CLError.denied` compares with it.
public protocol _FrameworkErrorCode: RawRepresentable<Int>, Hashable, Sendable {
    associatedtype Failure: _FrameworkError where Failure.Code == Self
}

extension _FrameworkError {
    /// The code's number.
    public var errorCode: Int { code.rawValue }
    /// The additional information, which is empty.
    public var userInfo: [String: Any] { errorUserInfo }
}

extension _FrameworkErrorCode {
    /// Indicates whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? Failure)?.code == code }
}
