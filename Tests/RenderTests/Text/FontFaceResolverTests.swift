import CCairo
import Foundation
import Render
import Testing

@Suite struct FontFaceResolverTests {
    /// The coverage of each pixel of an l drawn at `x`.
    private func coverage(x: Double, slanted: Bool = false) throws -> [UInt8] {
        let side = 24
        let layout = ParagraphTypesetter.shared.layout(sample("l", size: 18))
        let run = try #require(layout.glyphRuns.first)
        var pixels = [UInt8](repeating: 0, count: side * side)
        try pixels.withUnsafeMutableBufferPointer { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_A8, Int32(side), Int32(side), Int32(side))
            let context = try #require(cairo_create(surface))
            defer {
                cairo_destroy(context)
                cairo_surface_destroy(surface)
            }
            try FontFaceResolver.withResolver { resolver in
                let face = FontFace(name: run.face.name, isSlanted: slanted)
                try resolver.select(face, size: run.drawnSize, in: context)
                var glyph = cairo_glyph_t(index: UInt(run.glyphs[0].id), x: x, y: 20)
                cairo_glyph_path(context, &glyph, 1)
                cairo_fill(context)
            }
            cairo_surface_flush(surface)
        }
        return pixels
    }

    @Test func anEighthOfAPixelChangesTheCoverage() throws {
        let here = try coverage(x: 8)
        let there = try coverage(x: 8.125)
        #expect(here != there)
        let sum: ([UInt8]) -> Int = { $0.reduce(0) { $0 + Int($1) } }
        #expect(sum(here) > 0)
        #expect(abs(sum(here) - sum(there)) < sum(here) / 50, "moved, not reshaped")
    }

    @Test func slantedFacesLeanToTheRight() throws {
        let upright = try coverage(x: 8)
        let slanted = try coverage(x: 8, slanted: true)
        func center(_ pixels: [UInt8], row: Int) -> Double {
            let line = pixels[row * 24..<row * 24 + 24].enumerated()
            let weight = line.reduce(0.0) { $0 + Double($1.element) }
            return line.reduce(0.0) { $0 + Double($1.offset) * Double($1.element) } / weight
        }
        #expect(abs(center(upright, row: 10) - center(upright, row: 18)) < 0.1)
        #expect(center(slanted, row: 10) > center(slanted, row: 18) + 1)
    }

    @Test func anUnknownFaceIsAnErrorThatReportsWhatToInstall() {
        FontFaceResolver.withResolver { resolver in
            #expect(throws: FontError.self) { try resolver.fontFace(for: FontFace(name: "No-Such-Face")) }
            do {
                _ = try resolver.fontFace(for: FontFace(name: "NotoSansNowhere-Regular"))
            } catch {
                #expect("\(error)".contains("fonts-noto-core"))
            }
        }
    }

    @Test func manyThreadsDrawAtOnce() async throws {
        let expected = try coverage(x: 8.5)
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<16 { group.addTask { try coverage(x: 8.5) } }
            for try await pixels in group { #expect(pixels == expected) }
        }
    }

    @Test func digestsNameTheFontsThatAreThere() throws {
        let library = FontLibrary(directories: FontLibrary.shared.directories)
        let digests = library.digests(of: [FontFace(name: "Inter-Regular"), FontFace(name: "No-Such-Face")])
        #expect(digests.count == 1)
        #expect(digests["Inter-Regular"]?.count == 16)
        #expect(try library.digest(of: FontFace(name: "Inter-Bold")) != digests["Inter-Regular"])
    }

    /// fontconfig would map its cache files, and read its configuration.
    @Test func theHostsFontConfigurationIsNotUsed() throws {
        let typesetter = ParagraphTypesetter(library: FontLibrary(directories: FontLibrary.shared.directories))
        _ = typesetter.layout(sample("宇 مرحبا x"))
        let maps = try withExtendedLifetime(typesetter) {
            try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        }
        #expect(!maps.contains("fontconfig/") && !maps.contains("/etc/fonts"))
    }
}
