// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let scrollingLines = [
        #"extension UIScrollView"#,
        #"func contentOffset(_ offset: CGPoint) -> Self"#,
        #"func contentSize(_ size: CGSize) -> Self"#,
        #"func contentInset(_ inset: UIEdgeInsets) -> Self"#,
        #"func contentInsetAdjustmentBehavior(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> Self"#,
        #"func automaticallyAdjustsScrollIndicatorInsets(_ adjusts: Bool) -> Self"#,
        #"func directionalLockEnabled(_ enabled: Bool) -> Self"#,
        #"func bounces(_ enabled: Bool) -> Self"#,
        #"func delegate(_ delegate: UIScrollViewDelegate?) -> Self"#,
        #"func alwaysBounceVertical(_ enabled: Bool) -> Self"#,
        #"func alwaysBounceHorizontal(_ enabled: Bool) -> Self"#,
        #"func pagingEnabled(_ enabled: Bool) -> Self"#,
        #"func scrollEnabled(_ enabled: Bool) -> Self"#,
        #"func showsVerticalScrollIndicator(_ enabled: Bool) -> Self"#,
        #"func showsHorizontalScrollIndicator(_ enabled: Bool) -> Self"#,
        #"func indicatorStyle(_ style: UIScrollView.IndicatorStyle) -> Self"#,
        #"func verticalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func horizontalScrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func scrollIndicatorInsets(_ insets: UIEdgeInsets) -> Self"#,
        #"func decelerationRate(_ rate: UIScrollView.DecelerationRate) -> Self"#,
        #"func indexDisplayMode(_ mode: UIScrollView.IndexDisplayMode) -> Self"#,
        #"func delaysContentTouches(_ enabled: Bool) -> Self"#,
        #"func canCancelContentTouches(_ enabled: Bool) -> Self"#,
        #"func minimumZoomScale(_ scale: CGFloat) -> Self"#,
        #"func maximumZoomScale(_ scale: CGFloat) -> Self"#,
        #"func zoomScale(_ scale: CGFloat) -> Self"#,
        #"func bouncesZoom(_ enabled: Bool) -> Self"#,
        #"func scrollsToTop(_ enabled: Bool) -> Self"#,
        #"func keyboardDismissMode(_ mode: UIScrollView.KeyboardDismissMode) -> Self"#,
        #"func refreshControl(_ control: UIRefreshControl?) -> Self"#,
        #"func contentOffset(_ offset: CGPoint, animated: Bool) -> Self"#,
        #"func zoomScale(_ scale: CGFloat, animated: Bool) -> Self"#,
        #"func contentAlignmentPoint(_ point: CGPoint) -> Self"#,
        #"func bouncesHorizontally(_ enabled: Bool) -> Self"#,
        #"func bouncesVertically(_ enabled: Bool) -> Self"#,
        #"func transfersHorizontalScrollingToParent(_ enabled: Bool) -> Self"#,
        #"func transfersVerticalScrollingToParent(_ enabled: Bool) -> Self"#,
        #"func allowsKeyboardScrolling(_ enabled: Bool) -> Self"#,
        #"final class VScrollView: UIScrollView"#,
        #"init(@SwiftlyUIBuilder content: () -> [UIView])"#,
        #"var contentOffset: CGPoint { get set }"#,
        #"func setContentOffset(_ contentOffset: CGPoint, animated: Bool)"#,
        #"final class HScrollView: UIScrollView"#,
        #"init(@SwiftlyUIBuilder content: () -> [UIView])"#,
        #"var contentOffset: CGPoint { get set }"#,
        #"func setContentOffset(_ contentOffset: CGPoint, animated: Bool)"#,
        #"extension UIRefreshControl"#,
        #"func attributedTitle(_ title: NSAttributedString?) -> Self"#,
        #"func refreshing(_ refreshing: Bool) -> Self"#,
    ]
}

extension UIScrollView {
    @MainActor static func interface865() {
        _ = Self.self
    }

    @MainActor func interface866(_ offset: CGPoint) -> Self {
        var result = self.contentOffset(offset)
        prove(&result, Same<Self>())
        self.contentOffset(offset)
        return result
    }

    @MainActor func interface867(_ size: CGSize) -> Self {
        var result = self.contentSize(size)
        prove(&result, Same<Self>())
        self.contentSize(size)
        return result
    }

    @MainActor func interface868(_ inset: UIEdgeInsets) -> Self {
        var result = self.contentInset(inset)
        prove(&result, Same<Self>())
        self.contentInset(inset)
        return result
    }

