import SwiftlyUI
import Testing

private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

@MainActor private final class ScrollListener: UIScrollViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// A scroll view of 100 × 100 points.
@MainActor private func scrollView() -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
}

extension FluentEffects {
    static let scrollContent: [FluentEffect] = [
        .init("UIScrollView.contentOffset(_:)") {
            scrollView().contentOffset(CGPoint(x: 3, y: 7)).bounds.origin == CGPoint(x: 3, y: 7)
        },
        .init("UIScrollView.contentOffset(_:animated:)") {
            scrollView().contentOffset(CGPoint(x: 3, y: 7), animated: true).bounds.origin == CGPoint(x: 3, y: 7)
        },
        .init("UIScrollView.contentSize(_:)") {
            scrollView().contentSize(CGSize(width: 5, height: 900)).contentSize == CGSize(width: 5, height: 900)
        },
        .init("UIScrollView.contentInset(_:)") {
            let view = scrollView().contentInset(insets)
            return view.contentInset == insets && view.contentOffset == CGPoint(x: -2, y: -1)
        },
        .init("UIScrollView.contentInsetAdjustmentBehavior(_:)") {
            scrollView().contentInsetAdjustmentBehavior(.never).contentInsetAdjustmentBehavior == .never
        },
        .init("UIScrollView.contentAlignmentPoint(_:)") {
            scrollView().contentAlignmentPoint(CGPoint(x: 0.5, y: 1)).contentAlignmentPoint == CGPoint(x: 0.5, y: 1)
        },
        .init("UIScrollView.refreshControl(_:)") {
            let control = UIRefreshControl()
            let view = scrollView().refreshControl(control)
            return view.refreshControl === control && control.superview === view
        },
        .init("UIScrollView.delegate(_:)") {
            let listener = ScrollListener()
            return scrollView().delegate(listener).delegate === listener
        },
    ]

    static let scrollBehavior: [FluentEffect] = [
        .init("UIScrollView.scrollEnabled(_:)") { !UIScrollView().scrollEnabled(false).isScrollEnabled },
        .init("UIScrollView.pagingEnabled(_:)") { UIScrollView().pagingEnabled(true).isPagingEnabled },
        .init("UIScrollView.directionalLockEnabled(_:)") {
            UIScrollView().directionalLockEnabled(true).isDirectionalLockEnabled
        },
        .init("UIScrollView.bounces(_:)") { !UIScrollView().bounces(false).bounces },
        .init("UIScrollView.bouncesHorizontally(_:)") {
            !UIScrollView().bouncesHorizontally(false).bouncesHorizontally
        },
        .init("UIScrollView.bouncesVertically(_:)") { !UIScrollView().bouncesVertically(false).bouncesVertically },
        .init("UIScrollView.alwaysBounceVertical(_:)") {
            UIScrollView().alwaysBounceVertical(true).alwaysBounceVertical
        },
        .init("UIScrollView.alwaysBounceHorizontal(_:)") {
            UIScrollView().alwaysBounceHorizontal(true).alwaysBounceHorizontal
        },
        .init("UIScrollView.decelerationRate(_:)") { UIScrollView().decelerationRate(.fast).decelerationRate == .fast },
        .init("UIScrollView.delaysContentTouches(_:)") {
            !UIScrollView().delaysContentTouches(false).delaysContentTouches
        },
        .init("UIScrollView.canCancelContentTouches(_:)") {
            !UIScrollView().canCancelContentTouches(false).canCancelContentTouches
        },
        .init("UIScrollView.scrollsToTop(_:)") { !UIScrollView().scrollsToTop(false).scrollsToTop },
        .init("UIScrollView.keyboardDismissMode(_:)") {
            UIScrollView().keyboardDismissMode(.interactive).keyboardDismissMode == .interactive
        },
        .init("UIScrollView.allowsKeyboardScrolling(_:)") {
            !UIScrollView().allowsKeyboardScrolling(false).allowsKeyboardScrolling
        },
        .init("UIScrollView.transfersHorizontalScrollingToParent(_:)") {
            !UIScrollView().transfersHorizontalScrollingToParent(false).transfersHorizontalScrollingToParent
        },
        .init("UIScrollView.transfersVerticalScrollingToParent(_:)") {
            !UIScrollView().transfersVerticalScrollingToParent(false).transfersVerticalScrollingToParent
        },
    ]

    static let scrollIndicators: [FluentEffect] = [
        .init("UIScrollView.showsVerticalScrollIndicator(_:)") {
            !UIScrollView().showsVerticalScrollIndicator(false).showsVerticalScrollIndicator
        },
        .init("UIScrollView.showsHorizontalScrollIndicator(_:)") {
            !UIScrollView().showsHorizontalScrollIndicator(false).showsHorizontalScrollIndicator
        },
        .init("UIScrollView.indicatorStyle(_:)") { UIScrollView().indicatorStyle(.white).indicatorStyle == .white },
        .init("UIScrollView.verticalScrollIndicatorInsets(_:)") {
            UIScrollView().verticalScrollIndicatorInsets(insets).verticalScrollIndicatorInsets == insets
        },
        .init("UIScrollView.horizontalScrollIndicatorInsets(_:)") {
            UIScrollView().horizontalScrollIndicatorInsets(insets).horizontalScrollIndicatorInsets == insets
        },
        .init("UIScrollView.scrollIndicatorInsets(_:)") {
            let view = UIScrollView().scrollIndicatorInsets(insets)
            return view.verticalScrollIndicatorInsets == insets && view.horizontalScrollIndicatorInsets == insets
        },
        .init("UIScrollView.automaticallyAdjustsScrollIndicatorInsets(_:)") {
            !UIScrollView().automaticallyAdjustsScrollIndicatorInsets(false).automaticallyAdjustsScrollIndicatorInsets
        },
        .init("UIScrollView.indexDisplayMode(_:)") {
            UIScrollView().indexDisplayMode(.alwaysHidden).indexDisplayMode == .alwaysHidden
        },
    ]

    static let scrollZoom: [FluentEffect] = [
        .init("UIScrollView.minimumZoomScale(_:)") { UIScrollView().minimumZoomScale(0.5).minimumZoomScale == 0.5 },
        .init("UIScrollView.maximumZoomScale(_:)") { UIScrollView().maximumZoomScale(4).maximumZoomScale == 4 },
        .init("UIScrollView.zoomScale(_:)") {
            let listener = ScrollListener()
            let view = scrollView().delegate(listener).maximumZoomScale(4).zoomScale(2)
            return view.zoomScale == 2 && listener.zoomed.frame.width == 20
        },
        .init("UIScrollView.zoomScale(_:animated:)") {
            let listener = ScrollListener()
            let view = scrollView().delegate(listener).maximumZoomScale(4).zoomScale(3, animated: true)
            return view.zoomScale == 3 && listener.zoomed.frame.width == 30
        },
        .init("UIScrollView.bouncesZoom(_:)") { !UIScrollView().bouncesZoom(false).bouncesZoom },
    ]

    static let refreshControls: [FluentEffect] = [
        .init("UIRefreshControl.attributedTitle(_:)") {
            UIRefreshControl().attributedTitle(NSAttributedString(string: "New")).attributedTitle?.string == "New"
        },
        .init("UIRefreshControl.refreshing(_:)") {
            let control = UIRefreshControl().refreshing(true)
            let began = control.isRefreshing && !control.isHidden
            return began && !control.refreshing(false).isRefreshing
        },
    ]
}
