import Foundation
import Testing

@testable import SnapshotServe

@Suite struct HTTPMessagesTests {
    private func request(_ lines: String...) -> HTTPRequest? {
        HTTPRequest(head: Data(lines.joined(separator: "\r\n").utf8))
    }

    @Test func aHeadIsRead() throws {
        let found = try #require(
            request(
                "GET /t/picture?screen=users%2Fempty&q=a+b%26c HTTP/1.1", "Host: 127.0.0.1:80", "If-None-Match:  \"x\" "
            ))
        #expect(found.method == "GET")
        #expect(found.path == "/t/picture")
        #expect(found.query == ["screen": "users/empty", "q": "a+b&c"])
        #expect(found.headers == ["host": "127.0.0.1:80", "if-none-match": "\"x\""])
        #expect(found.keepsAlive)
        #expect(found.bodyLength == 0)
    }

    @Test(arguments: [
        "", "GET", "GET /", "GET / HTTP/1.0", "GET / HTTP/2", "GET  / HTTP/1.1", "GET http://other/ HTTP/1.1",
        "GET //other/x HTTP/1.1", "GET /a/../b HTTP/1.1", "GET /%2e%2e/b HTTP/1.1", "G\u{1}T / HTTP/1.1",
        "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n: no name", "GET / HTTP/1.1\r\nHost : a",
        "GET / HTTP/1.1\r\nHost: a\r\nhost: b",
    ])
    func whatBrowsersDoNotSendIsRefused(head: String) {
        #expect(HTTPRequest(head: Data(head.utf8)) == nil)
    }

    @Test func bytesThatAreNotTextAreRefused() {
        #expect(HTTPRequest(head: Data([71, 69, 84, 32, 47, 0xFF, 0xFE])) == nil)
    }

    @Test(arguments: ["-1", "+1", "1 ", "0x10", "", "99999999999999999999"])
    func lengthsThatAreNotNumbersAreRefused(length: String) throws {
        var found = try #require(request("POST / HTTP/1.1"))
        found.headers["content-length"] = length
        #expect(found.bodyLength == nil)
    }

    @Test func chunkedBodiesAreRefused() throws {
        #expect(try #require(request("POST / HTTP/1.1", "Transfer-Encoding: chunked")).bodyLength == nil)
        #expect(try #require(request("POST / HTTP/1.1", "Content-Length: 12")).bodyLength == 12)
    }

    @Test func everyReplyIsProtected() {
        for response in [HTTPResponse.text(404, "none"), .json(["a": 1]), HTTPResponse(304, type: "image/png", Data())]
        {
            let head = String(decoding: response.head(keepsAlive: true), as: UTF8.self)
            #expect(head.hasPrefix("HTTP/1.1 \(response.status) "))
            #expect(head.contains("\r\nContent-Security-Policy: default-src 'none'; script-src 'self';"))
            #expect(!head.contains("unsafe"))
            #expect(head.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
            #expect(head.contains("\r\nReferrer-Policy: no-referrer\r\n"))
            #expect(head.contains("Content-Length") == (response.status != 304))
            #expect(head.hasSuffix("\r\nConnection: keep-alive\r\n\r\n"))
        }
    }
}
