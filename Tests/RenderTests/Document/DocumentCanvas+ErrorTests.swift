import DocumentTools
import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Documents that can't be made")
struct DocumentCanvasErrorTests {
    private func errors(_ layer: Layer, size: CGSize? = nil, scale: Double = 2) -> [String] {
        let size = size ?? layer.bounds.size
        let makers: [() throws -> Void] = [
            { _ = try Painter().paint(layer, size: size, scale: scale, background: nil) },
            { _ = try PDFWriter().document(layer, size: size, scale: scale, background: nil) },
            { _ = try SVGWriter().document(layer, size: size, scale: scale, background: nil) },
        ]
        return makers.map { make in
            do {
                try make()
                return "none"
            } catch {
                return "\(error)"
            }
        }
    }

    @Test("sizes are errors as for pictures", arguments: [0, -1, Double.nan, .infinity, 1e9])
    func sizes(_ value: Double) {
        var layer = PaintFixture.box(0, 0, 10, 10)
        layer.source = Layer.Source(typeName: "UILabel", identifier: "total")
        for errors in [
            errors(layer, size: CGSize(width: value, height: 10)),
            errors(layer, size: CGSize(width: 10, height: value)),
            errors(layer, scale: value),
        ] {
            #expect(errors[0].contains("'total'"))
            #expect(Set(errors).count == 1, "\(errors)")
        }
    }

    @Test("non-finite numbers are the same errors", arguments: [Double.nan, .infinity])
    func numbers(_ value: Double) throws {
        let changes: [(inout Layer) -> Void] = [
            { $0.position.x = value }, { $0.bounds.size.width = value }, { $0.opacity = value },
            { $0.transform.a = value }, { $0.corners.radius = value },
            { $0.border = Layer.Border(width: value, color: .black) },
            { $0.shadow = Layer.Shadow(color: .black, opacity: 1, radius: value, offset: .zero) },
            { $0.contents = [.fill(Path([.move(CGPoint(x: value, y: 0))]), .black, .nonZero)] },
            { $0.contents = [.stroke(Path([.move(.zero)]), .black, StrokeStyle(width: value))] },
        ]
        for change in changes {
            var layer = PaintFixture.box(0, 0, 10, 10, .black)
            layer.source = Layer.Source(typeName: "UIView", identifier: "culprit")
            change(&layer)
            let errors = errors(DocumentFixture.root([layer]))
            #expect(errors[0].contains("culprit"))
            #expect(Set(errors).count == 1, "\(errors)")
        }
    }

    @Test("a missing font is the same error")
    func missingFont() throws {
        var layer = PaintFixture.box(0, 0, 40, 30)
        var run = try DocumentFixture.run("l")
        run.face.name = "NoSuch-Font"
        layer.contents = [.glyphs(run)]
        let errors = errors(DocumentFixture.root([layer]))
        #expect(errors[0].contains("NoSuch-Font"))
        #expect(Set(errors).count == 1, "\(errors)")
    }

    @Test("pictures beyond the limit are an error that names it")
    func tooMuchMemory() throws {
        var layer = PaintFixture.box(10, 10, 50, 50, .black)
        layer.shadow = Layer.Shadow(color: .black, opacity: 1, radius: 5, offset: .zero)
        let root = DocumentFixture.root([layer])
        let size = root.bounds.size
        #expect(throws: PaintError.self) {
            try PDFWriter(bitmapByteLimit: 1000).document(root, size: size, scale: 2, background: nil)
        }
        #expect(throws: PaintError.self) {
            try SVGWriter(bitmapByteLimit: 1000).document(root, size: size, scale: 2, background: nil)
        }
    }

    @Test("ten thousand layers in each other are drawn")
    func depth() throws {
        var layer = PaintFixture.box(0, 0, 60, 60, PaintFixture.red)
        for _ in 0..<10_000 {
            var outer = PaintFixture.box(0, 0, 60, 60)
            outer.sublayers = [layer]
            layer = outer
        }
        let root = DocumentFixture.root([layer])
        #expect(try SVGReading(DocumentFixture.svg(root)).elements(named: "path").count == 2)
        #expect(try PDFReading(DocumentFixture.pdf(root)).bitmap(scale: 1).pixel(x: 30, y: 30) == 0xFFFF_0000)
    }

    @Test("distant layers and letters of size 0 are omitted")
    func extremes() throws {
        var far = PaintFixture.box(1e12, -1e12, 1e12, 1e15, PaintFixture.red)
        far.masksToBounds = true
        var flat = PaintFixture.box(0, 0, 40, 40)
        flat.contents = [.glyphs(try DocumentFixture.run("flat"))]
        flat.transform = CGAffineTransform(scaleX: 1e-9, y: 1)
        let root = DocumentFixture.root([far, flat])
        #expect(try SVGReading(DocumentFixture.svg(root)).elements(named: "path").count == 1)
        _ = try PDFReading(DocumentFixture.pdf(root)).information()
    }
}
