import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite struct ReactiveKeyValueObservingTests {
    @Test func theValueAndItsChanges() {
        let label = UILabel()
        label.text = "a"
        let log = Log(label.rx.observe(String.self, "text"))
        let changes = Log(label.rx.observe(String.self, "text", options: .new))
        let initial = Log(label.rx.observe(String.self, "text", options: KeyValueObservingOptions.initial))
        let both = KeyValueObservingOptions(rawValue: 3)
        #expect(both == [.initial, .new] && KeyValueObservingOptions.new.rawValue == 2)
        label.text = "b"
        label.text = "b"
        label.text = nil
        #expect(log.elements == ["a", "b", nil])
        #expect(changes.elements == ["b", nil])
        #expect(initial.elements == ["a"])
        log.dispose()
        label.text = "c"
        #expect(log.count == 3)
    }

    @Test func keyPaths() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = Log(scroll.rx.observe(\.contentOffset))
        let changes = Log(scroll.rx.observe(\.contentSize, options: [.new]))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 10
        #expect(log.elements.map(\.y) == [0, 10])
        #expect(changes.elements.map(\.height) == [500])
    }

    /// UIKit's documented properties, by their names in Objective-C.
    @Test func documentedProperties() {
        let image = UIImageView()
        let button = UIButton()
        let scroll = UIScrollView()
        let counts = [
            Log(image.rx.observe(CGRect.self, "frame").map { $0 != nil }),
            Log(image.rx.observe(CGRect.self, "bounds").map { $0 != nil }),
            Log(image.rx.observe(CGPoint.self, "center").map { $0 != nil }),
            Log(image.rx.observe(Bool.self, "hidden").map { $0 != nil }),
            Log(image.rx.observe(CGFloat.self, "alpha").map { $0 != nil }),
            Log(button.rx.observe(Bool.self, "enabled").map { $0 != nil }),
            Log(button.rx.observe(Bool.self, "selected").map { $0 != nil }),
            Log(scroll.rx.observe(CGSize.self, "contentSize").map { $0 != nil }),
            Log(scroll.rx.observe(CGPoint.self, "contentOffset").map { $0 != nil }),
        ]
        image.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        image.isHidden = true
        image.alpha = 0.5
        button.isEnabled = false
        button.isSelected = true
        scroll.contentSize = CGSize(width: 1, height: 1000)
        scroll.contentOffset.y = 5
        for log in counts { #expect(log.elements == [true, true]) }
    }

    /// A sequence is disposed on another thread than the main one, where `take(1)` after `observe(on:)` does it.
    @Test func anotherThreadDisposes() async {
        let label = UILabel()
        label.text = "a"
        let sequences = [
            label.rx.observe(String.self, "text"), label.rx.observe(\.text),
            label.rx.observeWeakly(String.self, "text"),
        ]
        for sequence in sequences {
            let elements = await withCheckedContinuation { continuation in
                _ = sequence.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).take(1).toArray()
                    .subscribe(onSuccess: { @Sendable in continuation.resume(returning: $0) })
            }
            #expect(elements == ["a"])
        }
        var count = 0
        let subscriptions = sequences.map { $0.skip(1).subscribe(onNext: { _ in count += 1 }) }
        label.text = "b"
        #expect(count == 3)
        let disposal = CompositeDisposable(disposables: subscriptions)
        await Task.detached { disposal.dispose() }.value
        await mainQueueTurn()
        label.text = "c"
        #expect(count == 3)
    }

    @Test func retainingTheObject() {
        weak var released: UIView?
        func observe(retainSelf: Bool) -> Log<CGRect?> {
            let view = UIView()
            released = view
            return Log(view.rx.observe(CGRect.self, "frame", retainSelf: retainSelf))
        }
        let weakly = observe(retainSelf: false)
        #expect(released == nil)
        #expect(weakly.isCompleted)
        let strongly = observe(retainSelf: true)
        #expect(released != nil)
        #expect(!strongly.isCompleted)
        strongly.dispose()
        #expect(released == nil)
    }

    @Test func aWeakObservationEndsWithNil() {
        var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        guard let observed = view?.rx.observeWeakly(CGRect.self, "frame") else { return }
        let log = Log(observed)
        view?.frame.origin.x = 5
        view = nil
        #expect(log.elements.map { $0?.minX } == [1, 5, nil])
        #expect(log.isCompleted)
    }

    @Test func otherObjectsEmitTheirPresentValue() {
        final class Bid: NSObject {
            var amount = 1
        }
        let bid = Bid()
        let named = Log(bid.rx.observe(Int.self, "amount"))
        let path = Log(bid.rx.observe(\.amount))
        let changes = Log(bid.rx.observeWeakly(Int.self, "amount", options: .new))
        bid.amount = 2
        #expect(named.elements == [1] && path.elements == [1] && changes.count == 0)
        #expect(!named.isCompleted)
    }

    @Test func otherPropertiesAreNamed() {
        let warnings = WarningLog()
        warnings.asCurrent {
            let log = Log(UIView().rx.observe(String.self, "accessibilityLabel"))
            #expect(log.count == 0)
            log.dispose()
        }
        #expect(warnings.warnings.map(\.description).contains { $0.contains("accessibilityLabel can't be observed") })
    }
}
