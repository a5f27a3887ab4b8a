import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

/// Which pictures no page shows, and which links count.
@MainActor
@Suite struct DocumentationTreePruneTests {
    private func fixture() throws -> DocumentationFixture {
        let marker = "<!-- snapshot: picture box -->\n<!-- snapshot: end -->\n"
        return try DocumentationFixture([
            "README.md": "# App\n\n\(marker)", "Guide/Start.md": "No pictures\n",
            "App.docc/App.md": "# App\n\n\(marker)",
        ])
    }

    @Test func pruneDeletesOnlyWhatIsUnusedAndOurs() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        try fixture.write(try fixture.folder.read("Guide/Pictures/box.png"), to: "Guide/Pictures/gone.png")
        try fixture.write(try fixture.folder.read("Guide/Pictures/box.png"), to: "Guide/Pictures/My Photo.png")
        let other = try PNGEncoder().encode(Bitmap(width: 2, height: 2) { _, _ in }, scale: 1)
        try fixture.write(other, to: "App.docc/Resources/logo.png")
        let run = await fixture.docs("--prune")
        #expect(fixture.relativeOutput(of: run).hasPrefix("Guide/Pictures/gone.png\n"))
        #expect(run.lines.count == 1)
        #expect(fixture.folder.files.contains("App.docc/Resources/logo.png"))
        #expect(fixture.folder.files.contains("Guide/Pictures/My Photo.png"))
        #expect(await fixture.docs("--check").status == .success)
    }

    @Test(arguments: [
        "![](Guide/Pictures/shown.png)", "![](Guide/Pictures/shown.png#gh-dark-mode-only)",
        "![](Guide/Pictures/shown.png?raw=true)", "![](/Guide/Pictures/shown.png)",
        "![](https://example.org/main/Guide/Pictures/shown.png)", "<IMG SRC = 'Guide/Pictures/shown.png'>",
        "![](Guide/Pict%75res/shown%2Epng)", "[Large](<Guide/Pictures/shown@2x.png>)",
    ]) func aPictureThatALinkNamesIsNeverUnused(_ link: String) async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        let drawn = try fixture.folder.read("Guide/Pictures/box.png")
        try fixture.write(drawn, to: "Guide/Pictures/shown.png")
        try fixture.write(drawn, to: "Guide/Pictures/shown~dark@2x.png")
        try fixture.write("\(link)\n", to: "Guide/Start.md")
        let check = await fixture.docs("--check")
        #expect((check.status, check.text) == (.success, ""), "\(check.messages)")
        #expect(await fixture.docs("--prune").text == "")
        #expect(fixture.folder.files.contains("Guide/Pictures/shown~dark@2x.png"))
        try fixture.write("No link\n", to: "Guide/Start.md")
        #expect(await fixture.docs("--prune").lines.count == 2)
    }

    @Test func aLinkIntoACatalogKeepsItsPictures() async throws {
        let fixture = try DocumentationFixture([
            "README.md": "![](App.docc/Resources/box.png)\n", "App.docc/App.md": "![A box](box)\n",
        ])
        _ = await fixture.docs()
        try fixture.write("# App\n", to: "App.docc/App.md")
        #expect(await fixture.docs("--prune").text == "")
        #expect(fixture.folder.files.contains("App.docc/Resources/box~dark@2x.png"))
    }

    @Test func aDensityThatIsDeclaredNoMoreIsUnusedUnlessALinkNamesIt() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        let drawn = try fixture.folder.read("Guide/Pictures/box.png")
        for name in ["box@3x.png", "box@4x.png"] { try fixture.write(drawn, to: "Guide/Pictures/\(name)") }
        try fixture.write("![](Pictures/box@4x.png)\n", to: "Guide/Start.md")
        #expect(fixture.relativeOutput(of: await fixture.docs("--prune")).hasPrefix("Guide/Pictures/box@3x.png\n"))
        #expect(fixture.folder.files.contains("Guide/Pictures/box@4x.png"))
    }

    @Test func pagesThatAreLeftOutMayShowWhatTheOthersDoNot() async throws {
        let fixture = try fixture()
        try fixture.write("<!-- snapshot: picture other -->\n<!-- snapshot: end -->\n", to: "Guide/Start.md")
        fixture.pictures.append(DocumentationFixture.picture("other"))
        _ = await fixture.docs()
        let check = await fixture.docs("--check", "--pages", "README.md")
        #expect((check.status, check.text) == (.success, ""), "\(check.messages)")
        #expect(!(await fixture.docs("--pages", "README.md").messages.contains("not shown by any page")))
        let before = try fixture.contents()
        let prune = await fixture.docs("--prune", "--pages", "README.md")
        #expect(prune.status == .usage)
        #expect(prune.messages.contains("--prune applies to all pages: leave --pages out"))
        #expect(try fixture.contents() == before)
    }

    @Test func picturesOfHandwrittenLinksAreChecked() async throws {
        let fixture = try DocumentationFixture([
            "README.md": "![](Guide/Pictures/box.png) and ![](elsewhere/box.png)\n",
            "App.docc/Start.md": "@Image(source: \"box\", alt: \"A box\")\n",
        ])
        _ = await fixture.docs()
        #expect(fixture.folder.files.filter { $0.hasSuffix(".png") }.count == 8)
        #expect(await fixture.docs("--check").status == .success)
        fixture.color = .green
        #expect(fixture.relativeOutput(of: await fixture.docs("--check")).contains("shown by App.docc/Start.md:1"))
    }
}
