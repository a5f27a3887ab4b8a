import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIUpdateLinkTests {
    private func turnRunLoop(until isDone: () -> Bool) {
        let deadline = Date() + 30
        while !isDone(), Date() < deadline { RunLoop.current.run(until: Date() + 0.01) }
    }

    @Test func actionsAreCalledInTheOrderOfTheirMoments() {
        final class Window: UIWindow {
            override func layoutSubviews() {
                super.layoutSubviews()
                subviews.first?.frame.size.width = 50
            }
        }
        let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        window.addSubview(view)
        let link = UIUpdateLink(view: view)
        var calls: [String] = []
        link.addAction(to: .afterUpdateComplete) { _, info in
            calls.append(info.completionDeadlineTime > info.modelTime ? "late" : "unknown")
        }
        link.addAction(to: .afterCATransactionCommit) { [weak view] _, _ in
            if view?.frame.width != 50 { calls.append("not laid out") }
        }
        link.addAction(to: .beforeCATransactionCommit) { [weak window] _, _ in window?.setNeedsLayout() }
        link.addAction(to: .afterLowLatencyCATransactionCommit) { _, _ in calls.append("isn't performed") }
        link.addAction { link, info in calls.append(info === link.currentUpdateInfo ? "early" : "unknown") }
        link.isEnabled = true
        RunLoop.current.run(until: Date() + 0.05)
        #expect(calls.isEmpty)
        link.requiresContinuousUpdates = true
        turnRunLoop { calls.count >= 2 }
        #expect(calls.prefix(2) == ["early", "late"])
        #expect(link.currentUpdateInfo == nil)
        view.removeFromSuperview()
        let count = calls.count
        RunLoop.current.run(until: Date() + 0.05)
        #expect(calls.count == count)
        link.isEnabled = false
        withExtendedLifetime(window) {}
    }

    @Test func methodsAreActionsAndTheLinkIsReleased() {
        @MainActor final class Counter {
            var frames = 0
            func step(_ link: UIUpdateLink, _ info: UIUpdateInfo) { frames += link.isEnabled ? 1 : 100 }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let counter = Counter()
        weak var released: UIUpdateLink?
        do {
            let link = UIUpdateLink(view: window)
            link.addAction(target: counter, selector: Selector("step:info:", Counter.step(_:_:)))
            link.requiresContinuousUpdates = true
            link.isEnabled = true
            turnRunLoop { counter.frames >= 1 }
            released = link
        }
        #expect((1..<100).contains(counter.frames))
        #expect(released == nil)
    }
}
