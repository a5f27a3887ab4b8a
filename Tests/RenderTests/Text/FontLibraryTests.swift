import Foundation
import RenderFixtures
import Testing

@testable import Render

/// The places and versions of fonts.
@Suite struct FontLibraryTests {
    /// A folder that is deleted after the test.
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)").path

        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func copy(_ file: String, as name: String) throws {
            let target = path + "/" + name
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path, withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(atPath: file, toPath: target)
        }

        func write(_ data: Data, to name: String) throws {
            try data.write(to: URL(fileURLWithPath: path + "/" + name))
        }
    }

    private let inter = TestFonts.interDirectory + "/Inter-Regular.otf"

    /// Another version has the same names.
    private func otherVersion() throws -> Data {
        var data = try Data(contentsOf: URL(fileURLWithPath: inter))
        data.append(contentsOf: [0, 0, 0, 0])
        return data
    }

    // MARK: Versions

    @Test func anotherVersionOfASystemFontIsNotUsed() throws {
        let folder = try Folder()
        try folder.write(otherVersion(), to: "Inter-Regular.otf")
        let library = FontLibrary(directories: [folder.path])
        #expect(library.file(named: "Inter-Regular") == nil)
        let error = #expect(throws: FontError.self) { try library.requireSystemFont() }
        let text = try #require(error).description
        for part in [folder.path + "/Inter-Regular.otf", "3.019", "scripts/install-fonts"] {
            #expect(text.contains(part))
        }
        // The right version is found behind it.
        let both = FontLibrary(directories: [folder.path, TestFonts.interDirectory])
        #expect(both.file(named: "Inter-Regular")?.path == inter)
    }

    @Test func anAppsOwnVersionHasANameOfItsOwn() throws {
        let folder = try Folder()
        try folder.write(otherVersion(), to: "Brand.otf")
        let library = FontLibrary(directories: [folder.path, TestFonts.interDirectory])
        let named = try #require(library.file(family: "Inter", weightClass: 400, isItalic: false))
        #expect(named.path == folder.path + "/Brand.otf")
        #expect(named.name.hasPrefix("Inter-Regular@"))
        #expect(library.file(named: named.name) === named)
        #expect(library.file(named: "Inter-Regular")?.path == inter)
        try library.requireSystemFont()
    }

    // MARK: Missing files

    private func paint(_ text: AttributedText, with library: FontLibrary) throws -> String {
        let layout = ParagraphTypesetter(library: library).layout(text)
        return try paint(layout, with: library)
    }

    private func paint(_ layout: ParagraphLayout, with library: FontLibrary) throws -> String {
        var layer = Layer(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        layer.contents = layout.lines.flatMap(\.contents)
        return try Painter(library: library).paint(layer, size: layer.bounds.size, scale: 1, background: .white)
            .pixelHash(scale: 1)
    }

    @Test(arguments: [
        (FontSpec(size: 17, isItalic: true), "Inter-Italic"),
        (FontSpec(size: 17, weight: .semibold), "Inter-SemiBold"),
        (FontSpec(size: 30, weight: .bold, isItalic: true), "InterDisplay-BoldItalic"),
    ])
    func aMissingFileOfInterIsAnErrorWhereItsFaceIsDrawn(font: FontSpec, name: String) throws {
        let folder = try Folder()
        try folder.copy(inter, as: "Inter-Regular.otf")
        let library = FontLibrary(directories: [folder.path])
        let text = AttributedText("Hamburg", attributes: TextAttributes(font: font))
        // The rest of Inter is there, and sizes don't depend on the face.
        try library.requireSystemFont()
        let size = ParagraphTypesetter(library: library).size(of: text)
        #expect(size == ParagraphTypesetter.shared.size(of: text))
        let missing = FontError.systemFontMissing(file: name + ".otf", directories: [folder.path])
        #expect(throws: missing) { try paint(text, with: library) }
        #expect(missing.description.contains(name + ".otf") && missing.description.contains("fonts-inter"))
        // Another version is named.
        let other = folder.path + "/\(name).otf"
        try folder.write(otherVersion(), to: name + ".otf")
        let error = #expect(throws: FontError.self) {
            try paint(text, with: FontLibrary(directories: [folder.path]))
        }
        #expect(try #require(error).description.contains(other))
    }

    // MARK: Bad files

    @Test func aFontThatCannotBeReadIsAnErrorThatNamesTheFile() throws {
        let folder = try Folder()
        let whole = try Data(contentsOf: URL(fileURLWithPath: inter))
        for (name, data) in [("text.otf", Data("no font".utf8)), ("empty.ttf", Data()), ("cut.otf", whole.prefix(200))]
        {
            let path = folder.path + "/" + name
            try folder.write(data, to: name)
            let error = #expect(throws: FontError.self) {
                try FontLibrary(directories: [folder.path, TestFonts.interDirectory]).requireSystemFont()
            }
            #expect(try #require(error).description.contains(path))
            try FileManager.default.removeItem(atPath: path)
        }
    }

    /// Otherwise the files of damaged fonts stay mapped.
    @Test func aFontWithoutGlyphsIsClosedAgain() throws {
        let folder = try Folder()
        let path = folder.path + "/empty.otf"
        try folder.write(ChangedFont.withoutGlyphs(Data(contentsOf: URL(fileURLWithPath: inter))), to: "empty.otf")
        #expect(throws: FontError.unreadable(path: path, detail: "it has no font number 0")) {
            try FontFile(path: path, index: 0)
        }
        #expect(try !String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains(path))
    }

    @Test func twoFilesWithAFontOfOneNameAreAnError() throws {
        let folder = try Folder()
        let mono = try #require(FontLibrary.shared.file(named: "DejaVuSansMono")).path
        try folder.copy(mono, as: "a.ttf")
        try folder.copy(mono, as: "b.ttf")
        let library = { FontLibrary(directories: [folder.path, TestFonts.interDirectory]) }
        try library().requireSystemFont()
        var other = try Data(contentsOf: URL(fileURLWithPath: mono))
        other.append(contentsOf: [0, 0, 0, 0])
        try folder.write(other, to: "b.ttf")
        let error = #expect(throws: FontError.self) { try library().requireSystemFont() }
        let text = try #require(error).description
        #expect(text.contains("a.ttf") && text.contains("b.ttf") && text.contains("DejaVuSansMono"))
    }

    @Test func aRegisteredFontIsFoundByItsNames() throws {
        let folder = try Folder()
        try folder.write(otherVersion(), to: "Brand.otf")
        let library = FontLibrary(directories: [TestFonts.interDirectory])
        #expect(library.file(family: "Inter", weightClass: 400, isItalic: false)?.path == inter)
        try library.register(fontAt: folder.path + "/Brand.otf")
        try library.register(fontAt: folder.path + "/Brand.otf")
        let named = try #require(library.file(family: "Inter", weightClass: 400, isItalic: false))
        #expect(named.path == folder.path + "/Brand.otf")
        #expect(library.file(named: "Inter-Regular")?.path == inter)
        #expect(throws: FontError.self) { try library.register(fontAt: folder.path + "/none.otf") }
        try library.requireSystemFont()
    }

    // MARK: Pinned fonts

    private func pin(in folder: Folder, digest: String? = nil) throws {
        try folder.copy(inter, as: ".fonts/Inter-Regular.otf")
        let font = PinnedFonts.Font(
            name: "Inter-Regular", file: "Inter-Regular.otf", version: "3.019",
            digest: digest ?? InterFont.digests["Inter-Regular"] ?? "")
        try folder.write(JSONEncoder().encode([font]), to: ".fonts/fonts.json")
    }

    @Test func pinnedFontsAreSearchedFirst() throws {
        let folder = try Folder()
        try pin(in: folder)
        let library = FontLibrary(directories: [TestFonts.interDirectory])
        #expect(library.file(named: "Inter-Regular")?.path == inter)
        try library.usePinnedFonts(besideBaselines: folder.path)
        #expect(library.file(named: "Inter-Regular")?.path == folder.path + "/.fonts/Inter-Regular.otf")
        // No other font is needed.
        let bare = FontLibrary(directories: [])
        try bare.usePinnedFonts(besideBaselines: folder.path)
        try bare.requireSystemFont()
    }

    @Test func aPinnedFontThatChangedOrVanishedIsAnError() throws {
        let folder = try Folder()
        try pin(in: folder, digest: "0123456789abcdef")
        let path = folder.path + "/.fonts/Inter-Regular.otf"
        let library = FontLibrary(directories: [])
        #expect(
            throws: FontError.pinnedFontChanged(
                path: path, expected: "0123456789abcdef", found: InterFont.digests["Inter-Regular"] ?? "")
        ) { try library.usePinnedFonts(besideBaselines: folder.path) }
        try FileManager.default.removeItem(atPath: path)
        #expect(throws: FontError.pinnedFontMissing(path: path)) {
            try library.usePinnedFonts(besideBaselines: folder.path)
        }
        try folder.write(Data("[".utf8), to: ".fonts/fonts.json")
        #expect(
            throws: FontError.unreadable(path: folder.path + "/.fonts/fonts.json", detail: "it is not a list of fonts")
        ) { try library.usePinnedFonts(besideBaselines: folder.path) }
    }

    /// DejaVu's letters, twice as large under the same names.
    private func pinLargeMono(in folder: Folder) throws {
        let mono = try #require(FontLibrary(directories: FontLibrary.standardDirectories).file(named: "DejaVuSansMono"))
        try folder.write(ChangedFont.twiceAsLarge(Data(contentsOf: URL(fileURLWithPath: mono.path))), to: "mono.ttf")
        try folder.copy(folder.path + "/mono.ttf", as: ".fonts/DejaVuSansMono.ttf")
    }

    @Test func otherPinnedFontsReplaceTheFirst() throws {
        let (plain, large) = (try Folder(), try Folder())
        let mono = try #require(FontLibrary.shared.file(named: "DejaVuSansMono")).path
        try plain.copy(mono, as: ".fonts/DejaVuSansMono.ttf")
        try pinLargeMono(in: large)
        let library = FontLibrary(directories: [TestFonts.interDirectory])
        let typesetter = ParagraphTypesetter(library: library, cacheBytes: 0)
        let text = AttributedText(
            "Hi", attributes: TextAttributes(font: FontSpec(design: .named("DejaVuSansMono"), size: 10)))
        var shape: ShapingResult?
        /// The folder's text as a label draws it, which keeps its shape.
        func draw(with folder: Folder?) throws -> (CGFloat, String) {
            try library.usePinnedFonts(besideBaselines: folder?.path)
            let layout = typesetter.layout(text, limits: TextLimits(), keeping: &shape)
            return (layout.size.width, try paint(layout, with: library))
        }
        let first = try draw(with: plain)
        let second = try draw(with: large)
        let third = try draw(with: plain)
        #expect(second.0 == 2 * first.0 && second.1 != first.1)
        #expect(third == first)
        #expect(library.directories == [plain.path + "/.fonts", TestFonts.interDirectory])
        // A folder without pinned fonts has none of another's.
        _ = try draw(with: nil)
        #expect(library.file(named: "DejaVuSansMono") == nil)
    }

    @Test func aFolderWithoutPinnedFontsChangesNothing() throws {
        let folder = try Folder()
        let library = FontLibrary(directories: [TestFonts.interDirectory])
        try library.usePinnedFonts(besideBaselines: folder.path)
        #expect(library.directories == [TestFonts.interDirectory])
    }
}
