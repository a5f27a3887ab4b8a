import BuilderUIKit
import Foundation
import ImageDiff
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotReview

@Suite struct RunSummaryTests {
    private static func results(
        _ entries: [RunEntry], scope: RunScope = RunScope(), orphans: [String] = [], failsOnOrphans: Bool = false,
        commit: String? = nil
    ) -> RunResults {
        RunResults(
            scope: scope, declared: entries.map(\.name), fingerprint: ResultsMergeTests.fingerprint, entries: entries,
            orphans: orphans, failsOnOrphans: failsOnOrphans, environment: commit.map { ["GITHUB_SHA": $0] } ?? [:])
    }

    private static func entry(
        _ screen: String, _ outcome: RunOutcome = .same, message: String = "", difference: DifferenceRecord? = nil
    ) -> RunEntry {
        let picture = Catalog([Screen(screen, configurations: Gallery.configurations) { UIView() }]).pictures[0]
        return RunEntry(
            of: picture, outcome: outcome, message: message,
            files: RunEntry.Files(baseline: "nowhere/\(picture.name).png"), difference: difference)
    }

    private static func difference(regions: Int, causes: [String] = [], drawnHeight: Int = 200) -> DifferenceRecord {
        DifferenceRecord(
            recordedWidth: 100, recordedHeight: 200, drawnWidth: 100, drawnHeight: drawnHeight, differingPixels: 12,
            comparedPixels: 20_000,
            regions: (0..<regions).map {
                DifferenceRecord.Region(x: $0, y: 7, width: 24, height: 11, pixels: 4, causes: causes)
            }, changes: causes, sweep: "")
    }

    private func text(_ results: RunResults) -> String {
        RunSummary(results, toolName: "gallery", folderURL: "verify.pictures", sources: RunImages(roots: [])).text
    }

