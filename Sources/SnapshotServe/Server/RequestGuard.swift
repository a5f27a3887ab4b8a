import Foundation

/// Refuses requests that don't come from the page that this server has delivered.
///
/// The token in the path is unknown to other users and pages. A page elsewhere whose name is made to lead to 127.0.0.1
/// (DNS rebinding) has its own name in `Host`; one that sends requests here has its own name in `Origin`.
struct RequestGuard: Hashable, Sendable {
    /// The first component of every path.
    let token: String
    let port: UInt16

    /// Creates a guard with a token of 128 random bits.
    init(port: UInt16, token: String = RequestGuard.randomToken()) {
        self.port = port
        self.token = token
    }

    private static func randomToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(generator.next() as UInt32, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// The page's address.
    var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    /// Returns the reply that refuses a request; nil if it is allowed.
    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers["host"], names.contains(host.lowercased()) else {
            return .text(421, "this server is 127.0.0.1:\(port) only")
        }
        let origins = names.map { "http://\($0)" }
        if let origin = request.headers["origin"], !origins.contains(origin.lowercased()) {
            return .text(403, "requests from other origins are refused")
        }
        // Links from elsewhere may open the page, since whoever has the link has the token.
        if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site),
            request.headers["sec-fetch-mode"] != "navigate" || request.method != "GET"
        {
            return .text(403, "requests from other sites are refused")
        }
        guard ["GET", "POST"].contains(request.method) else { return .text(405, "use GET or POST") }
        if request.method == "POST" {
            guard request.headers["origin"] != nil else { return .text(403, "requests without an origin are refused") }
            guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true else {
                return .text(403, "send JSON")
            }
        }
        guard path(of: request) != nil else { return .text(404, "open the address that “serve” has printed") }
        return nil
    }

    /// Returns the path after the token; nil if the token is missing or wrong.
    func path(of request: HTTPRequest) -> String? {
        let parts = request.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, Self.areEqual(String(parts[0]), token) else { return nil }
        return String(parts[1])
    }

    /// Compares texts in a time that doesn't depend on where they differ.
    private static func areEqual(_ text: String, _ other: String) -> Bool {
        let (one, two) = (Array(text.utf8), Array(other.utf8))
        guard one.count == two.count else { return false }
        return zip(one, two).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
