import Builder
import Testing

@MainActor
@Suite("Spacers and dividers") struct SpacingTests {
    private struct Size: Equatable {
        var attribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
    }

    private func sizes(_ view: View) -> [Size] {
        view().constraints.map { Size(attribute: $0.firstAttribute, relation: $0.relation, constant: $0.constant) }
    }

    @Test("A spacer has no size of its own and hugs at 250")
    func spacers() {
        #expect(sizes(SpacerView()).isEmpty)
        #expect(SpacerView()().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(SpacerView()().contentHuggingPriority(for: axis) == .defaultLow)
        }
    }

    @Test("A spacer with a height or a width has at least that, and won't be compressed on that axis")
    func sizedSpacers() {
        #expect(sizes(SpacerView(30)) == [Size(attribute: .height, relation: .greaterThanOrEqual, constant: 30)])
        #expect(sizes(SpacerView(width: 20)) == [Size(attribute: .width, relation: .greaterThanOrEqual, constant: 20)])
        #expect(SpacerView(30)().contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(SpacerView(width: 20)().contentCompressionResistancePriority(for: .horizontal) == .required)
    }

    @Test("A fixed spacer has exactly that, and without an argument hugs with all its might")
    func fixedSpacers() {
        #expect(sizes(FixedSpacerView(30)) == [Size(attribute: .height, relation: .equal, constant: 30)])
        #expect(sizes(FixedSpacerView(width: 20)) == [Size(attribute: .width, relation: .equal, constant: 20)])
        #expect(sizes(FixedSpacerView()).isEmpty)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(FixedSpacerView()().contentHuggingPriority(for: axis) == .required)
        }
    }

    @Test("A spacer pushes what is around it apart; a fixed one keeps its distance")
    func inStacks() {
        let row = Laid(
            HStackView(spacing: 0) {
                UIView().width(10)
                SpacerView(width: 5)
                UIView().width(20)
                FixedSpacerView(width: 7)
                UIView().width(10)
            })
        #expect(row.view.subviews.map(\.frame.minX) == [0, 10, 63, 83, 90])
        let column = Laid(
            VStackView(spacing: 0) {
                UIView().height(10)
                FixedSpacerView(12)
                UIView()
            })
        #expect(column.view.subviews.map(\.frame.minY) == [0, 10, 22])
    }

    @Test("A divider is a line of half a point with 4 points above and 4.5 below, across the container")
    func dividers() {
        let divider = DividerView()
        _ = Laid(
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
