import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIGestureRecognizerTests {
    private let stage = EventStage()
    private let touch: TouchSimulator
    private let view: LoggingView

    init() {
        touch = TouchSimulator(window: stage.window)
        view = stage.add("view", CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func aDoubleTapMayHaveToFailFirst() {
        let single = stage.add(UITapGestureRecognizer(), "single", to: view)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.add(double, "double", to: view)
        func gestures() -> [String] { stage.take().filter { !$0.hasPrefix("view") } }
        view.simulateTap(taps: 2)
        #expect(gestures() == ["single ended", "double ended"])
        single.require(toFail: double)
        view.simulateTap(taps: 2)
        #expect(gestures() == ["double ended"])
        touch.down(at: CGPoint(x: 5, y: 5))
        touch.up()
        touch.wait(0.3)
        #expect(gestures().isEmpty)
        #expect(single.state == .possible)
        touch.wait(0.1)
        #expect(gestures() == ["single ended"])
        #expect(single.state == .possible)
    }

    @Test func tapsAreSortedAmongOtherGestures() {
        for (taps, name) in [(2, "double"), (1, "single"), (3, "triple")] {
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = taps
            stage.add(UIPanGestureRecognizer(), "pan", to: view)
            stage.add(tap, name, to: view)
        }
        view.simulateTap(taps: 3)
        #expect(stage.take().filter { $0.hasSuffix("e ended") } == ["single ended", "double ended", "triple ended"])
        view.simulateDrag(by: CGVector(dx: 60, dy: 0), duration: 0)
        #expect(stage.take().filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
    }

    @Test func theDelegateMayRequireFailureOfAnotherRecognizer() {
        let judge = GestureJudge()
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: view)
        pan.delegate = judge
        judge.waitsFor = swipe
        view.simulateSwipe(.right)
        #expect(stage.take().filter { !$0.hasPrefix("view") } == ["swipe ended"])
        touch.down(at: CGPoint(x: 100, y: 100))
        touch.move(to: CGPoint(x: 115, y: 100))
        #expect(pan.state == .possible)
        touch.move(to: CGPoint(x: 100, y: 180))
        #expect(stage.take().filter { !$0.hasPrefix("view") } == ["pan began", "pan changed"])
        touch.up()
    }

    @Test func onlyOneGestureIsRecognized() {
        let box = stage.add("box", CGRect(x: 0, y: 0, width: 100, height: 100), to: view)
        stage.add(UITapGestureRecognizer(), "outer", to: view)
        stage.add(UITapGestureRecognizer(), "first", to: box)
        let last = stage.add(UITapGestureRecognizer(), "last", to: box)
        box.simulateTap()
        #expect(stage.take() == ["box began", "box cancelled", "last ended"])
        let judge = GestureJudge()
        last.delegate = judge
        judge.simultaneously = true
        box.simulateTap()
        #expect(stage.take().filter { !$0.hasPrefix("box") } == ["last ended", "first ended"])
        judge.begins = false
        box.simulateTap()
        #expect(stage.take().filter { !$0.hasPrefix("box") } == ["first ended"])
        judge.begins = true
        judge.receives = false
        box.simulateTap()
        #expect(stage.take().filter { !$0.hasPrefix("box") } == ["first ended"])
    }

    @Test func gestureRecognizerShouldBeginOfAView() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                !(gestureRecognizer is UITapGestureRecognizer)
            }
        }
        let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(refusing)
        stage.add(UITapGestureRecognizer(), "tap", to: view)
        stage.add(UIPanGestureRecognizer(), "pan", to: view)
        refusing.simulateTap()
        #expect(stage.take() == ["view began", "view ended"])
        refusing.simulateDrag(by: CGVector(dx: 50, dy: 0), duration: 0)
        #expect(stage.take().contains("pan began"))
        view.simulateTap()
        #expect(stage.take().contains("tap ended"))
    }

    @Test func viewsReceiveTouchesUnlessCanceledOrDelayed() {
        let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
        tap.cancelsTouchesInView = false
        view.simulateTap()
        #expect(stage.take() == ["view began", "tap ended", "view ended"])
        tap.delaysTouchesBegan = true
        view.simulateTap()
        #expect(stage.take() == ["tap ended", "view began", "view ended"])
        tap.cancelsTouchesInView = true
        view.simulateTap()
        #expect(stage.take() == ["tap ended"])
        view.simulateLongPress()
        #expect(stage.take() == ["view began", "view ended"])
        tap.delaysTouchesBegan = false
        tap.numberOfTapsRequired = 2
        touch.down(at: CGPoint(x: 5, y: 5))
        touch.up()
        // The end is kept back until the gesture has failed.
        #expect(stage.take() == ["view began"])
        touch.wait(1)
        #expect(stage.take() == ["view ended"])
    }

    @Test func aGestureMayBeTurnedOffOnItsWay() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        touch.down(at: CGPoint(x: 100, y: 100))
        touch.move(to: CGPoint(x: 150, y: 100))
        pan.isEnabled = false
        pan.isEnabled = true
        touch.move(to: CGPoint(x: 190, y: 100))
        touch.up()
        #expect(stage.take() == ["view began", "view cancelled", "pan began", "pan cancelled"])
        touch.down(at: CGPoint(x: 100, y: 100))
        touch.move(to: CGPoint(x: 150, y: 100))
        view.removeGestureRecognizer(pan)
        touch.up()
        #expect(pan.view == nil)
        #expect(stage.take().suffix(2) == ["pan began", "pan cancelled"])
    }

    @Test func gesturesMayBeOnesOwn() {
        final class Cross: UIGestureRecognizer {
            var resets = 0
            init() { super.init(target: nil, action: nil) }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if numberOfTouches > 1 { state = .failed }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                state = state == .possible ? .began : .changed
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = state == .possible ? .failed : .ended
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
            override func reset() { resets += 1 }
        }
        let cross = stage.add(Cross(), "cross", to: view)
        view.simulateDrag(by: CGVector(dx: 5, dy: 0), duration: 0)
        #expect(stage.take() == ["view began", "view cancelled", "cross began", "cross ended"])
        #expect(cross.resets == 1 && cross.state == .possible)
        touch.down(at: CGPoint(x: 100, y: 100))
        touch.move(to: CGPoint(x: 150, y: 100))
        touch.cancel()
        #expect(stage.take().last == "cross cancelled")
        #expect(cross.resets == 2)
    }

    @Test func viewsReceiveOneTouchUnlessMultipleTouchIsEnabled() {
        view.simulateTap(fingers: 2)
        #expect(stage.take() == ["view began", "view ended"])
        view.isMultipleTouchEnabled = true
        view.simulateTap(fingers: 2)
        #expect(stage.take() == ["view began 2", "view ended"])
    }

    @Test func sendEventOfAWindowReceivesItsTouches() {
        final class Watching: UIWindow {
            var phases: [UITouch.Phase] = []
            override func sendEvent(_ event: UIEvent) {
                phases += (event.allTouches ?? []).map(\.phase)
                super.sendEvent(event)
            }
        }
        let window = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        var taps = 0
        window.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        #expect(window.simulateTap() === window)
        #expect(window.phases == [.began, .ended])
        #expect(taps == 1)
        window.isHidden = true
        #expect(window.simulateTap() == nil)
        #expect(taps == 1)
        #expect(UIView().simulateTap() == nil)
    }

    @Test func handlersAreCalledInOrder() {
        let view = UIView()
        var calls: [String] = []
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in calls.append("first") }
        tap.addAction { recognizer in calls.append("\(recognizer.state == .ended)") }
        view.addGestureRecognizer(tap)
        #expect(tap.fire())
        #expect(calls == ["first", "true"])
        #expect(tap.state == .possible)
        #expect(tap.view === view)
    }

    @Test func aRecognizerMayBeKeptFromBeginning() {
        final class Refusing: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        var calls = 0
        let tap = UITapGestureRecognizer { _ in calls += 1 }
        tap.isEnabled = false
        #expect(!tap.fire())
        tap.isEnabled = true
        let delegate = Refusing()
        tap.delegate = delegate
        #expect(!tap.fire())
        tap.delegate = nil
        let other = UISwipeGestureRecognizer()
        tap.require(toFail: other)
        other.state = .ended
        #expect(!tap.fire())
        other.state = .failed
        #expect(tap.fire())
        #expect(calls == 1)
    }
}
