import Foundation
import Synchronization
import Testing

@testable import SnapshotMCP

/// The protocol, with tools that draw nothing.
@Suite struct ContextServerTests {
    /// A server on pipes.
    private final class Session: Sendable {
        private let input = Pipe()
        private let output = Pipe()
        private let reader: Mutex<LineReader>
        private let ended = DispatchSemaphore(value: 0)

        init(_ tools: any ToolSet = SampleTools(), limit: Int = 10_000) {
            reader = Mutex(LineReader(descriptor: output.fileHandleForReading.fileDescriptor, limit: 1 << 20))
            // The server's ends are its own: a test may end before it.
            let ends = (
                input: dup(input.fileHandleForReading.fileDescriptor),
                output: dup(output.fileHandleForWriting.fileDescriptor)
            )
            try? input.fileHandleForReading.close()
            try? output.fileHandleForWriting.close()
            Thread.detachNewThread { [ended] in
                ContextServer(
                    name: "sample", version: "1.2.3", instructions: "look", tools: tools, output: ends.output
                )
                .run(input: ends.input, limit: limit)
                close(ends.input)
                close(ends.output)
                ended.signal()
            }
        }

        func send(_ line: String) throws {
            try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
        }

        /// Returns the next message; nil after the last one.
        func next() throws -> JSONValue? {
            guard case .text(let line) = reader.withLock({ $0.next() }) else { return nil }
            return try JSONLine.decode(JSONValue.self, from: line)
        }

        func reply(_ line: String) throws -> JSONValue? {
            try send(line)
            return try next()
        }

        /// Ends the input, and returns whether the server ends within a time.
        func end(within seconds: Double = 300) throws -> Bool {
            try input.fileHandleForWriting.close()
            return ended.wait(timeout: .now() + seconds) == .success
        }

        func closeOutput() throws { try output.fileHandleForReading.close() }
    }

    private struct SampleTools: ToolSet {
        let tools = [
            AgentTool(
                name: "echo", description: "Repeats.", parameters: [.init("text", .text, "What.", isRequired: true)]),
            AgentTool(name: "wait", description: "Waits until it is canceled.", parameters: []),
            AgentTool(name: "fail", description: "Fails.", parameters: []),
        ]

        private struct Fault: Error {}

        func call(
            _ tool: AgentTool, _ arguments: [String: JSONValue], _ cancellation: Cancellation
        ) throws -> ToolResult {
            switch tool.name {
            case "wait":
                let stopped = DispatchSemaphore(value: 0)
                return try cancellation.stopping(with: { stopped.signal() }) {
                    stopped.wait()
                    throw Fault()
                }
            case "fail": throw Fault()
            default: return ToolResult(arguments["text"]?.text ?? "")
            }
        }
    }

    private static func request(_ id: String, _ method: String, _ params: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
    }

