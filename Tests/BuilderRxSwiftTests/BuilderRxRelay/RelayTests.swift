import BuilderRxRelay
import BuilderRxSwift
import Testing

/// Relays: subjects that never end.
@Suite(.leavesNoResources) struct RelayTests {
    private let tally = Tally()

    @Test func aPublishRelaySendsWhatComesLater() {
        let relay = PublishRelay<Int>()
        relay.accept(1)
        _ = relay.subscribe(onNext: { [tally] in tally.note("\($0)") })
        relay.accept(2)
        #expect(tally.lines == ["2"])
    }

    @Test func relaysAreInfallible() {
        let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 1))
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        replay.accept(4)
        let bag = DisposeBag()
        publish.asInfallible().subscribe(onNext: { [tally] in tally.note("publish \($0)") }).disposed(by: bag)
        behavior.asInfallible().subscribe(onNext: { [tally] in tally.note("behavior \($0)") }).disposed(by: bag)
        replay.asInfallible().subscribe(onNext: { [tally] in tally.note("replay \($0)") }).disposed(by: bag)
        publish.accept(2)
        behavior.accept(3)
        #expect(tally.lines == ["behavior 1", "replay 4", "publish 2", "behavior 3"])
    }

    @Test func severalRelaysGetEachElementInTurn() {
        let first = PublishRelay<Int>()
        let second = PublishRelay<Int>()
        _ = first.subscribe(onNext: { [tally] in tally.note("first \($0)") })
        _ = second.subscribe(onNext: { [tally] in tally.note("second \($0)") })
        _ = Observable.of(1, 2).bind(to: first, second)
        #expect(tally.lines == ["first 1", "second 1", "first 2", "second 2"])
    }

    @Test func optionalRelaysTakeElements() {
        let publish = PublishRelay<Int?>()
        let behavior = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int?>.create(bufferSize: 1)
        _ = publish.subscribe(onNext: { [tally] in tally.note("publish \($0 ?? 0)") })
        let source = Observable.just(1)
        _ = source.bind(to: publish)
        _ = source.bind(to: behavior)
        _ = source.bind(to: replay)
        _ = replay.subscribe(onNext: { [tally] in tally.note("replay \($0 ?? 0)") })
        #expect(tally.lines == ["publish 1", "replay 1"])
        #expect(behavior.value == 1)
    }

    @Test func disposingABindingEndsIt() {
        let source = PublishRelay<Int>()
        let relay = BehaviorRelay(value: 0)
        let binding = source.bind(to: relay)
        source.accept(1)
        binding.dispose()
        source.accept(2)
        #expect(relay.value == 1)
    }

    @Test func acceptingFromInsideOfAnObserver() {
        let relay = BehaviorRelay(value: 0)
        let subscription = relay.subscribe(onNext: { [tally] value in
            tally.note("begin \(value)")
            if value < 2 { relay.accept(value + 1) }
            tally.note("end \(value)")
        })
        #expect(relay.value == 2)
        #expect(tally.lines == ["begin 0", "begin 1", "begin 2", "end 2", "end 1", "end 0"])
        subscription.dispose()
    }

    @Test func concurrentAcceptsLoseNothing() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: -1)
        let replay = ReplayRelay<Int>.createUnbound()
        let counted = [Tally(), Tally(), Tally()]
        let bag = DisposeBag()
        publish.subscribe(onNext: { counted[0].note("\($0)") }).disposed(by: bag)
        behavior.skip(1).subscribe(onNext: { counted[1].note("\($0)") }).disposed(by: bag)
        replay.subscribe(onNext: { counted[2].note("\($0)") }).disposed(by: bag)
        onThreads(4) { thread in
            for number in 0..<500 {
                publish.accept(thread * 1_000 + number)
                behavior.accept(thread * 1_000 + number)
                replay.accept(thread * 1_000 + number)
            }
        }
        #expect(counted[0].count == 2_000)
        #expect(Set(counted[0].lines).count == 2_000)
        #expect(Set(counted[2].lines).count == 2_000)
        let again = Tally()
        _ = replay.subscribe(onNext: { again.note("\($0)") })
        #expect(Set(again.lines) == Set(counted[2].lines))
        #expect(behavior.value % 1_000 == 499)
    }

    @Test func observersMayComeAndGoDuringAccepts() {
        let relay = BehaviorRelay(value: 0)
        onThreads(4) { thread in
            for number in 0..<300 {
                if thread == 0 {
                    relay.accept(number)
                } else {
                    relay.subscribe(onNext: { _ in }).dispose()
                }
            }
        }
        #expect(relay.value == 299)
    }

    @Test func theObservableOfARelayIsItsStream() {
        let relay = PublishRelay<Int>()
        let subscription = relay.asObservable().map { $0 + 1 }.subscribe(onNext: { [tally] in tally.note("\($0)") })
        relay.accept(1)
        subscription.dispose()
        #expect(tally.lines == ["2"])
    }

    @Test func aRelayIsReleasedWithItsObservers() {
        var relay: BehaviorRelay<Int>? = BehaviorRelay(value: 0)
        weak let gone = relay
        let subscription = relay?.map { $0 + 1 }.subscribe()
        relay = nil
        subscription?.dispose()
        #expect(gone == nil)
    }
}
