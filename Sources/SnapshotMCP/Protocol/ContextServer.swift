import Foundation
import SnapshotCore
import Synchronization

/// A server of the Model Context Protocol: it reads messages of a client, one JSON object in each line, and replies
/// with such lines.
///
/// Calls of tools are executed one after the other on a thread of their own, so that pings and cancellations are
/// handled meanwhile.
final class ContextServer: Sendable {
    /// The versions of the protocol, oldest first.
    static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]
    /// The maximum length of a message, in bytes. No call needs a hundredth of it.
    static let messageLimit = 1 << 20
    /// The maximum number of calls that wait.
    static let callLimit = 256

    private let name: String
    private let version: String
    private let instructions: String
    private let tools: any ToolSet
    private let calls = CallQueue()
    private let writer: MessageWriter
    private let negotiated = Mutex(ContextServer.versions[0])

    /// Creates a server.
    /// - Parameters:
    ///   - name: The server's name, and its version.
    ///   - instructions: The advice to a client on the tools.
    ///   - output: The file descriptor of replies.
    init(name: String, version: String, instructions: String, tools: any ToolSet, output: Int32) {
        self.name = name
        self.version = version
        self.instructions = instructions
        self.tools = tools
        writer = MessageWriter(descriptor: output)
    }

    /// Handles messages until the input ends or nobody reads the output any more, and finishes the calls.
    func run(input: Int32, limit: Int = ContextServer.messageLimit) {
        var reader = LineReader(descriptor: input, limit: limit)
        while !writer.isClosed, let line = reader.next() {
            switch line {
            case .tooLong:
                send(.error(.invalidRequest("a message has at most \(limit) bytes"), to: nil))
            case .text(let data):
                if data.first(where: { ![0x20, 0x09, 0x0D].contains($0) }) != nil { handle(data) }
            }
        }
        calls.finish(while: { writer.isRead })
    }

    private enum Reply {
        case result(JSONValue, to: RequestID)
        case error(JSONRPCError, to: RequestID?)

        var json: JSONValue {
            switch self {
            case .result(let result, let id): ServerMessage.result(result, to: id)
            case .error(let error, let id): ServerMessage.error(error, to: id)
            }
        }
    }

    private func send(_ reply: Reply) { writer.write(reply.json) }

    private func handle(_ line: Data) {
        let value: JSONValue
        do {
            value = try JSONLine.decode(JSONValue.self, from: line)
        } catch {
            send(.error(.parseError("a line isn't a JSON value"), to: nil))
            return
        }
        guard case .array(let messages) = value else {
            handle(value) { [self] in if let reply = $0 { send(reply) } }
            return
        }
        // Later versions have no batches.
        guard !messages.isEmpty, messages.count <= Self.callLimit, negotiated.withLock(\.self) != Self.versions.last
        else {
            send(.error(.invalidRequest("a message is an object"), to: nil))
            return
        }
        let batch = Batch(count: messages.count) { [writer] in if !$0.isEmpty { writer.write(.array($0)) } }
        for message in messages { handle(message) { batch.add($0?.json) } }
    }

    /// Handles a message.
    /// - Parameter reply: Receives the reply, at once or later, on any thread; nil if there is none.
    private func handle(_ value: JSONValue, reply: @escaping @Sendable (Reply?) -> Void) {
        do throws(ClientMessage.Malformed) {
            switch try ClientMessage(value) {
            case .response: reply(nil)
            case .notification(let method, let params):
                if method == "notifications/cancelled", let id = RequestID(params?["requestId"]) { calls.cancel(id) }
                reply(nil)
            case .request(let id, "tools/call", let params): call(id, params, reply: reply)
            case .request(let id, let method, let params):
                do throws(JSONRPCError) {
                    reply(.result(try result(of: method, params), to: id))
                } catch {
                    reply(.error(error, to: id))
                }
            }
        } catch {
            reply(.error(error.error, to: error.id))
        }
    }

    private func result(of method: String, _ params: JSONValue?) throws(JSONRPCError) -> JSONValue {
        switch method {
        case "ping": return [:]
        case "initialize": return try initialize(params)
        case "tools/list":
            guard params?["cursor"] == nil else { throw .invalidParams("there are no further tools") }
            return ["tools": .array(tools.tools.map(\.json))]
        default: throw .unknownMethod(method)
        }
    }

    /// Selects the client's version, or the newest one if it isn't supported.
    private func initialize(_ params: JSONValue?) throws(JSONRPCError) -> JSONValue {
        guard let requested = params?["protocolVersion"]?.text else {
            throw .invalidParams("“protocolVersion” is missing")
        }
        let known = Self.versions.contains(requested) ? requested : Self.versions[Self.versions.count - 1]
        negotiated.withLock { $0 = known }
        return [
            "protocolVersion": .string(known), "capabilities": ["tools": [:]],
            "serverInfo": ["name": .string(name), "version": .string(version)],
            "instructions": .string(instructions),
        ]
    }

    private func call(_ id: RequestID, _ params: JSONValue?, reply: @escaping @Sendable (Reply?) -> Void) {
        guard let name = params?["name"]?.text else {
            return reply(.error(.invalidParams("“name” must be the name of a tool"), to: id))
        }
        guard let tool = tools.tools.first(where: { $0.name == name }) else {
            return reply(.error(.invalidParams("Unknown tool: \(name.prefix(200))"), to: id))
        }
        var arguments: [String: JSONValue] = [:]
        switch params?["arguments"] {
        case nil, .null: break
        case .object(let members): arguments = members
        default: return reply(.error(.invalidParams("“arguments” must be an object"), to: id))
        }
        guard calls.waitingCount < Self.callLimit else {
            return reply(.error(.internalError("too many calls wait"), to: id))
        }
        calls.add(id) { [self, arguments] cancellation in
            do {
                try cancellation.check()
                let result = try tools.call(tool, arguments, cancellation)
                // A client expects no reply to what it has canceled.
                reply(cancellation.isCanceled ? nil : .result(result.json, to: id))
            } catch is CancellationError {
                reply(nil)
            } catch {
                reply(.error(.internalError("\(error)"), to: id))
            }
        }
    }
}

