import BuilderRxSwift
import Foundation

private let perThread = 1_000

func mergeLosesNothing() -> [String] {
    var expectations = Expectations()
    let subjects = (0..<4).map { _ in PublishSubject<Int>() }
    let seen = Counter()
    let ends = Counter()
    let subscription = Observable.merge(subjects.map { $0.asObservable() })
        .subscribe(onNext: { _ in seen.add() }, onCompleted: { ends.add() })
    inParallel { thread in
        for number in 0..<perThread { subjects[thread].onNext(number) }
        subjects[thread].onCompleted()
    }
    expectations.expect(seen.value, 4 * perThread, "merged")
    expectations.expect(ends.value, 1, "ends")
    subscription.dispose()
    return expectations.failures
}

func junctionsKeepTheGrammar() -> [String] {
    var expectations = Expectations()
    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    let inside = Counter()
    let overlaps = Counter()
    let zipped = Counter()
    let bag = DisposeBag()
    let watch: (Int) -> Void = { _ in
        inside.add()
        if inside.value != 1 { overlaps.add() }
        inside.add(-1)
    }
    Observable.combineLatest(left, right, resultSelector: +).subscribe(onNext: watch).disposed(by: bag)
    Observable.zip(left, right, resultSelector: +).subscribe(onNext: { _ in zipped.add() }).disposed(by: bag)
    left.withLatestFrom(right).subscribe(onNext: { _ in }).disposed(by: bag)
    inParallel(2) { thread in
        for number in 0..<perThread { (thread == 0 ? left : right).onNext(number) }
    }
    expectations.expect(overlaps.value, 0, "combineLatest called its observer twice at once")
    expectations.expect(zipped.value, perThread, "pairs")
    return expectations.failures
}

func innerSequencesSwitch() -> [String] {
    var expectations = Expectations()
    let outer = PublishSubject<Int>()
    let inner = (0..<4).map { _ in PublishSubject<Int>() }
    let all = Counter()
    let bag = DisposeBag()
    outer.flatMapLatest { inner[$0 % 4] }.subscribe(onNext: { _ in }).disposed(by: bag)
    outer.flatMap { inner[$0 % 4].take(1) }.subscribe(onNext: { _ in all.add() }).disposed(by: bag)
    inParallel { thread in
        for number in 0..<perThread {
            if thread == 0 { outer.onNext(number) } else { inner[number % 4].onNext(number) }
        }
    }
    inner.forEach { $0.onNext(0) }
    expectations.expect(all.value, perThread, "one element of each inner sequence")
    return expectations.failures
}

func sharedSequencesConnectOnce() -> [String] {
    var expectations = Expectations()
    let connections = Counter()
    let open = Counter()
    let source = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
        connections.add()
        open.add()
        return source.startWith(1).do(onDispose: { open.add(-1) })
    }
    .share(replay: 1, scope: .whileConnected)
    let deaf = Counter()
    inParallel { _ in
        for _ in 0..<200 {
            let seen = Counter()
            let subscription = shared.subscribe(onNext: { _ in seen.add() })
            // The first subscriber connects, and may be suspended before it does: what others send until then is lost.
            let limit = Date(timeIntervalSinceNow: 300)
            while seen.value == 0, Date() < limit { source.onNext(2) }
            if seen.value == 0 { deaf.add() }
            subscription.dispose()
        }
    }
    expectations.expect(open.value, 0, "open connections in the end")
    expectations.expect(connections.value >= 1, true, "connections")
    expectations.expect(deaf.value, 0, "subscribers that saw nothing")
    return expectations.failures
}

func eventsDuringClosuresAreKept() -> [String] {
    var expectations = Expectations()
    // The second thread goes on while a closure runs.
    let started = DispatchSemaphore(value: 0)
    let slowly: (Int) -> Int = { element in
        started.signal()
        Thread.sleep(forTimeInterval: 0.005)
        return element
    }
    let operators: [(String, (Observable<Int>) -> Observable<Int>)] = [
        ("scan", { source in source.scan(0) { _, element in slowly(element) } }),
        ("flatMap", { source in source.flatMap { Observable.just(slowly($0)) } }),
        ("flatMapLatest", { source in source.flatMapLatest { Observable.just(slowly($0)) } }),
        ("concatMap", { source in source.concatMap { Observable.just(slowly($0)) } }),
    ]
    for (name, operation) in operators {
        for _ in 0..<20 {
            let source = PublishSubject<Int>()
            let seen = Counter()
            let ends = Counter()
            let subscription = operation(source).subscribe(onNext: { _ in seen.add() }, onCompleted: { ends.add() })
            inParallel(2) { thread in
                if thread == 0 {
                    source.onNext(1)
                } else {
                    started.wait()
                    source.onCompleted()
                }
            }
            expectations.expect(seen.value, 1, "\(name): elements")
            expectations.expect(ends.value, 1, "\(name): ends")
            subscription.dispose()
        }
    }
    return expectations.failures
}
