import SwiftlyUI
import Testing

@MainActor
@Suite struct HexColorTests {
    private func bytes(_ color: UIColor?) -> [Int]? {
        color?.cgColor.components.map { parts in parts.prefix(3).map { Int(($0 * 255).rounded()) } }
    }

    @Test(arguments: ["1e90ff", "1E90FF", "#1e90ff", "0x1e90ff", "0X1E90FF", "AB1E90FF", "#001E90FF", "FF1E90FF"])
    func textsInAllSpellingsAreTheSameColor(text: String) {
        #expect(bytes(UIColor(hexStr: text)) == [0x1E, 0x90, 0xFF])
        #expect(UIColor(hexStr: text)?.cgColor.alpha == 1)
    }

    @Test func threeDigitsAreDoubled() {
        #expect(bytes(UIColor(hexStr: "abc")) == [0xAA, 0xBB, 0xCC])
        #expect(bytes(UIColor(hexStr: "#F09")) == [0xFF, 0x00, 0x99])
        #expect(bytes(UIColor(hexStr: "0x123")) == [0x11, 0x22, 0x33])
    }

    @Test func otherLengthsAreNumbers() {
        #expect(bytes(UIColor(hexStr: "7")) == [0, 0, 7])
        #expect(bytes(UIColor(hexStr: "1234")) == [0, 0x12, 0x34])
    }

    @Test(arguments: [
        "", "#", "0x", "green", "12345g", "-12345", "+12345", "##123456", "12 34 56", "１２３",
        String(repeating: "f", count: 40),
    ])
    func invalidHexStringsAreNilOrClear(text: String) {
        #expect(UIColor(hexStr: text) == nil)
        for color in [UIColor.hex(text), .hexColor(text), .color(with: text)] { #expect(color == .clear) }
    }

    @Test func ofNumbersTheLow24BitsCount() {
        #expect(bytes(UIColor(hexInt: 0xAB_1E90FF)) == [0x1E, 0x90, 0xFF])
        #expect(bytes(.hexInt(-1)) == [255, 255, 255])
        #expect(bytes(.color(withHexInt: .min)) == [0, 0, 0])
    }

    @Test func partsAreBytes() {
        #expect(bytes(UIColor(r: 0, g: 255, b: 17)) == [0, 255, 17])
        #expect(UIColor(r: -1, g: 0, b: 0) == nil)
        #expect(UIColor(r: 0, g: 256, b: 0) == nil)
        #expect(UIColor(r: 0, g: 0, b: .max) == nil)
    }

    @Test func alphaIsBroughtIntoItsRange() {
        #expect(UIColor(hexStr: "fff", alpha: 3)?.cgColor.alpha == 1)
        #expect(UIColor(hexInt: 1, alpha: -2)?.cgColor.alpha == 0)
        #expect(UIColor.red.opacity(7).cgColor.alpha == 1)
        #expect(UIColor.red.alpha(-.infinity).cgColor.alpha == 0)
        var color = UIColor.red
        let found = warnings { color = color.opacity(.nan) }
        #expect(color.cgColor.alpha == 1)
        #expect(found.count == 1)
    }

    @Test func aColorThatFollowsTheTraitsStillDoes() {
        let color = UIColor(light: .red, dark: .blue).opacity(0.5)
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.cgColor.components == [0, 0, 1, 0.5])
    }

    @Test func anImageOfNoSizeIsEmpty() {
        for side in [0, -3, CGFloat.nan, .infinity] {
            #expect(UIColor.red.image(withSize: CGSize(width: side, height: 5)).size == .zero)
        }
        #expect(UIColor.red.image().size == CGSize(width: 1, height: 1))
    }
}
