import BuilderCombine
import Measuring

/// Measures the time of many subscriptions and their cancellation, which must be linear.
struct ManySubscriptions {
    /// The promised ratio for twice the number of subscriptions.
    ///
    /// A linear ratio is 2. The margin is for the processor's caches.
    static let limit = 2.5
    let repeats: Int

    func measure() throws -> [Finding] {
        [
            try finding("subscriptions to a subject") { try time($0) { $0.eraseToAnyPublisher() } },
            try finding("subscriptions to a value subject, in a set") { try timeOfSet($0) },
            try finding("subscriptions to combineLatest of a subject with itself") {
                try time($0) { $0.combineLatest($0) { first, _ in first }.first().eraseToAnyPublisher() }
            },
            try finding("subscriptions to merge of a subject with nothing") {
                try time($0) { $0.merge(with: Empty()).eraseToAnyPublisher() }
            },
            try finding("subscriptions to zip of a subject with itself") {
                try time($0) { $0.zip($0) { first, _ in first }.eraseToAnyPublisher() }
            },
            try finding("sources of one merge") { try timeOfMerge($0) },
        ]
    }

    private typealias Subject = PassthroughSubject<Int, Never>

    private func finding(_ what: String, _ time: (Int) throws -> Double) throws -> Finding {
        _ = try time(50_000)
        let runs = try PairedRuns(repeats, first: { try time(100_000) }, second: { try time(50_000) })
        return Finding(
            "100,000 against 50,000 \(what)", ours: "\(runs.first.median.text(1)) ms",
            other: "\(runs.second.median.text(1)) ms", value: runs.ratio, limit: Self.limit)
    }

    private func time(_ count: Int, _ chain: (Subject) -> AnyPublisher<Int, Never>) throws -> Double {
        let subject = Subject()
        let publisher = chain(subject)
        var sum = 0
        var subscriptions: [AnyCancellable] = []
        subscriptions.reserveCapacity(count)
        let time = Stopwatch.milliseconds {
            for _ in 0..<count { subscriptions.append(publisher.sink { sum += $0 }) }
            subject.send(1)
            for subscription in subscriptions { subscription.cancel() }
        }
        subject.send(1)
        guard sum == count else { throw WrongResult(what: "subscriptions") }
        return time
    }

    private func timeOfSet(_ count: Int) throws -> Double {
        let subject = CurrentValueSubject<Int, Never>(1)
        var sum = 0
        let time = Stopwatch.milliseconds {
            var set: Set<AnyCancellable> = []
            for _ in 0..<count { subject.sink { sum += $0 }.store(in: &set) }
        }
        subject.send(1)
        guard sum == count else { throw WrongResult(what: "a set of subscriptions") }
        return time
    }

    private func timeOfMerge(_ count: Int) throws -> Double {
        let subject = Subject()
        var sum = 0
        let time = Stopwatch.milliseconds {
            let subscription = Publishers.MergeMany(Array(repeating: subject, count: count)).sink { sum += $0 }
            subject.send(1)
            subscription.cancel()
        }
        subject.send(1)
        guard sum == count else { throw WrongResult(what: "sources of a merge") }
        return time
    }
}
