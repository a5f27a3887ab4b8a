import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The fonts of `UIAppFonts`.
@Suite struct AppFontsTests {
    /// A folder of resources with a font, which is deleted after the test.
    private final class Resources {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("app-fonts-\(UUID().uuidString)").path

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            let mono = try FontLibrary.shared.source(of: FontFace(name: "DejaVuSansMono")).path
            try FileManager.default.copyItem(atPath: mono, toPath: path + "/Brand.ttf")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    @Test(arguments: ["Brand.ttf", "Fonts/Brand.ttf"])
    func aListedFontIsFoundByItsNames(path: String) throws {
        let resources = try Resources()
        let library = FontLibrary(directories: [])
        let face = FontFace(name: "DejaVuSansMono")
        #expect(!library.contains(face))
        try AppFonts.register([path], in: ["/nowhere", resources.path], library: library)
        #expect(try library.source(of: face).path == resources.path + "/Brand.ttf")
    }

    @Test func aListedFontThatIsMissingIsAnErrorThatNamesIt() throws {
        let resources = try Resources()
        let library = FontLibrary(directories: [])
        let error = #expect(throws: FontError.appFontMissing(name: "Fonts/Other.otf", directories: [resources.path])) {
            try AppFonts.register(["Fonts/Other.otf"], in: [resources.path], library: library)
        }
        let text = try #require(error).description
        for part in ["Fonts/Other.otf", resources.path, "UIAppFonts"] { #expect(text.contains(part)) }
        // A file that isn't a font is named by the library.
        try Data("no font".utf8).write(to: URL(fileURLWithPath: resources.path + "/Text.otf"))
        let unreadable = #expect(throws: FontError.self) {
            try AppFonts.register(["Text.otf"], in: [resources.path], library: library)
        }
        #expect(try #require(unreadable).description.contains(resources.path + "/Text.otf"))
    }
}
