import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Glyphs are filled once")
struct GlyphCacheTests {
    private static let regular = FontFace(name: "Inter-Regular")

    /// A library of its own has filled nothing yet.
    private static func library(byteLimit: Int = GlyphCache.byteLimit) -> FontLibrary {
        FontLibrary(directories: FontLibrary.shared.directories, glyphs: GlyphCache(byteLimit: byteLimit))
    }

    /// A line of text, moved to the right and down.
    private static func label(_ text: String, x: Double, y: Double, size: Double = 20) -> Layer {
        var label = PaintFixture.box(0, 0, 100, 40)
        label.contents = ParagraphTypesetter.shared.layout(sample(text, size: size)).glyphRuns.map { run in
            var run = run
            run.glyphs = run.glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x + x, y: $0.y + y) }
            return .glyphs(run)
        }
        return label
    }

    /// One letter with its origin at a place.
    private static func letter(
        _ letter: Unicode.Scalar, x: Double, y: Double = 25, face: FontFace = regular, size: Double = 20
    ) throws -> Layer {
        let glyph = try #require(FontLibrary.shared.file(named: face.name)?.glyph(letter.value))
        var label = PaintFixture.box(0, 0, 100, 40)
        label.contents = [
            .glyphs(
                GlyphRun(
                    face: face, drawnSize: size, color: .black, glyphs: [GlyphRun.Glyph(id: glyph, x: x, y: y)],
                    text: String(letter)))
        ]
        return label
    }

    private static func paint(_ layer: Layer, with library: FontLibrary) throws -> Bitmap {
        var root = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.sublayers = [layer]
        return try Painter(library: library).paint(root, size: root.bounds.size, scale: 1, background: .white)
    }

    private static func filled(_ library: FontLibrary) -> Int { library.glyphs.statistics.filled }

    @Test("the same text fills nothing again, in the same place and whole pixels away")
    func sameText() throws {
        let library = Self.library()
        let first = try Self.paint(Self.label("Waltz", x: 4.25, y: 3.5), with: library)
        #expect(Self.filled(library) == 5)
        #expect(library.glyphs.statistics.found == 0)
        #expect(try Self.paint(Self.label("Waltz", x: 4.25, y: 3.5), with: library) == first)
        let moved = try Self.paint(Self.label("Waltz", x: 25.25, y: 8.5), with: library)
        #expect(Self.filled(library) == 5)
        #expect(library.glyphs.statistics.found == 10)
        #expect(try moved == Self.paint(Self.label("Waltz", x: 25.25, y: 8.5), with: Self.library()))
        #expect(moved != first)
    }

    @Test("a space is cached too")
    func spaces() throws {
        let library = Self.library()
        for _ in 0..<2 { #expect(try Self.paint(Self.letter(" ", x: 10), with: library).ink == 0) }
        #expect(Self.filled(library) == 1)
        #expect(library.glyphs.statistics.found == 1)
    }

    @Test("fractions of a pixel are distinguished, in 64ths")
    func fractions() throws {
        let library = Self.library()
        let whole = try Self.paint(Self.letter("l", x: 10), with: library)
        let right = try Self.paint(Self.letter("l", x: 10 + 1.0 / 64), with: library)
        let down = try Self.paint(Self.letter("l", x: 10, y: 25.5), with: library)
        #expect(Self.filled(library) == 3)
        #expect(whole != right && whole != down && right != down)
        #expect(try Self.paint(Self.letter("l", x: 10 + 1.0 / 64 + 1.0 / 256), with: library) == right)
        #expect(try Self.paint(Self.letter("l", x: 10, y: 25.5 - 1.0 / 256), with: library) == down)
        #expect(Self.filled(library) == 3)
        for (x, y, known) in [(10, 25, whole), (10 + 1.0 / 64, 25, right), (10, 25.5, down)] {
            #expect(try Self.paint(Self.letter("l", x: x, y: y), with: Self.library()) == known)
        }
    }

    @Test("left of the picture and above it, places within a pixel are counted the same way")
    func negativePlaces() throws {
        let library = Self.library()
        _ = try Self.paint(Self.letter("W", x: 10.25, y: 25.75), with: library)
        let outside = try Self.paint(Self.letter("W", x: -3.75, y: 6.75), with: library)
        #expect(try outside == Self.paint(Self.letter("W", x: -3.75, y: 6.75), with: Self.library()))
        let above = try Self.paint(Self.letter("g", x: 10.25, y: -1.25), with: library)
        #expect(try above == Self.paint(Self.letter("g", x: 10.25, y: -1.25), with: Self.library()))
        #expect(outside.ink > 0 && above.ink > 0)
        _ = try Self.paint(Self.letter("g", x: 10.25, y: 25.75), with: library)
        #expect(Self.filled(library) == 2)
    }

    @Test("faces, slants, sizes and transforms are distinguished")
    func fonts() throws {
        var turned = try Self.letter("R", x: 20)
        turned.transform = CGAffineTransform(rotationAngle: 0.3)
        var mirrored = try Self.letter("R", x: 20)
        mirrored.transform = CGAffineTransform(scaleX: -1, y: 1)
        let layers = [
            try Self.letter("R", x: 20), try Self.letter("R", x: 20, size: 20.5), turned, mirrored,
            try Self.letter("R", x: 20, face: FontFace(name: "Inter-Regular", isSlanted: true)),
            try Self.letter("R", x: 20, face: FontFace(name: "Inter-Bold")),
        ]
        let library = Self.library()
        let expected = try layers.map { try Self.paint($0, with: Self.library()) }
        for _ in 0..<2 {
            for (layer, picture) in zip(layers, expected) { #expect(try Self.paint(layer, with: library) == picture) }
        }
        #expect(Self.filled(library) == layers.count)
        for place in expected.indices {
            for other in expected[..<place] { #expect(other != expected[place]) }
        }
    }

    @Test("colors share what is filled")
    func colors() throws {
        let library = Self.library()
        var label = Self.label("Waltz", x: 4, y: 4)
        _ = try Self.paint(label, with: library)
        label.contents = label.contents.map { content in
            guard case .glyphs(var run) = content else { return content }
            run.color = Color(red: 1, green: 0, blue: 0, alpha: 0.4)
            return .glyphs(run)
        }
        label.opacity = 0.7
        #expect(try Self.paint(label, with: library) == Self.paint(label, with: Self.library()))
        #expect(Self.filled(library) == 5)
    }

    @Test("text that is cut off at an edge is the same, whether it was drawn whole before or not")
    func edges() throws {
        // In a picture of 100 × 40 pixels: left, right, top, bottom, and both ways at once.
        let places = [(-17.0, 4.0), (77, 4), (20, -9), (20, 29), (-17, -9), (77, 29)]
        for (x, y) in places {
            let cut = Self.label("Waltz", x: x + 0.25, y: y)
            let whole = Self.label("Waltz", x: 20.25, y: 4)
            let warm = Self.library()
            let first = try Self.paint(whole, with: warm)
            let known = Self.filled(warm)
            let fresh = Self.library()
            let picture = try Self.paint(cut, with: fresh)
            #expect(picture.ink > 0 && picture.ink < first.ink)
            #expect(try Self.paint(cut, with: warm) == picture, "\(x), \(y)")
            #expect(Self.filled(warm) == known)
            #expect(try Self.paint(whole, with: fresh) == first, "\(x), \(y)")
            #expect(Self.filled(fresh) == known, "each letter is filled as a whole, or not at all")
        }
    }

    @Test("a clip in the picture cuts what is found as it cuts what is filled")
    func clips() throws {
        let warm = Self.library()
        _ = try Self.paint(Self.label("Waltz", x: 20.25, y: 4), with: warm)
        let known = Self.filled(warm)
        var clip = PaintFixture.box(25, 10, 21, 9)
        clip.masksToBounds = true
        clip.sublayers = [Self.label("Waltz", x: -4.75, y: -6)]
        let picture = try Self.paint(clip, with: Self.library())
        #expect(picture.ink > 0)
        #expect(try Self.paint(clip, with: warm) == picture)
        #expect(Self.filled(warm) == known)
    }

    @Test("letters outside of the picture aren't filled")
    func hiddenLetters() throws {
        let library = Self.library()
        _ = try Self.paint(Self.label("Waltz", x: 90, y: 4), with: library)
        #expect(Self.filled(library) == 1)
    }

    @Test("a cache without capacity, or with little, draws the same", arguments: [0, 1, 700, 3000])
    func smallCaches(byteLimit: Int) throws {
        let small = Self.library(byteLimit: byteLimit)
        let large = Self.library()
        for round in 0..<3 {
            for (number, text) in ["Waltz", "nymph", "quick", "jigs", "vex"].enumerated() {
                let label = Self.label(text, x: 4 + Double(number) / 8, y: 4)
                #expect(try Self.paint(label, with: small) == Self.paint(label, with: large), "\(text), \(round)")
                #expect(small.glyphs.bytes <= byteLimit)
            }
        }
        #expect(Self.filled(small) > Self.filled(large))
    }

    @Test("large glyphs aren't cached, and very large ones are drawn by cairo")
    func largeLetters() throws {
        let library = Self.library()
        let large = try Self.letter("W", x: -50, y: 200, size: 400)
        let first = try Self.paint(large, with: library)
        #expect(first.ink > 0)
        #expect(library.glyphs.bytes == 0)
        #expect(try Self.paint(large, with: library) == first)
        #expect(Self.filled(library) == 2)
        let huge = try Self.letter("W", x: -500, y: 2000, size: 4000)
        let picture = try Self.paint(huge, with: library)
        #expect(try Self.paint(huge, with: library) == picture)
        #expect(Self.filled(library) == 2)
    }

    @Test("a library with another file for a name draws that one's letters")
    func otherFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let face = FontFace(name: "DejaVuSansMono")
        let bold = try #require(FontLibrary.shared.file(named: "DejaVuSansMono-Bold"))
        try FileManager.default.copyItem(atPath: bold.path, toPath: folder.path + "/DejaVuSansMono.ttf")
        let letter = try Self.letter("l", x: 10, face: face)
        let usual = try Self.paint(letter, with: Self.library())
        let other = try Self.paint(letter, with: FontLibrary(directories: [folder.path]))
        #expect(other.ink > 0 && other != usual)
    }

    @Test("glyphs that pictures no longer use are evicted, those of every picture aren't")
    func oldLetters() throws {
        let library = Self.library()
        let always = Self.label("Waltz", x: 4, y: 4)
        _ = try Self.paint(always, with: library)
        let bytes = library.glyphs.bytes
        _ = try Self.paint(Self.label("nymph", x: 4, y: 4), with: library)
        #expect(library.glyphs.bytes > bytes)
        for _ in 0..<200 { _ = try Self.paint(always, with: library) }
        #expect(library.glyphs.bytes == bytes)
        #expect(Self.filled(library) == 10)
        _ = try Self.paint(Self.label("nymph", x: 4, y: 4), with: library)
        #expect(Self.filled(library) == 15)
    }

    @Test("evicted fonts are filled again, with their own glyphs")
    func manyFonts() throws {
        let library = Self.library()
        let sizes = stride(from: 10, to: 22, by: 0.01).map { $0 }
        for size in sizes { _ = try Self.paint(Self.letter("l", x: 10, size: size), with: library) }
        for size in [10, 15, 20] {
            let letter = try Self.letter("l", x: 10, size: Double(size))
            #expect(try Self.paint(letter, with: library) == Self.paint(letter, with: Self.library()))
        }
    }

    @Test("any number of threads share it", arguments: [GlyphCache.byteLimit, 4000])
    func threads(byteLimit: Int) async throws {
        let labels = ["Waltz", "nymph", "quick", "jigs", "vex"].enumerated().flatMap { number, text in
            (0..<4).map { Self.label(text, x: 4 + Double($0) / 4, y: 2 + Double(number), size: 16 + Double(number)) }
        }
        let expected = try labels.map { try Self.paint($0, with: Self.library()) }
        let library = Self.library(byteLimit: byteLimit)
        try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
            for round in 0..<6 {
                for index in labels.indices {
                    let place = round % 2 == 0 ? index : labels.count - 1 - index
                    group.addTask { (place, try Self.paint(labels[place], with: library)) }
                }
            }
            for try await (place, picture) in group { #expect(picture == expected[place]) }
        }
        #expect(library.glyphs.bytes <= byteLimit)
    }
}
