import SwiftlyUI
import Testing

/// Every edge, relation and target, by the frame that comes of it: the parent is 200 × 100 with margins of 8, the view
/// 40 × 20, and constraints of low priority center it.
@MainActor
@Suite struct UIViewEdgesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// The frame's origin that comes of it, in points.
        let origin: CGPoint
        let declare: @MainActor @Sendable (UIView, _ parent: UIView, _ sibling: UIView) -> UIView

        var testDescription: String { name }

        init(
            _ name: String, _ x: CGFloat, _ y: CGFloat,
            _ declare: @escaping @MainActor @Sendable (UIView, UIView, UIView) -> UIView
        ) {
            self.name = name
            origin = CGPoint(x: x, y: y)
            self.declare = declare
        }
    }

    /// The frame of a 40 × 20 view in a parent of 200 × 100 with a sibling of 60 × 30 at (70, 35); 80 and 40 where
    /// nothing else is declared.
    private func frame(_ test: Case, placedFirst: Bool) -> CGRect {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let sibling = UIView().frame(width: 60, height: 30).centerToSuper()
        let view = UIView().frame(width: 40, height: 20)
        parent.addSubview(sibling)
        if placedFirst {
            parent.addSubview(view)
            _ = test.declare(view, parent, sibling).activeConstraints()
        } else {
            _ = test.declare(view, parent, sibling)
            parent.addSubview(view)
        }
        let preferred = [
            view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 80),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 40),
        ]
        for constraint in preferred { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate(preferred)
        parent.layoutIfNeeded()
        #expect(view.pendingConstraints.isEmpty)
        return view.frame
    }

    @Test(arguments: equalities + inequalities + inequalitiesToMargins + centers + chains)
    func theFrameFollows(_ test: Case) {
        for placedFirst in [false, true] {
            let (result, issues) = LayoutDiagnostics.collecting { frame(test, placedFirst: placedFirst) }
            #expect(result == CGRect(origin: test.origin, size: CGSize(width: 40, height: 20)))
            #expect(issues.isEmpty)
        }
    }

    @Test(arguments: rightToLeft)
    func leadingAndTrailingFollowTheReadingDirection(_ test: Case) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let sibling = UIView().frame(width: 60, height: 30).centerToSuper()
        let view = test.declare(UIView().frame(width: 40, height: 20).topToSuper(), parent, sibling)
        for each in [parent, sibling, view] { each.semanticContentAttribute = .forceRightToLeft }
        parent.addSubview(sibling)
        parent.addSubview(view)
        parent.layoutIfNeeded()
        #expect(view.frame.origin == test.origin)
    }

    // MARK: Tables

    nonisolated static let equalities: [Case] = [
        Case("leftToSuper", 12, 40) { view, _, _ in view.leftToSuper(offset: 12) },
        Case("leftToSuper margins", 11, 40) { view, _, _ in view.leftToSuper(isMargins: true, offset: 3) },
        Case("leftTo super", 12, 40) { view, parent, _ in view.leftTo(parent, offset: 12) },
        Case("leftTo super's margins", 11, 40) { view, parent, _ in view.leftTo(parent, isMargins: true, offset: 3) },
        Case("leftTo sibling", 72, 40) { view, _, sibling in view.leftTo(sibling, offset: 2) },
        Case("leftTo sibling's margins", 78, 40) { view, _, sibling in view.leftTo(sibling, isMargins: true) },
        Case("leftTo anchor", 135, 40) { view, _, sibling in view.leftTo(sibling.rightAnchor, offset: 5) },
        Case("left(to:)", 72, 40) { view, _, sibling in view.left(to: sibling, offset: 2) },
        Case("left(to: anchor)", 135, 40) { view, _, sibling in view.left(to: sibling.rightAnchor, offset: 5) },
        Case("leadingToSuper", 12, 40) { view, _, _ in view.leadingToSuper(offset: 12) },
        Case("leadingToSuper margins", 11, 40) { view, _, _ in view.leadingToSuper(isMargins: true, offset: 3) },
        Case("leadingTo sibling", 72, 40) { view, _, sibling in view.leadingTo(sibling, offset: 2) },
        Case("leadingTo anchor", 135, 40) { view, _, sibling in view.leadingTo(sibling.trailingAnchor, offset: 5) },
        Case("leading(to:)", 72, 40) { view, _, sibling in view.leading(to: sibling, offset: 2) },
        Case("leading(to: anchor)", 135, 40) { view, _, s in view.leading(to: s.trailingAnchor, offset: 5) },
        Case("rightToSuper", 148, 40) { view, _, _ in view.rightToSuper(offset: 12) },
        Case("rightToSuper margins", 149, 40) { view, _, _ in view.rightToSuper(isMargins: true, offset: 3) },
        Case("rightTo sibling", 88, 40) { view, _, sibling in view.rightTo(sibling, offset: 2) },
        Case("rightTo anchor", 25, 40) { view, _, sibling in view.rightTo(sibling.leftAnchor, offset: 5) },
        Case("right(to:)", 88, 40) { view, _, sibling in view.right(to: sibling, offset: 2) },
        Case("right(to: anchor)", 25, 40) { view, _, sibling in view.right(to: sibling.leftAnchor, offset: 5) },
        Case("trailingToSuper", 148, 40) { view, _, _ in view.trailingToSuper(offset: 12) },
        Case("trailingToSuper margins", 149, 40) { view, _, _ in view.trailingToSuper(isMargins: true, offset: 3) },
        Case("trailingTo sibling", 88, 40) { view, _, sibling in view.trailingTo(sibling, offset: 2) },
        Case("trailingTo anchor", 25, 40) { view, _, sibling in view.trailingTo(sibling.leadingAnchor, offset: 5) },
        Case("trailing(to:)", 88, 40) { view, _, sibling in view.trailing(to: sibling, offset: 2) },
        Case("trailing(to: anchor)", 25, 40) { view, _, s in view.trailing(to: s.leadingAnchor, offset: 5) },
        Case("topToSuper", 80, 12) { view, _, _ in view.topToSuper(offset: 12) },
        Case("topToSuper margins", 80, 11) { view, _, _ in view.topToSuper(isMargins: true, offset: 3) },
        Case("topTo sibling", 80, 37) { view, _, sibling in view.topTo(sibling, offset: 2) },
        Case("topTo sibling's margins", 80, 43) { view, _, sibling in view.topTo(sibling, isMargins: true) },
        Case("topTo anchor", 80, 70) { view, _, sibling in view.topTo(sibling.bottomAnchor, offset: 5) },
        Case("top(to:)", 80, 37) { view, _, sibling in view.top(to: sibling, offset: 2) },
        Case("top(to: anchor)", 80, 70) { view, _, sibling in view.top(to: sibling.bottomAnchor, offset: 5) },
        Case("top to a guide", 80, 10) { view, parent, _ in view.topTo(parent.layoutMarginsGuide.topAnchor, offset: 2)
        },
        Case("bottomToSuper", 80, 68) { view, _, _ in view.bottomToSuper(offset: 12) },
        Case("bottomToSuper margins", 80, 69) { view, _, _ in view.bottomToSuper(isMargins: true, offset: 3) },
        Case("bottomTo super", 80, 68) { view, parent, _ in view.bottomTo(parent, offset: 12) },
        Case("bottomTo sibling", 80, 43) { view, _, sibling in view.bottomTo(sibling, offset: 2) },
        Case("bottomTo anchor", 80, 10) { view, _, sibling in view.bottomTo(sibling.topAnchor, offset: 5) },
        Case("bottom(to:)", 80, 43) { view, _, sibling in view.bottom(to: sibling, offset: 2) },
        Case("bottom(to: anchor)", 80, 10) { view, _, sibling in view.bottom(to: sibling.topAnchor, offset: 5) },
    ]

    /// Each pushes the view away from its preferred origin (80, 40), or leaves it there if that is allowed.
    nonisolated static let inequalities: [Case] = [
        Case("left >= super", 90, 40) { view, _, _ in view.leftGreaterThanOrEqualToSuper(offset: 90) },
        Case("left >= super, met", 80, 40) { view, _, _ in view.leftGreaterThanOrEqualToSuper(offset: 10) },
        Case("left <= super", 10, 40) { view, _, _ in view.leftLessThanOrEqualToSuper(offset: 10) },
        Case("left <= super, met", 80, 40) { view, _, _ in view.leftLessThanOrEqualToSuper(offset: 90) },
        Case("left >= sibling", 95, 40) { view, _, sibling in view.leftGreaterThanOrEqualTo(sibling, offset: 25) },
        Case("left <= sibling", 75, 40) { view, _, sibling in view.leftLessThanOrEqualTo(sibling, offset: 5) },
        Case("left >= anchor", 132, 40) { view, _, s in view.leftGreaterThanOrEqualTo(s.rightAnchor, offset: 2) },
        Case("left <= anchor", 72, 40) { view, _, s in view.leftLessThanOrEqualTo(s.leftAnchor, offset: 2) },
        Case("left(greaterThanOrEqualTo:)", 95, 40) { view, _, s in view.left(greaterThanOrEqualTo: s, offset: 25) },
        Case("left(lessThanOrEqualTo:)", 75, 40) { view, _, s in view.left(lessThanOrEqualTo: s, offset: 5) },
        Case("left(>= anchor)", 132, 40) { view, _, s in view.left(greaterThanOrEqualTo: s.rightAnchor, offset: 2) },
        Case("left(<= anchor)", 72, 40) { view, _, s in view.left(lessThanOrEqualTo: s.leftAnchor, offset: 2) },
        Case("leading >= super", 90, 40) { view, _, _ in view.leadingGreaterThanOrEqualToSuper(offset: 90) },
        Case("leading <= super", 10, 40) { view, _, _ in view.leadingLessThanOrEqualToSuper(offset: 10) },
        Case("leading >= sibling", 95, 40) { view, _, s in view.leadingGreaterThanOrEqualTo(s, offset: 25) },
        Case("leading <= sibling", 75, 40) { view, _, s in view.leadingLessThanOrEqualTo(s, offset: 5) },
        Case("leading >= anchor", 132, 40) { view, _, s in view.leadingGreaterThanOrEqualTo(s.trailingAnchor, offset: 2)
        },
        Case("leading <= anchor", 72, 40) { view, _, s in view.leadingLessThanOrEqualTo(s.leadingAnchor, offset: 2) },
        Case("leading(>=)", 95, 40) { view, _, s in view.leading(greaterThanOrEqualTo: s, offset: 25) },
        Case("leading(<=)", 75, 40) { view, _, s in view.leading(lessThanOrEqualTo: s, offset: 5) },
        Case("leading(>= anchor)", 132, 40) { view, _, s in
            view.leading(greaterThanOrEqualTo: s.trailingAnchor, offset: 2)
        },
        Case("leading(<= anchor)", 72, 40) { view, _, s in view.leading(lessThanOrEqualTo: s.leadingAnchor, offset: 2)
        },
        Case("right >= super", 155, 40) { view, _, _ in view.rightGreaterThanOrEqualToSuper(offset: 5) },
        Case("right <= super", 60, 40) { view, _, _ in view.rightLessThanOrEqualToSuper(offset: 100) },
        Case("right >= sibling", 85, 40) { view, _, s in view.rightGreaterThanOrEqualTo(s, offset: 5) },
        Case("right <= sibling", 75, 40) { view, _, s in view.rightLessThanOrEqualTo(s, offset: 15) },
        Case("right >= anchor", 85, 40) { view, _, s in view.rightGreaterThanOrEqualTo(s.rightAnchor, offset: 5) },
        Case("right <= anchor", 25, 40) { view, _, s in view.rightLessThanOrEqualTo(s.leftAnchor, offset: 5) },
        Case("right(>=)", 85, 40) { view, _, s in view.right(greaterThanOrEqualTo: s, offset: 5) },
        Case("right(<=)", 75, 40) { view, _, s in view.right(lessThanOrEqualTo: s, offset: 15) },
        Case("right(>= anchor)", 85, 40) { view, _, s in view.right(greaterThanOrEqualTo: s.rightAnchor, offset: 5) },
        Case("right(<= anchor)", 25, 40) { view, _, s in view.right(lessThanOrEqualTo: s.leftAnchor, offset: 5) },
        Case("trailing >= super", 155, 40) { view, _, _ in view.trailingGreaterThanOrEqualToSuper(offset: 5) },
        Case("trailing <= super", 60, 40) { view, _, _ in view.trailingLessThanOrEqualToSuper(offset: 100) },
        Case("trailing >= sibling", 85, 40) { view, _, s in view.trailingGreaterThanOrEqualTo(s, offset: 5) },
        Case("trailing <= sibling", 75, 40) { view, _, s in view.trailingLessThanOrEqualTo(s, offset: 15) },
        Case("trailing >= anchor", 85, 40) { view, _, s in
            view.trailingGreaterThanOrEqualTo(s.trailingAnchor, offset: 5)
        },
        Case("trailing <= anchor", 25, 40) { view, _, s in view.trailingLessThanOrEqualTo(s.leadingAnchor, offset: 5) },
        Case("trailing(>=)", 85, 40) { view, _, s in view.trailing(greaterThanOrEqualTo: s, offset: 5) },
        Case("trailing(<=)", 75, 40) { view, _, s in view.trailing(lessThanOrEqualTo: s, offset: 15) },
        Case("trailing(>= anchor)", 85, 40) { view, _, s in
            view.trailing(greaterThanOrEqualTo: s.trailingAnchor, offset: 5)
        },
        Case("trailing(<= anchor)", 25, 40) { view, _, s in view.trailing(lessThanOrEqualTo: s.leadingAnchor, offset: 5)
        },
        Case("top >= super", 80, 60) { view, _, _ in view.topGreaterThanOrEqualToSuper(offset: 60) },
        Case("top <= super", 80, 10) { view, _, _ in view.topLessThanOrEqualToSuper(offset: 10) },
        Case("top >= sibling", 80, 45) { view, _, s in view.topGreaterThanOrEqualTo(s, offset: 10) },
        Case("top <= sibling", 80, 37) { view, _, s in view.topLessThanOrEqualTo(s, offset: 2) },
        Case("top >= anchor", 80, 67) { view, _, s in view.topGreaterThanOrEqualTo(s.bottomAnchor, offset: 2) },
        Case("top <= anchor", 80, 37) { view, _, s in view.topLessThanOrEqualTo(s.topAnchor, offset: 2) },
        Case("top(>=)", 80, 45) { view, _, s in view.top(greaterThanOrEqualTo: s, offset: 10) },
        Case("top(<=)", 80, 37) { view, _, s in view.top(lessThanOrEqualTo: s, offset: 2) },
        Case("top(>= anchor)", 80, 67) { view, _, s in view.top(greaterThanOrEqualTo: s.bottomAnchor, offset: 2) },
        Case("top(<= anchor)", 80, 37) { view, _, s in view.top(lessThanOrEqualTo: s.topAnchor, offset: 2) },
        Case("bottom >= super", 80, 75) { view, _, _ in view.bottomGreaterThanOrEqualToSuper(offset: 5) },
        Case("bottom <= super", 80, 30) { view, _, _ in view.bottomLessThanOrEqualToSuper(offset: 50) },
        Case("bottom >= view that is super", 80, 75) { view, parent, _ in
            view.bottomGreaterThanOrEqualTo(parent, offset: 5)
        },
        Case("bottom >= sibling", 80, 43) { view, _, s in view.bottomGreaterThanOrEqualTo(s, offset: 2) },
        Case("bottom <= sibling", 80, 25) { view, _, s in view.bottomLessThanOrEqualTo(s, offset: 20) },
        Case("bottom >= anchor", 80, 43) { view, _, s in view.bottomGreaterThanOrEqualTo(s.bottomAnchor, offset: 2) },
        Case("bottom <= anchor", 80, 10) { view, _, s in view.bottomLessThanOrEqualTo(s.topAnchor, offset: 5) },
        Case("bottom(>=)", 80, 43) { view, _, s in view.bottom(greaterThanOrEqualTo: s, offset: 2) },
        Case("bottom(<=)", 80, 25) { view, _, s in view.bottom(lessThanOrEqualTo: s, offset: 20) },
        Case("bottom(>= anchor)", 80, 43) { view, _, s in view.bottom(greaterThanOrEqualTo: s.bottomAnchor, offset: 2)
        },
        Case("bottom(<= anchor)", 80, 10) { view, _, s in view.bottom(lessThanOrEqualTo: s.topAnchor, offset: 5) },
        Case("a least and a greatest place", 90, 30) { view, _, _ in
            view.leftGreaterThanOrEqualToSuper(offset: 90).leftLessThanOrEqualToSuper(offset: 100)
                .bottomGreaterThanOrEqualToSuper(offset: 90).bottomLessThanOrEqualToSuper(offset: 50)
        },
    ]

    /// The same against margins of 8 points.
    nonisolated static let inequalitiesToMargins: [Case] = [
        Case("left >= super's margin", 92, 40) { view, _, _ in
            view.leftGreaterThanOrEqualToSuper(isMargins: true, offset: 84)
        },
        Case("left >= sibling's margin", 98, 40) { view, _, sibling in
            view.leftGreaterThanOrEqualTo(sibling, isMargins: true, offset: 20)
        },
        Case("left(>= sibling's margin)", 98, 40) { view, _, sibling in
            view.left(greaterThanOrEqualTo: sibling, isMargins: true, offset: 20)
        },
        Case("left <= super's margin", 10, 40) { view, _, _ in
            view.leftLessThanOrEqualToSuper(isMargins: true, offset: 2)
        },
        Case("left <= sibling's margin", 78, 40) { view, _, sibling in
            view.leftLessThanOrEqualTo(sibling, isMargins: true, offset: 0)
        },
        Case("left(<= sibling's margin)", 78, 40) { view, _, sibling in
            view.left(lessThanOrEqualTo: sibling, isMargins: true, offset: 0)
        },
        Case("leading >= super's margin", 92, 40) { view, _, _ in
            view.leadingGreaterThanOrEqualToSuper(isMargins: true, offset: 84)
        },
        Case("leading >= sibling's margin", 98, 40) { view, _, sibling in
            view.leadingGreaterThanOrEqualTo(sibling, isMargins: true, offset: 20)
        },
        Case("leading(>= sibling's margin)", 98, 40) { view, _, sibling in
            view.leading(greaterThanOrEqualTo: sibling, isMargins: true, offset: 20)
        },
        Case("leading <= super's margin", 10, 40) { view, _, _ in
            view.leadingLessThanOrEqualToSuper(isMargins: true, offset: 2)
        },
        Case("leading <= sibling's margin", 78, 40) { view, _, sibling in
            view.leadingLessThanOrEqualTo(sibling, isMargins: true, offset: 0)
        },
        Case("leading(<= sibling's margin)", 78, 40) { view, _, sibling in
            view.leading(lessThanOrEqualTo: sibling, isMargins: true, offset: 0)
        },
        Case("right >= super's margin", 147, 40) { view, _, _ in
            view.rightGreaterThanOrEqualToSuper(isMargins: true, offset: 5)
        },
        Case("right >= sibling's margin", 85, 40) { view, _, sibling in
            view.rightGreaterThanOrEqualTo(sibling, isMargins: true, offset: -3)
        },
        Case("right(>= sibling's margin)", 85, 40) { view, _, sibling in
            view.right(greaterThanOrEqualTo: sibling, isMargins: true, offset: -3)
        },
        Case("right <= super's margin", 52, 40) { view, _, _ in
            view.rightLessThanOrEqualToSuper(isMargins: true, offset: 100)
        },
        Case("right <= sibling's margin", 75, 40) { view, _, sibling in
            view.rightLessThanOrEqualTo(sibling, isMargins: true, offset: 7)
        },
        Case("right(<= sibling's margin)", 75, 40) { view, _, sibling in
            view.right(lessThanOrEqualTo: sibling, isMargins: true, offset: 7)
        },
        Case("trailing >= super's margin", 147, 40) { view, _, _ in
            view.trailingGreaterThanOrEqualToSuper(isMargins: true, offset: 5)
        },
        Case("trailing >= sibling's margin", 85, 40) { view, _, sibling in
            view.trailingGreaterThanOrEqualTo(sibling, isMargins: true, offset: -3)
        },
        Case("trailing(>= sibling's margin)", 85, 40) { view, _, sibling in
            view.trailing(greaterThanOrEqualTo: sibling, isMargins: true, offset: -3)
        },
        Case("trailing <= super's margin", 52, 40) { view, _, _ in
            view.trailingLessThanOrEqualToSuper(isMargins: true, offset: 100)
        },
        Case("trailing <= sibling's margin", 75, 40) { view, _, sibling in
            view.trailingLessThanOrEqualTo(sibling, isMargins: true, offset: 7)
        },
        Case("trailing(<= sibling's margin)", 75, 40) { view, _, sibling in
            view.trailing(lessThanOrEqualTo: sibling, isMargins: true, offset: 7)
        },
        Case("top >= super's margin", 80, 48) { view, _, _ in
            view.topGreaterThanOrEqualToSuper(isMargins: true, offset: 40)
        },
        Case("top >= sibling's margin", 80, 63) { view, _, sibling in
            view.topGreaterThanOrEqualTo(sibling, isMargins: true, offset: 20)
        },
        Case("top(>= sibling's margin)", 80, 63) { view, _, sibling in
            view.top(greaterThanOrEqualTo: sibling, isMargins: true, offset: 20)
        },
        Case("top <= super's margin", 80, 10) { view, _, _ in
            view.topLessThanOrEqualToSuper(isMargins: true, offset: 2)
        },
        Case("top <= sibling's margin", 80, 37) { view, _, sibling in
            view.topLessThanOrEqualTo(sibling, isMargins: true, offset: -6)
        },
        Case("top(<= sibling's margin)", 80, 37) { view, _, sibling in
            view.top(lessThanOrEqualTo: sibling, isMargins: true, offset: -6)
        },
        Case("bottom >= super's margin", 80, 67) { view, _, _ in
            view.bottomGreaterThanOrEqualToSuper(isMargins: true, offset: 5)
        },
        Case("bottom >= sibling's margin", 80, 45) { view, _, sibling in
            view.bottomGreaterThanOrEqualTo(sibling, isMargins: true, offset: -8)
        },
        Case("bottom(>= sibling's margin)", 80, 45) { view, _, sibling in
            view.bottom(greaterThanOrEqualTo: sibling, isMargins: true, offset: -8)
        },
        Case("bottom <= super's margin", 80, 22) { view, _, _ in
            view.bottomLessThanOrEqualToSuper(isMargins: true, offset: 50)
        },
        Case("bottom <= sibling's margin", 80, 35) { view, _, sibling in
            view.bottomLessThanOrEqualTo(sibling, isMargins: true, offset: 2)
        },
        Case("bottom(<= sibling's margin)", 80, 35) { view, _, sibling in
            view.bottom(lessThanOrEqualTo: sibling, isMargins: true, offset: 2)
        },
    ]

    nonisolated static let centers: [Case] = [
        Case("centerToSuper", 80, 40) { view, _, _ in view.centerToSuper() },
        Case("centerXToSuper", 87, 40) { view, _, _ in view.centerXToSuper(offset: 7) },
        Case("centerYToSuper", 80, 47) { view, _, _ in view.centerYToSuper(offset: 7) },
        Case("centerTo parent", 80, 40) { view, parent, _ in view.centerTo(parent) },
        Case("centerXTo sibling", 87, 40) { view, _, sibling in view.centerXTo(sibling, offset: 7) },
        Case("centerYTo sibling", 80, 33) { view, _, sibling in view.centerYTo(sibling, offset: -7) },
        Case("centerXTo anchor", 50, 40) { view, _, sibling in view.centerXTo(sibling.leftAnchor) },
        Case("centerYTo anchor", 80, 26) { view, _, sibling in view.centerYTo(sibling.topAnchor, offset: 1) },
        Case("center(to:)", 80, 40) { view, _, sibling in view.center(to: sibling) },
        Case("centerX(to:)", 87, 40) { view, _, sibling in view.centerX(to: sibling, offset: 7) },
        Case("centerY(to:)", 80, 33) { view, _, sibling in view.centerY(to: sibling, offset: -7) },
        Case("centerX(to: anchor)", 50, 40) { view, _, sibling in view.centerX(to: sibling.leftAnchor) },
        Case("centerY(to: anchor)", 80, 26) { view, _, s in view.centerY(to: s.topAnchor, offset: 1) },
    ]

    nonisolated static let chains: [Case] = [
        Case(".left.top.equalToSuper", 6, 6) { view, _, _ in view.left.top.equalToSuper(offset: 6) },
        Case(".leading.bottom.equalToSuper", 6, 74) { view, _, _ in view.leading.bottom.equalToSuper(offset: 6) },
        Case(".right.top.equalToSuper margins", 150, 10) { view, _, _ in
            view.right.top.equalToSuper(isMargins: true, offset: 2)
        },
        Case(".trailing.equalTo sibling", 88, 40) { view, _, sibling in view.trailing.equalTo(sibling, offset: 2) },
        Case(".top.left.equalTo y anchor", 80, 67) { view, _, s in view.top.left.equalTo(s.bottomAnchor, offset: 2) },
        Case(".top.left.equalTo x anchor", 132, 40) { view, _, s in view.top.left.equalTo(s.rightAnchor, offset: 2) },
        Case(".centerX.centerY.equalToSuper", 83, 43) { view, _, _ in view.centerX.centerY.equalToSuper(offset: 3) },
        Case(".centerX margins are not asked", 80, 40) { view, _, _ in view.centerX.equalToSuper(isMargins: true) },
        Case(".left.leading is leading", 9, 40) { view, _, _ in view.left.leading.equalToSuper(offset: 9) },
        Case(".equal(to: view)", 71, 36) { view, _, sibling in view.left.top.equal(to: sibling, offset: 1) },
        Case(".equal(to: anchors)", 130, 65) { view, _, s in
            view.left.equal(to: s.rightAnchor).top.equal(to: s.bottomAnchor)
        },
    ]

    nonisolated static let rightToLeft: [Case] = [
        Case("leadingToSuper", 148, 0) { view, _, _ in view.leadingToSuper(offset: 12) },
        Case("trailingToSuper", 12, 0) { view, _, _ in view.trailingToSuper(offset: 12) },
        Case("leftToSuper", 12, 0) { view, _, _ in view.leftToSuper(offset: 12) },
        Case("leading anchor", 25, 0) { view, _, s in view.leadingTo(s.trailingAnchor, offset: 5) },
        Case("leading.equalToSuper", 154, 0) { view, _, _ in view.leading.equalToSuper(offset: 6) },
    ]
}
