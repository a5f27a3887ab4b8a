import Builder
import Testing

@MainActor
@Suite("Dividers") struct DividerViewTests {
    @Test("A divider is a line of half a point with 4 points above and 4.5 below, across the container")
    func dividers() {
        let divider = DividerView()
        _ = LaidOutView(
            VStackView(spacing: 0) {
                divider
                SpacerView()
            })
        #expect(divider().frame == CGRect(x: 0, y: 0, width: 100, height: 9))
        let line = divider().subviews.first
        #expect(line?.backgroundColor == .secondaryLabel)
        #expect(line?.frame.minY == 4)
        #expect(line?.frame.width == 100)
        #expect(line?.constraints.first?.constant == 0.5)
    }

    @Test("The environment, then color(_:), set a divider's color")
    func dividerColors() {
        ViewBuilderEnvironment.defaultSeparatorColor = .orange
        defer { ViewBuilderEnvironment.defaultSeparatorColor = nil }
        let divider = DividerView()
        #expect(divider().subviews.first?.backgroundColor == .orange)
        divider.color(.green)
        #expect(divider().subviews.first?.backgroundColor == .green)
    }
}
