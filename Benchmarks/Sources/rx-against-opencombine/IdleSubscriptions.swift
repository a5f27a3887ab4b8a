import BuilderRxRelay
import BuilderRxSwift
import Measuring

/// Measures the memory of idle subscriptions.
struct IdleSubscriptions {
    /// The promised number of bytes.
    static let limit = 1024.0
    private let count = 20_000

    func measure() -> [Finding] {
        let relay = BehaviorRelay(value: 1)
        let chain = relay.map { $0 &+ 1 }.filter { $0 > 0 }.compactMap { $0 == 3 ? nil : $0 }
            .scan(0, accumulator: +).distinctUntilChanged()
        return [
            finding("A subscription to a relay") { relay.subscribe(onNext: { _ in }) },
            finding("A subscription to a relay, with its place in a bag", bag: DisposeBag()) {
                relay.subscribe(onNext: { _ in })
            },
            // One subscription per operator, and the final one.
            finding("The six subscriptions of a chain of five operators", limit: nil) {
                chain.subscribe(onNext: { _ in })
            },
        ]
    }

    private func finding(
        _ what: String, limit: Double? = IdleSubscriptions.limit, bag: DisposeBag? = nil,
        _ subscribe: () -> any Disposable
    ) -> Finding {
        var subscriptions: [any Disposable] = []
        subscriptions.reserveCapacity(count)
        let before = Memory.allocated
        for _ in 0..<count {
            let subscription = subscribe()
            if let bag { bag.insert(subscription) } else { subscriptions.append(subscription) }
        }
        let bytes = Double(Memory.allocated - before) / Double(count)
        subscriptions.forEach { $0.dispose() }
        return Finding(
            "\(what), idle", ours: "\(bytes.text(0)) bytes", other: "", value: bytes, unit: "bytes",
            limit: limit)
    }
}
