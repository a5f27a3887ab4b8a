import Foundation
import SnapshotCore
import Testing

@testable import SnapshotMCP

/// The tools of a server whose executable is a script.
@Suite struct AgentToolsTests {
    private func write(_ script: String, to folder: TemporaryFolder) throws {
        // A build replaces the file; it doesn't write into it.
        try folder.writeProgram("#!/bin/sh\n\(script)\n", to: "tool")
    }

    private func makeTools(_ folder: TemporaryFolder, rendering: [String] = []) -> AgentTools {
        AgentTools(
            options: ServerOptions(
                workerArguments: [], renderingArguments: rendering, baselines: folder.path, allowsRecording: true,
                timeout: 10, console: Console(showsStatus: false, result: { _ in }, message: { _ in })),
            executable: "\(folder.path)/tool")
    }

    private func text(_ name: String, of tools: AgentTools) throws -> String {
        let tool = try #require(tools.tools.first { $0.name == name })
        return try tools.call(tool, [:], Cancellation()).text
    }

    /// The path of a running executable that was replaced leads to the old one.
    @Test func commandsRunTheExecutableThatABuildHasMade() throws {
        let folder = try TemporaryFolder()
        try folder.write("a baseline", to: "card.png")
        try write("echo old $1", to: folder)
        let tools = makeTools(folder)
        #expect(try text("compare", of: tools) == "old verify")
        try write("echo new $1", to: folder)
        #expect(try text("compare", of: tools) == "new verify")
        #expect(try text("audit", of: tools) == "new audit")
    }

    @Test(arguments: ["compare", "audit", "record"]) func commandsRenderAsTheServerDoes(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("a baseline", to: "card.png")
        try write("echo \"$@\"", to: folder)
        let words = try text(name, of: makeTools(folder, rendering: ["--design=ios26"])).split(separator: " ")
        #expect(words.contains("--design=ios26"))
        #expect(words.contains("--timeout=10.0"))
    }

    @Test(arguments: ["compare", "audit", "record", "approve"]) func everyAnswerIsLimited(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("a baseline", to: "card.png")
        try write("for number in $(seq 2000); do echo a line that is repeated; done", to: folder)
        let tools = makeTools(folder)
        let whole = try text(name, of: tools)
        #expect(whole.count <= AgentTools.textLimit)
        #expect(whole.contains("raise “limit”"))
        let tool = try #require(tools.tools.first { $0.name == name })
        #expect(try tools.call(tool, ["limit": 200], Cancellation()).text.count <= 200)
        try write("seq -s x 3000 >&2; exit 9", to: folder)
        #expect(try tools.call(tool, ["limit": 200], Cancellation()).text.count <= 200)
    }

    @Test func withoutBaselinesNothingIsDrawn() throws {
        let folder = try TemporaryFolder()
        try write("echo drawn", to: folder)
        let result = try text("compare", of: makeTools(folder))
        #expect(result.hasPrefix("nothing to compare: ") && !result.contains("\n"))
    }

    @Test func auditDrawsConfigurationsAndJoinsFindings() throws {
        let folder = try TemporaryFolder()
        let finding = """
            {"rule":"contrast","screen":"card","configuration":"$configuration","view":"UILabel","path":"","picture":"",
            "frame":{"x":1,"y":2.4,"width":3,"height":4},"reference":"","message":"too pale"}
            """
        try write(
            """
            echo "$@" >> \(folder.path)/calls
            case "$*" in *--appearances=dark*) configuration=dark;; *) configuration=light;; esac
            cat <<END
            {"pictures":1,"findings":[\(finding)],"failures":[]}
            END
            exit 1
            """, to: folder)
        let tools = makeTools(folder)
        let audit = try #require(tools.tools.first { $0.name == "audit" })
        let result = try tools.call(
            audit, ["configurations": ["rtl", "iphone-se-3rd.dark"]], Cancellation())
        #expect(!result.isError)
        #expect(
            result.text == """
                2 findings in 2 pictures, 1 different
                card: contrast: UILabel 1,2 3x4: too pale [light, dark]
                """)
        let calls = try String(contentsOfFile: "\(folder.path)/calls", encoding: .utf8).split(separator: "\n")
        #expect(calls.count == 2)
        #expect(calls.first?.contains("--directions=rtl") == true)
        #expect(calls.last?.contains("--devices=iphone-se-3rd --appearances=dark") == true)
        let wrong = try tools.call(audit, ["configurations": ["width-320"]], Cancellation())
        #expect(wrong.isError && wrong.text.contains("audit knows no width"))
    }

    @Test func theBuiltExecutableIsAFile() {
        #expect(FilePaths.isFile(Process.builtExecutable))
        #expect(!Process.builtExecutable.hasSuffix(" (deleted)"))
    }
}