    @Test func aGreenRunIsShort() {
        let text = text(Self.results([Self.entry("a"), Self.entry("b", .tolerated)]))
        #expect(
            text
                == "## Snapshots: all 2 pictures are the same\n\n2 pictures of 2 screens: 1 same, 1 within tolerance.\n\n"
        )
    }

    @Test func whatIsNotTheSameHasARow() {
        let moved = Self.difference(regions: 2, causes: ["label “Email” moved down 3 pt"])
        let text = text(
            Self.results([Self.entry("a"), Self.entry("b", .differs, difference: moved), Self.entry("c", .missing)]))
        #expect(text.hasPrefix("## Snapshots: 2 of 3 pictures are not the same\n\n3 pictures of 3 screens: 1 same, "))
        #expect(text.contains("| picture | result |\n|---|---|\n"))
        #expect(
            text.contains(
                "| <code>b/iphone-se-1st.light</code> | **different**<br>12 pixels of 20,000 in 2 regions<br>"
                    + "24 × 11 at (0, 7): label “Email” moved down 3 pt<br>24 × 11 at (1, 7): as above |\n"))
        #expect(text.contains("| <code>c/iphone-se-1st.light</code> | **without a baseline** |\n"))
        #expect(text.contains("<code>gallery record --mode failed</code>"))
        #expect(text.contains("<code>gallery approve --from ARTIFACT</code>"))
        #expect(text.contains("The run's report, which <code>gallery report</code> creates"))
        #expect(!text.contains("<code>a/"))
    }

    @Test func sizesAndFurtherRegionsAreListed() {
        let text = text(
            Self.results([Self.entry("b", .differs, difference: Self.difference(regions: 9, drawnHeight: 210))]))
        #expect(text.contains("in 9 regions; recorded as 100 × 200, drawn as 100 × 210<br>"))
        #expect(text.contains("<br>and 5 more regions |"))
    }

    @Test func insertedRowsAreListed() {
        var difference = Self.difference(regions: 1, drawnHeight: 210)
        difference.rows = (1...5).map { "2 rows inserted at row \($0)" }
        difference.regions[0].drawn = PixelBox(x: 0, y: 9, width: 24, height: 0)
        let text = text(Self.results([Self.entry("b", .differs, difference: difference)]))
        #expect(
            text.contains(
                "drawn as 100 × 210<br>2 rows inserted at row 1<br>2 rows inserted at row 2<br>2 rows inserted at row 3<br>"
                    + "and in 2 more places<br>24 × 11 at (0, 7) of the recorded picture |"))
    }

    @Test func whatCouldNotBeComparedComesFirstWithItsMessage() throws {
        let message = "the view <model> is missing\n  actual:     /tmp/a.png\nand more"
        let text = text(Self.results([Self.entry("a", .missing), Self.entry("b", .failed, message: message)]))
        let failed = try #require(text.range(of: "<code>b/"))
        let missing = try #require(text.range(of: "<code>a/"))
        #expect(failed.lowerBound < missing.lowerBound)
        #expect(text.contains("**not drawn**<br>the view &#60;model&#62; is missing<br>and more |"))
    }

    @Test func namesAndCausesStayText() {
        var entry = Self.entry("a", .differs, difference: Self.difference(regions: 1, causes: ["label “</td>|@all”"]))
        entry.name = "<script>alert(1)</script>|x\n\n# y"
        let text = text(Self.results([entry], orphans: ["Snapshots/<img>.png"], commit: "<b>"))
        #expect(!text.contains("<script") && !text.contains("</td>") && !text.contains("@all") && !text.contains("<b>"))
        #expect(text.contains("<code>&#60;script&#62;alert(1)&#60;/script&#62;&#124;x # y</code>"))
        #expect(text.contains("- <code>Snapshots/&#60;img&#62;.png</code>\n"))
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| <code>") }
        #expect(rows.count == 1 && rows.allSatisfy { $0.count { $0 == "|" } == 3 })
    }

    /// More of everything than there is room for.
    private static func endless(_ letters: String) -> RunResults {
        let long = String(repeating: letters, count: 5000)
        let difference = difference(regions: 20, causes: [long, long + "2", long + "3"])
        return results(
            (0..<2000).map { entry("screen-\($0)", .differs, difference: difference) },
            scope: RunScope(filters: Array(repeating: long, count: 100)), orphans: Array(repeating: long, count: 500))
    }

    @Test(arguments: ["_@", ":/", "$", "www.", "é"])
    func noLettersTakeMoreRoomThanThereIs(_ letters: String) {
        #expect(text(Self.endless(letters)).utf8.count <= RunSummary.limit)
    }

    @Test func itStaysWithinWhatACommentHolds() {
        let text = text(Self.endless("|@"))
        #expect(text.utf8.count <= RunSummary.limit)
        #expect(text.utf8.count > RunSummary.limit * 8 / 10)
        let rows = text.split(separator: "\n").count { $0.hasPrefix("| <code>") }
        #expect(rows > 1)
        #expect(text.contains("\n… and \(2000 - rows) more pictures.\n"))
        #expect(text.contains("- and 480 more\n"))
    }

    @Test func manyPlainRowsAreCounted() {
        let text = text(Self.results((0..<2000).map { Self.entry("screen-\($0)", .missing) }))
        let rows = text.split(separator: "\n").count { $0.hasPrefix("| <code>") }
        #expect(rows > 500 && rows < 2000)
        #expect(text.contains("… and \(2000 - rows) more pictures.") && text.utf8.count <= RunSummary.limit)
    }

    @Test func scopeCommitAndOrphansAreListed() {
        let scope = RunScope(filters: ["card*"], shard: Shard(number: 2, of: 4))
        let text = text(
            Self.results([Self.entry("a")], scope: scope, orphans: ["old.png"], failsOnOrphans: true, commit: "abc123"))
        #expect(text.hasPrefix("## Snapshots: 1 baseline without a screen\n"))
        #expect(text.contains("\nShard 2 of 4.\n") && text.contains("Filters: <code>card&#42;</code>."))
        #expect(text.contains("<code>gallery prune</code> deletes:\n\n- <code>old.png</code>\n"))
        #expect(text.hasSuffix("Commit: <code>abc123</code>.\n"))
        let empty = self.text(Self.results([], scope: RunScope(shard: Shard(number: 9, of: 9))))
        #expect(empty.hasPrefix("## Snapshots: nothing was compared\n"))
    }
}
