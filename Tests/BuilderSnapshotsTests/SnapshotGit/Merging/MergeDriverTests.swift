import Foundation
import Testing

@testable import SnapshotGit

/// Merges of branches that both changed a baseline.
@Suite struct MergeDriverTests {
    private static let path = "Snapshots/labels-8/iphone-se-1st.light.png"

    /// A repository whose branches `main` and `theirs` have changed the pictures of the commit `begin`.
    private func repository(
        ours: (ScratchRepository) throws -> Void, theirs: (ScratchRepository) throws -> Void
    ) throws -> ScratchRepository {
        let repository = try ScratchRepository()
        let run = try repository.tool("git-setup")
        #expect(run.status == 0, "\(run.text)")
        try repository.record(variant: 0)
        try repository.commit("begin")
        try repository.git("switch", "--quiet", "-c", "theirs")
        try theirs(repository)
        try repository.commit("theirs")
        try repository.git("switch", "--quiet", "main")
        try ours(repository)
        try repository.commit("ours")
        return repository
    }

    private func stages(_ repository: ScratchRepository) throws -> Int {
        try repository.git("ls-files", "--unmerged").split(separator: "\n").count
    }

    @Test func theSamePixelsInOtherBytesAreNoConflict() throws {
        let repository = try repository(
            ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 1, compact: true) })
        let ours = try repository.read(Self.path)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        #expect(merge.errors.contains("both sides have the same pixels"))
        #expect(try repository.read(Self.path) == ours)
        #expect(try stages(repository) == 0)
    }

    @Test(arguments: [true, false])
    func aSideThatOnlyWroteItAnewGivesWay(isOurs: Bool) throws {
        let anew: (ScratchRepository) throws -> Void = { try $0.record(variant: 0, compact: true) }
        let changed: (ScratchRepository) throws -> Void = { try $0.record(variant: 2) }
        let repository = try repository(ours: isOurs ? anew : changed, theirs: isOurs ? changed : anew)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 0, "\(merge.text)")
        let verify = try repository.tool("verify", "--filter", "labels-8/*.light", variant: 2)
        #expect(verify.status == 0, "\(verify.text)")
    }

    @Test func twoChangesAreAConflictWithBothSidesChanges() throws {
        let repository = try repository(ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 2) })
        let ours = try repository.read(Self.path)
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        let text = merge.errors
        #expect(text.contains("\(Self.path): both sides changed this picture, so it stays in conflict\n  ours:\n"))
        #expect(text.contains("\n  theirs:\n    640 × 1136 pixels at scale 2\n"))
        #expect(text.contains("text “"))
        // The tool that git started draws the variant without a number.
        #expect(text.contains("the current build of the tool renders the picture of the common ancestor"))
        #expect(text.contains("    gallery-tool record labels-8 --filter '*/iphone-se-1st.light'    #"))
        #expect(text.contains("    git add -- \(Self.path)\n"))
        #expect(merge.output.contains("CONFLICT"))
        #expect(try repository.read(Self.path) == ours)
        #expect(try stages(repository) == 3)

        // The message's steps lead to a merge: theirs can be looked at, and what is drawn then is recorded.
        #expect(try repository.git("diff", "--theirs", "--", Self.path).contains("pixels differ"))
        #expect(try repository.outcome(["diff"]).status == 0)
        let record = try repository.tool("record", "labels-8", "--filter", "*/iphone-se-1st.light", variant: 3)
        #expect(record.status == 0, "\(record.text)")
        try repository.git("add", "--", Self.path)
        try repository.git("commit", "--quiet", "--no-edit")
        #expect(try stages(repository) == 0)
        let verify = try repository.tool("verify", "--filter", "labels-8/*.light", variant: 3)
        #expect(verify.status == 0)
    }

    @Test func twoNewPicturesOfOneNameAreAConflict() throws {
        let repository = try repository(
            ours: { try $0.record("labels-16", variant: 1) }, theirs: { try $0.record("labels-16", variant: 2) })
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        #expect(merge.errors.contains("both sides added it; from ours to theirs:\n    640 × 1136"), "\(merge.errors)")
        #expect(try stages(repository) == 2)
    }

    @Test func whatIsNoPictureIsAConflict() throws {
        let repository = try repository(
            ours: { try $0.write("nonsense", to: Self.path) }, theirs: { try $0.record(variant: 2) })
        let merge = try repository.outcome(["merge", "theirs"])
        #expect(merge.status == 1)
        #expect(merge.errors.contains("at least one side isn't a readable picture"), "\(merge.errors)")
        #expect(try repository.text(Self.path) == "nonsense")
        #expect(try stages(repository) == 3)
    }

    @Test func rebasesAndPicksMeetTheSameDriver() throws {
        let repository = try repository(ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 2) })
        let pick = try repository.outcome(["cherry-pick", "theirs"])
        #expect(pick.status == 1)
        #expect(pick.errors.contains("both sides changed this picture"))
        try repository.git("cherry-pick", "--abort")
        try repository.git("switch", "--quiet", "theirs")
        let rebase = try repository.outcome(["rebase", "main"])
        #expect(rebase.status == 1)
        #expect(rebase.errors.contains("both sides changed this picture"))
    }

    @Test func aToolThatIsNotBuiltLeavesAConflict() throws {
        let repository = try repository(ours: { try $0.record(variant: 1) }, theirs: { try $0.record(variant: 2) })
        let value = try repository.git("config", "merge.snapshot.driver").trimmingCharacters(in: .newlines)
        try repository.git("config", "merge.snapshot.driver", value.replacing(GalleryTool.path, with: "/nowhere/tool"))
        let ours = try repository.read(Self.path)
        #expect(try repository.outcome(["merge", "theirs"]).status == 1)
        #expect(try repository.read(Self.path) == ours)
        #expect(try stages(repository) == 3)
    }

    // MARK: By themselves

    @Test func driverArgumentsAreQuotedForTheShell() {
        let drivers = GitDrivers(name: "snapshot", executable: "/a b/it's 100%/tool", baselines: "x y")
        let merge = drivers.values[3].value
        #expect(merge.contains(#"'/a b/it'\''s 100%%/tool' git-merge --baselines 'x y' -- %O %A %B %P"#))
    }

    @Test func whatATerminalWouldObeyIsWrittenPlain() throws {
        let merge = BaselineMerge(
            base: try PNGSample.picture(corner: 0xFF00_0000), ours: try PNGSample.picture(corner: 0xFFFF_0000),
            theirs: try PNGSample.picture(corner: 0xFF00_00FF), in: nil)
        let message = MergeMessage(
            tool: "gallery", path: "Snapshots/a\u{1B}[2J/b\nc.png", name: "a\u{1B}[2J/b\nc", baselines: "Snapshots",
            merge: merge, renderNote: "it draws nothing: \u{7}error\u{1B}[0m\nmore")
        let text = message.text
        #expect(!text.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
        #expect(text.hasPrefix("Snapshots/a\u{FFFD}[2J/b\u{FFFD}c.png: both sides changed this picture"), "\(text)")
        #expect(text.contains("\n  it draws nothing: \u{FFFD}error\u{FFFD}[0m\n  more\n"))
        #expect(!text.contains("\nc"))
    }

    @Test func pixelsDecideNotBytes() throws {
        let black = try PNGSample.picture(corner: 0xFF00_0000)
        let small = try PNGSample.picture(corner: 0xFF00_0000, isCompact: true)
        let red = try PNGSample.picture(corner: 0xFFFF_0000)
        let blue = try PNGSample.picture(corner: 0xFF00_00FF)
        func taken(_ base: Data, _ ours: Data, _ theirs: Data) -> Data? {
            guard case .take(let file, _) = BaselineMerge(base: base, ours: ours, theirs: theirs, in: nil).verdict
            else {
                return nil
            }
            return file
        }
        #expect(taken(red, black, small) == black)
        #expect(taken(black, small, red) == red)
        #expect(taken(black, red, small) == red)
        #expect(taken(black, red, blue) == nil)
        #expect(taken(Data(), red, blue) == nil)
        #expect(taken(Data(), black, small) == black)
        #expect(taken(black, Data("x".utf8), red) == nil)
    }
}
