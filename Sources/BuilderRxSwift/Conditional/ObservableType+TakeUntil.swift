import OpenCombine
import Synchronization

extension ObservableType {
    /// The elements until another sequence sends one; then the result completes.
    ///
    /// ```swift
    /// ticks.take(until: stopTaps)
    /// ```
    ///
    /// - Parameter other: is subscribed to first. Its completion changes nothing, its error ends the whole.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { TakeUntilSink(downstream: $0).run(source, other) }
    }

    /// The elements before the first one for which a condition does not hold; then the sequence completes.
    ///
    /// - Parameters:
    ///   - predicate: called for each element. An error that it throws ends the sequence.
    ///   - behavior: whether the first element for which `predicate` is false is sent, too.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        through {
            TakeWhileSink("take(while)", behavior, downstream: $0, predicate: predicate)
        }
    }

    /// The elements before the first one for which a condition holds; then the sequence completes.
    ///
    /// ```swift
    /// let progress = Observable.of(0.2, 0.7, 1, 1).take(until: { $0 == 1 }, behavior: .inclusive)   // 0.2, 0.7, 1
    /// ```
    ///
    /// - Parameters:
    ///   - predicate: called for each element. An error that it throws ends the sequence.
    ///   - behavior: whether the first element for which `predicate` is true is sent, too.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        through {
            TakeWhileSink("take(until)", behavior, downstream: $0) { try !predicate($0) }
        }
    }
}

private final class TakeUntilSink<Element>: CombiningSink<Element> {
    override var name: String? { "take(until:)" }

    func run<Signal>(_ source: Observable<Element>, _ other: Observable<Signal>) {
        open()
        let observer = makeObserver(disposal: .afterEnd, onNext: forward) { observer, completion in
            self.finish(completion, from: observer)
        }
        connect(other) { _ in
            self.finish(.finished)
        } onEnd: { observer, completion in
            if case .failure = completion { self.finish(completion, from: observer) }
        }
        source.attach(observer)
    }
}

/// The treatment of the element that ends ``ObservableType/take(while:behavior:)`` or
/// ``ObservableType/take(until:behavior:)``.
public enum TakeBehavior: Sendable {
    /// It is sent, as the last one.
    case inclusive
    /// It is dropped.
    case exclusive
}

/// Passes on elements as long as a condition holds.
private final class TakeWhileSink<Element>: OperatorSink<Element, Element> {
    private let operatorName: StaticString
    private let behavior: TakeBehavior
    private let predicate: (Element) throws -> Bool
    private let isTaking = Atomic(true)

    init(
        _ operatorName: StaticString, _ behavior: TakeBehavior, downstream: ObserverBase<Element>,
        predicate: @escaping (Element) throws -> Bool
    ) {
        self.operatorName = operatorName
        self.behavior = behavior
        self.predicate = predicate
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    override func onNext(_ input: Element) {
        guard isTaking.load(ordering: .acquiring), !isEnded else { return }
        let passes: Bool
        do {
            passes = try predicate(input)
        } catch {
            finish(.failure(error))
            return
        }
        if !passes { isTaking.store(false, ordering: .releasing) }
        if passes || behavior == .inclusive { forward(input) }
        if !passes { finish(.finished) }
    }
}
