import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

/// Observers that wait for another thread, which uses the same operator or subject meanwhile: no lock is held while an
/// observer runs.
@Suite(.leavesNoResources) struct WaitingObserversTests {
    /// Runs a closure on another thread, and waits up to five minutes for its end.
    private func isDone(_ body: @escaping () -> Void) -> Bool {
        let shared = Shared(body)
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            shared.value()
            end.signal()
        }
        return end.wait(timeout: .now() + 300) == .success
    }

    /// Combines two subjects, emits into the first, and lets the observer wait for a thread that emits into the second.
    private func elements(
        _ combine: (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [Int] {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        var elements: [Int] = []
        var hasWaited = false
        let subscription = combine(first, second).subscribe(onNext: { element in
            elements.append(element)
            guard !hasWaited else { return }
            hasWaited = true
            let isDone = isDone {
                second.onNext(20)
                second.onNext(21)
            }
            #expect(isDone, "The observer's lock is held.", sourceLocation: sourceLocation)
        })
        second.onNext(10)
        first.onNext(1)
        first.onNext(2)
        subscription.dispose()
        return elements
    }

    @Test func combiningTwoSources() {
        #expect(elements { Observable.merge($0.asObservable(), $1.asObservable()) } == [10, 20, 21, 1, 2])
        #expect(elements { Observable.combineLatest($0, $1) { $0 * 100 + $1 } } == [110, 120, 121, 221])
        #expect(elements { Observable.zip($0, $1) { $0 * 100 + $1 } } == [110, 220])
        #expect(elements { $0.withLatestFrom($1) { $0 * 100 + $1 } } == [110, 221])
        #expect(elements { $0.take(until: $1.filter { $0 == 21 }) } == [1])
        #expect(elements { $0.skip(until: $1) } == [1, 2])
        #expect(elements { $0.amb($1) } == [10, 20, 21])
        #expect(elements { first, second in second.sample(first) } == [10, 21])
    }

    /// A failure of one source, or the end of the subscription, disposes of the others.
    @Test(arguments: [true, false]) func zipWithADisposalThatWaits(isFailure: Bool) {
        let (first, second, third) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
        var events: [String] = []
        let source = first.do(onDispose: {
            events.append("disposed")
            let isDone = isDone {
                third.onNext(3)
                third.onCompleted()
            }
            #expect(isDone, "The operator's lock is held.")
        })
        let subscription = Observable.zip(source, second, third) { $0 + $1 + $2 }.subscribe { events.append("\($0)") }
        first.onNext(1)
        if isFailure { second.onError(RxError.unknown) }
        subscription.dispose()
        #expect(events.sorted() == ["disposed"] + (isFailure ? ["error(Unknown error occurred.)"] : []))
    }

    @Test func innerSequences() {
        #expect(
            elements { first, second in first.startWith(0).flatMap { $0 == 1 ? .just(1) : second.asObservable() } }
                == [10, 20, 21, 1])
        #expect(elements { first, second in first.startWith(0).flatMapLatest { _ in second } } == [10, 20, 21])
        #expect(elements { first, second in first.startWith(0).concatMap { _ in second } } == [10, 20, 21])
    }

    /// A subscription waits for an element that another thread emits through the same operator: it is no part of a
    /// turn.
    @Test func aSourceOfAQueuedElementThatWaitsForAnother() {
        let outer = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let arrived = DispatchSemaphore(value: 0)
        var elements: [Int] = []
        let source = Observable<Int>.create { observer in
            #expect(isDone { other.onNext(5) })
            #expect(arrived.wait(timeout: .now() + 300) == .success, "The element waits for the subscription.")
            observer.onNext(9)
            return Disposables.create()
        }
        let subscription = outer.flatMap { element -> Observable<Int> in
            switch element {
            case 0: other
            case 1: .just(1)
            default: source
            }
        }
        .subscribe(onNext: { element in
            elements.append(element)
            if element == 1 { #expect(isDone { outer.onNext(2) }) }
            if element == 5 { arrived.signal() }
        })
        outer.onNext(0)
        outer.onNext(1)
        #expect(elements == [1, 5, 9])
        subscription.dispose()
    }

    @Test func aNextSourceThatWaitsForTheSelector() {
        let outer = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        let called = DispatchSemaphore(value: 0)
        var elements: [Int] = []
        let second = Observable<Int>.create { observer in
            #expect(isDone { outer.onNext(3) })
            #expect(called.wait(timeout: .now() + 300) == .success, "The element waits for the subscription.")
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }
        let subscription = outer.concatMap { element -> Observable<Int> in
            switch element {
            case 1: return first
            case 2: return second
            default:
                called.signal()
                return .just(element)
            }
        }
        .subscribe(onNext: { elements.append($0) })
        outer.onNext(1)
        outer.onNext(2)
        first.onNext(1)
        first.onCompleted()
        #expect(elements == [1, 2, 3])
        subscription.dispose()
    }

    /// The comparison of times may wait for a thread that schedules an action.
    @Test func aComparisonOfVirtualTimesThatWaits() {
        final class Converter: VirtualTimeConverterType {
            var compares: () -> Void = {}
            func convertFromVirtualTime(_ time: Int) -> RxTime { RxTime(timeIntervalSince1970: Double(time)) }
            func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }
            func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) }
            func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval) }
            func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
            func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
                compares()
                return lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
            }
        }
        let converter = Converter()
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: converter)
        var order: [Int] = []
        func schedule(_ time: Int) {
            _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
                order.append(time)
                return Disposables.create()
            }
        }
        var hasWaited = false
        converter.compares = {
            guard !hasWaited else { return }
            hasWaited = true
            #expect(isDone { schedule(2) }, "The scheduler's lock is held.")
        }
        schedule(3)
        schedule(1)
        scheduler.start()
        #expect(order == [1, 2, 3])
        #expect(scheduler.clock == 3)
        hasWaited = false
        scheduler.sleep(2)
        #expect(scheduler.clock == 5)
        scheduler.advanceTo(5)
        #expect(order == [1, 2, 3, 2])
    }

    @Test func operatorsWithState() {
        let source = PublishSubject<Int>()
        var sums: [Int] = []
        _ = source.scan(0) { sum, element in
            if element == 1 { #expect(isDone { source.onNext(10) }) }
            return sum + element
        }
        .subscribe(onNext: { sums.append($0) })
        source.onNext(1)
        source.onNext(2)
        #expect(sums == [1, 11, 13])
        source.onCompleted()
        let numbers = PublishSubject<Int>()
        var total: Int?
        _ = numbers.reduce(0) { sum, element in
            if element == 1 { #expect(isDone { numbers.onNext(10) }) }
            return sum + element
        }
        .subscribe(onNext: { total = $0 })
        numbers.onNext(1)
        numbers.onCompleted()
        #expect(total == 11)
    }

    @Test func timers() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = PublishSubject<Int>()
        var elements: [Int] = []
        _ = source.debounce(.seconds(5), scheduler: scheduler).subscribe(onNext: { element in
            elements.append(element)
            if element == 1 { #expect(isDone { source.onNext(2) }) }
        })
        source.onNext(1)
        scheduler.advanceTo(10)
        scheduler.advanceTo(20)
        #expect(elements == [1, 2])
        source.onCompleted()
    }

    @Test func replaysOfSubjects() {
        let replay = ReplaySubject<Int>.create(bufferSize: 3)
        replay.onNext(1)
        replay.onNext(2)
        var elements: [Int] = []
        _ = replay.subscribe(
            onNext: { element in
                elements.append(element)
                guard element == 1 else { return }
                #expect(
                    isDone {
                        replay.onNext(3)
                        _ = replay.subscribe()
                    })
            }, onCompleted: { elements.append(-1) })
        #expect(elements == [1, 2, 3])
        replay.onCompleted()
        #expect(elements == [1, 2, 3, -1])

        let behavior = BehaviorSubject(value: 1)
        var values: [Int] = []
        _ = behavior.subscribe(
            onNext: { value in
                values.append(value)
                guard value == 1 else { return }
                #expect(
                    isDone {
                        behavior.onNext(2)
                        behavior.onCompleted()
                    })
            }, onCompleted: { values.append(-1) })
        #expect(values == [1, 2, -1])
    }

    @Test func elementsThatAnObserverEmitsAfterItsReplay() {
        let replay = ReplaySubject<Int>.create(bufferSize: 3)
        replay.onNext(1)
        var elements: [Int] = []
        _ = replay.subscribe(onNext: { element in
            elements.append(element)
            if element == 1 { #expect(isDone { replay.onNext(2) }) }
            if element == 2 { replay.onNext(3) }
        })
        #expect(elements == [1, 2, 3])
        replay.onCompleted()
    }

    @Test func aReplayThatItsObserverEnds() {
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        replay.onNext(1)
        var elements: [Int] = []
        _ = replay.take(1).subscribe(onNext: { element in
            elements.append(element)
            #expect(isDone { replay.onNext(2) })
        })
        #expect(elements == [1])
        #expect(!replay.hasObservers)

        let disposed = ReplaySubject<Int>.create(bufferSize: 2)
        disposed.onNext(1)
        var last: [Int] = []
        _ = disposed.subscribe(onNext: { element in
            last.append(element)
            guard element == 1 else { return }
            #expect(
                isDone {
                    disposed.onNext(2)
                    disposed.dispose()
                })
        })
        #expect(last == [1])
    }

    @Test func sharingWhileAnObserverWaits() {
        for replay in 0...1 {
            let source = PublishSubject<Int>()
            let shared = source.startWith(1).share(replay: replay, scope: .whileConnected)
            var (first, second): ([Int], [Int]) = ([], [])
            let bag = DisposeBag()
            shared.subscribe(onNext: { element in
                first.append(element)
                guard element == 1 else { return }
                #expect(
                    isDone {
                        shared.subscribe(onNext: { second.append($0) }).disposed(by: bag)
                        source.onNext(2)
                    })
            })
            .disposed(by: bag)
            source.onNext(3)
            #expect(first.last == 3)
            #expect(second == (replay == 1 ? [1, 3] : [3]))
            source.onCompleted()
        }
    }

    @Test func sharingWithConcurrentFirstObservers() {
        for replay in 0...1 {
            for _ in 0..<50 {
                let connections = Shared(PublishSubject<Int>())
                let shared = Shared(connections.value.startWith(1).share(replay: replay, scope: .whileConnected))
                let bag = Shared(DisposeBag())
                onThreads(4) { _ in shared.value.subscribe().disposed(by: bag.value) }
                #expect(connections.value.hasObservers)
            }
        }
    }
}
