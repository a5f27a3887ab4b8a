import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct FluentGesturesTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() {
        window.isHidden = false
        window.addSubview(view)
    }

    private final class Log {
        var lines: [String] = []
    }

    @Test func onGestureAddsTheRecognizerOfItsType() {
        let types: [(UIView.GestureType, UIGestureRecognizer.Type)] = [
            (.tap, UITapGestureRecognizer.self), (.doubleTap, UITapGestureRecognizer.self),
            (.longPress(), UILongPressGestureRecognizer.self), (.pan, UIPanGestureRecognizer.self),
            (.swipe(), UISwipeGestureRecognizer.self), (.pinch, UIPinchGestureRecognizer.self),
            (.rotation, UIRotationGestureRecognizer.self),
        ]
        for (type, kind) in types {
            let found = view.onGesture(type) {}.getGesture(for: type)
            #expect(found.map { Swift.type(of: $0) == kind } == true)
        }
        #expect(view.gestureRecognizers?.count == types.count)
        #expect((view.getGesture(for: .doubleTap) as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
        #expect((view.getGesture(for: .tap) as? UITapGestureRecognizer)?.numberOfTapsRequired == 1)
    }

    @Test func onGestureWithoutStatesIsCalledForEveryState() {
        var states: [UIGestureRecognizer.State] = []
        view.onGesture(.longPress()) { states.append($0.state) }
        view.simulateLongPress()
        #expect(states == [.began, .ended])
        states = []
        view.onGesture(.pan) { states.append($0.state) }
        view.simulateDrag(by: CGVector(dx: 80, dy: 0))
        #expect(states.first == .began && states.last == .ended && states.contains(.changed))
    }

    @Test func onGestureWithStatesIsCalledForTheseOnly() {
        var states: [UIGestureRecognizer.State] = []
        view.onGesture(.pan, when: [.began, .ended]) { states.append($0.state) }
        view.simulateDrag(by: CGVector(dx: 80, dy: 0))
        #expect(states == [.began, .ended])
        var begun = 0
        view.onGesture(.pan, when: .began) { begun += 1 }
        view.simulateDrag(by: CGVector(dx: 80, dy: 0))
        #expect(begun == 1)
        #expect(states == [.began, .ended])
    }

    @Test func anEqualTypeTakesThePlaceOfTheFirst() {
        var log: [String] = []
        let first = view.onGesture(.tap) { log.append("first") }.getGesture(for: .tap)
        view.onGesture(.tap) { log.append("second") }
        view.simulateTap()
        #expect(log == ["second"])
        #expect(first?.view == nil)
        #expect(view.gestureRecognizers?.count == 1)
    }

    @Test func otherPayloadsAreOtherTypes() {
        var log: [String] = []
        view.onGesture(.swipe(direction: .left)) { log.append("left") }
            .onGesture(.swipe(direction: .right)) { log.append("right") }
            .onGesture(.longPress(minimumDuration: 0.5), when: .began) { log.append("short") }
            .onGesture(.longPress(minimumDuration: 3), when: .began) { log.append("long") }
        #expect(view.gestureRecognizers?.count == 4)
        view.simulateSwipe(.left)
        view.simulateSwipe(.right)
        view.simulateLongPress(duration: 1)
        #expect(log == ["left", "right", "short"])
        #expect(Set<UIView.GestureType>([.longPress(), .longPress(minimumDuration: 0.5), .swipe(), .tap]).count == 3)
    }

    @Test func onGestureKeepsOtherRecognizers() {
        let own = UITapGestureRecognizer()
        view.addGestureRecognizer(own)
        #expect(view.getGesture(for: .tap) == nil)
        view.onGesture(.tap) {}
        #expect(view.gestureRecognizers?.first === own)
        #expect(view.gestureRecognizers?.count == 2)
    }

    @Test func getGestureReturnsNilForARemovedRecognizer() throws {
        let tap = try #require(view.onGesture(.tap) {}.getGesture(for: .tap))
        view.removeGestureRecognizer(tap)
        #expect(view.getGesture(for: .tap) == nil)
    }

    @Test(arguments: [true, false])
    func aTapWaitsForADoubleTap(_ tapIsFirst: Bool) {
        var log: [String] = []
        if tapIsFirst { view.onGesture(.tap) { log.append("tap") } }
        view.onGesture(.doubleTap) { log.append("double") }
        if !tapIsFirst { view.onGesture(.tap) { log.append("tap") } }
        view.simulateTap(taps: 2)
        #expect(log == ["double"])
        log = []
        view.simulateTap()
        #expect(log == ["tap"])
    }

    @Test(arguments: [true, false])
    func aTapWaitsForALongPress(_ tapIsFirst: Bool) {
        var log: [String] = []
        if tapIsFirst { view.onGesture(.tap) { log.append("tap") } }
        view.onGesture(.longPress(minimumDuration: 0.2), when: .began) { log.append("press") }
        if !tapIsFirst { view.onGesture(.tap) { log.append("tap") } }
        view.simulateTap()
        #expect(log == ["tap"])
        log = []
        // A tap may take three quarters of a second, but the press has been recognized by then.
        view.simulateLongPress(duration: 0.4)
        #expect(log == ["press"])
    }

    @Test func theTargetIsNotKept() {
        var log: Log? = Log()
        weak let gone = log
        if let log { view.onGesture(.tap, target: log) { $0.lines.append("tap") } }
        view.simulateTap()
        #expect(log?.lines == ["tap"])
        log = nil
        #expect(gone == nil)
        view.simulateTap()
    }

    @Test func onGestureIgnoresAClosureForAnotherRecognizerClass() {
        let log = Log()
        view.onGesture(.tap, target: log) { (log, pan: UIPanGestureRecognizer) in log.lines.append("pan") }
        view.simulateTap()
        #expect(log.lines.isEmpty)
        view.onGesture(.tap, target: log) { (log, any: UIGestureRecognizer) in log.lines.append("any") }
        view.simulateTap()
        #expect(log.lines == ["any"])
    }

    @Test func theViewTakesTouchesFromThenOn() {
        var taps = 0
        view.userInteractionEnabled(false).ignoreSelfHit().onGesture(.tap) { taps += 1 }
        #expect(view.isUserInteractionEnabled)
        #expect(view.simulateTap() === view)
        #expect(taps == 1)
    }

    @Test func aStackThatLetsTouchesThroughTakesThemWithAGesture() {
        var taps = 0
        let stack = VStackView {}
        stack.frame = view.bounds
        view.addSubview(stack)
        #expect(stack.simulateTap() === view)
        stack.onGesture(.tap) { taps += 1 }
        #expect(stack.simulateTap() === stack)
        #expect(taps == 1)
    }

    @Test func theViewIsNotKept() {
        weak var gone: UIView?
        do {
            let view = UIView().onGesture(.tap) {}.onGesture(.doubleTap) {}
            gone = view
            window.addSubview(view)
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test func aNonFiniteMinimumDurationIsIgnoredAndReported() {
        view.accessibilityIdentifier = "card"
        let (_, issues) = LayoutDiagnostics.collecting { view.onGesture(.longPress(minimumDuration: .nan)) {} }
        #expect(issues.first?.description.contains("card") == true)
        #expect((view.getGesture(for: .longPress()) as? UILongPressGestureRecognizer)?.minimumPressDuration == 0.5)
    }
}
