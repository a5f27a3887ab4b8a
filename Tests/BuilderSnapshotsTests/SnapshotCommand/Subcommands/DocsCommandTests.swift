import BuilderUIKit
import Foundation
import Render
import Synchronization
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

@MainActor
@Suite struct DocsCommandTests {
    private static let marker = "<!-- snapshot: picture box -->\n<!-- snapshot: end -->\n"
    private static let code = "<!-- snapshot: code Box -->\n<!-- snapshot: end -->\n"
    private static let files = ["box.png", "box@2x.png", "box~dark.png", "box~dark@2x.png"]

    private func fixture() throws -> DocumentationFixture {
        try DocumentationFixture([
            "README.md": "# App\n\n\(Self.marker)\n\(Self.code)", "Guide/Start.md": "No pictures\n",
            "App.docc/App.md": "# App\n\n\(Self.marker)", "Sources/Box.swift": "struct Box {\n    let side = 1\n}\n",
        ])
    }

    // MARK: Making

    @Test func bothFormsAreMadeWithTheirPictures() async throws {
        let fixture = try fixture()
        let run = await fixture.docs()
        #expect(run.status == .success, "\(run.messages)")
        let written = Self.files.map { "Guide/Pictures/\($0)" } + Self.files.map { "App.docc/Resources/\($0)" }
        #expect(
            Set(fixture.relativeOutput(of: run).split(separator: "\n").map(String.init)).isSuperset(
                of: written + ["README.md", "App.docc/App.md"]))
        #expect(Set(fixture.folder.files).isSuperset(of: written))
        #expect(try fixture.text("App.docc/App.md").contains("\n![A box](box)\n<!-- snapshot: end "))
        let page = try fixture.text("README.md")
        #expect(page.contains("<img src=\"Guide/Pictures/box.png\" alt=\"A box\" width=\"24\">"))
        #expect(page.contains("\n```swift\nstruct Box {\n    let side = 1\n}\n```\n<!-- snapshot: end "))
        let info = try PNGInspector.inspect(try fixture.folder.read("Guide/Pictures/box@2x.png"))
        #expect((info.width, info.height, info.scale) == (48, 32, 2))
    }

    @Test func aSecondRunChangesNothing() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        let before = try fixture.contents()
        let run = await fixture.docs()
        #expect((run.status, run.text) == (.success, ""))
        #expect(try fixture.contents() == before)
        let check = await fixture.docs("--check")
        #expect((check.status, check.text) == (.success, ""), "\(check.messages)")
    }

    @Test func optionsReplaceWhatIsDeclared() async throws {
        let fixture = try fixture()
        let run = await fixture.docs("--locales", "en,de", "--text-sizes", "l,ax3", "--pairwise")
        #expect(run.status == .success, "\(run.messages)")
        let names = ["en", "de"].flatMap { locale in ["l", "ax-xl"].map { "box-text-\($0)-locale-\(locale)" } }
        for name in names {
            #expect(fixture.folder.files.contains("Guide/Pictures/\(name).png"), "\(fixture.folder.files)")
            #expect(try fixture.text("README.md").contains("<img src=\"Guide/Pictures/\(name).png\""))
        }
        let check = await fixture.docs("--check", "--text-sizes", "l,ax3", "--locales", "en,de", "--pairwise")
        #expect(check.status == .success, "\(check.messages)")
        #expect(await fixture.docs("--check").status == .differs)
    }

    @Test func aPageMayShowOneAppearance() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        #expect(try fixture.text("README.md").contains("prefers-color-scheme: light"))
        let dark = await fixture.docs("--appearances", "dark", "--prune")
        #expect(dark.status == .success, "\(dark.messages)")
        let page = try fixture.text("README.md")
        #expect(!page.contains("prefers-color-scheme: light") && page.contains("prefers-color-scheme: dark"))
        let pictures = fixture.folder.files.filter { $0.hasSuffix(".png") }
        #expect(!pictures.isEmpty && pictures.allSatisfy { $0.contains("dark") }, "\(pictures)")
        #expect(await fixture.docs("--check", "--appearances", "dark").status == .success)
        #expect(await fixture.docs("--check").status == .differs)
    }

    @Test func onlyNamedPicturesAreMade() async throws {
        let fixture = try fixture()
        fixture.pictures.append(DocumentationFixture.picture("other"))
        try fixture.write("<!-- snapshot: picture other -->\n<!-- snapshot: end -->\n", to: "Guide/Start.md")
        _ = await fixture.docs("other")
        #expect(fixture.folder.files.filter { $0.hasSuffix(".png") }.allSatisfy { $0.contains("other") })
        #expect(try fixture.text("App.docc/App.md").contains(Self.marker))
    }

    @Test func nothingIsEncodedWhereNothingChanges() async throws {
        let fixture = try fixture()
        let tool = SnapshotTool(
            catalog: fixture.catalog, folder: fixture.folder.path,
            console: Console(showsStatus: false, result: { _ in }, message: { _ in }))
        let count = Counter()
        var drawer = ImageRenderer.documentation
        let encode = drawer.encode
        drawer.encode = { bitmap, display in
            count.add()
            return try encode(bitmap, display)
        }
        func run(onlyChecks: Bool) -> DocumentationRun {
            let request = DocumentationRequest(
                pages: fixture.pages.map(tool.resolve), sources: [tool.resolve("Sources")],
                pictureFolder: tool.resolve("Guide/Pictures"), onlyChecks: onlyChecks)
            return DocumentationRun(tool: tool, request: request, drawer: drawer)
        }
        #expect(try await run(onlyChecks: true).check() == RunVerdict.differs.commandStatus)
        #expect(count.value == 0)
        // Two appearances in two densities; the two folders share them.
        #expect(try await run(onlyChecks: false).write() == .success)
        #expect(count.value == 4)
        #expect(try await run(onlyChecks: false).write() == .success)
        #expect(try await run(onlyChecks: true).check() == .success)
        #expect(count.value == 4)
    }

    // MARK: Checking

    @Test func aChangedColorNamesThePicturesAndThePages() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        let before = try fixture.contents()
        fixture.color = .green
        let run = await fixture.docs("--check")
        #expect(run.status == RunVerdict.differs.commandStatus)
        let output = fixture.relativeOutput(of: run)
        #expect(output.contains("stale: Guide/Pictures/box.png: 384 of 384 pixels differ\n  shown by README.md:3\n"))
        #expect(
            output.contains(
                "stale: App.docc/Resources/box~dark@2x.png: 1536 of 1536 pixels differ\n  shown by App.docc/App.md:3\n")
        )
        #expect(!output.contains("Start.md"))
        #expect(try fixture.contents() == before)
    }

    @Test func missingUnusedAndStaleTextsAreListed() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        try FileManager.default.removeItem(atPath: "\(fixture.folder.path)/Guide/Pictures/box.png")
        try fixture.write(try fixture.folder.read("Guide/Pictures/box@2x.png"), to: "Guide/Pictures/gone@2x.png")
        try fixture.write("struct Box {\n    let side = 2\n}\n", to: "Sources/Box.swift")
        fixture.pictures.append(DocumentationFixture.picture("unshown"))
        let run = await fixture.docs("--check")
        #expect(run.status == RunVerdict.differs.commandStatus)
        let output = fixture.relativeOutput(of: run)
        #expect(output.contains("missing: Guide/Pictures/box.png\n  shown by README.md:3\n"))
        #expect(output.contains("unused: Guide/Pictures/gone@2x.png\n"))
        #expect(output.contains("the picture “unshown” is not shown by any page"))
        #expect(output.contains("stale: README.md:11: the quoted code “Box”\n"))
    }

    @Test func anotherTextOfAPictureIsStaleThoughItsPixelsAreNot() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        fixture.pictures = [DocumentationFixture.picture("box", alternativeText: "A red box")]
        let run = await fixture.docs("--check")
        #expect(
            fixture.relativeOutput(of: run).contains(
                "stale: README.md:3: the text of the picture “box”\nstale: App.docc/App.md:3: "))
        #expect(await fixture.docs().lines.count == 2)
        #expect(await fixture.docs("--check").status == .success)
    }

    @Test func aFileWrittenAnewIsComparedByPixels() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        let path = "Guide/Pictures/box.png"
        let bitmap = try ImageDecoder.decode(try fixture.folder.read(path))
        try fixture.write(try PNGEncoder(level: 1).encode(bitmap, scale: 1), to: path)
        let same = await fixture.docs("--check")
        #expect(same.status == .success, "\(same.messages)")
        try fixture.write(try fixture.folder.read(path) + Data([0]), to: path)
        let edited = await fixture.docs("--check")
        #expect(edited.status == .success)
        #expect(edited.messages.contains("its pixels are the same"))
        for run in [edited, await fixture.docs()] {
            #expect(run.text == "")
            #expect(run.messages.contains("its fingerprint is lost"))
        }
        fixture.color = .green
        #expect(await fixture.docs("--check").status == .notCompared)
    }

    @Test func whatCanNotBeReadIsNotCompared() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        try fixture.write(try fixture.folder.read("Guide/Pictures/box.png").prefix(60), to: "Guide/Pictures/box.png")
        let run = await fixture.docs("--check")
        #expect(run.status == .notCompared)
        #expect(fixture.relativeOutput(of: run).contains("unreadable: Guide/Pictures/box.png: "))
        #expect(await fixture.docs().status == .success)
        #expect(await fixture.docs("--check").status == .success)
    }

    // MARK: Refusing

    /// Runs `docs`, which must fail with a text and leave everything as it was.
    private func expectFailure(
        _ fixture: DocumentationFixture, _ status: CommandStatus, _ text: String,
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let before = try fixture.contents()
        let run = await fixture.docs()
        #expect(run.status == status, "\(run.messages)", sourceLocation: location)
        #expect(fixture.relativeOutput(of: run).contains(text), "\(run.messages)", sourceLocation: location)
        #expect(try fixture.contents() == before, sourceLocation: location)
    }

    @Test func aTextEditedByHandIsNotOverwritten() async throws {
        let fixture = try fixture()
        _ = await fixture.docs()
        fixture.color = .green
        try fixture.write(
            try fixture.text("App.docc/App.md").replacingOccurrences(of: "A box", with: "My box"), to: "App.docc/App.md"
        )
        try await expectFailure(fixture, .badData, "App.docc/App.md:3: the text below this marker was edited by hand")
        #expect(await fixture.docs("--check").status == .notCompared)
    }

    @Test func allErrorsAreReportedAtOnce() async throws {
        let fixture = try fixture()
        try fixture.write(
            "<!-- snapshot: picture bx -->\n<!-- snapshot: end -->\n<!-- snapshot: end -->\n", to: "Guide/Start.md")
        try fixture.write("\n<!-- snapshot: picture bx -->\n<!-- snapshot: end -->\n", to: "Guide/Two.md")
        try await expectFailure(fixture, .badData, "Guide/Start.md:3: an end marker without a begin marker")
        try await expectFailure(fixture, .badData, "Guide/Two.md:2: no picture is named “bx”: did you mean “box”?")
        try fixture.write("", to: "Guide/Start.md")
        try fixture.write("<!-- snapshot: code Bx -->\n<!-- snapshot: end -->\n", to: "Guide/Two.md")
        try await expectFailure(fixture, .badData, "Guide/Two.md:1: no type or region is named “Bx”")
    }

    @Test func declarationsAreChecked() async throws {
        let fixture = try fixture()
        fixture.pictures = [DocumentationFixture.box, DocumentationFixture.box]
        try await expectFailure(fixture, .internalError, "DocumentationFixture.swift:")
        fixture.pictures = [DocumentationFixture.box.callout(on: "nobody", "Nothing")]
        try await expectFailure(fixture, .renderFailed, "nobody")
        #expect(await fixture.docs("--check").status == .notCompared)
    }

    @Test func aPictureThatDocsDidNotWriteIsNotOverwritten() async throws {
        let fixture = try fixture()
        let other = try PNGEncoder().encode(Bitmap(width: 2, height: 2) { _, _ in }, scale: 1)
        try fixture.write(other, to: "App.docc/Resources/box.png")
        try await expectFailure(fixture, .badData, "App.docc/Resources/box.png has the name of a picture")
        try fixture.write("version https://git-lfs.github.com/spec/v1\n", to: "App.docc/Resources/box.png")
        try await expectFailure(fixture, .badData, "git lfs pull")
    }

    @Test func aReadOnlyPageIsNotReplaced() async throws {
        let fixture = try fixture()
        chmod("\(fixture.folder.path)/README.md", 0o444)
        try await expectFailure(fixture, .cannotCreate, "README.md is read-only")
    }

    @Test func aPageThatIsSavedWhileItsPicturesAreDrawnIsNotOverwritten() async throws {
        let fixture = try fixture()
        let tool = SnapshotTool(
            catalog: fixture.catalog, folder: fixture.folder.path,
            console: Console(showsStatus: false, result: { _ in }, message: { _ in }))
        var drawer = ImageRenderer.documentation
        let layOut = drawer.layOut
        let page = tool.resolve("README.md")
        drawer.layOut = { picture, catalog, appearance, input in
            try Data("mine\n".utf8).write(to: URL(fileURLWithPath: page))
            return try await layOut(picture, catalog, appearance, input)
        }
        let request = DocumentationRequest(
            pages: fixture.pages.map(tool.resolve), sources: [tool.resolve("Sources")],
            pictureFolder: tool.resolve("Guide/Pictures"))
        let run = DocumentationRun(tool: tool, request: request, drawer: drawer)
        await #expect(throws: FileTransactionError.changedMeanwhile(path: page)) { try await run.write() }
        #expect(try fixture.text("README.md") == "mine\n")
        #expect(!fixture.folder.files.contains { $0.hasSuffix(".png") })
    }

    @Test func theSummaryReportsWhatHelps() async throws {
        let fixture = try fixture()
        #expect(
            await fixture.docs("--gallery", "all.html").messages.contains(
                "8 picture files, 2 pages and the gallery written"))
        try fixture.write(try fixture.folder.read("Guide/Pictures/box.png"), to: "Guide/Pictures/gone.png")
        let unused = await fixture.docs("--check").messages
        #expect(unused.contains("1 unused; “docs --prune” deletes unused files\n"))
        fixture.color = .green
        let both = await fixture.docs("--check").messages
        #expect(
            both.contains("; “docs” updates what is stale or missing, “docs --prune” deletes unused files"))
    }

    @Test func anUnwritableFolderKeepsTheOthersUnchanged() async throws {
        let fixture = try fixture()
        try fixture.write("a file", to: "App.docc/Resources")
        try await expectFailure(fixture, .cannotCreate, "App.docc/Resources")
    }

    @Test func placesThatAreMissingAreErrors() async throws {
        let fixture = try fixture()
        fixture.pages.append("Handbook")
        try await expectFailure(fixture, .noInput, "Handbook does not exist")
        #expect(await fixture.docs("--check").status == .notCompared)
        #expect(await fixture.docs("bx").status == .usage)
        #expect(await fixture.docs("--check", "--prune").status == .usage)
    }

    // MARK: Other files

    @Test func theContactSheetIsOneFile() async throws {
        let fixture = try fixture()
        let run = await fixture.docs("--contact-sheet", "sheet.png", "box")
        #expect(run.status == .success, "\(run.messages)")
        let info = try PNGInspector.inspect(try fixture.folder.read("sheet.png"))
        #expect(info.scale == 2)
        #expect(await fixture.docs("--contact-sheet", "sheet.png", "bx").status == .usage)
        #expect(await fixture.docs("--contact-sheet", "sheet.jpg").status == .usage)
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)
        func add() { count.withLock { $0 += 1 } }
        var value: Int { count.withLock { $0 } }
    }
}
