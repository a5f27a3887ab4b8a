import Foundation
import SnapshotCore
import Testing

/// The gallery's server as a process of its own.
@Suite struct ServeCommandTests {
    /// A process of `serve`, which ends with this object.
    private final class Server {
        let port: UInt16
        let path: String
        private let process: Process

        init(in folder: TemporaryFolder, faults: [String], timeout: String) throws {
            let output = Pipe()
            process = try GalleryTool.start(
                ["serve", "--timeout", timeout, "--jobs", "1"], in: folder, faults: faults,
                environment: ["GALLERY_SCREENS": "3"], output: output.fileHandleForWriting)
            // A process that ends without an address ends the output, too.
            try output.fileHandleForWriting.close()
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            let address = try #require(URL(string: line.trimmingCharacters(in: .newlines)))
            port = UInt16(try #require(address.port))
            path = address.path(percentEncoded: true)
        }

        deinit {
            process.terminate()
            process.waitUntilExit()
        }

        /// Returns the status and the body of a reply.
        func get(_ name: String) throws -> (status: String, body: String) {
            let client = try RawClient(port: port)
            client.send(
                "GET \(path)\(name) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
            let reply = client.read()
            let parts = reply.components(separatedBy: "\r\n\r\n")
            return (String(reply.dropFirst(9).prefix(3)), parts.dropFirst().joined(separator: "\r\n\r\n"))
        }
    }

    @Test func screensThatMisbehaveAreNamedAndTheOthersGoOn() throws {
        let folder = try TemporaryFolder()
        let faults = ["crash", "hang", "fails"]
        let requests =
            ["api/catalog"] + faults.map { "picture?screen=fault-\($0)&scale=1" } + [
                "picture?screen=rows-1&scale=1&appearance=dark", "inspection?screen=rows-1&device=ipad-a16",
                "api/comparison?picture=rows-1/iphone-se-1st.light",
            ]
        let (replies, _) = try GalleryTool.withinLimit(of: 5) { limit in
            let server = try Server(in: folder, faults: faults, timeout: limit)
            #expect(server.path.count == 34)
            return try requests.map(server.get)
        } isSufficient: { replies in
            replies.count { $0.body.contains("never rests") } <= 1
        }
        #expect(replies.map(\.status) == ["200", "422", "422", "422", "200", "200", "200"])
        for (reply, words) in zip(
            replies,
            [
                ["\"name\":\"rows-1\"", "\"name\":\"fault-crash\""],
                ["the screen crashed: the process ended by signal"], ["the screen never rests"],
                ["the view model is missing"], [], ["\"conflicts\":"], ["\"outcome\":\"missing\""],
            ])
        {
            for word in words { #expect(reply.body.contains(word), "\(reply.body)") }
        }
    }

    @Test func unusableOptionsAreUsageErrors() async throws {
        let folder = try TemporaryFolder()
        for arguments in [
            ["--port", "-1"], ["--port", "65536"], ["--port", "a"], ["--jobs", "0"], ["--timeout", "0"],
            ["--results", ""], ["--baselines", ""],
        ] {
            let run = await ToolRun(["serve"] + arguments, in: folder)
            #expect(run.status == .usage, "\(arguments): \(run.messages)")
            #expect(run.messages.contains(arguments[0]))
            #expect(run.output.isEmpty)
        }
    }
}
