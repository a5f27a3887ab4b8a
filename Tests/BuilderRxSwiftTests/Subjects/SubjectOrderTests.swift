import BuilderRxRelay
import Testing

@testable import BuilderRxSwift

/// Observers are notified in the order of their subscriptions, however many subscribe and dispose, and both stay cheap.
@Suite(.leavesNoResources) struct SubjectOrderTests {
    /// The same numbers in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func randomDisposalsKeepTheOrder(_ seed: UInt64) {
        var dice = Dice(state: seed)
        let subject = PublishSubject<Void>()
        var received: [Int] = []
        var present: [(number: Int, subscription: any Disposable)] = []
        for number in 0..<600 {
            present.append((number, subject.subscribe(onNext: { received.append(number) })))
            while present.count > 130 || (present.count > 0 && Int.random(in: 0..<3, using: &dice) == 0) {
                present.remove(at: Int.random(in: 0..<present.count, using: &dice)).subscription.dispose()
            }
            if number % 50 == 0 {
                received = []
                subject.onNext(())
                #expect(received == present.map(\.number))
            }
        }
        received = []
        subject.onNext(())
        #expect(received == present.map(\.number))
        present.forEach { $0.subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func aThousandKeepTheirOrder() {
        let relay = BehaviorRelay(value: 0)
        var received: [Int] = []
        var subscriptions = (0..<1000).map { number in
            relay.skip(1).subscribe(onNext: { _ in received.append(number) }) as (any Disposable)?
        }
        var dice = Dice(state: 9)
        let leaving = (0..<1000).shuffled(using: &dice).prefix(700)
        for number in leaving {
            subscriptions[number]?.dispose()
            subscriptions[number] = nil
        }
        relay.accept(1)
        #expect(received == (0..<1000).filter { subscriptions[$0] != nil })
        subscriptions.forEach { $0?.dispose() }
    }

    @Test func disposingInsideOnNextKeepsTheOrder() {
        let subject = PublishSubject<Int>()
        var received: [Int] = []
        var subscriptions: [Int: any Disposable] = [:]
        for number in 0..<200 {
            subscriptions[number] = subject.subscribe(onNext: { round in
                received.append(number)
                // In the first round every third one takes its neighbor behind along, half of them the one before, too.
                guard round == 0, number % 3 == 0 else { return }
                subscriptions.removeValue(forKey: number + 1)?.dispose()
                if number % 2 == 0 { subscriptions.removeValue(forKey: number - 1)?.dispose() }
            })
        }
        subject.onNext(0)
        #expect(received == (0..<200).filter { $0 % 3 != 1 })
        received = []
        subject.onNext(1)
        #expect(received == subscriptions.keys.sorted())
        subscriptions.values.forEach { $0.dispose() }
    }

    /// How often seats were moved while 100,000 subscribed and left in an order.
    private func moves(leaving order: ([Int]) -> [Int]) -> Int {
        let count = 100_000
        let core = SubjectCore<Int>(.latest(0))
        let source = Observable(trampolined: false, source: core.add)
        let subscriptions = (0..<count).map { _ in source.subscribe() }
        for number in order(Array(0..<count)) { subscriptions[number].dispose() }
        #expect(!core.hasObservers)
        return core.moves
    }

    @Test func leavingMovesFewSeats() {
        var dice = Dice(state: 7)
        #expect(moves { $0 } <= 100_000)
        #expect(moves { $0.reversed() } <= 100_000)
        #expect(moves { $0.shuffled(using: &dice) } <= 100_000)
        #expect(moves { numbers in numbers.filter { $0 % 2 == 0 } + numbers.filter { $0 % 2 == 1 } } <= 100_000)
    }

    @Test func comingAndGoingByTurnsMovesNothing() {
        let core = SubjectCore<Int>()
        let source = Observable(trampolined: false, source: core.add)
        let stays = source.subscribe()
        for _ in 0..<100_000 { source.subscribe().dispose() }
        #expect(core.moves == 0)
        stays.dispose()
    }

    @Test func comingAndGoingInARowMovesAtMostOneSeatEach() {
        let core = SubjectCore<Int>()
        let source = Observable(trampolined: false, source: core.add)
        // A window of 50 that wanders: the eldest leaves, a new one comes.
        var window = (0..<50).map { _ in source.subscribe() }
        for number in 0..<50_000 {
            window[number % 50].dispose()
            window[number % 50] = source.subscribe()
        }
        #expect(core.moves <= 100_000)
        window.forEach { $0.dispose() }
    }
}
