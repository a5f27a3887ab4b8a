import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UIViewPaddingTests {
    @Test func sixteenPointsAreUsual() {
        let all = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        #expect(UIView().padding().layoutMargins == all)
        #expect(UIView().layoutMargins().layoutMargins == all)
        #expect(UIView().padding(.all).layoutMargins == all)
        #expect(UIView().padding(.horizontal).layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        #expect(UIView().padding(nil).layoutMargins == all)
    }

    @Test func edgesThatAreNotNamedKeepTheirMargin() {
        let view = UIView().padding(.top, 1).padding(.left, 2).padding([.bottom, .right], 3)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 3))
    }

    @Test func leftStaysLeftInARightToLeftView() {
        let view = UIView().semanticContentAttribute(.forceRightToLeft).padding(.left, 30)
        #expect(view.layoutMargins.left == 30)
        #expect(view.directionalLayoutMargins.trailing == 30)
    }

    @Test func aStackKeepsItsViewsInside() {
        let inner = UIView()
        let stack = UIStackView(arrangedSubviews: [inner]).padding(.left, 12)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stack.layoutIfNeeded()
        #expect(stack.isLayoutMarginsRelativeArrangement)
        #expect(inner.frame == CGRect(x: 12, y: 0, width: 88, height: 50))
    }

    @Test func directionalMarginsDontTurnAStacksMarginsOn() {
        let stack = UIStackView().directionalLayoutMargins(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }

    @Test func nonFinitePaddingIsIgnoredAndReported() {
        let stack = UIStackView()
        stack.accessibilityIdentifier = "form"
        let (_, issues) = LayoutDiagnostics.collecting { stack.padding(.nan) }
        #expect(stack.layoutMargins == .zero)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(issues.count == 1)
        #expect(issues.first?.description.contains("form") == true)
    }

    @Test func paddingWorksBeforeAndAfterTheSuperview() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).padding(10)
        let inner = UIView().fillToSuperMargins()
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
        outer.padding(.top, 30)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 30, width: 80, height: 60))
    }
}
