import BuilderRxRelay
import BuilderRxSwift

private let perThread = 2_000

func relaysLoseNothing() -> [String] {
    var expectations = Expectations()
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplaySubject<Int>.create(bufferSize: 10)
    let counters = (0..<3).map { _ in Counter() }
    let bag = DisposeBag()
    publish.subscribe(onNext: { _ in counters[0].add() }).disposed(by: bag)
    behavior.skip(1).subscribe(onNext: { _ in counters[1].add() }).disposed(by: bag)
    replay.subscribe(onNext: { _ in counters[2].add() }).disposed(by: bag)
    inParallel { thread in
        for number in 0..<perThread {
            publish.accept(number)
            behavior.accept(number + 1)
            replay.onNext(thread)
        }
    }
    for (counter, name) in zip(counters, ["publish relay", "behavior relay", "replay subject"]) {
        expectations.expect(counter.value, 4 * perThread, name)
    }
    expectations.expect(behavior.value > 0, true, "the relay has one of the values")
    return expectations.failures
}

func observersComeAndGo() -> [String] {
    var expectations = Expectations()
    let relay = BehaviorRelay(value: 0)
    let seen = Counter()
    let disposed = Counter()
    inParallel { thread in
        if thread == 0 {
            for number in 1...perThread { relay.accept(number) }
        } else {
            for _ in 0..<perThread / 4 {
                let subscription = relay.map { $0 + 1 }.filter { $0 > 0 }
                    .subscribe(onNext: { _ in seen.add() }, onDisposed: { disposed.add() })
                subscription.dispose()
            }
        }
    }
    expectations.expect(disposed.value, 3 * (perThread / 4), "disposed")
    expectations.expect(seen.value >= disposed.value, true, "each observer saw a value")
    return expectations.failures
}

func subjectsEndOnce() -> [String] {
    var expectations = Expectations()
    for _ in 0..<200 {
        let subject = PublishSubject<Int>()
        let ends = Counter()
        let after = Counter()
        let subscription = subject.subscribe { event in
            if event.isStopEvent { ends.add() } else { after.add() }
        }
        inParallel { thread in
            subject.onNext(thread)
            if thread % 2 == 0 { subject.onCompleted() } else { subject.onError(RxError.unknown) }
        }
        let received = after.value
        subject.onNext(5)
        expectations.expect(ends.value, 1, "ends")
        expectations.expect(after.value, received, "elements after the end")
        subscription.dispose()
    }
    return expectations.failures
}

func replaysRaceDisposal() -> [String] {
    for _ in 0..<2_000 {
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        let behavior = BehaviorSubject(value: 1)
        replay.onNext(1)
        inParallel(2) { thread in
            if thread == 0 {
                _ = replay.subscribe(onError: { _ in })
                _ = behavior.subscribe(onError: { _ in })
            } else {
                replay.dispose()
                behavior.dispose()
            }
        }
    }
    return []
}
