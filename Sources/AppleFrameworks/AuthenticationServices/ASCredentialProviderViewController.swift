import BuilderUIKit
import Settling

/// A site or an app that asks for a password.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
    /// The kind of an identifier.
    public enum IdentifierType: Int, Sendable {
        /// A domain, or a location.
        case domain, URL
        /// An app.
        case app
    }

    /// The identifier.
    public let identifier: String
    /// The identifier's kind.
    public let type: IdentifierType

    /// Creates an identifier.
    public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ASCredentialServiceIdentifier else { return false }
        return identifier == other.identifier && type == other.type
    }
    open override var hash: Int { identifier.hashValue }
}

/// The user and the site of a credential, without the secret.
public protocol ASCredentialIdentity: NSObjectProtocol {
    /// The site.
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    /// The name of the user.
    var user: String { get }
    /// The identifier in the provider's own records.
    var recordIdentifier: String? { get }
    /// The order in lists; 0 by default.
    var rank: Int { get set }
}

/// The user and the site of a password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    open var rank = 0

    /// Creates an identity.
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        self.serviceIdentifier = serviceIdentifier
        self.user = user
        self.recordIdentifier = recordIdentifier
    }

    /// Creates an identity of a passkey's kind.
    public convenience init(forService service: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?)
    {
        self.init(serviceIdentifier: service, user: user, recordIdentifier: recordIdentifier)
    }
}

/// A request of the system for a credential.
public protocol ASCredentialRequest: NSObjectProtocol {
    /// The identity.
    var credentialIdentity: any ASCredentialIdentity { get }
}

/// A request of the system for a password.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
    public let credentialIdentity: any ASCredentialIdentity
    /// Creates a request.
    public init(credentialIdentity: ASPasswordCredentialIdentity) { self.credentialIdentity = credentialIdentity }
}

/// The state of the store of identities.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    /// A Boolean value that indicates whether the user enabled the provider: false.
    open var isEnabled: Bool { false }
    /// A Boolean value that indicates whether identities can be added one by one: false.
    open var supportsIncrementalUpdates: Bool { false }
}

/// The identities that the system suggests above the keyboard. The provider isn't enabled, so that changes fail.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    private static let store = ASCredentialIdentityStore()
    /// The only store.
    open class var shared: ASCredentialIdentityStore { store }

    private let disabled = ASCredentialIdentityStoreError(.storeDisabled)

    /// Calls a closure with the state later.
    open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
        answerLater { completion(ASCredentialIdentityStoreState()) }
    }
    /// Returns the state.
    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
    /// Fails, because the provider isn't enabled.
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        answerLater { completion?(false, self.disabled) }
    }
    /// Fails, because the provider isn't enabled.
    @discardableResult
    open func saveCredentialIdentities(_ credentialIdentities: [ASPasswordCredentialIdentity]) async throws -> Bool {
        throw disabled
    }
    /// Fails, because the provider isn't enabled.
    @discardableResult
    open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws -> Bool {
        throw disabled
    }
    /// Fails, because the provider isn't enabled.
    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        answerLater { completion?(false, self.disabled) }
    }
    /// Fails, because the provider isn't enabled.
    open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
        answerLater { completion?(false, self.disabled) }
    }
    /// Fails, because the provider isn't enabled.
    @discardableResult
    open func removeAllCredentialIdentities() async throws -> Bool { throw disabled }
    /// Fails, because the provider isn't enabled.
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        answerLater { completion?(false, self.disabled) }
    }
    /// Fails, because the provider isn't enabled.
    open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws {
        throw disabled
    }
}

/// An error of the store of identities.
public struct ASCredentialIdentityStoreError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = ASCredentialIdentityStoreError
        /// An error of the store, that the provider isn't enabled, or that another change is in progress.
        case internalError = 0, storeDisabled, storeBusy
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "ASCredentialIdentityStoreErrorDomain" }
    public static var storeDisabled: Code { .storeDisabled }
}

/// The domain of errors of extensions that provide credentials.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// An error of an extension that provides credentials.
public struct ASExtensionError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = ASExtensionError
        /// Another failure, a user who canceled, or a screen that must be shown.
        case failed = 0, userCanceled
        case userInteractionRequired = 100, credentialIdentityNotFound
        case matchedExcludedCredential
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ASExtensionErrorDomain }
    public static var failed: Code { .failed }
    public static var userCanceled: Code { .userCanceled }
    public static var userInteractionRequired: Code { .userInteractionRequired }
    public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
}

/// The connection of an extension that provides credentials with the app that asks. There is none on Linux.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
    /// Ends the extension with a password, and calls a closure later.
    open func completeRequest(
        withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
    ) {
        answerLater { completionHandler?(true) }
    }
    /// Ends the extension with a passkey, and calls a closure later.
    open func completeAssertionRequest(
        using credential: some ASAuthorizationCredential, completionHandler: ((Bool) -> Void)? = nil
    ) {
        answerLater { completionHandler?(true) }
    }
    /// Ends the configuration.
    open func completeExtensionConfigurationRequest() {}
}

/// The first controller of an extension that provides credentials.
open class ASCredentialProviderViewController: UIViewController {
    private let context = ASCredentialProviderExtensionContext()
    /// The connection with the app that asks.
    open override var extensionContext: ASCredentialProviderExtensionContext { context }
    /// Shows the credentials for sites; for subclasses.
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    /// Provides a password without a screen; for subclasses.
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Provides a credential without a screen; for subclasses.
    open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
    /// Shows the screen for a password; for subclasses.
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    /// Shows the screen for a credential; for subclasses.
    open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
    /// Shows the settings; for subclasses.
    open func prepareInterfaceForExtensionConfiguration() {}
}
