import Foundation
import Testing

@testable import SnapshotMCP

/// `snapshot mcp` in a process of its own, with screens that misbehave.
@Suite struct AgentServerTests {
    private static let faults = ["crash", "exit", "hang", "fails", "chatty", "mumbling"]

    /// Sends lines to a server, and returns its messages and its status.
    private func serve(
        _ lines: [String], arguments: [String] = ["--timeout", "600"], in folder: TemporaryFolder? = nil
    ) throws -> (replies: [JSONValue], status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: GalleryTool.path)
        process.arguments = ["mcp"] + arguments
        let folder = try folder ?? TemporaryFolder()
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        var variables = ProcessInfo.processInfo.environment
        variables["GALLERY_FAULTS"] = Self.faults.joined(separator: ",")
        variables["GALLERY_SCREENS"] = "8"
        process.environment = variables
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(lines.map { "\($0)\n" }.joined().utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let replies = try data.split(separator: UInt8(ascii: "\n")).map {
            try JSONLine.decode(JSONValue.self, from: Data($0))
        }
        return (replies, process.terminationStatus)
    }

    /// Sends lines to servers with longer and longer limits, until only one screen isn't drawn within it.
    private func serveWithinLimit(
        _ lines: [String]
    ) throws -> (run: (replies: [JSONValue], status: Int32), limit: String) {
        try GalleryTool.withinLimit(of: 4) { limit in
            try serve(lines, arguments: ["--timeout", limit])
        } isSufficient: { served in
            served.replies.map(text).joined().split(separator: "isn't drawn within").count <= 2
        }
    }

    private func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    private func text(_ reply: JSONValue) -> String {
        guard case .array(let parts) = reply["result"]?["content"] else { return "" }
        return parts.compactMap { $0["text"]?.text }.joined(separator: "\n")
    }

    @Test(.timeLimit(.minutes(20))) func screensThatMisbehaveAreNamedAndTheServerGoesOn() throws {
        let screens = Self.faults.map { "fault-\($0)" } + ["labels-8"]
        let (served, limit) = try serveWithinLimit(
            screens.enumerated().map { call($0.offset, "look", #"{"screen":"\#($0.element)"}"#) })
        #expect(served.status == 0)
        #expect(served.replies.map { $0["id"] } == screens.indices.map { .integer($0) })
        let errors = served.replies.map { $0["result"]?["isError"] == true }
        #expect(errors == [true, true, true, true, false, false, false])
        let texts = served.replies.map(text)
        #expect(texts[0].hasPrefix("fault-crash crashed: the process that drew it ended by signal "))
        #expect(texts[1].hasPrefix("fault-exit crashed: the process that drew it ended with status 0"))
        #expect(texts[2].hasPrefix("fault-hang isn't drawn within \(limit) seconds"))
        #expect(texts[3].contains("the view model is missing"))
    }

    @Test(.timeLimit(.minutes(20))) func findGoesOnWithTheOtherScreens() throws {
        let (served, _) = try serveWithinLimit(
            [call(1, "find", #"{"query":"UILabel","by":"class","screens":"fault-*","limit":1}"#)])
        let lines = text(try #require(served.replies.first)).split(separator: "\n")
        #expect(lines.first?.hasPrefix("fault-chatty: ") == true)
        #expect(lines.contains { $0.hasPrefix("! fault-crash: fault-crash crashed") })
        #expect(lines.contains { $0.hasPrefix("! fault-hang: fault-hang isn't drawn") })
    }

    @Test(.timeLimit(.minutes(20))) func oneCallLooksAtManyScreens() throws {
        let served = try serve([
            call(1, "look", #"{"screens":["fault-fails","labels-8"],"configurations":["iphone-12","dark.iphone-12"]}"#),
            call(2, "look", #"{"screens":["fault-crash","labels-8"],"form":"problems"}"#),
            call(3, "look", #"{"screens":["labels-8"],"configurations":["dark","rtl"],"form":"json"}"#),
            call(4, "look", #"{"screens":["labels-8"],"configurations":["iphone-99","dark"]}"#),
        ])
        let texts = served.replies.map(text)
        #expect(texts[0].contains("! error: ") && texts[0].contains("labels-8 iphone-12.dark 390x844: same"))
        #expect(texts[0].contains("\nlabels-8 iphone-12.light 390x844\n"), "\(texts[0])")
        #expect(texts[1].contains("! error: fault-crash crashed"))
        #expect(texts[1].contains("\nlabels-8 iphone-12.light\n! cut: "), "\(texts[1])")
        #expect(texts[2] == "several looks have the form compact or problems")
        #expect(texts[3].contains("“iphone-99” isn't a device"))
    }

    @Test func recordingNeedsItsOption() throws {
        let folder = try TemporaryFolder()
        let refused = try serve([call(1, "record"), #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#], in: folder)
        #expect(refused.replies.first?["error"]?["code"] == -32602)
        guard case .array(let tools) = refused.replies.last?["result"]?["tools"] else {
            Issue.record("no tools")
            return
        }
        #expect(!tools.contains { ["record", "approve"].contains($0["name"]?.text) })
        #expect(folder.files.isEmpty)
        let served = try serve(
            [
                call(1, "compare", #"{"screens":["labels-8"]}"#), call(2, "record", #"{"screens":["labels-8"]}"#),
                call(3, "compare", #"{"screens":["labels-8"]}"#),
            ], arguments: ["--allow-recording"], in: folder)
        let texts = served.replies.map(text)
        #expect(texts[0].contains("without a baseline"))
        #expect(texts[1].contains("Snapshots/labels-8/iphone-se-1st.light.png"))
        #expect(texts[2].hasPrefix("2 pictures of 1 screen: 2 same"))
    }

    @Test func oneCallOnTheCommandLine() throws {
        let folder = try TemporaryFolder()
        let look = try GalleryTool(
            ["mcp", "--call", "look", "--arguments", #"{"screen": "labels-8"}"#], in: folder)
        #expect(look.status == 0, "\(look.messages)")
        #expect(look.text.hasPrefix("labels-8 iphone-12.light 390x844\n"))
        let json = try GalleryTool(
            ["mcp", "--call", "look", "--json", "--arguments", #"{"screen": "labels-8", "form": "hash"}"#], in: folder)
        #expect(json.text.contains("\"type\" : \"text\""))
        let wrong = try GalleryTool(["mcp", "--call", "look"], in: folder)
        #expect(wrong.status == 1)
        #expect(wrong.messages == "error: the argument “screen” is missing\n")
        let unknown = try GalleryTool(["mcp", "--call", "fly"], in: folder)
        #expect(unknown.status == 64)
        #expect(unknown.messages.contains("“fly” isn't a tool: use list, look"))
        #expect(try GalleryTool(["mcp", "--call", "look", "--arguments", "[1]"], in: folder).status == 64)
        #expect(try GalleryTool(["mcp", "--json"], in: folder).status == 64)
    }
}
