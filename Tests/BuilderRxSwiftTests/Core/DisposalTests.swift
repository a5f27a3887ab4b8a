import BuilderRxRelay
import BuilderRxSwift
import Foundation
import Synchronization
import Testing

/// Nothing arrives after a disposal, wherever it is called, and things are disposed in a fixed order.
@Suite(.leavesNoResources) struct DisposalTests {
    private struct Failure: Error {}

    /// A source that notes its disposal as `source.`, with the way into it.
    private func source(_ notes: EventNotes, _ keep: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
        .create { observer in
            keep(observer)
            return Disposables.create { notes.note("source.") }
        }
    }

    // MARK: Order

    @Test func disposalBeginsUpstream() {
        let notes = EventNotes()
        let subscription = notes.observe(
            source(notes) { $0.onNext(1) }
                .do(onDispose: { notes.note("upper.") }).map { $0 }.do(onDispose: { notes.note("lower.") }), as: "a")
        #expect(notes.take() == "a1")
        subscription.dispose()
        subscription.dispose()
        #expect(notes.take() == "source. upper. lower. a.")
    }

    @Test func atAnEndTheObserverReceivesItFirst() {
        let notes = EventNotes()
        var inlet: AnyObserver<Int>?
        let watched = source(notes) { inlet = $0 }
            .do(onDispose: { notes.note("upper.") }).map { $0 }.do(onDispose: { notes.note("lower.") })
        notes.observe(watched, as: "a")
        inlet?.onCompleted()
        #expect(notes.take() == "a| a. source. upper. lower.")
        notes.observe(watched, as: "a")
        inlet?.onError(Failure())
        #expect(notes.take() == "a# a. source. upper. lower.")
        notes.finish()
        #expect(notes.take() == "")
    }

    @Test func atAnEndWhileSubscribingTheSourceIsDisposedOnce() {
        let notes = EventNotes()
        notes.observe(
            source(notes) {
                $0.onNext(1)
                $0.onCompleted()
                notes.note("returning")
            }, as: "a")
        #expect(notes.take() == "a1 a| a. returning source.")
        notes.finish()
        #expect(notes.take() == "")
    }

    @Test func anOperatorThatEndsEarlyDisposesItsSourceAfterTheEnd() {
        let notes = EventNotes()
        var inlet: AnyObserver<Int>?
        notes.observe(source(notes) { inlet = $0 }.take(2), as: "a")
        inlet?.onNext(1)
        inlet?.onNext(2)
        inlet?.onNext(3)
        #expect(notes.take() == "a1 a2 a| a. source.")
        notes.finish()
    }

    @Test func aBagDisposesInOrderWhenItGoes() {
        let notes = EventNotes()
        let subject = PublishSubject<Int>()
        var bag: DisposeBag? = DisposeBag()
        for name in ["a", "b", "c"] {
            let subscription = subject.subscribe(
                onNext: { notes.note("\(name)\($0)") }, onDisposed: { notes.note("\(name).") })
            bag?.insert(subscription)
        }
        subject.onNext(1)
        bag = DisposeBag()
        #expect(notes.take() == "a1 b1 c1 a. b. c.")
        subject.onNext(2)
        #expect(notes.take() == "")
        #expect(!subject.hasObservers)
        #expect(bag != nil)
    }

    @Test func aBagThatGoesInACallbackEndsItsSubscriptions() {
        final class Model {
            let bag = DisposeBag()
        }
        let notes = EventNotes()
        let subject = PublishSubject<Int>()
        var model: Model? = Model()
        if let bag = model?.bag {
            subject.subscribe(
                onNext: { number in
                    notes.note("a\(number)")
                    model = nil
                }, onDisposed: { notes.note("a.") }
            ).disposed(by: bag)
            subject.subscribe(onNext: { notes.note("b\($0)") }, onDisposed: { notes.note("b.") }).disposed(by: bag)
        }
        subject.onNext(1)
        subject.onNext(2)
        #expect(notes.take() == "a1 a. b.")
        #expect(model == nil)
    }

    // MARK: Inside of callbacks

    /// Subscribes with a disposal in one of the callbacks.
    private func disposing(in callback: String, of notes: EventNotes, _ source: Observable<Int>) -> any Disposable {
        let own = SingleAssignmentDisposable()
        func at(_ name: String, _ text: String) {
            notes.note(text)
            guard callback == name else { return }
            own.dispose()
            notes.note("back")
        }
        own.setDisposable(
            source.subscribe(
                onNext: { at("next", "\($0)") }, onError: { _ in at("error", "#") },
                onCompleted: { at("completed", "|") }, onDisposed: { at("disposed", ".") }))
        return own
    }

    @Test(arguments: [
        ("next", "1 source. . back", "1 source. . back"),
        ("error", "1 2 # source. . back", "1 2 | . source."),
        ("completed", "1 2 # . source.", "1 2 | source. . back"),
        ("disposed", "1 2 # . source. back", "1 2 | . source. back"),
    ]) func disposingInACallback(_ callback: String, failing: String, completing: String) {
        for (end, expected) in [(Event<Int>.error(Failure()), failing), (.completed, completing)] {
            let notes = EventNotes()
            var inlet: AnyObserver<Int>?
            let subscription = disposing(in: callback, of: notes, source(notes) { inlet = $0 }.map { $0 })
            inlet?.onNext(1)
            inlet?.onNext(2)
            inlet?.on(end)
            inlet?.onNext(3)
            #expect(notes.take() == expected)
            subscription.dispose()
            #expect(notes.take() == "")
        }
    }

