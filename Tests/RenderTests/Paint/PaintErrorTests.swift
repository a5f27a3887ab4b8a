import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Errors of painting")
struct PaintErrorTests {
    private func paint(_ layer: Layer, _ size: CGSize = CGSize(width: 10, height: 10), scale: Double = 1) throws
        -> Bitmap
    {
        try Painter().paint(layer, size: size, scale: scale, background: .white)
    }

    private var named: Layer {
        var layer = PaintFixture.box(0, 0, 10, 10, .black)
        layer.source = Layer.Source(typeName: "UILabel", identifier: "email", text: "ada@example.org")
        return layer
    }

    @Test("sizes and scales that are no positive numbers", arguments: [0, -1, Double.nan, .infinity, -.infinity])
    func invalidSizes(value: Double) {
        for (size, scale) in [
            (CGSize(width: value, height: 10), 1), (CGSize(width: 10, height: value), 1),
            (CGSize(width: 10, height: 10), value),
        ] {
            let error = #expect(throws: PaintError.self) { try paint(named, size, scale: scale) }
            #expect(error.map { "\($0)".contains("UILabel 'email'") } == true)
        }
    }

    @Test(
        "more than 64 megapixels", arguments: [CGSize(width: 1e300, height: 1e300), CGSize(width: 8001, height: 8000)])
    func tooLarge(size: CGSize) {
        let error = #expect(throws: PaintError.self) { try paint(named, size) }
        guard case .tooLarge(_, _, 64_000_000, named.source) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("numbers that are not finite name the view, or the nearest one around it")
    func invalidGeometry() {
        let changes: [(inout Layer) -> Void] = [
            { $0.bounds.size.width = .nan }, { $0.bounds.size.height = .infinity }, { $0.position.x = .nan },
            { $0.transform.a = .infinity }, { $0.opacity = .nan }, { $0.corners.radius = .nan },
            { $0.anchorPoint.y = .nan }, { $0.border = Layer.Border(width: .nan, color: .black) },
            { $0.shadow = Layer.Shadow(color: .black, opacity: 1, radius: .infinity, offset: .zero) },
            { $0.contents = [.fill(Path([.move(CGPoint(x: CGFloat.nan, y: 0))]), .black, .nonZero)] },
        ]
        for change in changes {
            var layer = PaintFixture.box(0, 0, 5, 5, .black)
            change(&layer)
            var root = named
            root.sublayers = [layer]
            let error = #expect(throws: PaintError.self) { try paint(root) }
            guard case .invalidGeometry(_, let source) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(source?.identifier == "email")
        }
    }

    @Test("empty, squeezed and distant layers draw nothing")
    func harmless() throws {
        var layers = [
            PaintFixture.box(0, 0, 0, 0, .black), PaintFixture.box(2, 2, 0, 5, .black),
            PaintFixture.box(1e12, 1e12, 1e9, 1e9, .black), PaintFixture.box(-5, -5, 1, 1, .black),
        ]
        for index in layers.indices {
            layers[index].border = Layer.Border(width: 1, color: .black)
            layers[index].corners.radius = 3
            layers[index].masksToBounds = true
            layers[index].contents = [
                .fill(Path([.move(.zero), .line(CGPoint(x: 1, y: 1)), .close]), .black, .evenOdd)
            ]
        }
        layers[0].transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(try PaintFixture.paint(layers, 10, 10).ink == 0)
    }

    @Test("extreme numbers result in a picture or an error")
    func oddNumbers() {
        let odd = [0, -1, 1e-12, 0.3, 1, 7.5, 1e4, 1e9, 1e300, -1e300]
        var random = FixedRandom(state: 7)
        func pick() -> Double { odd[random.next(odd.count)] }
        for _ in 0..<150 {
            var layer = PaintFixture.box(pick(), pick(), pick(), pick(), .black)
            layer.corners = .init(radius: pick(), curve: random.next(2) == 0 ? .circular : .continuous)
            if random.next(2) == 0 { layer.border = .init(width: pick(), color: PaintFixture.red) }
            if random.next(2) == 0 {
                layer.shadow = .init(
                    color: .black, opacity: pick(), radius: pick(), offset: CGSize(width: pick(), height: pick()))
            }
            if random.next(3) == 0 { layer.transform = CGAffineTransform(pick(), pick(), pick(), pick(), 0, 0) }
            layer.masksToBounds = random.next(3) == 0
            layer.opacity = pick()
            let path = Path([
                .move(.zero), .line(CGPoint(x: pick(), y: pick())),
                .quadCurve(to: CGPoint(x: 5, y: pick()), control: CGPoint(x: pick(), y: 9)),
            ])
            layer.contents = [
                .stroke(
                    path, .black,
                    StrokeStyle(width: pick(), miterLimit: pick(), dashes: [pick(), pick()], dashPhase: pick())),
                .fill(path, PaintFixture.red, .evenOdd),
                .image(
                    ImageContent(
                        bitmap: PaintFixture.noise(9, 7),
                        destination: CGRect(x: pick(), y: pick(), width: pick(), height: pick()),
                        sourceRect: random.next(2) == 0
                            ? nil : CGRect(x: pick(), y: pick(), width: pick(), height: pick()))),
                .gradient(
                    GradientContent(
                        kind: random.next(2) == 0 ? .linear : .radial,
                        stops: [.init(location: pick(), color: .black), .init(location: pick(), color: .white)],
                        start: CGPoint(x: pick(), y: pick()), end: CGPoint(x: pick(), y: pick()))),
            ]
            layer.sublayers = [PaintFixture.box(pick(), pick(), pick(), pick(), PaintFixture.green)]
            do {
                _ = try PaintFixture.paint([layer], 20, 20)
            } catch {
                #expect(error is PaintError)
            }
        }
    }

    /// The same numbers every time.
    private struct FixedRandom {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
    }

    @Test("an enormous layer covers the picture exactly, rounded corners included")
    func enormousLayer() throws {
        var box = PaintFixture.box(2, 2, 1e9, 1e9, .black)
        box.corners.radius = 4
        let picture = try PaintFixture.paint([box], 20, 20)
        var small = PaintFixture.box(2, 2, 100, 100, .black)
        small.corners.radius = 4
        #expect(try picture == PaintFixture.paint([small], 20, 20))
    }

    @Test("ten thousand layers in each other need little stack, to paint, compare and free")
    func deepTree() async throws {
        @Sendable func deep() -> Layer {
            var layer = PaintFixture.box(0, 0, 10, 10, PaintFixture.red)
            for _ in 0..<10_000 {
                var outer = PaintFixture.box(0, 0, 10, 10)
                outer.sublayers = [layer]
                layer = outer
            }
            return layer
        }
        let pixel = await withCheckedContinuation { continuation in
            let thread = Thread {
                let layer = deep()
                let picture = layer == deep() ? try? PaintErrorTests().paint(layer) : nil
                continuation.resume(returning: picture?.pixel(x: 5, y: 5))
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(pixel == 0xFFFF_0000)
    }

    @Test(
        "ten thousand clips, turns, fades or masks in each other need little stack; shadows of shadows much memory",
        arguments: ["clip", "corners", "turn", "fade", "mask", "shadow"])
    func deepGroupsOfEveryKind(kind: String) async throws {
        @Sendable func deep() -> Layer {
            var layer = PaintFixture.box(0, 0, 4, 4, PaintFixture.red)
            for level in 0..<10_000 {
                var outer = PaintFixture.box(0, 0, 4, 4)
                switch kind {
                case "clip": outer.masksToBounds = true
                case "corners":
                    outer.masksToBounds = true
                    outer.corners.radius = 1
                case "turn":
                    outer.masksToBounds = true
                    outer.transform = CGAffineTransform(rotationAngle: level % 2 == 0 ? 0.5 : -0.5)
                case "fade": outer.opacity = 0.9999
                case "shadow": outer.shadow = .init(color: .black, opacity: 0.1, radius: 0.5, offset: .zero)
                default: outer.mask = [PaintFixture.box(0, 0, 4, 4, .black)]
                }
                outer.sublayers = [layer]
                layer = outer
            }
            return layer
        }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let thread = Thread {
                let painter = Painter(groupByteLimit: 10_000_000)
                let size = CGSize(width: 4, height: 4)
                let result = Result { try painter.paint(deep(), size: size, scale: 1, background: .white) }
                continuation.resume(returning: result.failure)
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        guard kind == "shadow" else {
            #expect(error == nil)
            return
        }
        guard case .tooMuchMemory(_, limit: 10_000_000, _)? = error as? PaintError else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("groups in groups beyond the memory limit are an error")
    func deepGroups() {
        var layer = PaintFixture.box(0, 0, 100, 100, PaintFixture.red)
        for _ in 0..<100 {
            var outer = PaintFixture.box(0, 0, 100, 100)
            outer.opacity = 0.99
            outer.sublayers = [layer]
            layer = outer
        }
        let size = CGSize(width: 100, height: 100)
        #expect(throws: Never.self) { try paint(layer, size) }
        let error = #expect(throws: PaintError.self) {
            try Painter(groupByteLimit: 1_000_000).paint(layer, size: size, scale: 1, background: nil)
        }
        guard case .tooMuchMemory = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("a picture longer than cairo's limit is painted in parts, without a seam")
    func longPicture() throws {
        var column = PaintFixture.box(0, 0, 4, 40_000, PaintFixture.blue)
        column.sublayers = [
            PaintFixture.box(0, 39_990, 4, 10, PaintFixture.red), PaintFixture.box(0, 16_380, 4, 8, .black),
        ]
        let picture = try Painter().paint(column, size: CGSize(width: 4, height: 40_000), scale: 1, background: .white)
        #expect(picture.height == 40_000)
        #expect(picture.pixel(x: 1, y: 39_995) == 0xFFFF_0000)
        #expect((16_379..<16_389).map { picture.blue(1, $0) } == [255, 0, 0, 0, 0, 0, 0, 0, 0, 255])
        let decoded = try ImageDecoder.decode(PNGEncoder().encode(picture, scale: 1))
        #expect(decoded == picture)
    }

    @Test("all threads paint the same")
    func threads() async throws {
        var card = PaintFixture.box(5, 5, 50, 50, .white)
        card.corners.radius = 8
        card.shadow = Layer.Shadow(color: .black, opacity: 0.4, radius: 3, offset: CGSize(width: 0, height: 1))
        let layer = card
        let expected = try PaintFixture.paint([layer], 60, 60)
        try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<8 { group.addTask { try PaintFixture.paint([layer], 60, 60) } }
            for try await picture in group { #expect(picture == expected) }
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
