import Builder
import Testing

@MainActor
@Suite struct EmbedConstraintsTests {
    /// What holds a child in its container: for each edge the constant, with `>` or `<` before it and the priority
    /// behind it where the edge is free.
    private func ties(of child: UIView, in container: UIView) -> [String: String] {
        var found: [String: String] = [:]
        for constraint in container.constraints where constraint.firstItem === child {
            let edge =
                switch constraint.firstAttribute {
                case .top: "top"
                case .bottom: "bottom"
                case .left: "left"
                case .right: "right"
                case .centerX: "x"
                case .centerY: "y"
                default: "?"
                }
            let relation =
                switch constraint.relation {
                case .lessThanOrEqual: "<"
                case .greaterThanOrEqual: ">"
                default: ""
                }
            let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
            found[edge] = "\(relation)\(Int(constraint.constant))\(priority)"
        }
        return found
    }

    private static let free = ["top": "<1 @750", "left": "<2 @750", "bottom": ">-3 @750", "right": ">-4 @750"]
    private static let pinned = ["top": "1", "left": "2", "bottom": "-3", "right": "-4"]

    @Test(arguments: UIView.EmbedPosition.allCases)
    func positionsPinTheEdgesThatTheyName(_ position: UIView.EmbedPosition) {
        let edges: [String] =
            switch position {
            case .fill: ["top", "left", "bottom", "right"]
            case .top: ["top", "left", "right"]
            case .topLeft: ["top", "left"]
            case .topCenter: ["top", "x"]
            case .topRight: ["top", "right"]
            case .left: ["top", "left", "bottom"]
            case .center: ["x", "y"]
            case .centerLeft: ["left", "y"]
            case .centerRight: ["right", "y"]
            case .right: ["top", "bottom", "right"]
            case .bottom: ["left", "bottom", "right"]
            case .bottomLeft: ["left", "bottom"]
            case .bottomCenter: ["bottom", "x"]
            case .bottomRight: ["bottom", "right"]
            }
        var expected = Self.free
        for edge in edges { expected[edge] = Self.pinned[edge] ?? "0" }

        let superview = UIView()
        let child = UIView()
        superview.addConstrainedSubview(
            child, position: position, padding: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
        #expect(ties(of: child, in: superview) == expected)
    }

    @Test func childrenAreEmbeddedWithTheSuperview() {
        let label = LabelView("a")
        let container = ContainerView {
            label
            UIView()
        }
        let view = container()
        #expect(view.subviews.isEmpty)
        let superview = UIView()
        superview.addSubview(view)
        #expect(view.subviews.count == 2)
        #expect(view.subviews.first === label())
        view.removeFromSuperview()
        superview.addSubview(view)
        #expect(view.subviews.count == 2)
    }

    @Test func marginsWinOverPaddingAndPaddingMayChange() {
        let own = UIView()
        let other = UIView()
        let container = ContainerView {
            own.margins(top: 1, left: 2, bottom: 3, right: 4)
            other
        }
        .padding(10)
        let superview = UIView()
        superview.addSubview(container())
        #expect(ties(of: own, in: container()) == Self.pinned)
        #expect(ties(of: other, in: container())["left"] == "10")
        #expect(ties(of: other, in: container())["bottom"] == "-10")
        container.padding(h: 5, v: 6)
        #expect(ties(of: own, in: container()) == Self.pinned)
        #expect(ties(of: other, in: container()) == ["top": "6", "left": "5", "bottom": "-6", "right": "-5"])
    }

    @Test func customConstraintsReplaceAllOthers() {
        let child = UIView()
        var constrained = 0
        let container = ContainerView {
            child.position(.top).customConstraints { view in
                constrained += 1
                #expect(view.superview is BuilderInternalContainerView)
            }
        }
        let superview = UIView()
        superview.addSubview(container())
        #expect(constrained == 1)
        #expect(ties(of: child, in: container()).isEmpty)
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func safeAreaModifierPinsToTheSafeAreaLayoutGuide() {
        let child = UIView()
        let superview = UIView()
        superview.embed(child.safeArea(true))
        let guide = superview.safeAreaLayoutGuide
        let tied = superview.constraints.filter { $0.firstItem === child }
        #expect(tied.count == 4)
        #expect(tied.allSatisfy { $0.secondItem === guide })
        let other = UIView()
        superview.embed(other.safeArea(false), safeArea: true)
        #expect(superview.constraints.filter { $0.firstItem === other }.allSatisfy { $0.secondItem === superview })
    }

    @Test func resetReplacesAndEmptyRemoves() {
        let superview = UIView()
        superview.embed([LabelView("a"), LabelView("b")])
        #expect(superview.subviews.count == 2)
        superview.reset(LabelView("c"))
        #expect((superview.subviews.first as? UILabel)?.text == "c")
        #expect(superview.subviews.count == 1)
        superview.empty()
        #expect(superview.subviews.isEmpty)
        let label = superview.embedModified(UILabel()) { $0.text = "d" }
        #expect(label.superview === superview)
        #expect(label.text == "d")
        #expect(BuilderHostView { LabelView("e") }.subviews.count == 1)
    }

    @Test func transitionRemovesTheOldView() {
        let superview = UIView()
        superview.transition(to: LabelView("a"))
        #expect(superview.subviews.count == 1)
        superview.transition(to: LabelView("b").alpha(0.5), delay: 0)
        #expect((superview.subviews.first as? UILabel)?.text == "b")
        #expect(superview.subviews.count == 1)
        superview.transition(to: LabelView("c").alpha(0.5))
        #expect((superview.subviews.last as? UILabel)?.text == "c")
        #expect(superview.subviews.last?.alpha == 0.5)
    }

    @Test func containersTransitionBeforeAndAfterTheyAreShown() {
        let container = BuilderInternalContainerView(LabelView("a"))
        container.transition(to: Group { LabelView("b") })
        #expect(container.subviews.isEmpty)
        let superview = UIView()
        superview.addSubview(container)
        #expect(container.subviews.map { ($0 as? UILabel)?.text } == ["b"])
        container.transition(to: Group { LabelView("c") })
        #expect(container.subviews.map { ($0 as? UILabel)?.text } == ["c"])
        container.transition(to: nil)
        #expect(container.subviews.isEmpty)
        let other = BuilderInternalContainerView(LabelView("a"))
        other.transition(to: LabelView("b"))
        superview.addSubview(other)
        #expect(other.subviews.map { ($0 as? UILabel)?.text } == ["b"])
    }

    @Test func dividersAreAHairlineWithRoom() {
        let divider = DividerView().color(.red)()
        let line = divider.subviews.first
        #expect(line?.backgroundColor == .red)
        #expect(line?.constraints.first?.constant == 0.5)
        let constants = divider.constraints.filter { $0.firstItem === line }.map(\.constant).sorted()
        #expect(constants == [-4.5, 0, 0, 4])
    }
}
