import BuilderUIKit
import Render
import Testing

@testable import SnapshotCore

/// Backgrounds, captions and frames around screens.
@MainActor
@Suite struct StoreCompositionTests {
    private static let red: UInt32 = 0xFFFF_0000
    private static let blue: UInt32 = 0xFF00_00FF
    private let configuration = SnapshotConfiguration(
        device: Device.named("iPhone SE (1st)") ?? .standard, appearance: .light)

    /// A red screen of 320 × 568 points, at one pixel per point.
    private func screen() throws -> Display {
        let view = UIView()
        view.backgroundColor = .red
        return try Renderer().layOut(view, width: 320, height: 568, scale: 1)
    }

    private func compose(
        _ template: StoreTemplate, _ caption: String? = nil, _ configuration: SnapshotConfiguration? = nil
    ) throws -> Display {
        try StoreComposition(template).display(
            of: try screen(), caption: caption, for: configuration ?? self.configuration)
    }

    private var blueTemplate: StoreTemplate {
        var template = StoreTemplate()
        template.background = .color(Color(red: 0, green: 0, blue: 1))
        template.insets = StoreTemplate.Insets(top: 10, left: 10, bottom: 10, right: 10)
        return template
    }

    /// Returns the rows, from the top, whose pixel in the middle is red.
    private func redRows(_ bitmap: Bitmap) -> [Int] {
        (0..<bitmap.height).filter { bitmap.pixel(x: bitmap.width / 2, y: $0) == Self.red }
    }

    @Test func theScreenIsInTheMiddleOfThePicture() throws {
        let display = try compose(blueTemplate)
        #expect(display.size == CGSize(width: 320, height: 568))
        let bitmap = try display.bitmap()
        #expect(bitmap.pixel(x: 0, y: 0) == Self.blue)
        #expect(bitmap.pixel(x: 319, y: 567) == Self.blue)
        // A tenth of the width at each side leaves 256 points, for a screen of 256 × 454.4.
        #expect(bitmap.pixel(x: 30, y: 284) == Self.blue)
        #expect(bitmap.pixel(x: 34, y: 284) == Self.red)
        #expect(bitmap.pixel(x: 286, y: 284) == Self.red)
        #expect(bitmap.pixel(x: 290, y: 284) == Self.blue)
        let rows = redRows(bitmap)
        #expect((453...456).contains(rows.count))
        #expect(abs((rows.first ?? 0) - 57) <= 1)
    }

    @Test func picturesAreOpaque() throws {
        var template = blueTemplate
        template.hasFrame = true
        for template in [StoreTemplate(), blueTemplate, template] {
            let png = try PNGEncoder().encode(try compose(template, "Text").bitmap(), scale: 1)
            #expect(png[25] == 2, "the color type of IHDR: RGB without alpha")
        }
    }

    @Test func captionsTakeTheirLinesAbove() throws {
        let without = redRows(try compose(blueTemplate).bitmap())
        let display = try compose(blueTemplate, "One")
        let rows = redRows(try display.bitmap())
        #expect(rows.count < without.count)
        #expect((rows.first ?? 0) > (without.first ?? 0))
        #expect(display.layer.texts == ["One"])
        // There is the same room for a caption of two lines.
        let long = try compose(blueTemplate, "Two lines of text for a screen")
        #expect(redRows(try long.bitmap()) == rows)
        #expect(long.warnings.isEmpty)
    }

    @Test func captionsMayBeBelow() throws {
        var template = blueTemplate
        template.caption.isBelow = true
        let rows = redRows(try compose(template, "One").bitmap())
        #expect((rows.first ?? 0) < 60)
        #expect((rows.last ?? 0) < 480)
    }

    @Test func longCaptionsAreSmallerAndTooLongOnesAWarning() throws {
        let size = { (display: Display) in display.layer.glyphSizes.min() ?? 0 }
        let short = try compose(blueTemplate, "One")
        let long = try compose(blueTemplate, "A caption that needs more than two lines at its size, and a bit more")
        #expect(size(long) < size(short))
        #expect(long.warnings.isEmpty)
        let endless = try compose(blueTemplate, String(repeating: "endless text ", count: 40))
        #expect(endless.warnings.contains { $0.contains("doesn't fit into 2 lines at half its size") })
    }

