import OpenCombine
import Synchronization

extension ObservableType {
    /// Emits elements until another sequence emits one; then completes.
    ///
    /// ```swift
    /// ticks.take(until: stopTaps)
    /// ```
    ///
    /// - Parameter other: The other sequence, which is subscribed to first. Its completion has no effect; its error
    ///   ends the resulting sequence.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { TakeUntilSink(downstream: $0).run(source, other) }
    }

    /// Emits elements while a condition holds; completes at the first element for which it doesn't.
    ///
    /// - Parameters:
    ///   - predicate: The closure called for each element. An error that it throws ends the sequence.
    ///   - behavior: A value that determines whether the first element for which `predicate` is false is emitted, too.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        through {
            TakeWhileSink("take(while)", behavior, downstream: $0, predicate: predicate)
        }
    }

    /// Emits elements until a condition holds for one; then completes.
    ///
    /// ```swift
    /// let progress = Observable.of(0.2, 0.7, 1, 1).take(until: { $0 == 1 }, behavior: .inclusive)   // 0.2, 0.7, 1
    /// ```
    ///
    /// - Parameters:
    ///   - predicate: The closure called for each element. An error that it throws ends the sequence.
    ///   - behavior: A value that determines whether the first element for which `predicate` is true is emitted, too.
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
        source.attachLast(observer)
    }
}

/// The treatment of the element that ends ``ObservableType/take(while:behavior:)`` or
/// ``ObservableType/take(until:behavior:)``.
public enum TakeBehavior: Sendable {
    /// The element is emitted, as the last one.
    case inclusive
    /// The element is dropped.
    case exclusive
}

/// A sink that passes elements on as long as a condition holds.
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
