import Builder
import Testing

/// Pages quote what stands between the markers.
@MainActor
@Suite struct TextSamples {
    @Test func fontsAreFoundByName() throws {
        // snapshot: begin font-by-name
        let font = try #require(UIFont(name: "DejaVuSansMono", size: 15))
        let label = LabelView("let answer = 42").font(font)
        // snapshot: end font-by-name
        #expect(label.build().sizeThatFits(CGSize(width: 1000, height: 1000)).width > 100)
        #expect(UIFont(name: "No Such Font", size: 15) == nil)
    }
}
