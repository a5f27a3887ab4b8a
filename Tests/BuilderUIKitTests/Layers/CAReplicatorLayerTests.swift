import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CAReplicatorLayerTests {
    /// A replicator with a white square of ten points.
    private func replicator(_ size: CGSize, at origin: CGPoint = .zero) -> CAReplicatorLayer {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(origin: .zero, size: size)
        let square = CALayer()
        square.frame = CGRect(origin: origin, size: CGSize(width: 10, height: 10))
        square.backgroundColor = UIColor.white.cgColor
        layer.addSublayer(square)
        return layer
    }

    private func draw(_ layer: CALayer) throws -> (bitmap: Bitmap, warnings: [ViewWarning]) {
        let tree = DisplayTree(scale: 1)
        let drawn = try #require(tree.layer(of: layer, traits: UITraitCollection()))
        return (try #require(LayerRasterizer.paint(drawn, size: layer.bounds.size, scale: 1)), tree.warnings.list)
    }

    private func isNear(_ pixel: UInt32, _ expected: UInt32) -> Bool {
        [UInt32(24), 16, 8, 0].allSatisfy { abs(Int(pixel >> $0 & 0xFF) - Int(expected >> $0 & 0xFF)) <= 1 }
    }

    @Test func eachCopyIsMovedAndColoredOnceMore() throws {
        let layer = replicator(CGSize(width: 50, height: 10))
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        layer.instanceGreenOffset = -0.25
        layer.instanceBlueOffset = -1
        let bitmap = try draw(layer).bitmap
        let expected: [UInt32] = [0xFFFF_FFFF, 0xFFFF_BF00, 0xFFFF_8000, 0xFFFF_4000, 0]
        for (index, pixel) in expected.enumerated() {
            let found = bitmap.pixel(x: index * 10 + 5, y: 5)
            #expect(isNear(found, pixel), "\(index): \(String(found, radix: 16))")
        }
    }

    @Test func copiesTurnAroundTheCenter() throws {
        let layer = replicator(CGSize(width: 50, height: 50), at: CGPoint(x: 20, y: 0))
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        layer.instanceAlphaOffset = -0.5
        let bitmap = try draw(layer).bitmap
        // At the top, at the right with half the opacity, and invisible at the bottom.
        #expect(bitmap.pixel(x: 25, y: 5) == 0xFFFF_FFFF)
        #expect(isNear(bitmap.pixel(x: 45, y: 25), 0x8080_8080))
        #expect(bitmap.pixel(x: 25, y: 45) == 0 && bitmap.pixel(x: 5, y: 25) == 0)
    }

    @Test func imagesAreMultipliedByTheColor() throws {
        let layer = replicator(CGSize(width: 10, height: 10))
        let image = Bitmap(width: 1, height: 1) { pixels, _ in
            pixels.storeBytes(of: 0xFF80_FF40, as: UInt32.self)
        }
        layer.sublayers?.first?.contents = CGImage(image)
        layer.instanceColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
        #expect(isNear(try draw(layer).bitmap.pixel(x: 5, y: 5), 0xFF80_7F00))
    }

    @Test func countsHaveLimits() throws {
        let layer = replicator(CGSize(width: 10, height: 10))
        layer.instanceCount = 0
        #expect(try draw(layer).bitmap.pixel(x: 5, y: 5) == 0)
        layer.instanceCount = .max
        let (bitmap, warnings) = try draw(layer)
        #expect(bitmap.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
        #expect(warnings.count == 1 && "\(warnings)".contains("draws 100000 of \(Int.max) copies"))
    }

    @Test func transformsThatCannotBeDrawnLeaveTheFirstCopies() throws {
        let layer = replicator(CGSize(width: 10, height: 10))
        layer.instanceCount = 100
        let (_, rejected) = LayoutDiagnostics.collecting {
            layer.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
        }
        #expect(rejected.count == 1 && CATransform3DIsIdentity(layer.instanceTransform))
        layer.instanceTransform = CATransform3DMakeTranslation(3e13, 0, 0)
        let (drawn, issues) = LayoutDiagnostics.collecting { try? draw(layer) }
        #expect(drawn?.bitmap.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
        #expect(issues.count == 1 && "\(issues)".contains("instanceTransform"))
    }
}
