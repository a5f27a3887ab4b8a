import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIScrollViewZoomingTests {
    private final class Zoomer: UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        var log: [String] = []

        private func note(_ what: String) { if log.last != what { log.append(what) } }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            note("will begin \(view === self.view)")
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            note("did end \(view === self.view) \((scale * 100).rounded() / 100)")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    }

    private let stage = EventStage()
    private let zoomer = Zoomer()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() {
        scrollView.addSubview(zoomer.view)
        scrollView.contentSize = zoomer.view.bounds.size
        scrollView.delegate = zoomer
        stage.window.addSubview(scrollView)
        stage.window.layoutIfNeeded()
    }

    @Test func twoFingersZoom() {
        #expect(scrollView.pinchGestureRecognizer == nil)
        scrollView.simulatePinch(scale: 2)
        #expect(scrollView.zoomScale == 1 && zoomer.log.isEmpty)
        scrollView.maximumZoomScale = 4
        #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
        scrollView.simulatePinch(scale: 2, at: CGPoint(x: 100, y: 200))
        #expect(abs(scrollView.zoomScale - 2) < 0.001)
        #expect(zoomer.log == ["will begin true", "zoom", "did end true 2.0"])
        // What lay between the fingers stays there.
        #expect(abs(scrollView.contentOffset.x - 100) < 0.1 && abs(scrollView.contentOffset.y - 200) < 0.1)
        #expect(abs(scrollView.contentSize.width - 800) < 0.001)
        scrollView.simulatePinch(scale: 10)
        #expect(scrollView.zoomScale == 4)
        scrollView.simulatePinch(scale: 0.1)
        #expect(scrollView.zoomScale == 1)
        #expect(scrollView.contentOffset == .zero)
        #expect(!scrollView.isZooming)
    }

    @Test func oneFingerScrollsZoomedContent() {
        scrollView.maximumZoomScale = 2
        scrollView.zoomScale = 2
        scrollView.simulateDrag(by: CGVector(dx: -50, dy: -60))
        #expect(scrollView.contentOffset == CGPoint(x: 50, y: 60))
    }

    @Test func animationCallbacksAreCalledOnlyIfSomethingMoves() {
        scrollView.maximumZoomScale = 2
        scrollView.setZoomScale(2, animated: true)
        #expect(zoomer.log == ["will begin true", "zoom", "did end true 2.0"])
        zoomer.log = []
        scrollView.setContentOffset(.zero, animated: true)
        #expect(zoomer.log.isEmpty)
        scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 20, width: 1, height: 1), animated: true)
        #expect(zoomer.log == ["animated"])
    }

    @Test func smallerContentTakesTheOffsetBack() {
        scrollView.contentSize = CGSize(width: 400, height: 3000)
        scrollView.contentOffset.y = 2000
        scrollView.contentSize.height = 2500
        #expect(scrollView.contentOffset.y == 1700)
        scrollView.contentSize.height = 100
        #expect(scrollView.contentOffset.y == 0)
    }
}
