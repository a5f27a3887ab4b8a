import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CALayerContentsTests {
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    /// A layer with an image of one row.
    private func imageLayer(_ pixels: [UInt32], _ size: CGSize) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(origin: .zero, size: size)
        layer.contents = CGImage(
            Bitmap(width: pixels.count, height: 1) { memory, _ in
                for (index, pixel) in pixels.enumerated() {
                    memory.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
                }
            })
        return layer
    }

    private func row(_ layer: CALayer) throws -> [UInt32] {
        let drawn = try #require(DisplayTree(scale: 1).layer(of: layer, traits: UITraitCollection()))
        let bitmap = try #require(LayerRasterizer.paint(drawn, size: layer.bounds.size, scale: 1))
        return (0..<bitmap.width).map { bitmap.pixel(x: $0, y: 0) }
    }

    @Test func nearestRepeatsPixels() throws {
        let layer = imageLayer([red, blue], CGSize(width: 8, height: 2))
        #expect(Set(try row(layer)).count > 2)
        layer.magnificationFilter = .nearest
        #expect(try row(layer) == Array(repeating: red, count: 4) + Array(repeating: blue, count: 4))
    }

    @Test func aPartOfTheContentsIsDrawn() throws {
        let layer = imageLayer([red, blue], CGSize(width: 4, height: 2))
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(try row(layer) == Array(repeating: blue, count: 4))
        layer.contentsGravity = .topLeft
        #expect(try row(layer) == [blue, 0, 0, 0])
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0, height: 1)
        #expect(try row(layer) == [0, 0, 0, 0])
        layer.contentsRect = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1)
        #expect(try row(layer) == [0, 0, 0, 0])
    }

    @Test func edgesAreRepeatedBeyondTheContents() throws {
        let layer = imageLayer([red, blue], CGSize(width: 4, height: 2))
        layer.contentsRect = CGRect(x: 0, y: 0, width: 2, height: 1)
        #expect(try row(layer) == [red, blue, blue, blue])
        layer.contentsRect = CGRect(x: -0.5, y: -3, width: 2, height: 4)
        #expect(try row(layer) == [red, red, blue, blue])
        layer.contentsRect = CGRect(x: 2, y: 0, width: 1, height: 1)
        #expect(try row(layer) == Array(repeating: blue, count: 4))
        layer.contentsGravity = .topLeft
        #expect(try row(layer) == [blue, blue, 0, 0])
        let image = layer.contents as? CGImage
        #expect(image?.part(CGRect(x: 0, y: 0, width: 1e6, height: 2))?.width == 4096)
        // Parts that end at the edge don't reach beyond it by a rounding error.
        let sheet = imageLayer([red, blue, red, blue, red, blue], CGSize(width: 6, height: 1)).contents as? CGImage
        for index in 0..<6 {
            #expect(sheet?.part(CGRect(x: CGFloat(index) / 6, y: 0, width: 1.0 / 6, height: 1))?.width == 1)
        }
    }

    @Test func theCenterIsStretched() throws {
        let layer = imageLayer([red, blue, red], CGSize(width: 9, height: 1))
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        #expect(try row(layer) == [red] + Array(repeating: blue, count: 7) + [red])
    }

    @Test func backsOfOneSidedLayersAreInvisible() throws {
        let layer = imageLayer([red], CGSize(width: 4, height: 1))
        layer.isDoubleSided = false
        let whole = CALayer()
        whole.frame = layer.frame
        whole.addSublayer(layer)
        #expect(try row(whole)[1] == red)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try row(whole)[1] == 0)
        layer.isDoubleSided = true
        #expect(try row(whole)[1] == red)
        layer.isDoubleSided = false
        whole.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try row(whole)[1] == red)
    }
}
