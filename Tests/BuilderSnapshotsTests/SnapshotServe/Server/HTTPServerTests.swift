import Foundation
import SnapshotCore
import Testing

@testable import SnapshotServe

@Suite struct HTTPServerTests {
    /// Limits that a client keeps however busy the machine is.
    private static let patience: HTTPServer.Limits = {
        var limits = HTTPServer.Limits()
        (limits.silence, limits.delivery) = (.seconds(600), .seconds(600))
        return limits
    }()

    /// Runs a body while a server answers, in one of the threads that may block.
    private func whileServing<Value: Sendable>(
        limits: HTTPServer.Limits = patience, _ body: @escaping @Sendable (UInt16) throws -> Value
    ) async throws -> Value {
        let server = try HTTPServer(port: 0, limits: limits)
        let task = Task {
            try await server.run { request in
                .text(200, "\(request.method) \(request.path) \(String(decoding: request.body, as: UTF8.self))")
            }
        }
        defer { task.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body(server.port) }) }
        }
    }

    @Test func requestsOfOneConnectionAreAnsweredInOrder() async throws {
        let reply = try await whileServing { port in
            let client = try RawClient(port: port)
            client.send("GET /one HTTP/1.1\r\nHost: a\r\n\r\nPOST /two HTTP/1.1\r\nContent-Length: 4\r\n\r\nbo")
            usleep(50_000)
            client.send("dyGET /three HTTP/1.1\r\nConnection: close\r\n\r\n")
            return client.read()
        }
        let bodies = reply.components(separatedBy: "\r\n\r\n").dropFirst().map { $0.prefix { $0 != "\n" } }
        #expect(bodies == ["GET /one ", "POST /two body", "GET /three "])
    }

    @Test func requestsThatAreTooLargeEndTheirConnection() async throws {
        var limits = Self.patience
        (limits.headBytes, limits.bodyBytes) = (200, 10)
        let replies = try await whileServing(limits: limits) { port in
            try [
                "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 10_000))",
                "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 300))\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: 11\r\n\r\n", "nonsense\r\n\r\n",
            ].map { text in
                let client = try RawClient(port: port)
                client.send(text)
                return String(client.read().prefix(12))
            }
        }
        #expect(replies == ["HTTP/1.1 431", "HTTP/1.1 431", "HTTP/1.1 413", "HTTP/1.1 400"])
    }

    @Test func silentClientsAreDisconnected() async throws {
        var limits = Self.patience
        limits.silence = .milliseconds(100)
        let reply = try await whileServing(limits: limits) { port in
            let client = try RawClient(port: port)
            client.send("GET / HT")
            return client.read()
        }
        #expect(reply == "")
    }

    @Test func aCrowdLeavesRoomWhenItGoes() async throws {
        var limits = Self.patience
        limits.connections = 2
        let replies = try await whileServing(limits: limits) { port in
            var crowd = try (0..<2).map { _ in try RawClient(port: port) }
            for client in crowd { client.send("GET / HTTP/1.1\r\n\r\n") }
            let refused = try RawClient(port: port)
            refused.send("GET / HTTP/1.1\r\n\r\n")
            let first = refused.read()
            crowd.removeAll()
            // The server notices that they are gone when it has its turn.
            var last = ""
            _ = try ProcessState.wait {
                let next = try RawClient(port: port)
                next.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
                last = String(next.read().prefix(12))
                return last != ""
            }
            return [first, last]
        }
        #expect(replies == ["", "HTTP/1.1 200"])
    }

    @Test func aPortInUseIsNamed() throws {
        let server = try HTTPServer(port: 0)
        #expect(throws: ServeError.portInUse(server.port)) { try HTTPServer(port: server.port) }
        #expect("\(ServeError.portInUse(80))".contains("port 80 is in use"))
        #expect(ServeError.portInUse(80).commandStatus == .cannotCreate)
    }
}
