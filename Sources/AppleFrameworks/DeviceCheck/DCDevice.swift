@_exported import BuilderFoundation
import Dispatch
import Settling

/// The reasons why a device can't prove itself.
public struct DCError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = DCError
        case unknownSystemFailure = 0
        case featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "com.apple.devicecheck.error" }
    /// The device can't do it.
    public static var featureUnsupported: Code { .featureUnsupported }
    /// The system failed.
    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    /// The key isn't known.
    public static var invalidKey: Code { .invalidKey }
    /// The data can't be used.
    public static var invalidInput: Code { .invalidInput }
    /// Apple's server can't be reached.
    public static var serverUnavailable: Code { .serverUnavailable }
}

/// The device, which has no token, as a simulator.
open class DCDevice: NSObject, @unchecked Sendable {
    /// The device.
    public static let current = DCDevice()
    /// A Boolean value that indicates whether the device has tokens; false.
    open var isSupported: Bool { false }
    /// Calls a closure with an error.
    open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, DCError(.featureUnsupported)) }
    }
    /// Throws an error.
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// The service that proves that an app is unchanged, which isn't supported, as in a simulator.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    /// The service.
    public static let shared = DCAppAttestService()
    /// A Boolean value that indicates whether the device has the service; false.
    open var isSupported: Bool { false }
    /// Calls a closure with an error.
    open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    /// Throws an error.
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    /// Calls a closure with an error.
    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    /// Throws an error.
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
    /// Calls a closure with an error.
    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    /// Throws an error.
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
        throw DCError(.featureUnsupported)
    }
}
