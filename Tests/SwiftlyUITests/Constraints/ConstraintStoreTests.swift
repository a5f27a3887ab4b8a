import SwiftlyUI
import Testing

/// When declared constraints are made, activated, replaced and taken away.
@MainActor
@Suite struct ConstraintStoreTests {
    private func root(_ views: UIView...) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        for view in views { root.addSubview(view) }
        return root
    }

    @Test func toSuperWaitsForASuperview() {
        let view = UIView().topToSuper(offset: 5)
        #expect(view.constraint(.top) == nil)
        #expect(view.pendingConstraints.map(\.type) == [.top] && view.pendingConstraints.map(\.wait) == [.superview])
        // Only pending: the frame still rules.
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        let parent = root(view)
        #expect(view.constraint(.top)?.isActive == true)
        #expect(view.constraint(.top)?.secondItem === parent)
        #expect(view.translatesAutoresizingMaskIntoConstraints == false)
        #expect(view.pendingConstraints.isEmpty)
        view.bottomToSuper()
        #expect(view.constraint(.bottom)?.isActive == true)
    }

    @Test func aChildWithoutConstraintsKeepsItsFrame() {
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let parent = ZStackView { plain }
        parent.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        parent.layoutIfNeeded()
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func repeatedConstraintsAreReplacedAndNotDoubled() {
        let view = UIView()
        let parent = root(view)
        view.topToSuper(offset: 5)
        let first = view.constraint(.top)
        view.topToSuper(offset: 9)
        #expect(first?.isActive == false)
        #expect(view.constraint(.top) !== first)
        #expect(parent.constraints.count == 1)
        view.topToSuper(isMargins: true)
        #expect(parent.constraints.count == 1)
        #expect(view.constraint(.top)?.secondItem === parent.layoutMarginsGuide)
        // Kinds don't exclude each other.
        view.leftToSuper().leadingToSuper().leftGreaterThanOrEqualToSuper()
        #expect(parent.constraints.count == 4)
    }

    @Test func theLastCallWinsOverAPendingOne() {
        let other = UIView()
        let view = UIView().widthTo(other).width(30)
        let parent = root(other, view)
        #expect(view.constraint(.width)?.secondItem == nil)
        #expect(view.constraint(.width)?.constant == 30)
        #expect(view.constraints.count == 1)
        view.topTo(other.bottomAnchor).topToSuper(offset: 2).activeConstraints()
        #expect(view.constraint(.top)?.secondItem === parent)
    }

    @Test func aPendingOneLeavesWhatIsHeldUntilItIsMade() {
        let (other, view) = (UIView(), UIView())
        let parent = root(other, view)
        view.topToSuper(offset: 5)
        let held = view.constraint(.top)
        view.topTo(other.bottomAnchor)
        #expect(view.constraint(.top) === held)
        #expect(held?.isActive == true)
        view.activeConstraints()
        #expect(held?.isActive == false)
        #expect(view.constraint(.top)?.secondItem === other)
        #expect(parent.constraints.count == 1)
    }

    @Test func siblingsOfAPlacedViewNeedACall() {
        let (other, view) = (UIView(), UIView())
        let parent = root(other, view)
        view.topTo(other)
        #expect(view.constraint(.top) == nil)
        parent.layoutIfNeeded()
        #expect(view.constraint(.top) == nil)
        guard case .activation? = view.pendingConstraints.first?.wait else {
            Issue.record("waits for \(view.pendingConstraints)")
            return
        }
        parent.activeConstraints()
        #expect(view.constraint(.top) == nil)
        parent.activeConstraints(true)
        #expect(view.constraint(.top)?.isActive == true)
    }

    @Test func anchorsAreAlwaysPending() {
        let view = UIView()
        let parent = root(view)
        view.topTo(parent.topAnchor).widthTo(parent.widthAnchor)
        #expect(view.constraint(.top) == nil && view.constraint(.width) == nil)
        view.activeConstraints()
        #expect(view.constraint(.top)?.isActive == true && view.constraint(.width)?.isActive == true)
    }

    @Test func nothingHappensWithoutASuperview() {
        let view = UIView().topToSuper().activeConstraints()
        #expect(view.constraint(.top) == nil)
    }

    @Test func siblingsMayNameEachOtherWhateverTheirOrder() {
        for isReversed in [false, true] {
            for kind in 0..<3 {
                let first = UIView().frame(width: 10, height: 10)
                let second = UIView().frame(width: 20, height: 20).left.top.equalToSuper(offset: 3)
                first.leftTo(second.rightAnchor, offset: 1).topTo(second)
                let views = isReversed ? [second, first] : [first, second]
                let parent: UIView =
                    switch kind {
                    case 0: ZStackView { views }
                    case 1: UIView()
                    default: UIView().addingOneByOne(views)
                    }
                if kind == 1 { for view in views { parent.insertSubview(view, at: 0) } }
                parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                parent.layoutIfNeeded()
                #expect(first.frame == CGRect(x: 24, y: 3, width: 10, height: 10))
            }
        }
    }

    // MARK: Hierarchies

    @Test func aTargetAboveIsWaitedForUntilBothShareATree() {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (result, issues) = LayoutDiagnostics.collecting { () -> UIView in
            let inner = UIView().frame(width: 10, height: 10).centerXTo(screen).topTo(screen.topAnchor, offset: 4)
            let middle = ZStackView { inner }
            let outer = ZStackView { middle }
            #expect(inner.constraint(.centerX)?.isActive == false)
            screen.addSubview(outer)
            #expect(inner.constraint(.centerX)?.isActive == true)
            screen.layoutIfNeeded()
            return inner
        }
        #expect(issues.isEmpty)
        #expect(result.convert(result.bounds, to: screen) == CGRect(x: 95, y: 4, width: 10, height: 10))
    }

    @Test func theTargetMayComeLater() {
        let target = UIView().frame(width: 20, height: 20).right.top.equalToSuper()
        let view = UIView().frame(width: 10, height: 10)
        let parent = root(view)
        // Declared while the target is nowhere near.
        view.leftTo(target).topTo(target.bottomAnchor)
        #expect(view.constraint(.left) == nil)
        let wrapper = UIView()
        wrapper.fillToSuper()
        wrapper.addSubview(target)
        #expect(view.constraint(.left)?.isActive != true)
        parent.addSubview(wrapper)
        #expect(view.constraint(.left)?.isActive == true)
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 180, y: 20, width: 10, height: 10))
    }

    @Test func leavingAndComingBackActivatesAgain() {
        let other = UIView().frame(width: 20, height: 20).left.top.equalToSuper()
        let view = UIView().frame(width: 10, height: 10).topToSuper(offset: 5).leftTo(other.rightAnchor)
        let parent = root(other, view)
        let (top, left) = (view.constraint(.top), view.constraint(.left))
        view.removeFromSuperview()
        #expect(top?.isActive == false && left?.isActive == false)
        #expect(view.constraint(.width)?.isActive == true)
        #expect(view.pendingConstraints.map(\.type) == [.top, .left])
        parent.addSubview(view)
        #expect(view.constraint(.top) === top && view.constraint(.left) === left)
        #expect(top?.isActive == true && left?.isActive == true)
        #expect(parent.constraints.filter { $0.firstItem === view }.count == 2)
    }

    @Test func aTargetThatLeavesAndComesBackIsFollowedAgain() {
        let target = UIView().frame(width: 20, height: 20).left.top.equalToSuper(offset: 3)
        let view = UIView().frame(width: 10, height: 10).left.top.equalTo(target, offset: 1)
        let parent = root(target, view)
        target.removeFromSuperview()
        #expect(view.constraint(.left)?.isActive == false)
        parent.addSubview(target)
        #expect(view.constraint(.left)?.isActive == true)
        parent.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 4, y: 4))
    }

    @Test func aWholeSubtreeMayLeaveAndComeBack() {
        let view = UIView().frame(width: 10, height: 10)
        let box = UIView().fillToSuper()
        box.addSubview(view)
        let parent = root(box)
        view.centerTo(parent).activeConstraints()
        #expect(view.constraint(.centerX)?.isActive == true)
        box.removeFromSuperview()
        #expect(view.constraint(.centerX)?.isActive == false)
        let between = UIView().fillToSuper()
        between.addSubview(box)
        parent.addSubview(between)
        #expect(view.constraint(.centerX)?.isActive == true)
        parent.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 95, y: 45))
    }

    @Test func toSuperFollowsANewSuperview() {
        let view = UIView().frame(width: 10, height: 10).left.top.equalToSuper(isMargins: true, offset: 2)
        view.widthToSuper().priority(.defaultLow, of: .widthToSuper)
        let first = root(view)
        view.constraint(.left)?.constant = 7
        view.constraint(.left)?.identifier = "indent"
        let second = root()
        let (_, issues) = LayoutDiagnostics.collecting { second.addSubview(view) }
        #expect(issues.isEmpty)
        #expect(first.constraints.isEmpty)
        #expect(view.constraint(.left)?.secondItem === second.layoutMarginsGuide)
        #expect(view.constraint(.left)?.identifier == "indent")
        #expect(view.constraint(.widthToSuper)?.priority == .defaultLow)
        second.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 15, y: 10, width: 10, height: 10))
    }

    // MARK: Removal and priorities

    @Test func removeConstraintDiscardsHeldAndPendingConstraints() {
        let (other, view) = (UIView(), UIView())
        let parent = root(other, view)
        let foreign = view.heightAnchor.constraint(equalToConstant: 3)
        foreign.isActive = true
        view.topToSuper().leftToSuper().bottomTo(other).width(5)
        view.removeConstraint(.top).removeConstraint(.bottom).removeConstraint(.centerX)
        #expect(view.constraint(.top) == nil)
        #expect(view.constraint(.left)?.isActive == true)
        view.activeConstraints()
        #expect(view.constraint(.bottom) == nil)
        view.removeAllConstraints()
        #expect(parent.constraints.isEmpty)
        #expect(view.constraints.count == 1 && foreign.isActive)
        #expect(view.translatesAutoresizingMaskIntoConstraints == false)
        view.removeFromSuperview()
        parent.addSubview(view)
        #expect(parent.constraints.isEmpty)
        view.topToSuper()
        #expect(view.constraint(.top)?.isActive == true)
    }

    @Test func activeConstraintsReactivatesADeactivatedConstraint() {
        let view = UIView()
        let parent = root(view)
        view.topToSuper()
        view.constraint(.top)?.isActive = false
        #expect(view.pendingConstraints.isEmpty)
        parent.layoutIfNeeded()
        #expect(view.constraint(.top)?.isActive == false)
        view.activeConstraints()
        #expect(view.constraint(.top)?.isActive == true)
    }

    @Test func prioritiesLetConstraintsGiveWay() {
        let view = UIView().frame(width: 300, height: 10).priority(.defaultHigh, of: .width)
            .leftToSuper().rightToSuper().topToSuper().priority(.defaultLow, of: .top, .height)
        let parent = root()
        let (_, issues) = LayoutDiagnostics.collecting {
            parent.addSubview(view)
            parent.layoutIfNeeded()
        }
        #expect(issues.isEmpty)
        #expect(view.frame.width == 200)
        #expect(view.constraint(.top)?.priority == .defaultLow)
        #expect(view.constraint(.height)?.isActive == true)
    }

    // MARK: Names

    @Test func typesHaveTheirNames() {
        for type in ConstraintType.allCases { #expect(ConstraintType(rawValue: "\(type)") == type) }
        #expect(ConstraintType(rawValue: "middle") == nil)
        #expect(ConstraintType.allCases.count == 32)
        #expect(ConstraintType.widthToSuper.attribute == .width && ConstraintType.heightToSuper.attribute == .height)
        #expect(ConstraintType.leading.attribute == .leading && ConstraintType.centerY.attribute == .centerY)
        #expect(ConstraintType.width.attribute == .notAnAttribute)
        #expect(ConstraintType.topLessThanOrEqualTo.attribute == .notAnAttribute)
    }

    @Test func relationsHaveTypesOfTheirOwn() {
        let view = UIView().topToSuper().topLessThanOrEqualToSuper().topGreaterThanOrEqualToSuper()
        _ = root(view)
        #expect(view.constraint(.top)?.relation == .equal)
        #expect(view.constraint(.topLessThanOrEqualTo)?.relation == .lessThanOrEqual)
        #expect(view.constraint(.topGreaterThanOrEqualTo)?.relation == .greaterThanOrEqual)
    }

    // MARK: Work

    /// What is active is not looked at again: the passes of a tree don't grow with what happens elsewhere in it.
    @Test func activeConstraintsCostNothing() {
        let other = UIView().frame(width: 20, height: 20).left.top.equalToSuper()
        let views = (0..<50).map { index in
            UIView().frame(width: 10, height: 10).leftTo(other.rightAnchor).topToSuper(offset: CGFloat(index))
        }
        let stack = ZStackView {
            views
            other
        }
        let screen = root(stack.fillToSuper())
        screen.layoutIfNeeded()
        #expect(views.allSatisfy { $0.pendingConstraints.isEmpty })
        func passes() -> Int { views.reduce(0) { $0 + FluentStatistics.passes(of: $1) } }
        let before = passes()
        // Once when each came into the stack, once when the other one did.
        #expect(before == 100)
        for _ in 0..<5 {
            let passer = UIView()
            screen.addSubview(passer)
            stack.addSubview(passer)
            passer.removeFromSuperview()
            screen.setNeedsLayout()
            screen.layoutIfNeeded()
        }
        stack.removeFromSuperview()
        screen.addSubview(stack)
        screen.layoutIfNeeded()
        #expect(passes() == before)
    }

    @Test func viewsWithWaitingConstraintsAreReleased() {
        weak var gone: UIView?
        let parent = root()
        do {
            let (view, target) = (UIView(), UIView())
            parent.addSubview(view)
            view.topTo(target)
            target.topTo(view)
            gone = target
            view.removeFromSuperview()
        }
        #expect(gone == nil)
        parent.layoutIfNeeded()
    }
}

extension UIView {
    fileprivate func addingOneByOne(_ views: [UIView]) -> UIView {
        for view in views { addSubview(view) }
        return self
    }
}
