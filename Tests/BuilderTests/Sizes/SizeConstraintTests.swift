import Builder
import Testing

@MainActor
@Suite struct SizeConstraintTests {
    private func sizes(_ view: UIView) -> [String: (constant: CGFloat, priority: Float)] {
        var found: [String: (CGFloat, Float)] = [:]
        for constraint in view.constraints where constraint.secondItem == nil {
            found[constraint.identifier ?? "?"] = (constraint.constant, constraint.priority.rawValue)
        }
        return found
    }

    @Test func sizesAreAlmostRequiredAndNamed() {
        let view = UIView()
        view.height(10).width(20, priority: 500).height(min: 1).height(max: 2).width(min: 3).width(max: 4)
        let found = sizes(view)
        #expect(found.count == 6)
        #expect(found["height"] ?? (0, 0) == (10, 999))
        #expect(found["width"] ?? (0, 0) == (20, 500))
        #expect(found["minheight"] ?? (0, 0) == (1, 999))
        #expect(found["maxheight"] ?? (0, 0) == (2, 999))
        #expect(found["minwidth"] ?? (0, 0) == (3, 999))
        #expect(found["maxwidth"] ?? (0, 0) == (4, 999))
    }

    @Test func aLaterSizeReplacesAnEarlierOne() {
        let view = UIView()
        view.frame(height: 10, width: 20).height(30).frame(width: 40)
        #expect(view.constraints.count == 2)
        #expect(sizes(view)["height"] ?? (0, 0) == (30, 999))
        #expect(sizes(view)["width"] ?? (0, 0) == (40, 999))
    }

    @Test func constraintsChain() {
        let view = UIView()
        let constraint = view.heightAnchor.constraint(equalToConstant: 3).priority(5).identifier("x").activate()
        #expect(constraint.isActive)
        #expect(constraint.priority.rawValue == 5)
        #expect(constraint.identifier == "x")
        #expect(!constraint.activate(false).isActive)
    }

    @Test func contentPrioritiesDecideWhichViewGivesWay() {
        func widths(_ first: View, _ last: View) -> [CGFloat] {
            LaidOutView(
                HStackView(spacing: 0) {
                    first
                    last
                }
            ).view.subviews.map(\.frame.width)
        }
        let (a, b) = (LabelView("A"), LabelView("B").contentHuggingPriority(.defaultLow, for: .horizontal))
        #expect(widths(a, b)[0].isApproximately(LabelView("A").asBaseView().intrinsicContentSize.width))
        let long = "A long text"
        let shrunk = widths(
            LabelView(long), LabelView(long).contentCompressionResistancePriority(.defaultLow, for: .horizontal))
        #expect(shrunk[0] > 70 && shrunk[1] < 30)
    }

    @Test func spacersHoldTheirSize() {
        func only(_ view: View) -> (CGFloat, NSLayoutConstraint.Relation, NSLayoutConstraint.Attribute)? {
            let constraints = view().constraints
            guard constraints.count == 1, let constraint = constraints.first else { return nil }
            return (constraint.constant, constraint.relation, constraint.firstAttribute)
        }
        #expect(SpacerView()().constraints.isEmpty)
        #expect(SpacerView()().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(FixedSpacerView()().contentHuggingPriority(for: .vertical) == .required)
        #expect(only(SpacerView(3)) ?? (0, .equal, .top) == (3, .greaterThanOrEqual, .height))
        #expect(only(SpacerView(width: 4)) ?? (0, .equal, .top) == (4, .greaterThanOrEqual, .width))
        #expect(only(FixedSpacerView(5)) ?? (0, .equal, .top) == (5, .equal, .height))
        #expect(only(FixedSpacerView(width: 6)) ?? (0, .equal, .top) == (6, .equal, .width))
        #expect(SpacerView(3)().contentCompressionResistancePriority(for: .vertical) == .required)
        #expect(SpacerView(width: 3)().contentCompressionResistancePriority(for: .horizontal) == .required)
    }
}
