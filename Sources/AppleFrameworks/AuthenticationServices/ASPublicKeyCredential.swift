import BuilderUIKit

/// The check of the user of a passkey.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let required = Self(rawValue: "required")
    public static let preferred = Self(rawValue: "preferred")
    public static let discouraged = Self(rawValue: "discouraged")
}

/// The name of a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
    /// The passkey's identifier.
    open var credentialID: Data
    public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A new passkey; none is made.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
    @unchecked Sendable
{
    init(none: Void) {}
    /// The passkey's identifier.
    open var credentialID: Data { Data() }
    /// The data that were signed.
    open var rawClientDataJSON: Data { Data() }
    /// The proof of the passkey.
    open var rawAttestationObject: Data? { nil }
}

/// A sign-in with a passkey; there is none.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential,
    @unchecked Sendable
{
    init(none: Void) {}
    /// The passkey's identifier.
    open var credentialID: Data { Data() }
    /// The data that were signed.
    open var rawClientDataJSON: Data { Data() }
    /// The properties of the device.
    open var rawAuthenticatorData: Data! { Data() }
    /// The signature.
    open var signature: Data! { Data() }
    /// The user's identifier.
    open var userID: Data! { Data() }
}
