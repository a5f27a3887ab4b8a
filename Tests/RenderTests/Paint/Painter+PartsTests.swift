import Foundation
import RandomNumbers
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Painting in parts")
struct PainterPartsTests {
    private static let size = CGSize(width: 40, height: 60)
    private static let scale = 2.0

    /// Painted in parts of some rows each, all kept.
    private static func inParts(of rows: Int, _ root: Layer, background: Color? = .white) throws -> Bitmap {
        let (width, height) = (80, 120)
        let skipped = try #require(LayerRows(of: root, scale: scale))
        let picture = TilePainter(
            root, width: width, height: height, scale: scale, background: background, rows: skipped)
        return try Bitmap(width: width, height: height) { pixels, bytesPerRow in
            try FontFaceResolver.withResolver(library: .shared) { fonts in
                for first in stride(from: 0, to: height, by: rows) {
                    for tile in PixelTile.tiles(width: width, rows: first..<min(height, first + rows)) {
                        try picture.paint(
                            tile, at: pixels + first * bytesPerRow, bytesPerRow: bytesPerRow, fonts: fonts,
                            byteLimit: 1 << 30)
                    }
                }
            }
        }
    }

    private static func whole(_ root: Layer, background: Color? = .white) throws -> Bitmap {
        try Painter().paint(root, size: size, scale: scale, background: background)
    }

    private static func root(_ layers: [Layer], _ color: Color? = nil) -> Layer {
        var root = PaintFixture.box(0, 0, 40, 60, color)
        root.sublayers = layers
        return root
    }

    private static func text(_ text: String, x: Double, y: Double) throws -> LayerContent {
        let file = try #require(FontLibrary.shared.file(named: "Inter-Regular"))
        let glyphs = try text.unicodeScalars.enumerated().map { index, scalar in
            GlyphRun.Glyph(id: try #require(file.glyph(scalar.value)), x: x + Double(index) * 8.3, y: y)
        }
        return .glyphs(
            GlyphRun(
                face: FontFace(name: "Inter-Regular"), drawnSize: 14, color: .black, glyphs: glyphs, text: text))
    }

    @Test("random trees look the same in parts of any height", arguments: [1, 7, 16, 50, 119])
    func randomTrees(rows: Int) throws {
        var random = SplitMix(UInt64(rows))
        for _ in 0..<40 {
            let layers = [try Self.layer(&random, depth: 3), try Self.layer(&random, depth: 3)]
            // What covers everything is painted without a ground.
            for tree in [Self.root(layers), Self.root([Self.root(layers, PaintFixture.green)], .white)] {
                let expected = try Self.whole(tree)
                let painted = try Self.inParts(of: rows, tree)
                #expect(PixelComparison(expected, painted, tolerance: 0).areEqual, "\(tree)")
            }
        }
    }

    @Test("gradients and sampled pictures are painted at once, wherever they are")
    func sampled() throws {
        let noise = PaintFixture.noise(20, 30)
        func image(_ width: Double, _ height: Double, x: Double = 4) -> Layer {
            var layer = PaintFixture.box(x, 5, width, height)
            layer.contents = [
                .image(ImageContent(bitmap: noise, destination: CGRect(x: 0, y: 0, width: width, height: height)))
            ]
            return layer
        }
        var colors = PaintFixture.box(1, 2, 37, 55)
        let stops = [
            GradientContent.Stop(location: 0, color: PaintFixture.red),
            GradientContent.Stop(location: 1, color: PaintFixture.blue),
        ]
        colors.contents = [
            .gradient(
                GradientContent(
                    kind: .linear, stops: stops, start: CGPoint(x: 0.1, y: 0), end: CGPoint(x: 0.7, y: 0.9)))
        ]
        var turned = image(10, 15)
        turned.transform = CGAffineTransform(rotationAngle: 0.3)
        var masked = PaintFixture.box(3, 3, 30, 30, .black)
        masked.mask = [PaintFixture.box(0, 0, 30, 30)]
        masked.mask[0].sublayers = [colors]
        for layer in [colors, turned, masked, image(10, 16), image(37, 55), image(5, 7)] {
            let tree = Self.root([layer])
            if LayerRows(of: tree, scale: Self.scale) != nil { Issue.record("\(tree) is painted in parts") }
            let hash = try Painter().pixelHash(
                of: tree, size: Self.size, scale: Self.scale, background: .white, bandBytes: 5000)
            #expect(hash == nil)
        }
        // Shown pixel for pixel, on the nearest ones: at 2x, half as large as it has pixels.
        for copied in [image(10, 15), image(10, 15, x: 4.3)] {
            let tree = Self.root([copied])
            #expect(PixelComparison(try Self.whole(tree), try Self.inParts(of: 7, tree), tolerance: 0).areEqual)
        }
    }

    @Test("the hash is the picture's, whatever the parts", arguments: [1, 1000, 5000, 1 << 20])
    func hash(bandBytes: Int) throws {
        var random = SplitMix(5)
        for background: Color? in [.white, nil] {
            let tree = Self.root([try Self.layer(&random, depth: 3), try Self.layer(&random, depth: 3)])
            let expected = try Self.whole(tree, background: background).pixelHash(scale: Self.scale)
            let hash = try Painter().pixelHash(
                of: tree, size: Self.size, scale: Self.scale, background: background, bandBytes: bandBytes)
            #expect(hash == expected)
        }
    }

    @Test("another pixel, size or scale is another hash")
    func otherHashes() throws {
        func hash(_ change: (inout Layer) -> Void = { _ in }, height: Double = 60, scale: Double = 2) throws -> String {
            var box = PaintFixture.box(3, 52, 4, 4, PaintFixture.red)
            change(&box)
            return try #require(
                try Painter().pixelHash(
                    of: Self.root([box]), size: CGSize(width: 40, height: height), scale: scale, background: .white))
        }
        let all = [
            try hash(), try hash { $0.position.x += 0.5 }, try hash { $0.background?.blue += 1 / 255 },
            try hash(height: 59), try hash(scale: 1),
        ]
        #expect(Set(all).count == all.count)
        #expect(try hash() == all[0])
    }