    @MainActor func interface869(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> Self {
        var result = self.contentInsetAdjustmentBehavior(behavior)
        prove(&result, Same<Self>())
        self.contentInsetAdjustmentBehavior(behavior)
        return result
    }

    @MainActor func interface870(_ adjusts: Bool) -> Self {
        var result = self.automaticallyAdjustsScrollIndicatorInsets(adjusts)
        prove(&result, Same<Self>())
        self.automaticallyAdjustsScrollIndicatorInsets(adjusts)
        return result
    }

    @MainActor func interface871(_ enabled: Bool) -> Self {
        var result = self.directionalLockEnabled(enabled)
        prove(&result, Same<Self>())
        self.directionalLockEnabled(enabled)
        return result
    }

    @MainActor func interface872(_ enabled: Bool) -> Self {
        var result = self.bounces(enabled)
        prove(&result, Same<Self>())
        self.bounces(enabled)
        return result
    }

    @MainActor func interface873(_ delegate: UIScrollViewDelegate?) -> Self {
        var result = self.delegate(delegate)
        prove(&result, Same<Self>())
        self.delegate(delegate)
        return result
    }

    @MainActor func interface874(_ enabled: Bool) -> Self {
        var result = self.alwaysBounceVertical(enabled)
        prove(&result, Same<Self>())
        self.alwaysBounceVertical(enabled)
        return result
    }

    @MainActor func interface875(_ enabled: Bool) -> Self {
        var result = self.alwaysBounceHorizontal(enabled)
        prove(&result, Same<Self>())
        self.alwaysBounceHorizontal(enabled)
        return result
    }

    @MainActor func interface876(_ enabled: Bool) -> Self {
        var result = self.pagingEnabled(enabled)
        prove(&result, Same<Self>())
        self.pagingEnabled(enabled)
        return result
    }

    @MainActor func interface877(_ enabled: Bool) -> Self {
        var result = self.scrollEnabled(enabled)
        prove(&result, Same<Self>())
        self.scrollEnabled(enabled)
        return result
    }

    @MainActor func interface878(_ enabled: Bool) -> Self {
        var result = self.showsVerticalScrollIndicator(enabled)
        prove(&result, Same<Self>())
        self.showsVerticalScrollIndicator(enabled)
        return result
    }

    @MainActor func interface879(_ enabled: Bool) -> Self {
        var result = self.showsHorizontalScrollIndicator(enabled)
        prove(&result, Same<Self>())
        self.showsHorizontalScrollIndicator(enabled)
        return result
    }

    @MainActor func interface880(_ style: UIScrollView.IndicatorStyle) -> Self {
        var result = self.indicatorStyle(style)
        prove(&result, Same<Self>())
        self.indicatorStyle(style)
        return result
    }

    @MainActor func interface881(_ insets: UIEdgeInsets) -> Self {
        var result = self.verticalScrollIndicatorInsets(insets)
        prove(&result, Same<Self>())
        self.verticalScrollIndicatorInsets(insets)
        return result
    }

    @MainActor func interface882(_ insets: UIEdgeInsets) -> Self {
        var result = self.horizontalScrollIndicatorInsets(insets)
        prove(&result, Same<Self>())
        self.horizontalScrollIndicatorInsets(insets)
        return result
    }

    @MainActor func interface883(_ insets: UIEdgeInsets) -> Self {
        var result = self.scrollIndicatorInsets(insets)
        prove(&result, Same<Self>())
        self.scrollIndicatorInsets(insets)
        return result
    }

    @MainActor func interface884(_ rate: UIScrollView.DecelerationRate) -> Self {
        var result = self.decelerationRate(rate)
        prove(&result, Same<Self>())
        self.decelerationRate(rate)
        return result
    }

    @MainActor func interface885(_ mode: UIScrollView.IndexDisplayMode) -> Self {
        var result = self.indexDisplayMode(mode)
        prove(&result, Same<Self>())
        self.indexDisplayMode(mode)
        return result
    }

    @MainActor func interface886(_ enabled: Bool) -> Self {
        var result = self.delaysContentTouches(enabled)
        prove(&result, Same<Self>())
        self.delaysContentTouches(enabled)
        return result
    }

    @MainActor func interface887(_ enabled: Bool) -> Self {
        var result = self.canCancelContentTouches(enabled)
        prove(&result, Same<Self>())
        self.canCancelContentTouches(enabled)
        return result
    }

    @MainActor func interface888(_ scale: CGFloat) -> Self {
        var result = self.minimumZoomScale(scale)
        prove(&result, Same<Self>())
        self.minimumZoomScale(scale)
        return result
    }

    @MainActor func interface889(_ scale: CGFloat) -> Self {
        var result = self.maximumZoomScale(scale)
        prove(&result, Same<Self>())
        self.maximumZoomScale(scale)
        return result
    }

    @MainActor func interface890(_ scale: CGFloat) -> Self {
        var result = self.zoomScale(scale)
        prove(&result, Same<Self>())
        self.zoomScale(scale)
        return result
    }

    @MainActor func interface891(_ enabled: Bool) -> Self {
        var result = self.bouncesZoom(enabled)
        prove(&result, Same<Self>())
        self.bouncesZoom(enabled)
        return result
    }

    @MainActor func interface892(_ enabled: Bool) -> Self {
        var result = self.scrollsToTop(enabled)
        prove(&result, Same<Self>())
        self.scrollsToTop(enabled)
        return result
    }

    @MainActor func interface893(_ mode: UIScrollView.KeyboardDismissMode) -> Self {
        var result = self.keyboardDismissMode(mode)
        prove(&result, Same<Self>())
        self.keyboardDismissMode(mode)
        return result
    }

    @MainActor func interface894(_ control: UIRefreshControl?) -> Self {
        var result = self.refreshControl(control)
        prove(&result, Same<Self>())
        self.refreshControl(control)
        return result
    }

    @MainActor func interface895(_ offset: CGPoint, animated: Bool) -> Self {
        var result = self.contentOffset(offset, animated: animated)
        prove(&result, Same<Self>())
        self.contentOffset(offset, animated: animated)
        return result
    }

    @MainActor func interface896(_ scale: CGFloat, animated: Bool) -> Self {
        var result = self.zoomScale(scale, animated: animated)
        prove(&result, Same<Self>())
        self.zoomScale(scale, animated: animated)
        return result
    }

    @MainActor func interface897(_ point: CGPoint) -> Self {
        var result = self.contentAlignmentPoint(point)
        prove(&result, Same<Self>())
        self.contentAlignmentPoint(point)
        return result
    }

    @MainActor func interface898(_ enabled: Bool) -> Self {
        var result = self.bouncesHorizontally(enabled)
        prove(&result, Same<Self>())
        self.bouncesHorizontally(enabled)
        return result
    }

    @MainActor func interface899(_ enabled: Bool) -> Self {
        var result = self.bouncesVertically(enabled)
        prove(&result, Same<Self>())
        self.bouncesVertically(enabled)
        return result
    }

    @MainActor func interface900(_ enabled: Bool) -> Self {
        var result = self.transfersHorizontalScrollingToParent(enabled)
        prove(&result, Same<Self>())
        self.transfersHorizontalScrollingToParent(enabled)
        return result
    }

    @MainActor func interface901(_ enabled: Bool) -> Self {
        var result = self.transfersVerticalScrollingToParent(enabled)
        prove(&result, Same<Self>())
        self.transfersVerticalScrollingToParent(enabled)
        return result
    }

    @MainActor func interface902(_ enabled: Bool) -> Self {
        var result = self.allowsKeyboardScrolling(enabled)
        prove(&result, Same<Self>())
        self.allowsKeyboardScrolling(enabled)
        return result
    }
}

extension VScrollView {
    @MainActor static func interface903() {
        let _: UIScrollView.Type = Self.self
    }

