extension Publisher {
    /// Publishes up to a number of values, and then finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Publishes the value at an index, and then finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Publishes the values in a range of indices, and then finishes.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publishers {
    /// A publisher that publishes elements specified by a range in the sequence of published elements.
    ///
    /// The publisher is canceled as soon as the subscriber has received the last value in the range, and the completion
    /// follows at once, as in Combine; with an empty range they follow the subscription.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are published.
        public let upstream: Upstream
        /// The indices of the values that are published.
        public let range: CountableRange<Int>

        /// Creates a publisher that publishes the values of another one in a range of indices, none of them negative.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "lowerBound must not be negative")
            precondition(range.upperBound >= 0, "upperBound must not be negative")
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(OutputSubscription(subscriber, range: range))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

/// The subscription of a publisher whose values in a range are published.
private final class OutputSubscription<Downstream: Subscriber>: RelaySubscription<Downstream> {
    private let isEmpty: Bool
    /// The number of values that are to be dropped.
    private var dropCount: Int
    /// The number of values that are to be published after those.
    private var remaining: Int

    init(_ downstream: Downstream, range: Range<Int>) {
        isEmpty = range.isEmpty
        dropCount = range.lowerBound
        remaining = range.count
        super.init(downstream, name: "Output")
    }

    override func start() { if isEmpty { finishEarly() } }

    override func request(_ demand: Subscribers.Demand) { if !isEmpty { super.request(demand) } }

    override func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isConnected else { return .none }
        guard dropCount == 0 else {
            dropCount -= 1
            return .max(1)
        }
        guard remaining > 0 else { return .none }
        remaining -= 1
        let isLast = remaining == 0
        let more = pass(input)
        guard isLast else { return more }
        finishEarly()
        return .none
    }
}
