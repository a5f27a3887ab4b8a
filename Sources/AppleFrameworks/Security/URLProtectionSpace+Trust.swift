import BuilderFoundation
import Foundation
import FoundationNetworking

extension URLProtectionSpace {
    /// The state of a server's trust; nil here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential that accepts a server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
