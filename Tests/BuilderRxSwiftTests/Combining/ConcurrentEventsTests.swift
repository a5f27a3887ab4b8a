import BuilderRxSwift
import Foundation
import Testing

/// Events of several threads that meet in an operator: none is lost, none overtakes another one of its own thread.
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct ConcurrentEventsTests {
    private let source = PublishSubject<Int>()
    private let tally = Tally()

    /// Emits 1, and on another thread the events of a closure once 1 is being handled. Returns the noted events.
    ///
    /// - Parameter operation: The operator; its closures call the function that they get with each element.
    private func events(
        _ operation: (Observable<Int>, @escaping (Int) -> Void) -> Observable<Int>,
        meanwhile: @escaping (PublishSubject<Int>) -> Void
    ) -> [String] {
        let started = DispatchSemaphore(value: 0)
        let subscription = operation(source) { element in
            guard element == 1 else { return }
            started.signal()
            Thread.sleep(forTimeInterval: 0.2)
        }
        .subscribe { [tally] event in tally.note("\(event)") }
        let (first, others) = (Shared(source), Shared { [source] in meanwhile(source) })
        onThreads(2) { thread in
            if thread == 0 {
                first.value.onNext(1)
            } else {
                started.wait()
                others.value()
            }
        }
        subscription.dispose()
        return tally.lines
    }

    @Test func anElementBeforeTheCompletionOfAScan() {
        let lines = events { source, handle in
            source.scan(0) { sum, element in
                handle(element)
                return sum + element
            }
        } meanwhile: { source in
            source.onNext(10)
            source.onCompleted()
        }
        #expect(lines == ["next(1)", "next(11)", "completed"])
    }

    @Test func anElementBeforeTheErrorOfDistinctUntilChanged() {
        let lines = events { source, handle in
            source.startWith(0).distinctUntilChanged { _, element in
                handle(element)
                return false
            }
        } meanwhile: { source in
            source.onNext(10)
            source.onError(RxError.unknown)
        }
        #expect(lines == ["next(0)", "next(1)", "next(10)", "error(Unknown error occurred.)"])
    }

    @Test func theCompletionDuringASelectorOfFlatMap() {
        let lines = events { source, handle in
            source.flatMap { element -> Observable<Int> in
                handle(element)
                return .just(element)
            }
        } meanwhile: {
            $0.onCompleted()
        }
        #expect(lines == ["next(1)", "completed"])
    }

    @Test func theCompletionDuringASelectorOfFlatMapLatest() {
        let lines = events { source, handle in
            source.flatMapLatest { element -> Observable<Int> in
                handle(element)
                return .just(element)
            }
        } meanwhile: {
            $0.onCompleted()
        }
        #expect(lines == ["next(1)", "completed"])
    }

    @Test func flatMapFirstDropsAnElementDuringASelector() {
        let inner = PublishSubject<Int>()
        let lines = events { source, handle in
            source.flatMapFirst { element -> Observable<Int> in
                handle(element)
                return inner.startWith(element)
            }
        } meanwhile: {
            $0.onNext(10)
        }
        #expect(lines == ["next(1)"])
    }

    @Test func mergeKeepsTheOrderOfEachSource() {
        let other = PublishSubject<Int>()
        var received: [Int] = []
        // The observer emits, too: on the thread in turn, while others wait.
        _ = Observable.merge(source, other).subscribe(onNext: { element in
            received.append(element)
            if element > 0, element % 7 == 0 { other.onNext(-element) }
        })
        let shared = Shared((source, other))
        onThreads(2) { thread in
            for number in 1...5000 {
                if thread == 0 { shared.value.0.onNext(number) } else { shared.value.1.onNext(-100_000 - number) }
            }
        }
        #expect(received.filter { $0 > 0 } == Array(1...5000))
        #expect(received.filter { $0 < -100_000 } == (1...5000).map { -100_000 - $0 })
        #expect(received.filter { -100_000 < $0 && $0 < 0 }.count == 5000 / 7)
        source.onCompleted()
        other.onCompleted()
    }

    @Test func aReplayedObserverReceivesEachElementOnceAndInOrder() {
        for _ in 0..<200 {
            let subjects: [(Observable<Int>, (Int) -> Void)] = [
                { subject in (subject, subject.onNext) }(ReplaySubject<Int>.createUnbounded()),
                { subject in (subject, subject.onNext) }(BehaviorSubject(value: 0)),
            ]
            for (observable, emit) in subjects {
                emit(0)
                let lists = (0..<3).map { _ in Received() }
                let shared = Shared((observable, emit))
                onThreads(4) { thread in
                    if thread > 0 {
                        _ = shared.value.0.subscribe(onNext: lists[thread - 1].add)
                    } else {
                        for number in 1...50 { shared.value.1(number) }
                    }
                }
                for list in lists {
                    let elements = list.elements
                    #expect(elements == Array((elements.first ?? 0)...50))
                }
            }
        }
    }

    /// An element whose deinitializer waits up to five minutes for another thread that uses the subject.
    private final class Waiting: @unchecked Sendable {
        private let subject: Shared<ReplaySubject<Waiting>>
        private let tally: Tally

        init(_ subject: ReplaySubject<Waiting>, _ tally: Tally) {
            self.subject = Shared(subject)
            self.tally = tally
        }

        deinit {
            let end = DispatchSemaphore(value: 0)
            Thread.detachNewThread { [subject] in
                _ = subject.value.hasObservers
                end.signal()
            }
            tally.note(end.wait(timeout: .now() + 300) == .success ? "free" : "locked")
        }
    }

    @Test func replacedElementsAreReleasedWithoutTheLock() {
        let subject = ReplaySubject<Waiting>.create(bufferSize: 1)
        for _ in 0..<2 { subject.onNext(Waiting(subject, tally)) }
        subject.dispose()
        #expect(tally.lines == ["free", "free"])
    }

    @Test func elementsThatWaitAreReleasedByTheDisposal() {
        let elements = PublishSubject<Witness>()
        let other = PublishSubject<Witness>()
        let serial = SerialDisposable()
        var wasReleased: Bool?
        let shared = Shared(other)
        serial.disposable = Observable.merge(elements, other).subscribe(onNext: { _ in
            weak var waiting: Witness?
            do {
                let witness = Witness()
                waiting = witness
                let sent = Shared(witness)
                onThreads(1) { _ in shared.value.onNext(sent.value) }
            }
            let waits = waiting != nil
            serial.dispose()
            wasReleased = waits && waiting == nil
        })
        elements.onNext(Witness())
        #expect(wasReleased == true)
    }

    private final class Received: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [Int] = []
        var elements: [Int] { lock.withLock { list } }
        func add(_ element: Int) { lock.withLock { list.append(element) } }
    }
}
