import Foundation
import RandomNumbers
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Occlusion of backgrounds")
struct BackgroundOcclusionTests {
    private static let picture = PixelRect(x: 0, y: 0, width: 24, height: 16)

    private static let triangle = Path([
        .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 9, y: 3)), .line(CGPoint(x: 2, y: 7)), .close,
    ])

    private static func depth(below root: Layer) -> Int? {
        BackgroundOcclusion.depth(below: root, covering: picture, scale: 2)
    }

    private static func screen(_ color: Color? = .white, _ sublayers: [Layer] = []) -> Layer {
        var layer = PaintFixture.box(0, 0, 12, 8, color)
        layer.sublayers = sublayers
        return layer
    }

    @Test("of a window, a controller's view and a view in it only the last one's background is painted")
    func theDeepestCovers() {
        let button = PaintFixture.box(2, 2, 4, 4, PaintFixture.red)
        #expect(Self.depth(below: Self.screen(.white, [Self.screen(.white, [Self.screen(.black, [button])])])) == 2)
        #expect(Self.depth(below: Self.screen(.white, [Self.screen(nil, [Self.screen(.black)])])) == 2)
        #expect(Self.depth(below: Self.screen(.white, [button])) == 0)
        #expect(Self.depth(below: Self.screen(nil, [button])) == nil)
    }

    @Test("a window and a view of a second one above it are both painted")
    func laterSiblings() {
        #expect(Self.depth(below: Self.screen(nil, [Self.screen(nil), Self.screen(.black)])) == nil)
    }

    private static let holes: [(name: String, change: @Sendable (inout Layer) -> Void)] = [
        ("translucent", { $0.background = Color(red: 0, green: 0, blue: 0, alpha: 0.9) }),
        ("faded", { $0.opacity = 0.5 }),
        ("rounded", { $0.corners.radius = 1 }),
        ("turned", { $0.transform = CGAffineTransform(rotationAngle: .pi) }),
        ("narrower", { $0.bounds.size.width -= 0.5 }),
        ("moved", { $0.position.x += 0.5 }),
        ("masked", { $0.mask = [PaintFixture.box(0, 0, 4, 4, .black)] }),
        ("with a shadow", { $0.shadow = Layer.Shadow(color: .black, opacity: 1, radius: 1, offset: .zero) }),
    ]

    @Test("a layer that isn't opaque everywhere hides nothing", arguments: holes.indices)
    func whatLetsThrough(hole: Int) {
        var cover = Self.screen(.black)
        Self.holes[hole].change(&cover)
        #expect(Self.depth(below: Self.screen(nil, [cover])) == nil, "\(Self.holes[hole].name)")
    }

    @Test("a layer that has contents is painted, whatever hides it")
    func contentsArePainted() {
        var window = Self.screen(nil, [Self.screen(.black)])
        window.contents = [.fill(Self.triangle, PaintFixture.red, .nonZero)]
        #expect(Self.depth(below: window) == nil)
    }

    @Test("random trees are painted as if nothing were left out")
    func randomTreesStayTheSame() throws {
        var random = SplitMix(11)
        var depths: [Int: Int] = [:]
        for _ in 0..<600 {
            var root = Self.layer(&random, sublayers: [])
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                let sibling =
                    Int.random(in: 0..<2, using: &random) == 0 ? [PaintFixture.box(3, 3, 5, 2, PaintFixture.green)] : []
                root = Self.layer(&random, sublayers: [root] + sibling)
            }
            let background: Color? = Int.random(in: 0..<2, using: &random) == 0 ? .white : nil
            depths[Self.depth(below: root) ?? -1, default: 0] += 1
            let painted = try Painter().paint(
                root, size: CGSize(width: 12, height: 8), scale: 2, background: background)
            let expected = try Self.paintedWhole(root, background: background)
            #expect(PixelComparison(expected, painted, tolerance: 0).areEqual, "\(root)")
        }
        for depth in -1...2 { #expect(depths[depth, default: 0] > 10, "\(depths)") }
    }

    /// Every background, one after the other.
    private static func paintedWhole(_ root: Layer, background: Color?) throws -> Bitmap {
        let isOpaque = background != nil
        return try FontFaceResolver.withResolver(library: .shared) { fonts in
            let bytes = picture.width * picture.height * 4
            let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
            let bitmap = Bitmap(
                adopting: memory, width: picture.width, height: picture.height, bytesPerRow: picture.width * 4,
                isOpaque: isOpaque)
            let canvas = try Canvas(rect: picture, pixels: memory, bytesPerRow: picture.width * 4)
            canvas.clear(to: background ?? .clear)
            var walker = LayerWalker(canvas: canvas, scale: 2, fonts: fonts, byteLimit: 1 << 20)
            try walker.paint(root)
            try canvas.finish(source: nil)
            return bitmap
        }
    }

    /// Mostly as large as the picture and plain; now and then with something that lets through what lies below.
    private static func layer(_ random: inout SplitMix, sublayers: [Layer]) -> Layer {
        let colors: [Color?] = [nil, .white, .black, PaintFixture.red, Color(red: 0, green: 0, blue: 1, alpha: 0.5)]
        var layer = screen(colors[Int.random(in: 0..<colors.count, using: &random)], sublayers)
        if Int.random(in: 0..<3, using: &random) == 0 {
            holes[Int.random(in: 0..<holes.count, using: &random)].change(&layer)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { layer.masksToBounds = true }
        if Int.random(in: 0..<4, using: &random) == 0 {
            layer.border = Layer.Border(width: 1, color: PaintFixture.blue)
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            layer.contents = [.fill(triangle, PaintFixture.red, .nonZero)]
        }
        return layer
    }
}
