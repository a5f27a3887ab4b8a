import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Backdrops")
struct BackdropTests {
    private static let plain = Layer.Backdrop(radius: 8, tint: .clear)

    /// Stripes of red and blue, 8 points wide, with glass over the area.
    private static func stripes(_ glass: [Layer], scale: Double = 1, background: Color? = .white) throws -> Bitmap {
        let stripes = (0..<20).map { PaintFixture.box(Double($0) * 8, 0, 8, 160, $0 % 2 == 0 ? .red : .blue) }
        return try PaintFixture.paint(stripes + glass, 160, 160, scale: scale, background: background)
    }

    private static func glass(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ backdrop: Layer.Backdrop = plain
    ) -> Layer {
        var layer = PaintFixture.box(x, y, width, height)
        layer.backdrop = backdrop
        return layer
    }

    private static func channels(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let pixel = bitmap.pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
        return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
    }

    // MARK: Colors

    @Test("one color stays, at every radius", arguments: [0, 0.4, 1, 1.5, 2.5, 4, 7, 11, 13, 23, 25, 90, 1000])
    func flat(radius: Double) throws {
        let color = Color(red: 0.2, green: 0.6, blue: 1)
        let glass = Self.glass(3, 5, 50, 40, Layer.Backdrop(radius: radius, tint: .clear))
        let picture = try PaintFixture.paint([PaintFixture.box(0, 0, 61, 47, color), glass], 61, 47)
        let expected = [51, 153, 255, 255]
        for y in 0..<47 { for x in 0..<61 { #expect(Self.channels(picture, x, y) == expected, "\(x), \(y)") } }
    }

    @Test("a tint lies over the blurred colors like a translucent color")
    func tint() throws {
        let backdrop = Layer.Backdrop(radius: 6, tint: Color(white: 1, alpha: 0.7))
        let picture = try PaintFixture.paint(
            [PaintFixture.box(0, 0, 40, 40, .black), Self.glass(0, 0, 40, 40, backdrop)], 40, 40)
        #expect(Self.channels(picture, 20, 20) == [179, 179, 179, 255])
    }

    @Test("saturation moves colors away from their gray")
    func saturation() throws {
        func color(_ saturation: Double) throws -> [Int] {
            let backdrop = Layer.Backdrop(radius: 6, saturation: saturation, tint: .clear)
            let color = Color(red: 0.6, green: 0.4, blue: 0.4)
            let picture = try PaintFixture.paint(
                [PaintFixture.box(0, 0, 40, 40, color), Self.glass(0, 0, 40, 40, backdrop)], 40, 40)
            return Self.channels(picture, 20, 20)
        }
        let gray = try color(0)
        #expect(gray[0] == gray[1] && gray[1] == gray[2] && (112...114).contains(gray[0]))
        #expect(try color(1) == [153, 102, 102, 255])
        #expect(try color(2)[0] > 190)
        #expect(try color(8)[0] == 255)
    }

    /// An edge between black and white against the Gaussian's integral.
    @Test("an edge becomes a Gaussian's", arguments: [2.0, 3.5, 5, 7.5, 9, 12, 20, 24, 30])
    func gaussian(sigma: Double) throws {
        let glass = Self.glass(0, 0, 256, 64, Layer.Backdrop(radius: sigma, tint: .clear))
        let picture = try PaintFixture.paint([PaintFixture.box(128, 0, 128, 64, .black), glass], 256, 64)
        var most = 0.0
        for x in 0..<256 {
            let distance = (Double(x) + 0.5 - 128) / sigma
            let expected = 255 * 0.5 * erfc(distance / 2.0.squareRoot())
            most = max(most, abs(Double(Self.channels(picture, x, 30)[0]) - expected))
        }
        // Below 12 pixels the boxes are coarse against the cells.
        #expect(most < (sigma < 12 ? 15 : 4), "\(most) of 255")
    }

    // MARK: Places

    @Test("a part is like the same part of the whole")
    func parts() throws {
        let whole = try Self.stripes([Self.glass(20, 20, 100, 100)])
        var clip = PaintFixture.box(50, 37, 21, 33)
        clip.masksToBounds = true
        clip.sublayers = [Self.glass(-30, -17, 100, 100)]
        let part = try Self.stripes([clip])
        let sharp = try Self.stripes([])
        for y in 0..<160 {
            for x in 0..<160 {
                let isInside = (50..<71).contains(x) && (37..<70).contains(y)
                #expect(Self.channels(part, x, y) == Self.channels(isInside ? whole : sharp, x, y), "\(x), \(y)")
            }
        }
    }

    @Test("nothing is drawn outside the corners, or outside the image")
    func corners() throws {
        var layer = Self.glass(-20, 30, 100, 60)
        layer.corners.radius = 30
        let picture = try Self.stripes([layer])
        let sharp = try Self.stripes([])
        for (x, y) in [(79, 30), (79, 89), (75, 33), (80, 60), (40, 29), (40, 90)] {
            #expect(Self.channels(picture, x, y) == Self.channels(sharp, x, y), "\(x), \(y)")
        }
        for (x, y) in [(0, 31), (79, 60), (40, 30), (40, 89)] {
            #expect(Self.channels(picture, x, y) != Self.channels(sharp, x, y), "\(x), \(y)")
        }
        _ = try Self.stripes([Self.glass(500, 0, 20, 20), Self.glass(0, 0, 0, 20), Self.glass(-900, -900, 2000, 2000)])
    }

    @Test("a turned layer blurs what lies beneath it")
    func turned() throws {
        var layer = Self.glass(40, 40, 80, 80)
        layer.transform = CGAffineTransform(rotationAngle: 0.5)
        let picture = try Self.stripes([layer])
        let upright = try Self.stripes([Self.glass(40, 40, 80, 80)])
        #expect(Self.channels(picture, 80, 80) == Self.channels(upright, 80, 80))
        #expect(Self.channels(picture, 41, 41) == Self.channels(try Self.stripes([]), 41, 41))
    }

    // MARK: Groups

    @Test("a group's glass contains what lies beneath the group")
    func groups() throws {
        let alone = try Self.stripes([Self.glass(30, 30, 80, 80)])
        var masked = PaintFixture.box(0, 0, 160, 160)
        masked.sublayers = [Self.glass(30, 30, 80, 80)]
        masked.mask = [PaintFixture.box(0, 0, 60, 160, .black)]
        let sharp = try Self.stripes([])
        let picture = try Self.stripes([masked])
        #expect(Self.channels(picture, 45, 70) == Self.channels(alone, 45, 70))
        #expect(Self.channels(picture, 75, 70) == Self.channels(sharp, 75, 70))
        var faded = masked
        faded.mask = []
        faded.opacity = 0.5
        let half = try Self.stripes([faded])
        for channel in 0..<3 {
            let (blurred, original) = (Self.channels(alone, 45, 70)[channel], Self.channels(sharp, 45, 70)[channel])
            #expect(abs(Self.channels(half, 45, 70)[channel] * 2 - blurred - original) <= 2)
        }
    }

    @Test("glass doesn't contain its own shadow")
    func shadows() throws {
        var layer = Self.glass(30, 30, 80, 80)
        layer.shadow = Layer.Shadow(color: .black, opacity: 0.5, radius: 8, offset: .zero)
        let alone = try Self.stripes([Self.glass(30, 30, 80, 80)])
        let square = Path([
            .move(.zero), .line(CGPoint(x: 80, y: 0)), .line(CGPoint(x: 80, y: 80)), .line(CGPoint(x: 0, y: 80)),
            .close,
        ])
        for path in [nil, square] {
            layer.shadow?.path = path
            let picture = try Self.stripes([layer])
            #expect(Self.channels(picture, 60, 60) == Self.channels(alone, 60, 60))
            #expect(Self.channels(picture, 28, 60) != Self.channels(alone, 28, 60))
        }
    }

    @Test("a transparent image stays transparent around colors that blur")
    func transparency() throws {
        let picture = try PaintFixture.paint(
            [PaintFixture.box(0, 0, 20, 100, .red), Self.glass(0, 0, 100, 100)], 100, 100, background: nil)
        #expect(Self.channels(picture, 90, 50) == [0, 0, 0, 0])
        let edge = Self.channels(picture, 20, 50)
        #expect(edge[0] == edge[3] && (100...150).contains(edge[3]))
    }

    // MARK: Work and limits

    @Test("images with backdrops are painted in one piece")
    func bands() throws {
        var root = PaintFixture.box(0, 0, 100, 100, .white)
        root.sublayers = [Self.glass(0, 0, 10, 10)]
        #expect(
            try Painter().pixelHash(of: root, size: CGSize(width: 100, height: 100), scale: 1, background: nil) == nil)
    }

    @Test("a screen's blur consists of a cell for each 256 pixels")
    func work() throws {
        let screen = PixelRect(x: 0, y: 0, width: 1179, height: 2556)
        let kernel = BlurredBackdrop.Kernel(sigma: 30)
        let canvas = try Canvas(rect: screen)
        let blurred = BlurredBackdrop(
            screen, of: canvas, kernel: kernel, tone: BlurredBackdrop.Tone(Layer.Backdrop(radius: 10, tint: .white)))
        #expect(blurred.cellCount == 74 * 160)
        let bar = PixelRect(x: 0, y: 0, width: 1179, height: 300)
        let small = BlurredBackdrop(
            bar, of: canvas, kernel: kernel, tone: BlurredBackdrop.Tone(Layer.Backdrop(radius: 10, tint: .white)))
        #expect(small.cellCount <= 74 * (19 + 2 + kernel.reach))
    }

    @Test("numbers that aren't finite are errors that name the property")
    func invalidNumbers() {
        for backdrop in [
            Layer.Backdrop(radius: .nan, tint: .clear), Layer.Backdrop(radius: 1, saturation: .infinity, tint: .clear),
        ] {
            #expect(throws: PaintError.self) { try Self.stripes([Self.glass(0, 0, 9, 9, backdrop)]) }
        }
    }

    /// Gray stays, and color gets the saturation, in the shape alone and with its own opacity.
    @Test("vibrant contents consist of the tinted colors beneath them")
    func vibrancy() throws {
        func paint(_ beneath: Color, alpha: Double, background: Bool) throws -> (inside: [Int], outside: [Int]) {
            let tint = Color(white: 0, alpha: 0.5)
            let color = Color(white: 0, alpha: 0.5 * alpha)
            var layer = PaintFixture.box(10, 10, 20, 20)
            layer.vibrancy = Layer.Backdrop(radius: 3, saturation: 0, tint: tint)
            if background {
                layer.background = color
            } else {
                let path = Path([
                    .move(.zero), .line(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 20, y: 20)),
                    .line(CGPoint(x: 0, y: 20)), .close,
                ])
                layer.contents = [.fill(path, color, .nonZero)]
            }
            let picture = try PaintFixture.paint([PaintFixture.box(0, 0, 40, 40, beneath), layer], 40, 40)
            return (Self.channels(picture, 20, 20), Self.channels(picture, 5, 20))
        }
        for background in [true, false] {
            let white = try paint(.white, alpha: 1, background: background)
            #expect(white.outside == [255, 255, 255, 255] && (127...128).contains(white.inside[0]))
            let faint = try paint(.white, alpha: 0.5, background: background)
            #expect((190...193).contains(faint.inside[0]))
            let red = try paint(.red, alpha: 1, background: background)
            #expect(red.inside[0] == red.inside[1] && red.inside[1] == red.inside[2] && red.inside[0] > 0)
            #expect(red.outside[0] > 200 && red.outside[1] < 60)
        }
    }