    @MainActor static func interface904(@SwiftlyUIBuilder content: () -> [UIView]) {
        var result = VScrollView(content: content)
        prove(&result, Same<VScrollView>())
    }

    @MainActor func interface905() {
        var value = self.contentOffset
        prove(&value, Same<CGPoint>())
        self.contentOffset = value
    }

    @MainActor func interface906(_ contentOffset: CGPoint, animated: Bool) {
        self.setContentOffset(contentOffset, animated: animated)
    }
}

extension HScrollView {
    @MainActor static func interface907() {
        let _: UIScrollView.Type = Self.self
    }

    @MainActor static func interface908(@SwiftlyUIBuilder content: () -> [UIView]) {
        var result = HScrollView(content: content)
        prove(&result, Same<HScrollView>())
    }

    @MainActor func interface909() {
        var value = self.contentOffset
        prove(&value, Same<CGPoint>())
        self.contentOffset = value
    }

    @MainActor func interface910(_ contentOffset: CGPoint, animated: Bool) {
        self.setContentOffset(contentOffset, animated: animated)
    }
}

extension UIRefreshControl {
    @MainActor static func interface911() {
        _ = Self.self
    }

    @MainActor func interface912(_ title: NSAttributedString?) -> Self {
        var result = self.attributedTitle(title)
        prove(&result, Same<Self>())
        self.attributedTitle(title)
        return result
    }

    @MainActor func interface913(_ refreshing: Bool) -> Self {
        var result = self.refreshing(refreshing)
        prove(&result, Same<Self>())
        self.refreshing(refreshing)
        return result
    }
}