    @Test func captionsOfLanguagesFromRightToLeftBeginOnTheRight() throws {
        var template = blueTemplate
        template.caption.isCentered = false
        var arabic = configuration
        arabic.locale = "ar_SA"
        func firstGlyph(_ configuration: SnapshotConfiguration) throws -> Double {
            try #require(try compose(template, "One", configuration).layer.glyphPositions.min())
        }
        #expect(try firstGlyph(configuration) < 60)
        #expect(try firstGlyph(arabic) > 160)
    }

    @Test func framesAreAroundTheScreen() throws {
        var template = blueTemplate
        template.hasFrame = true
        let bitmap = try compose(template).bitmap()
        #expect(redRows(bitmap).count < redRows(try compose(blueTemplate).bitmap()).count)
        // The bezel is between the background and the screen.
        let row = (0..<320).map { bitmap.pixel(x: $0, y: 284) }
        let black = row.firstIndex(of: 0xFF00_0000) ?? 320
        #expect((row.firstIndex(of: Self.blue) ?? 320) < black)
        #expect(black < row.firstIndex(of: Self.red) ?? 0)
    }

    @Test(arguments: [
        (StoreTemplate.Direction.down, 160, 0, 160, 567), (StoreTemplate.Direction.right, 0, 300, 319, 300),
        (StoreTemplate.Direction.diagonal, 0, 0, 319, 567),
    ])
    func gradientsGoFromOneColorToTheOther(
        direction: StoreTemplate.Direction, x: Int, y: Int, otherX: Int, otherY: Int
    ) throws {
        var template = blueTemplate
        template.background = .gradient(
            Color(red: 0, green: 0, blue: 1), Color(red: 0, green: 1, blue: 0), direction)
        let bitmap = try compose(template).bitmap()
        let (first, last) = (bitmap.pixel(x: x, y: y), bitmap.pixel(x: otherX, y: otherY))
        #expect(first & 0xFF > 0xF0 && first >> 8 & 0xFF < 0x10)
        #expect(last & 0xFF < 0x10 && last >> 8 & 0xFF > 0xF0)
    }

    @Test func imagesFillThePicture() throws {
        var template = blueTemplate
        // Three wide columns: the picture shows the middle one.
        let image = Bitmap(width: 30, height: 10, isOpaque: true) { pixels, bytesPerRow in
            for y in 0..<10 {
                for x in 0..<30 {
                    pixels.storeBytes(
                        of: (10..<20).contains(x) ? Self.blue : 0xFF00_FF00, toByteOffset: y * bytesPerRow + 4 * x,
                        as: UInt32.self)
                }
            }
        }
        template.background = .image(image)
        let bitmap = try compose(template).bitmap()
        for (x, y) in [(1, 1), (318, 1), (1, 566), (318, 566)] { #expect(bitmap.pixel(x: x, y: y) == Self.blue) }
    }

    @Test func noRoomForTheScreenIsAnErrorOfTheTemplate() throws {
        var template = blueTemplate
        template.insets = StoreTemplate.Insets(top: 90, left: 10, bottom: 80, right: 10)
        template.path = "store.json"
        let error = try #require(throws: StoreTemplateError.self) { try compose(template) }
        #expect((error.path, error.key) == ("store.json", "insets"))
        #expect(error.reason.contains("less than a fifth of the width of iPhone SE (1st)"))
    }
}

extension Layer {
    private var glyphRuns: [GlyphRun] {
        let own = contents.compactMap { content -> GlyphRun? in
            if case .glyphs(let run) = content { run } else { nil }
        }
        return own + sublayers.flatMap(\.glyphRuns)
    }

    fileprivate var glyphSizes: [Double] { glyphRuns.map(\.drawnSize) }

    /// The x coordinates of glyphs in the picture, for trees of layers that are only moved.
    fileprivate var glyphPositions: [Double] { positions(offset: 0) }

    private func positions(offset: Double) -> [Double] {
        let left = offset + Double(frame.minX - bounds.minX)
        let own = contents.flatMap { content -> [Double] in
            if case .glyphs(let run) = content { run.glyphs.map { left + $0.x } } else { [] }
        }
        return own + sublayers.flatMap { $0.positions(offset: left) }
    }
}
