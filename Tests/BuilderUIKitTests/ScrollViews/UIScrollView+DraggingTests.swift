import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIScrollViewDraggingTests {
    private let stage = EventStage()

    private func scrollView(_ content: CGSize, _ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800))
        -> UIScrollView
    {
        let scrollView = UIScrollView(frame: frame)
        scrollView.contentSize = content
        stage.window.addSubview(scrollView)
        stage.window.layoutIfNeeded()
        return scrollView
    }

    @Test func theContentFollowsTheFinger() {
        let scrollView = scrollView(CGSize(width: 400, height: 2000))
        scrollView.simulateDrag(by: CGVector(dx: 30, dy: -100))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 100))
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: 40))
        #expect(scrollView.contentOffset.y == 60)
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: 300))
        #expect(scrollView.contentOffset.y == 0)
        for _ in 0..<3 {
            scrollView.simulateDrag(from: CGPoint(x: 200, y: scrollView.bounds.maxY - 1), by: CGVector(dx: 0, dy: -790))
        }
        #expect(scrollView.contentOffset.y == 1200)
        scrollView.isScrollEnabled = false
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: 100))
        #expect(scrollView.contentOffset.y == 1200)
    }

    @Test func insetsAreKept() {
        let scrollView = scrollView(CGSize(width: 400, height: 2000))
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(scrollView.contentOffset.y == -20)
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: -50))
        #expect(scrollView.contentOffset.y == 30)
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: 200))
        #expect(scrollView.contentOffset.y == -20)
    }

    @Test func theDelegateIsNotifiedOfDrags() {
        final class Listener: UIScrollViewDelegate {
            var log: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if log.last != "scroll" { log.append("scroll") }
            }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
                log.append("will begin \(scrollView.isDragging)")
            }
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                log.append("will end \(velocity.y > 0) \(targetContentOffset.pointee.y > scrollView.contentOffset.y)")
                if velocity.y > 0 { targetContentOffset.pointee.y = 777 }
            }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                log.append("did end \(decelerate)")
            }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerates") }
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }
        }
        let scrollView = scrollView(CGSize(width: 400, height: 4000))
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: -100))
        #expect(listener.log == ["will begin true", "scroll", "will end false false", "did end false"])
        #expect(!scrollView.isDragging && !scrollView.isTracking)
        listener.log = []
        scrollView.simulateSwipe(.up)
        #expect(
            listener.log == [
                "will begin true", "scroll", "will end true true", "did end true", "decelerates", "scroll", "rests",
            ])
        #expect(scrollView.contentOffset.y == 777)
    }

    @Test func contentGoesOnAfterASwipe() {
        let scrollView = scrollView(CGSize(width: 400, height: 4000))
        scrollView.simulateSwipe(.up)
        // 500 points for each second, of which 0.998 are left after each millisecond.
        #expect(abs(scrollView.contentOffset.y - (100 + 0.5 * 499)) < 1)
        scrollView.contentOffset = .zero
        scrollView.decelerationRate = .fast
        scrollView.simulateSwipe(.up)
        #expect(abs(scrollView.contentOffset.y - (100 + 0.5 * 99)) < 1)
    }

    @Test func pagesAreTurned() {
        let scrollView = scrollView(CGSize(width: 1200, height: 800))
        scrollView.isPagingEnabled = true
        scrollView.simulateSwipe(.left)
        #expect(scrollView.contentOffset == CGPoint(x: 400, y: 0))
        scrollView.simulateDrag(by: CGVector(dx: -100, dy: 0))
        #expect(scrollView.contentOffset.x == 400)
        scrollView.simulateDrag(by: CGVector(dx: -250, dy: 0), duration: 1)
        #expect(scrollView.contentOffset.x == 800)
        scrollView.simulateSwipe(.left)
        #expect(scrollView.contentOffset.x == 800)
        scrollView.simulateSwipe(.right)
        #expect(scrollView.contentOffset.x == 400)
    }

    @Test func nestedScrollViewsShareTheDirections() {
        let outer = scrollView(CGSize(width: 400, height: 3000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        inner.contentSize = CGSize(width: 1000, height: 200)
        outer.addSubview(inner)
        inner.simulateDrag(by: CGVector(dx: -50, dy: -10))
        #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
        #expect(outer.contentOffset == .zero)
        inner.simulateDrag(by: CGVector(dx: -10, dy: -50))
        #expect(inner.contentOffset.x == 50)
        #expect(outer.contentOffset.y == 50)
    }

    @Test func contentThatFitsStays() {
        let scrollView = scrollView(CGSize(width: 400, height: 300))
        let box = stage.add("box", CGRect(x: 0, y: 0, width: 100, height: 100), to: scrollView)
        box.simulateDrag(by: CGVector(dx: 0, dy: -50), duration: 0)
        #expect(scrollView.contentOffset == .zero)
        #expect(stage.take() == ["box began", "box moved", "box ended"] || stage.log.isEmpty)
    }

    @Test func aDragThatBeginsOnAButtonScrolls() {
        let scrollView = scrollView(CGSize(width: 400, height: 2000))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
            button.addAction(UIAction { [stage] _ in stage.log.append(name) }, for: event)
        }
        scrollView.addSubview(button)
        button.simulateTap()
        #expect(stage.take() == ["down", "up"])
        button.simulateDrag(by: CGVector(dx: 0, dy: -60), duration: 0.1)
        #expect(stage.take().isEmpty)
        #expect(scrollView.contentOffset.y == 60)
        // A finger that rests on the button first is the button's.
        let touch = TouchSimulator(window: stage.window)
        touch.down(at: CGPoint(x: 50, y: 20))
        touch.wait(0.2)
        #expect(button.isHighlighted)
        touch.move(to: CGPoint(x: 50, y: 80), duration: 0.1)
        touch.up()
        #expect(stage.take() == ["down", "up"])
        #expect(scrollView.contentOffset.y == 60)
    }

    @Test func pullingRefreshes() {
        let scrollView = scrollView(CGSize(width: 400, height: 2000))
        let control = UIRefreshControl()
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        scrollView.refreshControl = control
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: 50))
        #expect(!control.isRefreshing)
        scrollView.simulateDrag(by: CGVector(dx: 0, dy: 150))
        #expect(control.isRefreshing)
        #expect(refreshes == 1)
    }

    @Test func gesturesMayWaitForTheDrag() {
        let scrollView = scrollView(CGSize(width: 400, height: 2000))
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        stage.add(swipe, "swipe", to: scrollView)
        scrollView.simulateSwipe(.up)
        #expect(stage.take().isEmpty)
        scrollView.contentOffset = .zero
        scrollView.panGestureRecognizer.require(toFail: swipe)
        scrollView.simulateSwipe(.up)
        #expect(stage.take() == ["swipe ended"])
        #expect(scrollView.contentOffset == .zero)
        #expect(scrollView.gestureRecognizers?.contains(scrollView.panGestureRecognizer) == true)
    }

    @Test func aDragEndsEditing() {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize.height = 2000
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        scrollView.addSubview(field)
        stage.window.addSubview(scrollView)
        for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.interactive, true), (.onDrag, false)] {
            scrollView.keyboardDismissMode = mode
            field.becomeFirstResponder()
            scrollView.simulateDrag(by: CGVector(dx: 0, dy: -20))
            #expect(field.isFirstResponder == stays)
        }
    }

    private final class Gate: UIScrollView {
        var asked: [UIView] = []
        var opens = false

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            asked.append(view)
            return opens
        }
    }

    private final class Touched: UIView {
        var phases: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    }

    /// "If you do not want the scroll view to send event messages to view, return false", as UIKit's documentation says.
    @Test func theScrollViewDecidesWhetherContentReceivesTouches() {
        let gate = Gate(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        gate.addSubview(view)
        stage.window.addSubview(gate)
        view.simulateTap()
        #expect(gate.asked == [view] && view.phases.isEmpty)
        gate.opens = true
        view.simulateTap()
        #expect(gate.asked == [view, view] && view.phases == ["began", "ended"])
        gate.simulateTap(at: CGPoint(x: 300, y: 300))
        #expect(gate.asked.count == 2, "it isn't its own content")
    }
}
