import Foundation
import Render
import Testing

@Suite struct FallbackFontsTests {
    /// Inter and nothing else, as on a machine without further fonts.
    let bare = ParagraphTypesetter(library: FontLibrary(directories: [TestFonts.interDirectory]))

    @Test func missingCharactersAreReportedOnceEachWithTheirScriptAndPackage() {
        let layout = bare.layout(sample("宇宙 and 宇宙, then مر and 😀"))
        #expect(layout.warnings.isEmpty)
        #expect(layout.missingGlyphs.map(\.codePoint) == ["U+5B87", "U+5B99", "U+0645", "U+0631", "U+1F600"])
        #expect(layout.missingGlyphs.map(\.script).suffix(3) == ["Arabic", "Arabic", "emoji"])
        #expect(
            Set(layout.missingGlyphs.map(\.package)) == ["fonts-noto-cjk", "fonts-noto-core", "fonts-noto-color-emoji"])
    }

    /// Marks of a script are sought in its fonts, also beside letters of another one.
    @Test(arguments: [("New York، NY", "Arabic"), ("Delhi।", "Devanagari"), ("9؟", "Arabic"), ("শ।", "Bengali")])
    func marksOfAScriptAreInItsFonts(text: String, script: String) {
        #expect(Set(bare.layout(sample(text)).missingGlyphs.map(\.script)) == [script])
    }

    /// Text without a font must not look like other text without a font, of any script and plane.
    @Test(arguments: [("你好世界", "再见朋友"), ("مرحبا", "سلاما"), ("😀", "😁"), ("ก้", "ก๊"), ("\u{20000}", "\u{20001}")])
    func boxesShowTheCodePoint(one: String, other: String) {
        func boxes(_ text: String) -> [LayerContent] { bare.layout(sample(text)).lines[0].contents }
        #expect(boxes(one) != boxes(other))
        #expect(boxes(one) == boxes(one))
        #expect(bare.size(of: sample(one)) == bare.size(of: sample(other)))
    }

    @Test func missingCharactersAreBoxesOfAFixedWidth() {
        let layout = bare.layout(sample("宇宙", size: 20))
        #expect(abs(Double(layout.size.width) - 40) < 1e-9)
        #expect(layout.lines[0].contents.contains { if case .stroke = $0 { true } else { false } })
        #expect(abs(Double(bare.size(of: sample("😀", size: 20)).width) - 25) < 1e-9)
        #expect(abs(Double(bare.size(of: sample("👨‍👩‍👧", size: 20)).width) - 25) < 1e-9, "one cluster is one box")
    }

    @Test func fallbackDoesNotChangeTheLineHeight() {
        #expect(bare.layout(sample("a宇")).lines[0].height == bare.layout(sample("a")).lines[0].height)
    }

    @Test func westernLettersNeedNoWarning() {
        let layout = bare.layout(sample("Łódź Ørsted ñandú Привет Ελλάδα “quoted” – 10 € … ½ → ✓"))
        #expect(layout.warnings.isEmpty && layout.missingGlyphs.isEmpty)
        #expect(Set(layout.glyphRuns.map { $0.face.name }) == ["Inter-Regular"])
    }

    @Test func hebrewRunsFromTheRight() {
        // In a paragraph from the left: latin, then Hebrew reversed.
        let layout = bare.layout(sample("ab שלום cd") { $0.paragraph.writingDirection = .leftToRight })
        #expect(layout.glyphRuns.first?.text.hasPrefix("ab") == true)
        #expect(layout.glyphRuns.last?.text.hasSuffix("cd") == true)
        // In one from the right the last word stands leftmost.
        let right = bare.layout(sample("ab שלום cd") { $0.paragraph.writingDirection = .rightToLeft })
        #expect(right.glyphRuns.first?.text.contains("cd") == true)
        #expect(right.glyphRuns.last?.text.contains("ab") == true)
        #expect(abs(right.size.width - layout.size.width) < 1e-9)
    }

    @Test func arrowsAndProductsAreLeftAsTyped() {
        // Contextual alternates would change the number of glyphs or their identity.
        let arrow = bare.layout(sample("->")).glyphRuns.flatMap { $0.glyphs.map { $0.id } }
        let parts = ["-", ">"].flatMap { part in
            bare.layout(sample(part)).glyphRuns.flatMap { $0.glyphs.map { $0.id } }
        }
        #expect(arrow == parts)
    }

    @Test func facesFollowSizeWeightAndSlant() {
        func face(_ size: Double, _ weight: FontWeight, _ italic: Bool = false) -> String? {
            bare.layout(sample("x", size: size, weight: weight, italic: italic)).glyphRuns.first?.face.name
        }
        #expect(face(17, .regular) == "Inter-Regular")
        #expect(face(19.9, .semibold) == "Inter-SemiBold")
        #expect(face(20, .heavy) == "InterDisplay-ExtraBold")
        #expect(face(17, .regular, true) == "Inter-Italic")
        #expect(face(28, .ultraLight, true) == "InterDisplay-ThinItalic")
    }

    @Test func capitalsAreAsHighAsSanFranciscos() {
        for size in [12.0, 34] {
            let run = bare.layout(sample("H", size: size)).glyphRuns[0]
            #expect(abs(run.drawnSize / size - (size < 20 ? 0.96881 : 0.98029)) < 0.0001)
        }
    }

    @Test func withoutInterThereAreBoxesAndAnErrorThatNamesThePackage() {
        let library = FontLibrary(directories: ["/nonexistent"])
        #expect(throws: FontError.self) { try library.requireSystemFont() }
        let layout = ParagraphTypesetter(library: library).layout(sample("Hello"))
        #expect(layout.warnings.contains { $0.contains("fonts-inter") })
        #expect(layout.missingGlyphs.map(\.package) == Array(repeating: "fonts-inter", count: 4))
        #expect(layout.size.width > 30)
        #expect(layout.glyphRuns.isEmpty)
    }

    @Test func aNamedFontIsFoundOrReplacedWithAWarning() {
        let found = TextAttributes(font: FontSpec(design: .named("Inter Display"), size: 17, weight: .bold))
        #expect(bare.layout(AttributedText("x", attributes: found)).glyphRuns.first?.face.name == "InterDisplay-Bold")
        let missing = TextAttributes(font: FontSpec(design: .named("No Such Family"), size: 17))
        let layout = bare.layout(AttributedText("x", attributes: missing))
        #expect(layout.glyphRuns.first?.face.name == "Inter-Regular")
        #expect(layout.warnings.count == 1 && layout.warnings[0].contains("No Such Family"))
    }

    @Test func fontsOfTheUsersOwnFoldersMayHaveAnyFileName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inter = TestFonts.interDirectory
        try FileManager.default.copyItem(
            atPath: inter + "/InterDisplay-Light.otf", toPath: folder.path + "/brand.otf")
        try Data("no font".utf8).write(to: folder.appendingPathComponent("broken.otf"))
        let library = FontLibrary(directories: [folder.path])
        for name in ["Inter Display", "InterDisplay-Light"] {
            let font = TextAttributes(font: FontSpec(design: .named(name), size: 17))
            let layout = ParagraphTypesetter(library: library).layout(AttributedText("x", attributes: font))
            #expect(layout.glyphRuns.first?.face.name == "InterDisplay-Light")
        }
        #expect(library.contains(FontFace(name: "InterDisplay-Light")))
        #expect(!library.contains(FontFace(name: "broken")))
    }
}