    @Test("trees with vibrancy aren't painted in bands")
    func vibrancyInBands() throws {
        var layer = PaintFixture.box(0, 0, 40, 40, .black)
        #expect(try Painter().pixelHash(of: layer, size: layer.bounds.size, scale: 1, background: nil) != nil)
        layer.vibrancy = Layer.Backdrop(radius: 3, tint: .black)
        #expect(try Painter().pixelHash(of: layer, size: layer.bounds.size, scale: 1, background: nil) == nil)
    }

    /// The casters of a shadow reach beyond the image, where nothing lies beneath the glass.
    @Test("glass beyond the image that casts a shadow into it")
    func glassBeyondTheImage() throws {
        func paint() throws -> Bitmap {
            var caster = Layer(frame: CGRect(x: -300, y: 0, width: 60, height: 60))
            caster.shadow = Layer.Shadow(color: .black, opacity: 1, radius: 10, offset: CGSize(width: 300, height: 0))
            caster.sublayers = [Self.glass(0, 0, 60, 60, Layer.Backdrop(radius: 6, tint: .white))]
            return try PaintFixture.paint([PaintFixture.box(0, 0, 100, 100, .white), caster], 100, 100)
        }
        #expect(try paint() == paint())
    }

    @Test("documents show the tint over sharp contents")
    func documents() throws {
        var root = PaintFixture.box(0, 0, 100, 100, .white)
        root.sublayers = [
            Self.glass(
                0, 0, 50, 50,
                Layer.Backdrop(
                    radius: 9, tint: Color(red: 1, green: 0, blue: 0, alpha: 0.5),
                    edge: Layer.Border(width: 1, color: .black)))
        ]
        let svg = try SVGWriter().document(root, size: root.bounds.size, scale: 1, background: nil)
        #expect(String(decoding: svg, as: UTF8.self).lowercased().contains("#ff0000"))
        #expect(try !PDFWriter().document(root, size: root.bounds.size, scale: 1, background: nil).isEmpty)
    }
}

extension Color {
    fileprivate static var red: Color { PaintFixture.red }
    fileprivate static var blue: Color { PaintFixture.blue }
}
