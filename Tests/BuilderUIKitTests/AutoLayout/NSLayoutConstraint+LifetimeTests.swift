import Foundation
import Testing

@testable import BuilderUIKit

/// Which view holds a constraint, and what ends one.
@MainActor
@Suite struct NSLayoutConstraintLifetimeTests {
    /// `root` holds `a`, which holds `b` and `c`; `b` holds `d` and a guide.
    @MainActor private struct Tree {
        let root = UIView()
        let a = plain(), b = plain(), c = plain(), d = plain()
        let guide = UILayoutGuide()

        init() {
            root.addSubview(a)
            a.addSubview(b)
            a.addSubview(c)
            b.addSubview(d)
            b.addLayoutGuide(guide)
        }

        /// Activates a constraint and finds who has it in `constraints`.
        func holder(of constraint: NSLayoutConstraint) -> UIView? {
            constraint.isActive = true
            let holders = [root, a, b, c, d].filter { $0.constraints.contains(constraint) }
            #expect(holders.count == 1)
            return holders.first
        }
    }

    @Test func theNearestCommonAncestorHolds() {
        let tree = Tree()
        let (a, b, c, d) = (tree.a, tree.b, tree.c, tree.d)
        #expect(tree.holder(of: d.widthAnchor.constraint(equalToConstant: 3)) === d)
        #expect(tree.holder(of: d.heightAnchor.constraint(equalTo: d.widthAnchor, multiplier: 2)) === d)
        #expect(tree.holder(of: d.widthAnchor.constraint(equalTo: b.widthAnchor)) === b)
        #expect(tree.holder(of: d.topAnchor.constraint(equalTo: c.topAnchor)) === a)
        #expect(tree.holder(of: d.topAnchor.constraint(equalTo: tree.guide.topAnchor)) === b)
        #expect(tree.holder(of: tree.guide.heightAnchor.constraint(equalToConstant: 3)) === b)
        #expect(tree.holder(of: c.topAnchor.constraint(equalTo: tree.guide.topAnchor)) === a)
        #expect(tree.holder(of: b.topAnchor.constraint(equalTo: tree.root.safeAreaLayoutGuide.topAnchor)) === tree.root)
        let distance = c.leadingAnchor.anchorWithOffset(to: d.trailingAnchor)
        #expect(tree.holder(of: distance.constraint(equalToConstant: 4)) === a)
    }

    /// Moving a view ends what it shares with those outside, and nothing within.
    @Test func aViewThatMovesKeepsItsOwn() {
        let tree = Tree()
        let (a, b, c, d) = (tree.a, tree.b, tree.c, tree.d)
        let own = d.widthAnchor.constraint(equalToConstant: 3)
        let outside = [
            d.topAnchor.constraint(equalTo: tree.root.topAnchor), d.leadingAnchor.constraint(equalTo: b.leadingAnchor),
            c.leadingAnchor.anchorWithOffset(to: d.trailingAnchor).constraint(equalToConstant: 4),
            d.bottomAnchor.constraint(equalTo: tree.guide.bottomAnchor),
        ]
        NSLayoutConstraint.activate([own] + outside)
        c.addSubview(d)
        #expect(own.isActive && outside.allSatisfy { !$0.isActive })
        #expect(tree.root.constraints.isEmpty && a.constraints.isEmpty && b.constraints.isEmpty)
    }

    @Test func guidesEndTheirConstraintsToo() {
        let tree = Tree()
        let inside = tree.guide.topAnchor.constraint(equalTo: tree.b.topAnchor)
        let outside = tree.guide.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor)
        NSLayoutConstraint.activate([inside, outside])
        tree.b.removeFromSuperview()
        #expect(inside.isActive && !outside.isActive)
        tree.b.removeLayoutGuide(tree.guide)
        #expect(!inside.isActive && tree.b.constraints.isEmpty && tree.guide.owningView == nil)
        tree.c.addLayoutGuide(tree.guide)
        #expect(tree.guide.owningView === tree.c)
    }

    @Test func aConstraintIsFreedWithItsView() {
        let root = UIView()
        let stays = Box(10, 10)
        root.addSubview(stays)
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let goes = Box(10, 10)
            root.addSubview(goes)
            let tie = goes.leadingAnchor.constraint(equalTo: stays.trailingAnchor)
            tie.isActive = true
            root.layoutIfNeeded()
            (view, constraint) = (goes, tie)
            goes.removeFromSuperview()
        }
        #expect(view == nil && constraint == nil)
        #expect(stays.referencingConstraints.isEmpty)
    }

    /// The habit of throwing all constraints away and making them anew leaves nothing behind.
    @Test func constraintsAreMadeAnew() {
        withScreen(320, 568) { root in
            let view = plain()
            root.addSubview(view)
            var present: [NSLayoutConstraint] = []
            for step in 0..<60 {
                NSLayoutConstraint.deactivate(present)
                present = [
                    view.widthAnchor.constraint(equalToConstant: CGFloat(step)),
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(step)),
                    view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                ]
                NSLayoutConstraint.activate(present)
                NSLayoutConstraint.activate(present)
                if step % 3 == 0 { root.layoutIfNeeded() }
            }
            root.layoutIfNeeded()
            #expect(view.frame.minX == 59 && view.frame.width == 59)
            #expect(root.constraints.count == 2 && view.constraints.count == 1)
            #expect(view.referencingConstraints.count == 3)
            #expect(root.safeAreaLayoutGuide.referencingConstraints.count == 1)
        }
    }

    /// A constraint that leaves with its view comes back when it is activated again.
    @Test func whatWasTakenOutCanBePutBack() {
        withScreen(320, 568) { root in
            let view = Box(10, 10)
            let guide = UILayoutGuide()
            root.addSubview(view)
            root.addLayoutGuide(guide)
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
            let tie = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4)
            for isActive in [true, false, true, false] {
                tie.isActive = isActive
                root.layoutIfNeeded()
                #expect(view.frame.minX == (isActive ? 34 : 0))
            }
            tie.isActive = true
            view.removeFromSuperview()
            root.addSubview(view)
            root.layoutIfNeeded()
            #expect(!tie.isActive && view.frame.minX == 0)
            tie.isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.minX == 34)
        }
    }
}
