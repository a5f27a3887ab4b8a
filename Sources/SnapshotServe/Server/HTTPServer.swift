import FlyingSocks
import Foundation
import Synchronization

/// A server of HTTP/1.1 on 127.0.0.1.
///
/// It uses FlyingFox's sockets, but not its `HTTPServer`, which reads heads of any length, keeps silent connections,
/// and ends when the process has no more descriptors.
final class HTTPServer: Sendable {
    typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    /// The limits on what clients send.
    struct Limits: Sendable {
        var headBytes = 16 << 10
        var bodyBytes = 64 << 10
        var connections = 64
        /// The time in which a request must arrive, or the next one begin.
        var silence = Duration.seconds(30)
        /// The time in which a client must take a reply, or a part of a stream.
        var delivery = Duration.seconds(30)
    }

    let port: UInt16
    private let socket: Socket
    private let limits: Limits
    private let count = Mutex(0)

    /// Listens on a port of 127.0.0.1, or on any free one if it is 0.
    /// - Throws: `ServeError.portInUse` or `.noSocket`.
    init(port: UInt16, limits: Limits = Limits()) throws(ServeError) {
        self.limits = limits
        // Clients that disconnect must not end this process with them.
        signal(SIGPIPE, SIG_IGN)
        do {
            socket = try Socket(domain: AF_INET)
            // Processes that this one starts must not keep the port.
            _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
            try socket.listen(maxPendingConnection: 128)
            guard case .ip4(_, let actual) = try socket.sockname() else { throw SocketError.unsupportedAddress }
            self.port = actual
        } catch SocketError.failed(_, EADDRINUSE, _) {
            throw .portInUse(port)
        } catch SocketError.failed(_, EACCES, let message) {
            throw .noSocket(reason: "port \(port): \(message)")
        } catch {
            throw .noSocket(reason: error.localizedDescription)
        }
    }

    /// Serves requests until the task is cancelled.
    func run(_ handler: @escaping Handler) async throws {
        let pool = SocketPool.make()
        try await pool.prepare()
        let listener = try AsyncSocket(socket: socket, pool: pool)
        defer { try? listener.close() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { try await self.accept(listener, handler) }
            try await group.next()
            group.cancelAll()
        }
    }

    private func accept(_ listener: AsyncSocket, _ handler: @escaping Handler) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let client = try await listener.accept()
                    _ = fcntl(client.socket.file.rawValue, F_SETFD, FD_CLOEXEC)
                    guard enter() else {
                        try? client.close()
                        continue
                    }
                    group.addTask {
                        await HTTPConnection(socket: client, limits: self.limits).run(handler)
                        try? client.close()
                        self.leave()
                    }
                } catch is CancellationError {
                    return
                } catch {
                    // The process or the system has no more descriptors for now, or the client has gone already.
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
        }
    }

    private func enter() -> Bool {
        count.withLock { count in
            guard count < limits.connections else { return false }
            count += 1
            return true
        }
    }

    private func leave() { count.withLock { $0 -= 1 } }
}

/// A connection of a client.
private struct HTTPConnection: Sendable {
    let socket: AsyncSocket
    let limits: HTTPServer.Limits

    /// Answers requests one after the other, until the client disconnects or breaks a limit.
    func run(_ handler: HTTPServer.Handler) async {
        var pending = Data()
        while !Task.isCancelled {
            do {
                guard let request = try await within(limits.silence, { [pending] in try await read(after: pending) })
                else { return }
                pending = request.rest
                let response = await handler(request.request)
                let keepsAlive = request.request.keepsAlive
                guard try await send(response, keepsAlive: keepsAlive), keepsAlive else { return }
            } catch let refusal as Refusal {
                _ = try? await send(.text(refusal.status, refusal.text), keepsAlive: false)
                return
            } catch {
                return
            }
        }
    }

    /// A request that ends its connection.
    private struct Refusal: Error {
        var status: Int
        var text: String
    }

    /// Reads a request.
    /// - Returns: the request, and what was read of the next one; nil if the client disconnects before.
    private func read(after pending: Data) async throws -> (request: HTTPRequest, rest: Data)? {
        var data = pending
        let end = Data("\r\n\r\n".utf8)
        var searched = 0
        while true {
            if let range = data.range(of: end, in: max(0, searched - 3)..<data.count) {
                guard range.lowerBound <= limits.headBytes else { break }
                guard var request = HTTPRequest(head: data[..<range.lowerBound]), let length = request.bodyLength else {
                    throw Refusal(status: 400, text: "the request is malformed")
                }
                guard length <= limits.bodyBytes else {
                    throw Refusal(status: 413, text: "a request has at most \(limits.bodyBytes) bytes")
                }
                while data.count < range.upperBound + length { data += try await socket.read(atMost: 4096) }
                request.body = Data(data[range.upperBound..<(range.upperBound + length)])
                return (request, Data(data[(range.upperBound + length)...]))
            }
            guard data.count <= limits.headBytes else { break }
            searched = data.count
            do {
                data += try await socket.read(atMost: 4096)
            } catch SocketError.disconnected where data.isEmpty {
                return nil
            }
        }
        throw Refusal(status: 431, text: "the head of a request has at most \(limits.headBytes) bytes")
    }

    /// Sends a reply.
    /// - Returns: false if the connection can't be used any more.
    private func send(_ response: HTTPResponse, keepsAlive: Bool) async throws -> Bool {
        switch response.body {
        case .data(let data):
            let bytes = response.head(keepsAlive: keepsAlive) + (response.status == 304 ? Data() : data)
            try await within(limits.delivery) { try await socket.write(bytes) }
            return true
        case .events(let events):
            let head = response.head(keepsAlive: false)
            try await within(limits.delivery) { try await socket.write(head) }
            for await event in events { try await within(limits.delivery) { try await socket.write(event) } }
            return false
        }
    }

    /// Runs an operation that must end within a time.
    private func within<Value: Sendable>(
        _ time: Duration, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask { try await operation() }
            group.addTask {
                try await Task.sleep(for: time)
                throw SocketError.timeout(message: "the client is silent")
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { throw CancellationError() }
            return value
        }
    }
}