    @Test func disposingInsideTheSourceStopsIt() {
        let notes = EventNotes()
        let own = SingleAssignmentDisposable()
        var send: (() -> Void)?
        let source = Observable<Int>.create { observer in
            send = {
                observer.onNext(1)
                own.dispose()
                observer.onNext(2)
                observer.onCompleted()
            }
            return Disposables.create { notes.note("source.") }
        }
        own.setDisposable(notes.observe(source, as: "a"))
        send?()
        #expect(notes.take() == "a1 source. a.")
    }

    @Test func whatComesBeforeThereIsSomethingToDisposeArrives() {
        let notes = EventNotes()
        let own = SingleAssignmentDisposable()
        own.setDisposable(notes.observe(Observable.of(1, 2, 3), as: "a", then: { _ in own.dispose() }))
        #expect(notes.take() == "a1 a2 a3 a| a.")
        // With a disposable that was there before, `take(until:)` or `take(_:)` in place of it, nothing more comes.
        notes.observe(Observable.of(1, 2, 3).take(1), as: "b")
        #expect(notes.take() == "b1 b| b.")
        notes.finish()
    }

    @Test func disposingAnInnerSubscriptionFromAnOuterOne() {
        let notes = EventNotes()
        let outer = PublishSubject<Int>()
        let inner = PublishSubject<Int>()
        let serial = SerialDisposable()
        notes.observe(outer, as: "o", then: { serial.disposable = notes.observe(inner, as: "i\($0)-") })
        outer.onNext(1)
        inner.onNext(1)
        outer.onNext(2)
        inner.onNext(2)
        serial.dispose()
        inner.onNext(3)
        #expect(notes.take() == "o1 i1-1 o2 i1-. i2-2 i2-.")
        notes.finish()
    }

    // MARK: From other threads

    /// Counts what reached an observer, and whether that was late.
    private final class Watch: Sendable {
        let disposed = Atomic(false)
        let received = Atomic(0)
        let late = Atomic(0)
        let disposals = Atomic(0)
    }

    @Test func noElementSentAfterADisposalElsewhereArrives() {
        for _ in 0..<20 {
            let subject = PublishSubject<Bool>()
            let watch = Watch()
            // The element records whether it was sent after the disposal had returned.
            let subscription = subject.map { $0 }.filter { _ in true }.subscribe(
                onNext: { isLate in
                    watch.received.wrappingAdd(1, ordering: .relaxed)
                    if isLate { watch.late.wrappingAdd(1, ordering: .relaxed) }
                }, onDisposed: { watch.disposals.wrappingAdd(1, ordering: .relaxed) })
            let shared = Shared(subscription)
            onThreads(4) { number in
                if number == 0 {
                    while watch.received.load(ordering: .relaxed) < 50 {}
                    shared.value.dispose()
                    watch.disposed.store(true, ordering: .sequentiallyConsistent)
                } else {
                    var after = 0
                    while after < 20 {
                        let isLate = watch.disposed.load(ordering: .sequentiallyConsistent)
                        if isLate { after += 1 }
                        subject.onNext(isLate)
                    }
                }
            }
            #expect(watch.late.load(ordering: .relaxed) == 0)
            #expect(watch.disposals.load(ordering: .relaxed) == 1)
            #expect(!subject.hasObservers)
        }
    }

    @Test func severalMayDisposeAtATime() {
        for _ in 0..<50 {
            let subject = PublishSubject<Int>()
            let watch = Watch()
            var token: Witness? = Witness()
            weak let kept = token
            let shared = Shared(
                subject.map { [token] number in withExtendedLifetime(token) { number } }.subscribe(
                    onNext: { _ in watch.received.wrappingAdd(1, ordering: .relaxed) },
                    onDisposed: { watch.disposals.wrappingAdd(1, ordering: .relaxed) }))
            token = nil
            onThreads(4) { number in
                if number == 3 { subject.onNext(1) } else { shared.value.dispose() }
                if number == 2 { subject.onCompleted() }
            }
            #expect(watch.disposals.load(ordering: .relaxed) == 1)
            #expect(watch.received.load(ordering: .relaxed) <= 1)
            #expect(kept == nil)
        }
    }

    @Test func subscribingAndDisposingFromSeveralThreadsLeavesNothing() {
        let relay = BehaviorRelay(value: 0)
        let subject = PublishSubject<Int>()
        let watch = Watch()
        onThreads(8) { number in
            for round in 0..<200 {
                let first = relay.map { $0 }.subscribe(
                    onNext: { _ in watch.received.wrappingAdd(1, ordering: .relaxed) })
                let second = subject.subscribe()
                if round % 10 == 0 {
                    relay.accept(number)
                    subject.onNext(number)
                }
                first.dispose()
                second.dispose()
            }
        }
        #expect(watch.received.load(ordering: .relaxed) >= 1600)
        #expect(!subject.hasObservers)
    }
}
