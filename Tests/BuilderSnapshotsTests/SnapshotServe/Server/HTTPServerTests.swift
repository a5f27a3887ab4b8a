import Foundation
import SnapshotCore
import Testing

@testable import SnapshotServe

@Suite struct HTTPServerTests {
    /// Runs a body while a server answers, in one of the threads that may block.
    private func whileServing<Value: Sendable>(
        limits: HTTPServer.Limits = HTTPServer.Limits(), _ body: @escaping @Sendable (UInt16) throws -> Value
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
            let client = try Client(port: port)
            client.send("GET /one HTTP/1.1\r\nHost: a\r\n\r\nPOST /two HTTP/1.1\r\nContent-Length: 4\r\n\r\nbo")
            usleep(50_000)
            client.send("dyGET /three HTTP/1.1\r\nConnection: close\r\n\r\n")
            return client.read()
        }
        let bodies = reply.components(separatedBy: "\r\n\r\n").dropFirst().map { $0.prefix { $0 != "\n" } }
        #expect(bodies == ["GET /one ", "POST /two body", "GET /three "])
    }

    @Test func requestsThatAreTooLargeEndTheirConnection() async throws {
        var limits = HTTPServer.Limits()
        (limits.headBytes, limits.bodyBytes) = (200, 10)
        let replies = try await whileServing(limits: limits) { port in
            try [
                "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 10_000))",
                "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 300))\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: 11\r\n\r\n", "nonsense\r\n\r\n",
            ].map { text in
                let client = try Client(port: port)
                client.send(text)
                return String(client.read().prefix(12))
            }
        }
        #expect(replies == ["HTTP/1.1 431", "HTTP/1.1 431", "HTTP/1.1 413", "HTTP/1.1 400"])
    }

    @Test func silentClientsAreDisconnected() async throws {
        var limits = HTTPServer.Limits()
        limits.silence = .milliseconds(100)
        let reply = try await whileServing(limits: limits) { port in
            let client = try Client(port: port)
            client.send("GET / HT")
            return client.read()
        }
        #expect(reply == "")
    }

    @Test func aCrowdLeavesRoomWhenItGoes() async throws {
        var limits = HTTPServer.Limits()
        limits.connections = 2
        let replies = try await whileServing(limits: limits) { port in
            var crowd = try (0..<2).map { _ in try Client(port: port) }
            for client in crowd { client.send("GET / HTTP/1.1\r\n\r\n") }
            usleep(100_000)
            let refused = try Client(port: port)
            refused.send("GET / HTTP/1.1\r\n\r\n")
            let first = refused.read()
            crowd.removeAll()
            usleep(200_000)
            let next = try Client(port: port)
            next.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
            return [first, String(next.read().prefix(12))]
        }
        #expect(replies == ["", "HTTP/1.1 200"])
    }

    @Test func aPortInUseIsNamed() throws {
        let server = try HTTPServer(port: 0)
        #expect(throws: ServeError.portInUse(server.port)) { try HTTPServer(port: server.port) }
        #expect("\(ServeError.portInUse(80))".contains("port 80 is in use"))
        #expect(ServeError.portInUse(80).commandStatus == .cannotCreate)
    }

    /// A connection that sends any bytes.
    private final class Client {
        private let descriptor: Int32

        init(port: UInt16) throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var time = timeval(tv_sec: 10, tv_usec: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let result = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
        }

        deinit { close(descriptor) }

        func send(_ text: String) {
            let bytes = Array(text.utf8)
            _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        }

        /// Reads until the server closes the connection.
        func read() -> String {
            var data = Data()
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count > 0 else { return String(decoding: data, as: UTF8.self) }
                data += buffer[..<count]
            }
        }
    }
}
