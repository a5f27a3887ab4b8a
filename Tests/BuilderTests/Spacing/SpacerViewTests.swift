import Builder
import Testing

@MainActor
@Suite("Spacers") struct SpacerViewTests {
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

    @Test("A fixed spacer has exactly that, and without an argument required hugging")
    func fixedSpacers() {
        #expect(sizes(FixedSpacerView(30)) == [Size(attribute: .height, relation: .equal, constant: 30)])
        #expect(sizes(FixedSpacerView(width: 20)) == [Size(attribute: .width, relation: .equal, constant: 20)])
        #expect(sizes(FixedSpacerView()).isEmpty)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(FixedSpacerView()().contentHuggingPriority(for: axis) == .required)
        }
    }

    @Test("A spacer pushes its neighbors apart; a fixed one keeps its length")
    func inStacks() {
        let row = LaidOutView(
            HStackView(spacing: 0) {
                UIView().width(10)
                SpacerView(width: 5)
                UIView().width(20)
                FixedSpacerView(width: 7)
                UIView().width(10)
            })
        #expect(row.view.subviews.map(\.frame.minX) == [0, 10, 63, 83, 90])
        let column = LaidOutView(
            VStackView(spacing: 0) {
                UIView().height(10)
                FixedSpacerView(12)
                UIView()
            })
        #expect(column.view.subviews.map(\.frame.minY) == [0, 10, 22])
    }
}
