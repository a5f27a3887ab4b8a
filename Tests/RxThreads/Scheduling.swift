import BuilderRxSwift
import Foundation

func queuesKeepTheOrder() -> [String] {
    var expectations = Expectations()
    let schedulers: [(String, any ImmediateSchedulerType)] = [
        ("serial", SerialDispatchQueueScheduler(qos: .userInitiated)),
        ("concurrent", ConcurrentDispatchQueueScheduler(qos: .userInitiated)),
    ]
    for (name, scheduler) in schedulers {
        let subject = PublishSubject<Int>()
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var last = -1
        let gaps = Counter()
        let subscription = subject.observe(on: scheduler).subscribe(
            onNext: { number in
                if number != last + 1 { gaps.add() }
                last = number
            }, onCompleted: { done.signal() })
        for number in 0..<5_000 { subject.onNext(number) }
        subject.onCompleted()
        expectations.expect(done.wait(timeout: .now() + 300) == .success, true, "\(name): completed")
        expectations.expect(gaps.value, 0, "\(name): gaps")
        expectations.expect(last, 4_999, "\(name): last")
        subscription.dispose()
    }
    return expectations.failures
}

func timeOnRealQueues() -> [String] {
    var expectations = Expectations()
    let queue = DispatchQueue(label: "concurrent", qos: .userInitiated, attributes: .concurrent)
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    let subject = PublishSubject<Int>()
    let seen = Counter()
    let tick = DispatchSemaphore(value: 0)
    var subscriptions: [any Disposable] = [
        subject.throttle(.milliseconds(1), scheduler: scheduler).subscribe(onNext: { _ in seen.add() }),
        subject.debounce(.milliseconds(1), scheduler: scheduler).subscribe(onNext: { _ in tick.signal() }),
        subject.delay(.milliseconds(1), scheduler: scheduler).subscribe(onNext: { _ in seen.add() }),
        subject.timeout(.seconds(3600), scheduler: scheduler).subscribe(onNext: { _ in seen.add() }),
        Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).subscribe(onNext: { _ in tick.signal() }),
    ]
    inParallel { thread in
        for number in 0..<200 { subject.onNext(thread * 1_000 + number) }
    }
    for _ in 0..<5 { expectations.expect(tick.wait(timeout: .now() + 300) == .success, true, "a tick") }
    nonisolated(unsafe) let shared = subscriptions
    inParallel { _ in shared.forEach { $0.dispose() } }
    subscriptions.removeAll()
    // Deliveries under way have returned when the queue runs this, alone.
    queue.sync(flags: .barrier) {}
    let after = seen.value
    subject.onNext(1)
    expectations.expect(seen.value, after, "elements after disposal")
    return expectations.failures
}
