import Foundation
import Testing

@testable import SnapshotServe

@Suite struct RequestGuardTests {
    private let guardian = RequestGuard(port: 8123, token: "0123abcd")

    private func status(
        _ path: String = "/0123abcd/", method: String = "GET", host: String? = "127.0.0.1:8123",
        headers: [String: String] = [:]
    ) throws -> Int? {
        var request = try #require(HTTPRequest(head: Data("\(method) \(path) HTTP/1.1".utf8)))
        request.headers = headers
        if let host { request.headers["host"] = host }
        return guardian.refusal(of: request)?.status
    }

    @Test func theOwnPageIsAllowed() throws {
        #expect(try status() == nil)
        #expect(try status(host: "localhost:8123") == nil)
        #expect(try status("/0123abcd/api/catalog", headers: ["origin": "http://127.0.0.1:8123"]) == nil)
        #expect(try status(headers: ["sec-fetch-site": "same-origin", "sec-fetch-mode": "cors"]) == nil)
        #expect(try status(headers: ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]) == nil)
    }

    @Test(arguments: [
        nil, "", "gallery.example", "gallery.example:8123", "127.0.0.1", "127.0.0.1:8124",
        "127.0.0.1:8123.evil.example",
        "[::1]:8123", "0.0.0.0:8123",
    ])
    func otherHostsAreRefused(host: String?) throws { #expect(try status(host: host) == 421) }

    @Test(arguments: ["null", "http://evil.example", "https://127.0.0.1:8123", "http://127.0.0.1:8124", ""])
    func otherOriginsAreRefused(origin: String) throws { #expect(try status(headers: ["origin": origin]) == 403) }

    @Test func otherSitesAreRefused() throws {
        for site in ["cross-site", "same-site"] {
            #expect(try status(headers: ["sec-fetch-site": site, "sec-fetch-mode": "no-cors"]) == 403)
        }
    }

    @Test(arguments: ["/", "/0123abcd", "/0123abce/", "/0123abc/", "/0123abcdd/", "/x/0123abcd/", "//0123abcd"])
    func otherTokensAreRefused(path: String) throws {
        guard let request = HTTPRequest(head: Data("GET \(path) HTTP/1.1".utf8)) else { return }
        #expect(guardian.path(of: request) == nil)
    }

    @Test func writingNeedsTheOriginAndJSON() throws {
        let own = ["origin": "http://127.0.0.1:8123", "content-type": "application/json"]
        #expect(try status(method: "POST", headers: own) == nil)
        #expect(try status(method: "POST", headers: ["content-type": "application/json"]) == 403)
        #expect(try status(method: "POST", headers: own.merging(["content-type": "text/plain"]) { $1 }) == 403)
        #expect(try status(method: "PUT", headers: own) == 405)
    }

    @Test func tokensAreRandom() {
        let tokens = Set((0..<50).map { _ in RequestGuard(port: 1).token })
        #expect(tokens.count == 50)
        #expect(tokens.allSatisfy { $0.count == 32 })
    }
}
