/// The names that Foundation has on Apple's platforms, and modules of their own on Linux.
enum FoundationParts {
    /// Returns the module on Linux that has a name; nil if it isn't one of these modules.
    static func module(of name: String) -> String? { modules[name] }

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
    }()
}
