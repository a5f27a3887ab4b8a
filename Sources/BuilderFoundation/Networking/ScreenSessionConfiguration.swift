import Foundation
import FoundationNetworking
import Settling

/// A configuration of sessions whose requests a render answers from its folder of responses, as it does those of the
/// shared session.
///
/// `URLSessionConfiguration.default` and `ephemeral` are of this class where this module is imported, since overload
/// resolution prefers the more special of two types. Outside of a render Foundation loads the requests.
public final class ScreenSessionConfiguration: URLSessionConfiguration, @unchecked Sendable {
    /// Returns a configuration with Foundation's settings, in which a render comes before a network.
    fileprivate static func make() -> ScreenSessionConfiguration {
        let configuration = created(Self.self)
        configuration.protocolClasses = [ScreenURLProtocol.self] + (configuration.protocolClasses ?? [])
        return configuration
    }

    /// Foundation deprecates the initializer in favor of `default`, which this class replaces.
    private static func created<Class: Creatable>(_ type: Class.Type) -> Class { type.init() }
}

/// A class whose objects are created without values.
private protocol Creatable { init() }

extension ScreenSessionConfiguration: Creatable {}

extension URLSessionConfiguration {
    /// A new default configuration.
    public class var `default`: ScreenSessionConfiguration { .make() }

    /// A new configuration that stores cookies, credentials and responses in memory only.
    public class var ephemeral: ScreenSessionConfiguration {
        let (configuration, original) = (ScreenSessionConfiguration.make(), SessionConfigurations.ephemeral)
        configuration.httpCookieStorage = original.httpCookieStorage
        configuration.urlCredentialStorage = original.urlCredentialStorage
        configuration.urlCache = original.urlCache
        return configuration
    }
}
