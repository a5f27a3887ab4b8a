import SwiftlyUI
import Testing

@MainActor
@Suite struct UIFontTests {
    @Test func weightsAreHeavierOneAfterAnother() {
        let fonts: [UIFont] = [
            .ultraLight(20), .thin(20), .light(20), .regular(20), .medium(20), .semibold(20), .bold(20), .heavy(20),
            .black(20),
        ]
        let widths = fonts.map { UILabel("iiiiiiiiii").font($0).intrinsicContentSize.width }
        #expect(widths == widths.sorted() && Set(widths).count > 6)
    }

    @Test func sizesThatAreNoneDoNotCrash() {
        for size in [0, -4, CGFloat.nan, .infinity] {
            #expect(UILabel("x").font(.bold(size)).intrinsicContentSize.width.isFinite)
        }
    }
}
