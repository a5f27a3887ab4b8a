import BuilderUIKit
import Foundation
import Testing

@MainActor
@Suite struct KeyValueObserversTests {
    private final class Observer: UIView {
        var seen: [(path: String?, new: Any?, old: Any?)] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            seen.append((keyPath, change?[.newKey], change?[.oldKey]))
        }
    }

    @Test func offsetAndContentSizeAreObserved() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var offsets: [CGFloat] = []
        var sizes: [CGSize?] = []
        let first = scroll.observe(\.contentOffset, options: [.new]) { scroll, change in
            offsets.append(change.newValue?.y ?? -1)
        }
        let second = scroll.observe(\.contentSize, options: [.old]) { _, change in sizes.append(change.oldValue) }
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 40
        scroll.contentOffset.y = 40
        #expect(offsets == [40])
        #expect(sizes == [.zero])
        first.invalidate()
        scroll.contentOffset.y = 50
        #expect(offsets == [40])
        withExtendedLifetime(second) {}
    }

    @Test func initialValueIsDelivered() {
        let label = UILabel()
        label.text = "a"
        var texts: [String?] = []
        let observation = label.observe(\.text, options: [.initial, .new]) { _, change in
            texts.append(change.newValue ?? nil)
        }
        label.text = "b"
        label.text = "b"
        #expect(texts == ["a", "b"])
        withExtendedLifetime(observation) {}
    }

    @Test func releasedObservationEnds() {
        let view = UIView()
        var count = 0
        do {
            let observation = view.observe(\.isHidden) { _, _ in count += 1 }
            view.isHidden = true
            withExtendedLifetime(observation) {}
        }
        view.isHidden = false
        #expect(count == 1)
    }

    /// An observation is ended on another thread; the closure isn't called after that has reached the main thread.
    @Test func anObservationEndsOnAnyThread() async {
        let view = UIView()
        var count = 0
        let observation = view.observe(\.isHidden) { _, _ in count += 1 }
        view.isHidden = true
        #expect(count == 1)
        await Task.detached { observation.invalidate() }.value
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        view.isHidden = false
        #expect(count == 1)
    }

    @Test func layoutChangesAreObservedByName() {
        let view = UIView(frame: .zero)
        let observer = Observer()
        view.addObserver(observer, forKeyPath: "bounds", options: [.new, .old], context: nil)
        view.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
        #expect(observer.seen.map(\.path) == ["bounds"])
        #expect(observer.seen.first?.new as? CGRect == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(observer.seen.first?.old as? CGRect == .zero)
        view.removeObserver(observer, forKeyPath: "bounds")
        view.frame.size.width = 50
        #expect(observer.seen.count == 1)
    }

    @Test func changeWithinAnObserverIsNotifiedAgain() {
        let control = UIButton(type: .custom)
        var states: [Bool] = []
        let observation = control.observe(\.isSelected, options: [.new]) { control, change in
            states.append(change.newValue ?? false)
            control.isSelected = false
        }
        control.isSelected = true
        #expect(states == [true, false])
        withExtendedLifetime(observation) {}
    }
}