    @Test("pictures wider than cairo's are painted and hashed as one")
    func wide() throws {
        var layers: [Layer] = []
        for x in [0, 16_380, 32_760, 39_990] { layers.append(PaintFixture.box(Double(x), 1, 8, 2, PaintFixture.red)) }
        var root = PaintFixture.box(0, 0, 40_000, 5)
        root.sublayers = layers
        let size = root.bounds.size
        let expected = try Painter().paint(root, size: size, scale: 1, background: .white).pixelHash(scale: 1)
        let hash = try Painter().pixelHash(of: root, size: size, scale: 1, background: .white, bandBytes: 300_000)
        #expect(hash == expected)
    }

    @Test("the hash of unpaintable layers is nil, wherever they are; an invalid size is an error")
    func errors() throws {
        let changes: [(inout Layer) -> Void] = [
            { $0.position.y = .nan }, { $0.opacity = .nan },
            { $0.contents = [.fill(Path([.move(CGPoint(x: CGFloat.nan, y: 0))]), .black, .nonZero)] },
            { $0.sublayers = [PaintFixture.box(0, 0, .infinity, 1)] },
        ]
        for change in changes {
            var layer = PaintFixture.box(0, 500, 10, 10, .black)
            change(&layer)
            let tree = Self.root([layer])
            #expect(throws: PaintError.self) { try Self.whole(tree) }
            #expect(
                try Painter().pixelHash(of: tree, size: Self.size, scale: Self.scale, background: .white) == nil)
        }
        #expect(throws: PaintError.self) {
            try Painter().pixelHash(
                of: Self.root([]), size: CGSize(width: 9000, height: 9000), scale: 1, background: nil)
        }
    }

    @Test("a tree of any depth needs no deep stack")
    func deep() throws {
        var tree = PaintFixture.box(1, 1, 38, 58, PaintFixture.red)
        for depth in 0..<20_000 {
            var next = PaintFixture.box(0, 0, 40, 60, depth == 100 ? PaintFixture.green : nil)
            next.sublayers = [tree]
            tree = next
        }
        let hash = try Painter().pixelHash(
            of: tree, size: Self.size, scale: Self.scale, background: .white, bandBytes: 5000)
        #expect(try Self.whole(tree).pixelHash(scale: Self.scale) == hash)
    }

    @Test("parts grow where all of them together would be much more work than the whole")
    func heights() throws {
        func rows(_ layers: [Layer]) throws -> Int {
            var root = PaintFixture.box(0, 0, 40, 6000)
            root.sublayers = layers
            return try #require(LayerRows(of: root, scale: 1)).bandHeight(least: 100, height: 6000)
        }
        let lines = (0..<300).map { PaintFixture.box(0, Double($0) * 20, 40, 18, .black) }
        #expect(try rows(lines) == 100)
        // Each is in every part.
        let columns = (0..<300).map { PaintFixture.box(0, 0, 40 - Double($0) / 10, 6000, .black) }
        #expect(try rows(columns) >= 1600)
        var soft = PaintFixture.box(0, 0, 40, 40, .black)
        soft.shadow = Layer.Shadow(color: .black, opacity: 1, radius: 100, offset: .zero)
        #expect(try rows([soft] + lines) >= 1000)
        let zigzag = Path((0..<20_000).map { .line(CGPoint(x: $0 % 40, y: $0 % 6000)) })
        var drawn = PaintFixture.box(0, 0, 40, 6000)
        drawn.contents = [.stroke(zigzag, .black, StrokeStyle(width: 1))]
        #expect(try rows([drawn]) >= 1600)
    }

    @Test("a slanted layer's shadow counts at its position")
    func slantedShadow() throws {
        var layer = PaintFixture.box(0, 0, 10, 10, .black)
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: 20, y: 0)
        layer.transform = CGAffineTransform(a: 0.1, b: 1, c: -0.1, d: 1, tx: 0, ty: 0)
        layer.shadow = Layer.Shadow(color: .black, opacity: 1, radius: 0, offset: CGSize(width: 20, height: 20))
        let tree = Self.root([layer])
        let expected = try Self.whole(tree)
        #expect(expected.red(40, 90) == 0)
        for rows in [7, 20] {
            #expect(PixelComparison(expected, try Self.inParts(of: rows, tree), tolerance: 0).areEqual)
        }
    }

    @Test("each part visits its own layers and their ancestors")
    func rows() throws {
        let lines = (0..<1000).map { line in
            var row = PaintFixture.box(0, Double(line) * 20, 40, 20, .white)
            row.sublayers = [PaintFixture.box(4, 4, 10, 10, .black), PaintFixture.box(20, 4, 10, 10, .black)]
            return row
        }
        let tree = Self.root(lines)
        let rows = try #require(LayerRows(of: tree, scale: 1))
        #expect(rows.count(at: 0) == 3001)
        let part = PixelRect(x: 0, y: 4000, width: 40, height: 200)
        var touched: [Int] = []
        var index = 1
        for line in lines.indices {
            #expect(rows.count(at: index) == 3)
            if rows.touches(part, at: index) { touched.append(line) }
            index += 3
        }
        #expect(touched == Array(199...210))
        #expect(rows.touches(part, at: 0))
    }

    @Test("a shadow counts as far as it reaches, what is clipped no further than its clip")
    func reaches() throws {
        func touched(_ layer: Layer) throws -> [Int] {
            let rows = try #require(LayerRows(of: Self.root([layer]), scale: 1))
            return (0..<300).filter { rows.touches(PixelRect(x: 0, y: $0, width: 1, height: 1), at: 1) }
        }
        let tall = PaintFixture.box(0, -50, 10, 300, .black)
        var clipped = PaintFixture.box(0, 100, 10, 10)
        clipped.sublayers = [tall]
        #expect(try touched(clipped) == Array(48...299))
        clipped.masksToBounds = true
        #expect(try touched(clipped) == Array(98...111))
        clipped.masksToBounds = false
        clipped.sublayers = [PaintFixture.box(0, 0, 10, 10, .black)]
        clipped.shadow = Layer.Shadow(color: .black, opacity: 1, radius: 5, offset: CGSize(width: 0, height: 20))
        let shadowed = try touched(clipped)
        #expect(Set(shadowed).isSuperset(of: 110...139))
        #expect(!shadowed.contains(200))
    }

    // MARK: Random trees

    /// Everything that is drawn exactly: boxes with corners, borders, shadows and clips, groups, masks, paths and text.
    private static func layer(_ random: inout SplitMix, depth: Int) throws -> Layer {
        func number(_ range: ClosedRange<Double>, _ random: inout SplitMix) -> Double {
            (Double.random(in: range, using: &random) * 4).rounded() / 4
        }
        func isChosen(_ times: Int, _ random: inout SplitMix) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
        let colors: [Color?] = [nil, .black, PaintFixture.red, Color(red: 0, green: 0.3, blue: 1, alpha: 0.6)]
        var layer = PaintFixture.box(
            number(-5...20, &random), number(-5...30, &random), number(4...35, &random), number(4...40, &random),
            colors.randomElement(using: &random) ?? nil)
        if isChosen(3, &random) { layer.corners.radius = number(1...12, &random) }
        if isChosen(4, &random) { layer.corners.curve = .continuous }
        if isChosen(4, &random) { layer.border = Layer.Border(width: number(0.5...3, &random), color: .black) }
        if isChosen(4, &random) { layer.masksToBounds = true }
        if isChosen(5, &random) { layer.opacity = isChosen(4, &random) ? 0 : 0.5 }
        if isChosen(5, &random) {
            layer.transform =
                [
                    CGAffineTransform(rotationAngle: number(0...1, &random)), CGAffineTransform(scaleX: 1.5, y: 0.75),
                    CGAffineTransform(a: 0.5, b: 1, c: -0.5, d: 1, tx: 0, ty: 0), CGAffineTransform(scaleX: 1, y: 0),
                ][Int.random(in: 0..<4, using: &random)]
        }
        if isChosen(6, &random) { layer.bounds.origin = CGPoint(x: 3, y: number(-9...20, &random)) }
        if isChosen(8, &random) {
            layer.mask = [PaintFixture.box(2, 2, 14, 14, .black)]
            layer.mask[0].sublayers = [PaintFixture.box(3, 10, 20, 14, .black)]
        }
        if isChosen(4, &random) {
            let offset = CGSize(width: number(-9...9, &random), height: number(-9...9, &random))
            layer.shadow = Layer.Shadow(color: .black, opacity: 0.5, radius: number(0...6, &random), offset: offset)
            if isChosen(3, &random) {
                layer.shadow?.path = Path([
                    .move(CGPoint(x: -4, y: 3)), .line(CGPoint(x: 30, y: 8)), .line(CGPoint(x: 6, y: 40)), .close,
                ])
            }
        }
        if isChosen(3, &random) { layer.contents = [try text("Raqgy", x: 1.3, y: number(6...30, &random))] }
        if isChosen(4, &random) {
            let path = Path([
                .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 19.5, y: 13)), .line(CGPoint(x: 2, y: 27)), .close,
            ])
            layer.contents.append(.fill(path, PaintFixture.green, .evenOdd))
            layer.contents.append(.stroke(path, .black, StrokeStyle(width: 1.5)))
        }
        if depth > 0 {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                layer.sublayers.append(try Self.layer(&random, depth: depth - 1))
            }
        }
        return layer
    }
}
