import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIGestureRecognizerSubclassTests {
    private let stage = EventStage()
    private let touch: TouchSimulator
    private let view: LoggingView

    init() {
        touch = TouchSimulator(window: stage.window)
        view = stage.add("view", CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func taps() {
        let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
        view.simulateTap(at: CGPoint(x: 30, y: 40))
        #expect(stage.take() == ["view began", "view cancelled", "tap ended"])
        #expect(tap.state == .possible)
        #expect(tap.location(in: view) == CGPoint(x: 30, y: 40))
        // Too long, and too far.
        view.simulateLongPress()
        #expect(stage.take() == ["view began", "view ended"])
        view.simulateDrag(by: CGVector(dx: 60, dy: 0), duration: 0)
        #expect(stage.take() == ["view began", "view moved", "view ended"])
        view.simulateTap(fingers: 2)
        #expect(!stage.take().contains("tap ended"))
        tap.numberOfTouchesRequired = 2
        view.simulateTap(fingers: 2)
        #expect(stage.take().contains("tap ended"))
        view.simulateTap()
        #expect(!stage.take().contains("tap ended"))
    }

    @Test func severalTaps() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        stage.add(double, "double", to: view)
        view.simulateTap(taps: 2)
        #expect(stage.take().filter { $0.hasPrefix("double") } == ["double ended"])
        view.simulateTap()
        view.simulateTap()
        #expect(stage.take().filter { $0.hasPrefix("double") }.isEmpty)
        // The second tap comes too late.
        for pause in [0.2, 0.5] {
            touch.down(at: CGPoint(x: 5, y: 5))
            touch.up()
            touch.wait(pause)
            touch.down(at: CGPoint(x: 5, y: 5))
            touch.up()
            touch.waitForGestures()
        }
        #expect(stage.take().filter { $0.hasPrefix("double") } == ["double ended"])
    }

    @Test func longPresses() {
        let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
        touch.down(at: CGPoint(x: 5, y: 5))
        touch.wait(0.49)
        #expect(stage.take() == ["view began"])
        touch.wait(0.02)
        #expect(press.state == .began)
        touch.move(to: CGPoint(x: 50, y: 5))
        #expect(press.state == .changed)
        touch.up()
        #expect(stage.take() == ["view cancelled", "press began", "press changed", "press ended"])
        #expect(press.state == .possible)
        touch.down(at: CGPoint(x: 5, y: 5))
        touch.move(to: CGPoint(x: 20, y: 5))
        touch.wait(1)
        touch.up()
        #expect(stage.take() == ["view began", "view moved", "view ended"])
        press.minimumPressDuration = 0
        view.simulateTap()
        #expect(stage.take() == ["press began", "press ended"])
    }

    @Test func pans() {
        let pan = UIPanGestureRecognizer()
        var places: [CGPoint] = []
        pan.addAction { [view] in places.append(($0 as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero) }
        stage.add(pan, "pan", to: view)
        touch.down(at: CGPoint(x: 100, y: 100))
        touch.move(to: CGPoint(x: 105, y: 100))
        #expect(stage.take() == ["view began", "view moved"])
        touch.move(to: CGPoint(x: 112, y: 100))
        touch.wait(0.1)
        touch.move(to: CGPoint(x: 122, y: 120))
        #expect(pan.velocity(in: view) == CGPoint(x: 100, y: 200))
        #expect(pan.numberOfTouches == 1)
        #expect(pan.location(in: view) == CGPoint(x: 122, y: 120))
        touch.wait(0.1)
        touch.up()
        #expect(stage.take() == ["view cancelled", "pan began", "pan changed", "pan ended"])
        #expect(places == [CGPoint(x: 12, y: 0), CGPoint(x: 22, y: 20), CGPoint(x: 22, y: 20)])
        #expect(pan.velocity(in: view) == .zero)
        view.simulateTap()
        #expect(stage.take() == ["view began", "view ended"])
        pan.minimumNumberOfTouches = 2
        view.simulateDrag(by: CGVector(dx: 50, dy: 0))
        #expect(!stage.take().contains { $0.hasPrefix("pan") })
    }

    @Test func translationsAreInTheViewsMeasure() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        touch.down(at: CGPoint(x: 100, y: 100))
        touch.move(to: CGPoint(x: 140, y: 100))
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        pan.setTranslation(.zero, in: view)
        touch.move(to: CGPoint(x: 140, y: 120))
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 10))
        touch.up()
    }

    @Test func translationsInPerspectiveDependOnThePlace() {
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        view.layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
        // 100 points to the right of the middle the view is 70.7 points farther away.
        let side = 100 * 0.5.squareRoot()
        let distance = 1 + side / 500
        let x = 200 + side / distance
        touch.down(at: CGPoint(x: x, y: 400))
        touch.move(to: CGPoint(x: x, y: 440))
        let translation = pan.translation(in: view)
        #expect(abs(translation.x) < 1e-6 && abs(Double(translation.y) - 40 * distance) < 1e-6, "\(translation)")
        let location = pan.location(in: view)
        #expect(abs(location.x - 300) < 1e-6 && abs(Double(location.y) - 400 - 40 * distance) < 1e-6, "\(location)")
        touch.up()
    }

    @Test func swipes() {
        for (direction, name) in [
            (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
        ] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            stage.add(swipe, name, to: view)
        }
        for (direction, name) in [
            (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
        ] {
            view.simulateSwipe(direction)
            #expect(stage.take().filter { $0.hasSuffix(" ended") && $0 != "view ended" } == ["\(name) ended"])
        }
        view.simulateDrag(by: CGVector(dx: 100, dy: 0), duration: 2)
        view.simulateDrag(by: CGVector(dx: 30, dy: 0), duration: 0.1)
        #expect(!stage.take().contains("right ended"))
    }

    @Test func pinchesAndRotations() {
        let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: view)
        let turn = stage.add(UIRotationGestureRecognizer(), "turn", to: view)
        var scale: CGFloat = 0
        pinch.addAction { _ in scale = pinch.scale }
        view.simulatePinch(scale: 2)
        #expect(abs(scale - 2) < 0.001)
        let log = stage.take()
        #expect(log.contains("pinch began") && log.last == "pinch ended" && !log.contains { $0.hasPrefix("turn") })
        #expect(pinch.scale == 1)
        touch.down([0: CGPoint(x: 100, y: 100), 1: CGPoint(x: 200, y: 100)])
        touch.move([0: CGPoint(x: 150, y: 50), 1: CGPoint(x: 150, y: 150)])
        #expect(abs(turn.rotation - .pi / 2) < 0.001)
        touch.up([0, 1])
        #expect(stage.take().suffix(2) == ["turn began", "turn ended"])
    }
}
