import Foundation
import Render
import Testing

/// Outlines and shadows of letters, and patterns of underlines.
@Suite struct LetterLookTests {
    private func contents(_ string: String, _ change: (inout TextAttributes) -> Void) throws -> [LayerContent] {
        let layout = ParagraphTypesetter().layout(sample(string, change), limits: TextLimits(width: 300))
        return try #require(layout.lines.first).contents
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test func aPositiveWidthDrawsTheOutlineAlone() throws {
        let drawn = try contents("ab") {
            $0.font.size = 40
            $0.strokeWidth = 3
            $0.strokeColor = red
        }
        guard case .stroke(let path, let color, let style)? = drawn.first, drawn.count == 1 else {
            Issue.record("\(drawn)")
            return
        }
        #expect(color == red && abs(style.width - 1.2) < 1e-9)
        // The b is about 29 points high, as are the capitals.
        #expect(path.extent.height > 25 && path.extent.height < 36 && path.extent.width > 30)
    }

    @Test func aNegativeWidthDrawsItOverTheLetters() throws {
        let drawn = try contents("ab") { $0.strokeWidth = -3 }
        guard case .glyphs(let run)? = drawn.first, case .stroke(_, let color, _)? = drawn.last else {
            Issue.record("\(drawn)")
            return
        }
        #expect(drawn.count == 2 && run.text == "ab" && color == run.color)
    }

    @Test func aSharpShadowIsACopyBeneathTheLetters() throws {
        let drawn = try contents("ab") {
            $0.shadow = TextShadow(color: red, offset: CGSize(width: 2, height: -1), blur: 0)
        }
        guard case .glyphs(let shadow)? = drawn.first, case .glyphs(let letters)? = drawn.last else {
            Issue.record("\(drawn)")
            return
        }
        #expect(drawn.count == 2 && shadow.color == red && letters.color != red)
        #expect(zip(shadow.glyphs, letters.glyphs).allSatisfy { $0.x == $1.x + 2 && $0.y == $1.y - 1 })
    }

    @Test func aSoftShadowIsABitmapAroundTheLetters() throws {
        let plain = try contents("mm") { _ in }
        let drawn = try contents("mm") {
            $0.shadow = TextShadow(color: red, offset: CGSize(width: 0, height: 10), blur: 4)
        }
        guard case .image(let image)? = drawn.first else {
            Issue.record("\(drawn)")
            return
        }
        #expect(Array(drawn.dropFirst()) == plain)
        let (bitmap, place) = (image.bitmap, image.destination)
        #expect(abs(place.width - CGFloat(bitmap.width) / 3) < 1e-9 && place.minX < 0 && place.midY > 10)
        // Within the letters the shadow is nearly opaque and red, at the bitmap's corner there is none.
        let alphas = (0..<bitmap.width).map { bitmap.pixel(x: $0, y: bitmap.height / 2) }
        #expect((alphas.max() ?? 0) >> 24 > 60 && bitmap.pixel(x: 0, y: 0) == 0)
        #expect(alphas.allSatisfy { $0 & 0xFFFF == 0 })
    }

    @Test func invisibleShadowsDrawNothing() throws {
        for shadow in [
            TextShadow(color: Color(red: 0, green: 0, blue: 0, alpha: 0), offset: .zero, blur: 3),
            TextShadow(color: red, offset: CGSize(width: CGFloat.nan, height: 0), blur: 3),
        ] {
            #expect(try contents("ab") { $0.shadow = shadow } == contents("ab") { _ in })
        }
        #expect(try contents(" ") { $0.shadow = TextShadow(color: red, offset: .zero, blur: 3) }.count <= 1)
    }

    @Test func patternsAreDashes() throws {
        let drawn = try contents("ab") { $0.underline = 0x201 }
        guard case .stroke(_, _, let style)? = drawn.last else {
            Issue.record("\(drawn)")
            return
        }
        #expect(style.dashes == [10 * style.width, 5 * style.width])
    }
}
