import BuilderRxRelay
import BuilderRxSwift
import Measuring

/// Measures the time of subscribing to a relay many times and disposing of all subscriptions, which must be linear.
struct RelaySubscriptions {
    /// The promised ratio for twice the number of subscriptions.
    ///
    /// A linear ratio is 2. The margin is for the processor's caches, which miss in random order. Tests count the
    /// operations and verify that they are linear.
    static let limit = 2.5
    let repeats: Int

    func measure() throws -> [Finding] {
        let orders: [(String, (inout [any Disposable]) -> Void)] = [
            ("first to last", { _ in }), ("last to first", { $0.reverse() }),
            ("in random order", { $0.shuffle() }),
        ]
        var findings = try orders.map { name, order in
            try finding("subscriptions to a relay, disposed \(name)") { try time($0, order: order) }
        }
        findings.append(try finding("subscriptions to a relay, in one bag") { try timeOfBag($0) })
        findings.append(try finding("subscriptions that end at the relay's next value") { try timeOfEnds($0) })
        return findings
    }

    private func finding(_ what: String, _ time: (Int) throws -> Double) throws -> Finding {
        _ = try time(50_000)
        let runs = try PairedRuns(repeats, first: { try time(100_000) }, second: { try time(50_000) })
        return Finding(
            "100,000 against 50,000 \(what)", ours: "\(runs.first.median.text(1)) ms",
            other: "\(runs.second.median.text(1)) ms", value: runs.ratio, limit: RelaySubscriptions.limit)
    }

    private func time(_ count: Int, order: (inout [any Disposable]) -> Void) throws -> Double {
        let relay = BehaviorRelay(value: 1)
        var sum = 0
        var subscriptions: [any Disposable] = []
        subscriptions.reserveCapacity(count)
        let subscribing = Stopwatch.milliseconds {
            for _ in 0..<count { subscriptions.append(relay.subscribe(onNext: { sum += $0 })) }
        }
        order(&subscriptions)
        let disposing = Stopwatch.milliseconds {
            for subscription in subscriptions { subscription.dispose() }
        }
        relay.accept(1)
        guard sum == count else { throw WrongResult(what: "subscriptions to a relay") }
        return subscribing + disposing
    }

    private func timeOfBag(_ count: Int) throws -> Double {
        let relay = BehaviorRelay(value: 1)
        var sum = 0
        let time = Stopwatch.milliseconds {
            let bag = DisposeBag()
            for _ in 0..<count { relay.subscribe(onNext: { sum += $0 }).disposed(by: bag) }
        }
        relay.accept(1)
        guard sum == count else { throw WrongResult(what: "a bag of subscriptions") }
        return time
    }

    private func timeOfEnds(_ count: Int) throws -> Double {
        let relay = PublishRelay<Int>()
        var sum = 0
        let bag = DisposeBag()
        let time = Stopwatch.milliseconds {
            for _ in 0..<count { relay.take(1).subscribe(onNext: { sum += $0 }).disposed(by: bag) }
            relay.accept(1)
            relay.accept(1)
        }
        guard sum == count else { throw WrongResult(what: "subscriptions that end by themselves") }
        return time
    }
}
