import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotGit

/// The output of git for changed baselines when the drivers are installed.
@Suite struct GitDiffTextTests {
    private static let path = "Snapshots/labels-8/iphone-se-1st.light.png"

    private func repository() throws -> ScratchRepository {
        let repository = try ScratchRepository()
        let setup = try repository.tool("git-setup")
        #expect(setup.status == 0, "\(setup.text)")
        try repository.record(variant: 0)
        try repository.commit("begin")
        return repository
    }

    @Test func aChangeIsSizeRegionsAndCauses() throws {
        let repository = try repository()
        try repository.record(variant: 1)
        let text = try repository.git("diff")
        #expect(text.hasPrefix("picture \(Self.path)\n  640 × 1136 pixels at scale 2\n"), "\(text)")
        #expect(text.contains(" of 727040 pixels differ\n"))
        #expect(text.contains("text “"), "\(text)")
        #expect(!text.contains("Binary files"))
        // The same between commits, and in `git show` with its option.
        try repository.commit("other words")
        #expect(try repository.git("diff", "HEAD~", "HEAD") == text)
        #expect(try repository.git("show", "--format=", "--ext-diff") == text)
    }

    @Test func showingACommitComparesViewsByLines() throws {
        let repository = try repository()
        try repository.record(variant: 1)
        try repository.commit("other words")
        let text = try repository.git("show", "--format=")
        #expect(!text.contains("Binary files"), "\(text)")
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.hasPrefix("-") && $0.contains("UILabel") })
        #expect(lines.contains { $0.hasPrefix("+") && $0.contains("UILabel") })
        // What is the same isn't a change: the libraries.
        #expect(!lines.contains { ($0.hasPrefix("+") || $0.hasPrefix("-")) && $0.contains("cairo") })
    }

    @Test func newAndDeletedPicturesAreReported() throws {
        let repository = try repository()
        try repository.git("rm", "--quiet", "--", Self.path)
        #expect(try repository.git("diff", "--cached").contains("  deleted: 640 × 1136 pixels at scale 2\n"))
        try repository.git("reset", "--quiet", "--hard")
        try repository.record("labels-16", variant: 0)
        try repository.git("add", "--all")
        #expect(try repository.git("diff", "--cached").contains("  new: 640 × 1136 pixels at scale 2\n"))
    }

    @Test func equalPixelsAreReported() throws {
        let repository = try repository()
        try repository.record(variant: 0, compact: true)
        #expect(try repository.git("diff").contains("  the same pixels, rewritten\n"))
    }

    @Test func renamesNameBoth() throws {
        let repository = try repository()
        try repository.git("mv", Self.path, "Snapshots/labels-8/iphone-12.light.png")
        let text = try repository.git("diff", "--cached", "-M")
        #expect(
            text == """
                picture \(Self.path) → Snapshots/labels-8/iphone-12.light.png
                  640 × 1136 pixels at scale 2
                  the same file

                """)
    }

    @Test func whatIsNoPictureKeepsGitFromNothing() throws {
        let repository = try repository()
        let pointer =
            "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 77\n"
        for content in ["", "nonsense", pointer, "\u{89}PNG"] {
            try repository.write(content, to: Self.path)
            for command in [["diff"], ["diff", "--no-ext-diff"]] {
                let outcome = try repository.outcome(command)
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(!outcome.output.isEmpty)
            }
        }
        try repository.write(pointer, to: Self.path)
        #expect(try repository.git("diff").contains("a Git LFS pointer to 77 bytes"))
    }

    @Test func aToolThatIsNotBuiltKeepsGitFromNothing() throws {
        let repository = try repository()
        try repository.record(variant: 1)
        for key in ["command", "textconv"] {
            let value = try repository.git("config", "diff.snapshot.\(key)").trimmingCharacters(in: .newlines)
            try repository.git(
                "config", "diff.snapshot.\(key)", value.replacing(GalleryTool.path, with: "/nowhere/tool"))
            if key == "command" { #expect(try repository.git("diff").contains("to see the changes")) }
        }
        let text = try repository.outcome(["diff", "--no-ext-diff"])
        #expect(text.status == 0, "\(text.text)")
    }

    @Test func aCatalogThatIsWrongKeepsGitFromNothing() async throws {
        let twice = Catalog([Gallery.box, Gallery.box])
        let run = await ToolRun(
            ["git-diff", "--", "a.png", "/dev/null", ".", ".", "/dev/null", ".", "."], catalog: twice)
        #expect(run.status == .success)
    }

    @Test func pixelBandsLocateChangesWithoutViews() throws {
        let plain = Data(try PNGSample.picture(corner: 0xFF00_0000))
        let other = Data(try PNGSample.picture(corner: 0xFFFF_0000))
        let lines = [plain, other].map { BaselineOutline(version: BaselineVersion($0)).lines }
        #expect(lines[0].count == lines[1].count)
        let differing = zip(lines[0], lines[1]).filter { $0 != $1 }
        // The hash of all, and the first band.
        #expect(differing.count == 2)
        #expect(differing[1].0.hasPrefix("  0–"))
        #expect(BaselineOutline(version: BaselineVersion(plain)).lines == lines[0])
    }
}
