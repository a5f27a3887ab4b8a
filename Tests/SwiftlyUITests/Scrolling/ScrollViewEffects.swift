import SwiftlyUI
import Testing

private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

/// A delegate that records offsets and has a view that zooms.
@MainActor final class ScrollListener: UITableViewDelegate, UICollectionViewDelegate {
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var offsets: [CGFloat] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

@MainActor private func refreshing() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.beginRefreshing()
    return control
}

/// A scroll view of 100 × 100 points.
@MainActor private func scrollView() -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
}

extension FluentEffects {
    static let scrollContent: [FluentEffect] = [
        .init("UIScrollView.contentInsetAdjustmentBehavior(_:)") {
            let size = CGSize(width: 900, height: 900)
            let never = scrollView().contentSize(size).contentInsetAdjustmentBehavior(.never)
            return TextSamples.inSafeArea(scrollView().contentSize(size)) { $0.contentOffset.y == -20 }
                && TextSamples.inSafeArea(never) { $0.contentOffset.y == 0 }
        },
        .init("UIScrollView.contentOffset(_:)") {
            scrollView().contentOffset(CGPoint(x: 3, y: 7)).bounds.origin == CGPoint(x: 3, y: 7)
        },
        .init("UIScrollView.contentOffset(_:animated:)") {
            scrollView().contentOffset(CGPoint(x: 3, y: 7), animated: true).bounds.origin == CGPoint(x: 3, y: 7)
        },
        .init("UIScrollView.contentSize(_:)") {
            let view = scrollView().contentSize(CGSize(width: 5, height: 900))
            view.scrollRectToVisible(CGRect(x: 0, y: 899, width: 5, height: 1), animated: false)
            return view.bounds.origin == CGPoint(x: 0, y: 800)
        },
        .init("UIScrollView.contentInset(_:)") {
            let view = scrollView().contentInset(insets)
            return view.contentInset == insets && view.contentOffset == CGPoint(x: -2, y: -1)
        },
        .init("UIScrollView.refreshControl(_:)") {
            let control = UIRefreshControl()
            let view = scrollView().refreshControl(control)
            return view.refreshControl === control && control.superview === view
        },
        .init("UIScrollView.delegate(_:)") {
            let listener = ScrollListener()
            scrollView().delegate(listener).contentOffset.y = 9
            return listener.offsets == [9]
        },
    ]

    static let scrollBehavior: [FluentEffect] = [
        .init("UIScrollView.pagingEnabled(_:)") {
            @MainActor func offset(isPaging: Bool) -> CGFloat {
                let view = scrollView().contentSize(CGSize(width: 100, height: 900)).pagingEnabled(isPaging)
                return TextSamples.inWindow(view) { view in
                    view.simulateDrag(by: CGVector(dx: 0, dy: -80))
                    return view.contentOffset.y
                }
            }
            return offset(isPaging: true) == 100 && offset(isPaging: false) < 100
        },
        .init("UIScrollView.scrollEnabled(_:)") {
            @MainActor func offset(isEnabled: Bool) -> CGFloat {
                let view = scrollView().contentSize(CGSize(width: 100, height: 900)).scrollEnabled(isEnabled)
                return TextSamples.inWindow(view) { view in
                    view.simulateDrag(by: CGVector(dx: 0, dy: -40))
                    return view.contentOffset.y
                }
            }
            return offset(isEnabled: false) == 0 && offset(isEnabled: true) > 0
        },
    ]

    static let scrollZoom: [FluentEffect] = [
        .init("UIScrollView.minimumZoomScale(_:)") {
            let listener = ScrollListener()
            scrollView().delegate(listener).minimumZoomScale(0.5).zoomScale = 0.1
            return listener.zoomed.frame.width == 5
        },
        .init("UIScrollView.maximumZoomScale(_:)") {
            let listener = ScrollListener()
            scrollView().delegate(listener).maximumZoomScale(4).zoomScale = 9
            return listener.zoomed.frame.width == 40
        },
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
    ]

    static let refreshControls: [FluentEffect] = [
        .shown(
            "UIRefreshControl.attributedTitle(_:)", refreshing(),
            { $0.attributedTitle(NSAttributedString(string: "New")) },
            like: { $0.attributedTitle = NSAttributedString(string: "New") }),
        .shown(
            "UIRefreshControl.refreshing(_:)", UIRefreshControl(), { $0.refreshing(true) },
            like: { $0.beginRefreshing() }),
    ]
}
