import Foundation
import Testing

@testable import SnapshotGit

/// The commands that git is given, with programs in place of the tool.
@Suite struct GitDriversTests {
    private static let path = "Snapshots/card/iphone-12.light.png"

    /// A repository with a file that was changed after its only commit; the tool is a script, or isn't there.
    private func repository(tool script: String?) throws -> ScratchRepository {
        let repository = try ScratchRepository()
        let tool = "\(repository.around.path)/the tool"
        if let script { try repository.around.writeProgram("#!/bin/sh\n\(script)\n", to: "the tool") }
        let drivers = GitDrivers(name: "snapshot", executable: tool, baselines: "Snapshots")
        for (key, value) in drivers.values { try repository.git("config", key, value) }
        try repository.write("*.png diff=snapshot merge=snapshot\n", to: ".gitattributes")
        try repository.write("1", to: Self.path)
        try repository.commit("begin")
        try repository.write("2", to: Self.path)
        return repository
    }

    @Test(arguments: [nil, "exit 64", "kill -TERM $$"])
    func aToolThatIsNotThereOrFailsKeepsGitFromNothing(script: String?) throws {
        let repository = try repository(tool: script)
        let diff = try repository.outcome(["diff"])
        #expect(diff.status == 0, "\(diff.text)")
        #expect(diff.output.hasPrefix("\(Self.path): build \(repository.around.path)/the tool to see the changes; "))
        let lines = try repository.outcome(["diff", "--no-ext-diff"])
        #expect(lines.status == 0, "\(lines.text)")
        #expect(lines.output.contains("@@ -1 +1 @@\n"))
    }

    @Test(arguments: [nil, "exit 64", "kill -TERM $$"])
    func aToolThatIsNotThereOrFailsLeavesAConflict(script: String?) throws {
        let repository = try repository(tool: script)
        try repository.git("switch", "--quiet", "-c", "theirs")
        try repository.commit("theirs")
        try repository.git("switch", "--quiet", "main")
        try repository.write("3", to: Self.path)
        try repository.commit("ours")
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1, "\(merge.text)")
        #expect(merge.output.contains("CONFLICT"))
        #expect(
            merge.errors.contains("stays in conflict because \(repository.around.path)/the tool doesn't exist")
                == (script == nil))
        #expect(try repository.text(Self.path) == "3")
        #expect(try repository.git("ls-files", "--unmerged").split(separator: "\n").count == 3)
    }

    @Test func whatTheToolReportsIsWhatGitShows() throws {
        let repository = try repository(tool: "echo \"$1 $3\"")
        #expect(try repository.git("diff") == "git-diff \(Self.path)\n")
    }

    @Test func namesThatATerminalWouldObeyAreWrittenPlain() throws {
        let repository = try repository(tool: nil)
        try repository.write("1", to: "Snapshots/\u{1B}[31m.png")
        try repository.git("add", "--all")
        let text = try repository.git("diff", "--cached", "--", "Snapshots/\u{1B}[31m.png")
        #expect(text.hasPrefix("Snapshots/?[31m.png: "), "\(text)")
    }

    @Test func theDriverHasTheOptionsOfTheSetup() {
        let drivers = GitDrivers(name: "snapshot", executable: "/tool", baselines: "a")
        #expect(drivers.values[3].value.hasSuffix("/tool git-merge --baselines a -- %O %A %B %P || exit 1"))
    }
}
