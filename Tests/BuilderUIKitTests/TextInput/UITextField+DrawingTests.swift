import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITextFieldDrawingTests {
    /// A field that moves its text, or draws its placeholder itself.
    private final class Field: UITextField {
        var texts: [CGRect] = []
        var placeholders: [CGRect] = []
        var shift: CGFloat = 0
        var fill: UIColor?

        override func drawText(in rect: CGRect) {
            texts.append(rect)
            super.drawText(in: rect.offsetBy(dx: shift, dy: 0))
        }

        override func drawPlaceholder(in rect: CGRect) {
            placeholders.append(rect)
            guard let fill else { return super.drawPlaceholder(in: rect) }
            fill.setFill()
            UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
        }
    }

    private func draw(_ field: UITextField) throws -> Bitmap {
        field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        field.setNeedsLayout()
        field.layoutIfNeeded()
        let context = CGContext(bounds: field.bounds, scale: 1)
        field.layer.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    /// Returns the first column with a pixel that isn't transparent; nil for an empty picture.
    private func left(_ bitmap: Bitmap) -> Int? {
        (0..<bitmap.width).first { x in (0..<bitmap.height).contains { bitmap.pixel(x: x, y: $0) != 0 } }
    }

    @Test func aSubclassDrawsItsText() throws {
        let plain = UITextField()
        plain.text = "Hill"
        let field = Field()
        field.text = "Hill"
        let first = try #require(left(draw(plain)))
        #expect(try left(draw(field)) == first)
        #expect(field.texts.last == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(field.placeholders.isEmpty)
        field.shift = 20
        #expect(try left(draw(field)) == first + 20)
    }

    @Test func aSubclassDrawsItsPlaceholder() throws {
        let field = Field()
        field.placeholder = "Hill"
        let plain = UITextField()
        plain.placeholder = "Hill"
        #expect(try left(draw(field)) == left(draw(plain)))
        #expect(!field.placeholders.isEmpty && field.texts.isEmpty)
        field.fill = .red
        let bitmap = try draw(field)
        #expect(bitmap.pixel(x: 5, y: 15) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 15, y: 15) == 0)
    }
}
