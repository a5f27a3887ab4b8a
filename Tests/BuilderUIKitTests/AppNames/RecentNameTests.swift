import Foundation
import Testing

@testable import BuilderUIKit

/// Members of iOS 17 to 26 that apps name.
@MainActor
@Suite struct RecentNameTests {
    private final class Target: NSObject {
        func act() {}
    }

    @Test func viewsInheritTheStyleOfTheirList() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.traitCollection.listEnvironment == .unspecified)
        outer.traitOverrides.listEnvironment = .insetGrouped
        #expect(inner.traitCollection.listEnvironment == .insetGrouped)
    }

    @Test func scrollingIsNeverInProgress() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.withScrollIndicatorsShown { scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
        #expect(scrollView.contentOffset.y == 50)
        #expect(!scrollView.isScrollAnimating && !scrollView.isZoomAnimating)
    }

    @Test func anActionsSenderIsAPopoversSource() {
        let button = UIButton(type: .system)
        var source: (any UIPopoverPresentationControllerSourceItem)?
        button.addAction(UIAction { source = $0.presentationSourceItem }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(source === button)
    }

    @Test func barButtonsHaveATargetAndAMenu() {
        let (target, menu) = (Target(), UIMenu())
        let item = UIBarButtonItem(
            title: "More", image: nil, target: target, action: Selector("act", Target.act), menu: menu)
        #expect(
            item.title == "More" && item.target === target && item.action == Selector("act", Target.act)
                && item.menu === menu)
    }
}
