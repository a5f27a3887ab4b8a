import BuilderRxSwift
import Foundation
import Settling

/// A screen comes to rest while threads hand work to and fro; nothing is lost, nothing runs twice, timers keep their
/// order.
func screensComeToRest() -> [String] {
    var expectations = Expectations()
    let work = ScreenWork()
    let done = Counter()
    let cancelled = Counter()
    nonisolated(unsafe) var order: [Int] = []
    let bag = DisposeBag()
    work.bind {
        for number in 0..<200 {
            DispatchQueue.global().async {
                DispatchQueue.main.async { done.add() }
                DispatchQueue.global(qos: .background).async { DispatchQueue.main.async { done.add() } }
            }
            // Far apart: a thread that is suspended between the two calls has a shorter delay.
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(300 * (200 - number))) {
                order.append(200 - number)
            }
        }
        let subject = PublishSubject<Int>()
        subject.observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .debounce(.seconds(900), scheduler: MainScheduler.instance)
            .subscribe(onNext: { _ in done.add() })
            .disposed(by: bag)
        Observable<Int>.timer(.seconds(900), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
            .take(until: subject)
            .subscribe(onNext: { _ in cancelled.add() })
            .disposed(by: bag)
        DispatchQueue.global().async { for number in 0..<200 { subject.onNext(number) } }
    }
    nonisolated(unsafe) var pending: [String] = []
    MainActor.assumeIsolated {
        var loop = IdleLoop(of: work, limit: 86_400, turn: { work.bind($0) }, layOut: { false })
        loop.runUntilIdle()
        pending = loop.pending.map(\.description)
    }
    work.close()
    expectations.expect(done.value, 401, "work done")
    expectations.expect(order, Array(1...200), "the order of timers")
    expectations.expect(cancelled.value, 0, "cancelled timers that fired")
    expectations.expect(pending, [], "pending")
    return expectations.failures
}
