import Testing

@testable import BuilderUIKit

@Suite @MainActor struct GestureRecognizerTests {
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