    private func code(_ message: JSONValue?) -> JSONValue? { message?["error"]?["code"] }

    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
        ("1999-01-01", "2025-06-18"),
    ]) func theVersionIsNegotiated(requested: String, used: String) throws {
        let session = Session()
        let reply = try session.reply(
            Self.request("1", "initialize", #"{"protocolVersion":"\#(requested)","capabilities":{}}"#))
        #expect(reply?["id"] == 1)
        #expect(reply?["result"]?["protocolVersion"] == .string(used))
        #expect(reply?["result"]?["capabilities"] == ["tools": [:]])
        #expect(reply?["result"]?["serverInfo"] == ["name": "sample", "version": "1.2.3"])
        #expect(reply?["result"]?["instructions"] == "look")
    }

    @Test func toolsAreListedAndCalled() throws {
        let session = Session()
        try session.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
        let list = try session.reply(Self.request(#""a""#, "tools/list"))
        #expect(list?["id"] == "a")
        guard case .array(let tools) = list?["result"]?["tools"] else {
            Issue.record("no tools")
            return
        }
        #expect(tools.map { $0["name"] } == ["echo", "wait", "fail"])
        #expect(
            tools[0]["inputSchema"] == [
                "type": "object", "properties": ["text": ["type": "string", "description": "What."]],
                "required": ["text"], "additionalProperties": false,
            ])
        let call = try session.reply(Self.request("2", "tools/call", #"{"name":"echo","arguments":{"text":"ä\n"}}"#))
        #expect(call?["result"] == ["content": [["type": "text", "text": "ä\n"]]])
        #expect(try session.reply(Self.request("3", "ping"))?["result"] == [:])
        #expect(try session.end())
    }

    @Test(arguments: [
        ("{nonsense", -32700), ("[[[", -32700), (#""text""#, -32600), ("[]", -32600), ("{}", -32600),
        (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600), (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600), (request("1", "no/such"), -32601),
        (request("1", "initialize"), -32602), (request("1", "ping", "[1]"), -32602),
        (request("1", "tools/list", #"{"cursor":"x"}"#), -32602), (request("1", "tools/call"), -32602),
        (request("1", "tools/call", #"{"name":"no"}"#), -32602),
        (request("1", "tools/call", #"{"name":"echo","arguments":[]}"#), -32602),
        (request("1", "tools/call", #"{"name":"fail"}"#), -32603),
        (String(repeating: "x", count: 20_000), -32600),
    ]) func errors(line: String, code: Int) throws {
        let session = Session()
        #expect(self.code(try session.reply(line)) == .integer(code))
        // The server goes on.
        #expect(try session.reply(Self.request("9", "ping"))?["id"] == 9)
        #expect(try session.end())
    }

    @Test func deeplyNestedValuesAreRefused() throws {
        let session = Session(limit: 1 << 20)
        #expect(code(try session.reply(String(repeating: "[", count: 100_000))) == -32700)
        #expect(code(try session.reply(String(repeating: #"{"a":"#, count: 100_000))) == -32700)
    }

    @Test func notificationsAndRepliesHaveNoReply() throws {
        let session = Session()
        try session.send(#"{"jsonrpc":"2.0","method":"no/such"}"#)
        try session.send(#"{"jsonrpc":"2.0","id":1,"result":{}}"#)
        try session.send("  \r")
        #expect(try session.reply(Self.request("2", "ping"))?["id"] == 2)
    }

    @Test func aBatchHasOneReply() throws {
        let session = Session()
        let ping = Self.request("1", "ping")
        let echo = Self.request("2", "tools/call", #"{"name":"echo","arguments":{"text":"x"}}"#)
        guard case .array(let replies) = try session.reply("[\(ping),3,\(echo)]") else {
            Issue.record("no array")
            return
        }
        #expect(replies.map { $0["id"] } == [1, .null, 2])
        // The newest version has no batches.
        _ = try session.reply(Self.request("3", "initialize", #"{"protocolVersion":"2025-06-18"}"#))
        #expect(code(try session.reply("[\(ping)]")) == -32600)
    }

    @Test(.timeLimit(.minutes(20))) func aCanceledCallHasNoReplyAndTheNextIsExecuted() throws {
        let session = Session()
        try session.send(Self.request("1", "tools/call", #"{"name":"wait"}"#))
        try session.send(Self.request("2", "tools/call", #"{"name":"wait"}"#))
        try session.send(Self.request("3", "tools/call", #"{"name":"echo","arguments":{"text":"x"}}"#))
        // Pings are replied to meanwhile.
        #expect(try session.reply(Self.request("4", "ping"))?["id"] == 4)
        for id in ["2", "1", "77"] {
            try session.send(
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        #expect(try session.next()?["id"] == 3)
        #expect(try session.end())
        #expect(try session.next() == nil)
    }

    @Test(.timeLimit(.minutes(20))) func theReplyToABatchLacksCanceledCalls() throws {
        let session = Session()
        try session.send(Self.request("1", "tools/call", #"{"name":"wait"}"#))
        let calls = [2, 3].map { Self.request("\($0)", "tools/call", #"{"name":"echo","arguments":{"text":"x"}}"#) }
        try session.send("[\(calls.joined(separator: ","))]")
        for id in [3, 1] {
            try session.send(
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        guard case .array(let replies) = try session.next() else {
            Issue.record("no array")
            return
        }
        #expect(replies.map { $0["id"] } == [2])
        #expect(try session.end())
    }

    @Test func callsAreFinishedAfterTheEndOfTheInput() throws {
        let session = Session()
        for id in 1...5 {
            try session.send(Self.request("\(id)", "tools/call", #"{"name":"echo","arguments":{"text":"x"}}"#))
        }
        #expect(try session.end())
        for id in 1...5 { #expect(try session.next()?["id"] == .integer(id)) }
        #expect(try session.next() == nil)
    }

    @Test(.timeLimit(.minutes(20))) func aClientThatIsGoneEndsTheServer() throws {
        let session = Session()
        try session.send(Self.request("1", "tools/call", #"{"name":"wait"}"#))
        try session.closeOutput()
        #expect(try session.end())
    }

    @Test(.timeLimit(.minutes(20))) func aFloodOfCallsIsRefused() throws {
        let session = Session()
        try session.send(Self.request("0", "tools/call", #"{"name":"wait"}"#))
        var refused: [JSONValue?] = []
        for id in 1...(ContextServer.callLimit + 20) {
            try session.send(Self.request("\(id)", "tools/call", #"{"name":"wait"}"#))
        }
        for _ in 0..<19 { refused.append(code(try session.next())) }
        #expect(refused.allSatisfy { $0 == -32603 })
        try session.closeOutput()
        #expect(try session.end())
    }
}
