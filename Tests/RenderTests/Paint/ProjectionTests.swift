import Foundation
import Testing

@testable import Render

/// Layers in perspective, compared with the map computed by hand.
@Suite struct ProjectionTests {
    /// A square of 100 points: red on the left, blue on the right.
    private var square: Layer {
        var square = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        square.background = Color(red: 1, green: 0, blue: 0)
        var half = Layer(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        half.background = Color(red: 0, green: 0, blue: 1)
        square.sublayers = [half]
        return square
    }

    private let page = CGRect(x: 0, y: 0, width: 100, height: 100)

    /// Returns the map in which w grows by a step per point to the right.
    private func map(_ step: Double) -> Projection {
        Projection(x: .init(1, 0, step), y: .init(0, 1, 0), origin: .init(0, 0, 1))
    }

    private func draw(_ map: Projection, _ layer: Layer, scale: Double = 1) throws -> Bitmap {
        var layer = layer
        layer.perspectiveImage = try map.image(of: layer, scale: scale, visible: page).map { [$0] } ?? []
        var root = Layer(frame: page)
        if !layer.perspectiveImage.isEmpty { root.sublayers = [layer] }
        return try Painter().paint(root, size: page.size, scale: scale, background: nil)
    }

    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    @Test func pointsAreDrawnWhereTheMapPutsThem() throws {
        let bitmap = try draw(map(0.005), square)
        // 50 / 1.25 is 40, 100 / 1.5 is 66.7; at 60, of 85.7 points, w is 1.43, and the height 70.
        #expect(bitmap.pixel(x: 38, y: 10) == red && bitmap.pixel(x: 42, y: 10) == blue)
        #expect(bitmap.pixel(x: 65, y: 10) == blue && bitmap.pixel(x: 68, y: 10) == 0)
        #expect(bitmap.pixel(x: 60, y: 68) == blue && bitmap.pixel(x: 60, y: 72) == 0)
        #expect(bitmap.pixel(x: 1, y: 97) == red)
        // The slanted edge is smooth.
        let alphas = Set((0..<66).map { x in (60..<100).map { bitmap.pixel(x: x, y: $0) >> 24 } }.joined())
        #expect(alphas.count > 10)
        let large = try draw(map(0.005), square, scale: 2)
        #expect(large.pixel(x: 78, y: 20) == red && large.pixel(x: 82, y: 20) == blue)
        #expect(try draw(map(0.005), square) == bitmap)
    }

    @Test func whatLiesBehindTheEyeIsInvisible() throws {
        // w is 0 at 50 points: what lies to the right of that isn't drawn, also not mirrored on the left.
        let bitmap = try draw(map(-0.02), square)
        let pixels = (0..<100).flatMap { y in (0..<100).map { bitmap.pixel(x: $0, y: y) } }
        #expect(!pixels.contains(blue) && bitmap.pixel(x: 90, y: 50) == red)
        let behind = Projection(x: .init(1, 0, 0.001), y: .init(0, 1, 0), origin: .init(0, 0, -2))
        #expect(try behind.image(of: square, scale: 1, visible: page) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, 1e300, -1e300, 0])
    func numbersThatCannotBeDrawnDrawNothingOrAPart(number: Double) throws {
        for index in 0..<3 {
            var map = map(0.005)
            if index == 0 { map.x.w = number } else if index == 1 { map.origin.w = number } else { map.x.u = number }
            _ = try map.image(of: square, scale: 1, visible: page)
            if !number.isFinite { #expect(try map.image(of: square, scale: 1, visible: page) == nil) }
        }
    }

    @Test func aLineOfReducedPixelsHasTheirMean() throws {
        // There, four to eight points share a pixel.
        var stripes = Layer(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        stripes.sublayers = (0..<500).map { index in
            var stripe = Layer(frame: CGRect(x: index * 2, y: 0, width: 1, height: 100))
            stripe.background = Color(red: 1, green: 0, blue: 0)
            return stripe
        }
        let bitmap = try draw(map(0.01), stripes)
        let alphas = (50..<64).map { Int(bitmap.pixel(x: $0, y: 2) >> 24) }
        #expect(alphas.allSatisfy { abs($0 - 128) < 40 }, "\(alphas)")
    }

    @Test func mapsAreComposedAndInverted() throws {
        let shift = CGAffineTransform(translationX: 10, y: 20)
        let moved = map(0.005).after(shift).followed(by: CGAffineTransform(scaleX: 2, y: 2))
        let image = moved.image(of: CGPoint(x: 40, y: 5))
        #expect(abs(image.u / image.w - 80) < 1e-9 && abs(image.v / image.w - 40) < 1e-9)
        let inverse = try #require(moved.inverse)
        let back = inverse.image(of: CGPoint(x: 80, y: 40))
        #expect(abs(back.u / back.w - 40) < 1e-9 && abs(back.v / back.w - 5) < 1e-9)
        let near = try #require(moved.affine(near: CGPoint(x: 40, y: 5)))
        let place = CGPoint(x: 40, y: 5).applying(near)
        #expect(abs(place.x - 80) < 1e-9 && abs(place.y - 40) < 1e-9)
        #expect(moved.affine == nil && map(0).affine == .identity)
    }

    @Test(arguments: [1, 0.6, 0.2])
    func partsOfAnImageAreTheWholeOverEachOther(opacity: Double) throws {
        let bitmap = Bitmap(width: 40, height: 40) { pixels, bytesPerRow in
            for index in 0..<1600 {
                let color = Color(red: Double(index % 40) / 39, green: 1, blue: 0.5, alpha: opacity)
                var pixel: UInt32 = 0
                for (place, value) in [color.alpha, color.red, color.green, color.blue].enumerated() {
                    let byte = UInt32(value * (place > 0 ? opacity : 1) * 255 + 0.5)
                    pixel |= byte << UInt32(24 - place * 8)
                }
                pixels.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
            }
        }
        let image = ImageContent(bitmap: bitmap, destination: CGRect(x: 10, y: 20, width: 20, height: 20))
        // Through the image's middle, (20, 30).
        let half = HalfPlane(x: 1, y: 0.3, origin: -29)
        let (back, front) = (image.part(in: half.complement, isBehind: true), image.part(in: half, isBehind: false))
        #expect(front.bitmap.pixel(x: 2, y: 20) == 0 && front.bitmap.pixel(x: 38, y: 20) == bitmap.pixel(x: 38, y: 20))
        #expect(back.bitmap.pixel(x: 38, y: 20) == 0 && back.bitmap.pixel(x: 2, y: 20) == bitmap.pixel(x: 2, y: 20))
        var partial = 0
        for index in 0..<1600 {
            let (x, y) = (index % 40, index / 40)
            let (over, under) = (front.bitmap.pixel(x: x, y: y), back.bitmap.pixel(x: x, y: y))
            if over != 0, over != bitmap.pixel(x: x, y: y) { partial += 1 }
            for shift: UInt32 in [0, 8, 16, 24] {
                let rest = 1 - Double(over >> 24) / 255
                let sum = Double(over >> shift & 0xFF) + Double(under >> shift & 0xFF) * rest
                #expect(abs(sum - Double(bitmap.pixel(x: x, y: y) >> shift & 0xFF)) < 2, "\(x), \(y)")
            }
        }
        #expect(partial >= 30)
    }
}
