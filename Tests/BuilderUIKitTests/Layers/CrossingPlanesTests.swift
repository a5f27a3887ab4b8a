import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Planes of transform layers that cross each other.
@Suite @MainActor struct CrossingPlanesTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF

    private func plane(_ frame: CGRect, _ color: UIColor, _ angle: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        return layer
    }

    private func planes(_ layers: [CALayer]) -> CATransformLayer {
        let result = CATransformLayer()
        result.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        for layer in layers { result.addSublayer(layer) }
        return result
    }

    private func draw(_ layer: CALayer, in transform: CATransform3D = CATransform3DIdentity) throws -> Bitmap {
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        page.sublayerTransform = transform
        page.addSublayer(layer)
        let context = CGContext(bounds: page.bounds, scale: 1)
        page.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    private let square = CGRect(x: 20, y: 20, width: 60, height: 60)

    @Test(arguments: [false, true], [0, -1.0 / 200])
    func eachIsInFrontOnItsSide(isReversed: Bool, perspective: Double) throws {
        // The blue plane's left side is nearer.
        let both = [plane(square, .red, 0), plane(square, .blue, 0.8)]
        var transform = CATransform3DIdentity
        transform.m34 = CGFloat(perspective)
        let bitmap = try draw(planes(isReversed ? both.reversed() : both), in: transform)
        for x in 35..<66 where x != 50 && x != 49 {
            #expect(bitmap.pixel(x: x, y: 50) == (x < 50 ? blue : red), "\(x)")
        }
        // The red plane reaches beyond the blue one's seam at both sides.
        #expect(bitmap.pixel(x: 21, y: 50) == red && bitmap.pixel(x: 78, y: 50) == red)
        for x in 22..<78 { #expect(bitmap.pixel(x: x, y: 50) >> 24 == 255, "\(x)") }
    }

    @Test(arguments: [0.3, 0.5, 1], [0.4, 1.1])
    func aSeamIsInvisibleBesideTheOtherPlane(alpha: Double, turn: Double) throws {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: CGFloat(alpha))
        let small = plane(CGRect(x: 20, y: 45, width: 60, height: 10), .blue, 0.8)
        let tall = plane(square, color, 0)
        // Both are turned in the screen, so that the seam is slanted and covers parts of pixels.
        let layer = planes([small, tall])
        layer.transform = CATransform3DMakeRotation(CGFloat(turn), 0, 0, 1)
        let bitmap = try draw(layer)
        var count = 0
        for y in 0..<100 {
            for x in 0..<100 where hypot(Double(x) - 49.5, Double(y) - 49.5) < 27 {
                let pixel = bitmap.pixel(x: x, y: y)
                guard pixel & 0xFF == 0 else { continue }
                #expect(abs(Double(pixel >> 24) - alpha * 255) <= 2.5, "\(x), \(y)")
                count += 1
            }
        }
        #expect(count > 1000)
    }

    @Test func threePlanesCrossInOneLine() throws {
        // From above they are a star; in front there are always two neighbors.
        let layers = [(UIColor.red, 0.0), (.green, 1.0), (.blue, -1.0)].map { plane(square, $0.0, $0.1) }
        let bitmap = try draw(planes(layers))
        // Green's left side and blue's right side are nearer than red.
        #expect(bitmap.pixel(x: 40, y: 50) == green && bitmap.pixel(x: 60, y: 50) == blue)
        #expect(bitmap.pixel(x: 25, y: 50) == red && bitmap.pixel(x: 75, y: 50) == red)
        let reversed = try draw(planes(layers.reversed()))
        #expect(reversed.pixel(x: 40, y: 50) == green && reversed.pixel(x: 60, y: 50) == blue)
    }

    @Test func planesThatTouchOrAreParallelStayWhole() {
        let front = plane(square, .red, 0)
        let side = plane(square, .blue, .pi / 3)
        // The right end of the second one, 15 points from its middle, touches the first one.
        side.zPosition = CGFloat(30 * sin(Double.pi / 3))
        let parallel = plane(square, .green, 0)
        parallel.zPosition = -5
        let layer = planes([front, side, parallel])
        let parts = DepthOrder.backToFront(layer.planes) { _ in nil }
        #expect(parts.count == 3 && parts.allSatisfy { $0.cuts.isEmpty })
        #expect(zip(parts, [parallel, front, side]).allSatisfy { $0.layer === $1 })
    }

    @Test func aCutViewIsInTheTreeOnce() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = planes([plane(square, .red, 0)])
        page.layer.addSublayer(layer)
        let label = UILabel(frame: square)
        label.text = "Hill"
        page.addSubview(label)
        layer.addSublayer(label.layer)
        label.layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        let tree = DisplayTree(scale: 1).layer(of: page)
        let drawn = tree.sublayers.flatMap(\.sublayers)
        #expect(drawn.count == 3, "the label is drawn in two parts")
        #expect(drawn.filter { $0.source?.text == "Hill" }.count == 1)
        #expect(drawn.filter { !$0.perspectiveImage.isEmpty }.count == 2)
    }

    @Test func manyCutsAreLimited() {
        let layers = (0..<40).map { index -> CALayer in
            let layer = plane(square, .red, CGFloat(index) * 0.07)
            layer.position.x += CGFloat(index % 7)
            return layer
        }
        let parts = DepthOrder.backToFront(planes(layers).planes) { _ in nil }
        #expect(parts.count <= 40 + 64 && parts.count > 60)
        #expect(parts.filter { !$0.isRepeated }.count == 40)
    }
}