/// The tools of a server.
protocol ToolSet: Sendable {
    /// The tools, in the order in which they are listed.
    var tools: [AgentTool] { get }

    /// Executes a call. Errors that a client can correct are results.
    /// - Throws: `CancellationError`, or an error of the server itself.
    func call(
        _ tool: AgentTool, _ arguments: [String: JSONValue], _ cancellation: Cancellation
    ) throws -> ToolResult
}

/// The replies to the messages of one line, which are sent together when all are there.
private final class Batch: Sendable {
    private let state: Mutex<(missing: Int, replies: [JSONValue])>
    private let send: @Sendable ([JSONValue]) -> Void

    init(count: Int, send: @escaping @Sendable ([JSONValue]) -> Void) {
        state = Mutex((count, []))
        self.send = send
    }

    /// Adds the reply to a message; nil if there is none.
    func add(_ reply: JSONValue?) {
        let all = state.withLock { state -> [JSONValue]? in
            state.missing -= 1
            if let reply { state.replies.append(reply) }
            return state.missing == 0 ? state.replies : nil
        }
        if let all { send(all) }
    }
}

/// Writes messages to a file descriptor, each as a line, from any thread.
private final class MessageWriter: Sendable {
    private let descriptor: Int32
    private let closed = Mutex(false)

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// A Boolean value that indicates whether a message couldn't be written.
    var isClosed: Bool { closed.withLock(\.self) }

    /// A Boolean value that indicates whether the other end is open, as far as the system knows.
    var isRead: Bool {
        if isClosed { return false }
        var state = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&state, 1, 0) <= 0 || Int32(state.revents) & (POLLERR | POLLHUP | POLLNVAL) == 0
    }

    func write(_ message: JSONValue) {
        let data: Data
        do {
            data = try JSONLine.data(message)
        } catch {
            // A number that JSON doesn't have; only a client's identifier could be one, and JSON has none such.
            return
        }
        closed.withLock { isClosed in
            if isClosed { return }
            isClosed = data.withUnsafeBytes { !Self.write($0, to: descriptor) }
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
        return true
    }
}
