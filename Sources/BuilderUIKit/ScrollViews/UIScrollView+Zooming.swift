import Foundation

/// The gesture with which two fingers zoom a scroll view's content.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func callHandlers() {
        scrollView?.follow(self)
        super.callHandlers()
    }
}

extension UIScrollView {
    var canZoom: Bool { maximumZoomScale > minimumZoomScale }

    /// Adds or removes the gesture, which is present only if the limits allow zooming.
    func zoomLimitsDidChange() {
        zoomRecognizer.scrollView = self
        if canZoom, zoomRecognizer.view == nil { addGestureRecognizer(zoomRecognizer) }
        if !canZoom, zoomRecognizer.view != nil { removeGestureRecognizer(zoomRecognizer) }
    }

    /// Validates a limit: for NaN, reports it and returns the old value. A limit may be infinite.
    func aNumber(_ value: CGFloat, _ property: String, else old: CGFloat) -> CGFloat {
        guard value.isNaN else { return value }
        LayoutDiagnostics.report(.invalidNumber(view: describeBriefly(), property: property, value: value))
        return old
    }

    /// Scales the content with the fingers around the point between them, within the limits.
    func follow(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.storedState {
        case .began:
            zoomedView = scrollDelegate?.viewForZooming(in: self)
            guard zoomedView != nil else { return }
            zoomStart = storedZoomScale
            isZooming = true
            scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
            send(.willBeginZooming, zoomedView)
            zoom(with: pinch)
        case .changed:
            if isZooming { zoom(with: pinch) }
        case .ended, .cancelled, .failed:
            guard isZooming else { return }
            isZooming = false
            scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: storedZoomScale)
            send(.didEndZooming, (zoomedView, storedZoomScale))
            zoomedView = nil
        case .possible:
            break
        }
    }

    private func zoom(with pinch: UIPinchGestureRecognizer) {
        let center = pinch.location(in: self)
        let old = storedZoomScale
        zoom(to: zoomStart * pinch.scale)
        guard old > 0 else { return }
        let growth = storedZoomScale / old - 1
        contentOffset = clamped(CGPoint(x: contentOffset.x + center.x * growth, y: contentOffset.y + center.y * growth))
    }

    /// Zooms at once; with animation, also notifies the delegate of the beginning and the end.
    func zoom(to scale: CGFloat, animated: Bool) {
        let old = storedZoomScale
        guard animated else { return zoom(to: scale) }
        let view = scrollDelegate?.viewForZooming(in: self)
        if view != nil {
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
            send(.willBeginZooming, view)
        }
        zoom(to: scale)
        if view != nil, old != storedZoomScale {
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
            send(.didEndZooming, (view, storedZoomScale))
        }
    }

    func zoom(to scale: CGFloat) {
        guard scale.isFinite else {
            LayoutDiagnostics.report(.invalidNumber(view: describeBriefly(), property: "zoomScale", value: scale))
            return
        }
        guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard limited != storedZoomScale else { return }
        let old = storedZoomScale
        storedZoomScale = limited
        view.transform = CGAffineTransform(scaleX: limited, y: limited)
        view.frame.origin = .zero
        contentSize = CGSize(width: contentSize.width / old * limited, height: contentSize.height / old * limited)
        scrollDelegate?.scrollViewDidZoom(self)
        send(.didZoom)
    }
}
