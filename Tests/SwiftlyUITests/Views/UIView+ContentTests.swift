import Foundation
import Render
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIViewContentTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

    @Test func contentsBringTheirConstraints() {
        let (behind, front) = (UIView(), UIView())
        view.background { behind.fillToSuper() }.overlay { front.frame(width: 20, height: 10).centerToSuper() }
        view.layoutIfNeeded()
        #expect(view.subviews == [behind, front])
        #expect(behind.frame == view.bounds)
        #expect(front.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    }

    @Test func addContentsAcceptsConstraintsToLaterViews() {
        let (first, second) = (UIView(), UIView())
        view.addContents {
            first.frame(width: 10, height: 10).leftTo(second).topToSuper()
            second.frame(width: 10, height: 10).leftToSuper(offset: 30).topToSuper()
        }
        view.layoutIfNeeded()
        #expect(first.frame.minX == 30)
    }

    @Test func furtherCallsAddMore() {
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        view.overlay { a }.overlay { b }.background { c }.background { d }
        #expect(view.subviews == [d, c, a, b])
        view.overlay {}.background {}
        #expect(view.subviews.count == 4)
    }

    @Test func aNewBackgroundViewTakesThePlaceOfTheOld() {
        let (old, new, other) = (UIView(), UIView(), UIView())
        view.overlay { other }.backgroundView { old }.backgroundView { new }
        #expect(view.subviews == [new, other])
        #expect(new.tag == 98_367_682)
        view.backgroundView { nil }
        #expect(view.subviews == [other])
    }

    @Test func theSameBackgroundViewMayBeGivenAgain() {
        let ground = UIView()
        view.backgroundView { ground }.backgroundView { ground }
        view.layoutIfNeeded()
        #expect(view.subviews == [ground])
        #expect(ground.frame == view.bounds)
    }

    @Test func aBackgroundViewFollowsTheSize() {
        let ground = UIView()
        view.backgroundView { ground }
        view.layoutIfNeeded()
        view.size = CGSize(width: 30, height: 20)
        view.layoutIfNeeded()
        #expect(ground.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test func addingAnAncestorIsIgnoredAndReported() {
        let outer = UIView()
        outer.accessibilityIdentifier = "outer"
        outer.addSubview(view)
        let (_, issues) = LayoutDiagnostics.collecting {
            view.background { outer }
            view.overlay { outer }
            view.backgroundView { outer }
            view.addContents { view }
        }
        #expect(view.subviews.isEmpty)
        #expect(view.superview === outer)
        #expect(outer.tag == 0 && outer.isUserInteractionEnabled)
        #expect(issues.contains { $0.description.contains("outer") })
        #expect(issues.count >= 2)
    }
}
