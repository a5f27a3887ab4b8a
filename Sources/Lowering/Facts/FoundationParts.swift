/// The names that Foundation or UIKit has on Apple's platforms, and modules of their own on Linux.
enum FoundationParts {
    /// Returns the module on Linux that has a name; nil if it isn't one of these modules.
    static func module(of name: String) -> String? {
        modules[name] ?? (securityPrefixes.contains(where: name.hasPrefix) ? "Security" : nil)
    }

    /// The beginnings of the names of Security, which Foundation's headers include.
    private static let securityPrefixes = [
        "kSec", "errSec", "SecItem", "SecTrust", "SecCertificate", "SecKey", "SecIdentity", "SecPolicy", "SecRandom",
        "SecAccess",
    ]
    /// The names of Core Image that UIKit's headers include.
    private static let coreImage = ["CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector"]

    /// Returns the import of a declaration of BuilderFoundation that Linux's Foundation has too, where it can't be
    /// used; nil for other names. The import of a declaration takes precedence over those of modules.
    static func declaration(of name: String) -> String? { declarations[name].map { "\($0) BuilderFoundation.\(name)" } }

    private static let declarations = [
        "PersonNameComponentsFormatter": "class", "NSExceptionName": "struct", "NSTextCheckingKey": "struct",
        "NSExpression": "class", "NSComparisonPredicate": "class",
        "NSURLAuthenticationMethodServerTrust": "var", "NSURLAuthenticationMethodClientCertificate": "var",
    ]

    private static let modules: [String: String] = {
        let networking = [
            "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask",
            "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionWebSocketTask", "URLSessionDelegate",
            "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
            "URLSessionWebSocketDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics", "URLRequest",
            "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache",
            "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge",
            "URLProtocol", "URLProtocolClient", "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey",
        ]
        let documents = ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]
        return Dictionary(uniqueKeysWithValues: networking.map { ($0, "FoundationNetworking") })
            .merging(documents.map { ($0, "FoundationXML") }) { first, _ in first }
            .merging(coreImage.map { ($0, "CoreImage") }) { first, _ in first }
            .merging(["serverTrust": "Security"]) { first, _ in first }
    }()
}
