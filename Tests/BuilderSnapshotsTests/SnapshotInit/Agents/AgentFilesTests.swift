import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// The files that say to agents how to see an app's screens.
@MainActor
@Suite struct AgentFilesTests {
    private static let agents = "AGENTS.md"
    private static let skill = ".claude/skills/see-screens/SKILL.md"

    private func write(in folder: TemporaryFolder) throws -> [String] {
        try AgentFiles(root: folder.path, gallery: "SnapshotGallery").write()
    }

    private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try folder.read(name), as: UTF8.self)
    }

    @Test func newFiles() throws {
        let folder = try TemporaryFolder()
        #expect(try write(in: folder) == [Self.agents, Self.skill])
        let agents = try text(Self.agents, in: folder)
        #expect(agents.hasPrefix("<!-- snapshot: begin agents -->\n## Seeing the app's screens\n"))
        #expect(agents.hasSuffix("\n<!-- snapshot: end agents -->\n"))
        #expect(agents.contains("`SnapshotGallery/snapshot list`"))
        // Short enough to be read in each conversation.
        #expect(agents.count < 2000)
        let skill = try text(Self.skill, in: folder)
        #expect(skill.hasPrefix("---\nname: see-screens\ndescription: >-\n  Shows "))
        #expect(skill.contains("\n---\n<!-- snapshot: begin agents -->\n"))
        // Nothing changes the second time.
        #expect(try write(in: folder).isEmpty)
        #expect(try text(Self.agents, in: folder) == agents)
        #expect(folder.files == [Self.skill, Self.agents])
    }

    @Test func otherTextStays() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Agents\n\nUse tabs.", to: Self.agents)
        _ = try write(in: folder)
        let added = try text(Self.agents, in: folder)
        #expect(added.hasPrefix("# Agents\n\nUse tabs.\n\n<!-- snapshot: begin agents -->\n"))
        // An older section is replaced, wherever it is.
        let moved =
            "before\r\n<!-- snapshot: begin agents -->\r\nold\r\n<!-- snapshot: end agents -->\r\nafter \r\n"
        try folder.write(moved, to: Self.agents)
        #expect(try write(in: folder) == [Self.agents])
        let replaced = try text(Self.agents, in: folder)
        #expect(replaced.hasPrefix("before\r\n<!-- snapshot: begin agents -->\r\n## Seeing"))
        #expect(replaced.hasSuffix("<!-- snapshot: end agents -->\r\nafter \r\n"))
        #expect(!replaced.contains("old") && !replaced.replacing("\r\n", with: "").contains("\n"))
        #expect(try write(in: folder).isEmpty)
    }

    @Test(arguments: [
        "<!-- snapshot: begin agents -->", "<!-- snapshot: end agents -->",
        "<!-- snapshot: end agents --><!-- snapshot: begin agents -->",
        "<!-- snapshot: begin agents --><!-- snapshot: begin agents --><!-- snapshot: end agents -->",
    ]) func brokenMarksChangeNothing(text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: Self.agents)
        #expect(throws: CommandError.self) { try write(in: folder) }
        #expect(try self.text(Self.agents, in: folder) == text)
        #expect(folder.files == [Self.agents])
    }

    @Test func aSkillOfSomebodyElseStays() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/.claude/skills/see-screens", withIntermediateDirectories: true)
        try folder.write("mine", to: Self.skill)
        #expect(throws: CommandError.self) { try write(in: folder) }
        #expect(folder.files == [Self.skill])
        #expect(try text(Self.skill, in: folder) == "mine")
    }

    @Test func aLinkStaysOne() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Claude\n", to: "CLAUDE.md")
        #expect(symlink("CLAUDE.md", "\(folder.path)/\(Self.agents)") == 0)
        _ = try write(in: folder)
        #expect(FilePaths.isLink("\(folder.path)/\(Self.agents)"))
        #expect(try text("CLAUDE.md", in: folder).hasPrefix("# Claude\n\n<!-- snapshot: begin agents -->\n"))
    }

    @Test func theCommand() async throws {
        let folder = try TemporaryFolder()
        let run = await ToolRun("init", "--agents", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.lines == ["\(folder.path)/\(Self.agents)", "\(folder.path)/\(Self.skill)"])
        #expect(run.messages.contains("there is no gallery"))
        let again = await ToolRun("init", "--agents", in: folder)
        #expect(again.text.isEmpty && again.messages.contains("nothing changed"))
        #expect(await ToolRun("init", "--agents", "--check", in: folder).status == .usage)
        #expect(await ToolRun("init", "--agents", "no/such/folder", in: folder).status == .cannotCreate)
    }
}
