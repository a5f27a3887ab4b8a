import Foundation
import FoundationNetworking

/// The sites from which a cookie is sent.
public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The cookie is also sent when a link from another site is followed.
    public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
    /// The cookie is only sent from its own site.
    public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}

extension HTTPCookie {
    /// The sites from which the cookie is sent: nil, since Foundation for Linux doesn't keep the policy.
    public var sameSitePolicy: HTTPCookieStringPolicy? { nil }
}

extension HTTPCookiePropertyKey {
    /// The key of the sites from which a cookie is sent.
    public static let sameSitePolicy = HTTPCookiePropertyKey("SameSite")
}
