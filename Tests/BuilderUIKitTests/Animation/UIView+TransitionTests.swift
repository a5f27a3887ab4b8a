import Foundation
import Testing

@testable import BuilderUIKit

/// Transitions of views, which end in their final state.
@Suite @MainActor struct UIViewTransitionTests {
    private nonisolated static let styles: [UIView.AnimationOptions] = [
        .transitionCurlUp, .transitionCurlDown, .transitionFlipFromLeft, .transitionCrossDissolve, [],
    ]

    @Test(arguments: styles)
    func changesAreThere(options: UIView.AnimationOptions) {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (old, new) = (UIView(frame: page.bounds), UIView(frame: page.bounds))
        page.addSubview(old)
        UIView.transition(with: page, duration: 0.5, options: options) {
            old.removeFromSuperview()
            page.addSubview(new)
        }
        #expect(page.subviews == [new])
        #expect(new.alpha == 1 && new.transform.isIdentity && new.frame == page.bounds)
    }

    @Test(arguments: styles)
    func aViewTakesTheOthersPlace(options: UIView.AnimationOptions) {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (old, new) = (UIView(frame: page.bounds), UIView(frame: page.bounds))
        page.addSubview(old)
        UIView.transition(from: old, to: new, duration: 0.5, options: options)
        #expect(old.superview == nil && new.superview === page)
    }

    @Test func hiddenViewsAreShownInstead() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (old, new) = (UIView(frame: page.bounds), UIView(frame: page.bounds))
        new.isHidden = true
        for view in [old, new] { page.addSubview(view) }
        UIView.transition(
            from: old, to: new, duration: 0.5, options: [.transitionCurlUp, .showHideTransitionViews])
        #expect(old.isHidden && !new.isHidden && page.subviews == [old, new])
    }
}
