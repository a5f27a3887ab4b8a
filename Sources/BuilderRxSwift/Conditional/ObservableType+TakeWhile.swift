import OpenCombine
import Synchronization

/// The treatment of the element that ends ``ObservableType/take(while:behavior:)`` or
/// ``ObservableType/take(until:behavior:)``.
public enum TakeBehavior: Sendable {
    /// It is sent, as the last one.
    case inclusive
    /// It is dropped.
    case exclusive
}

extension ObservableType {
    /// The elements before the first one for which a condition does not hold; then the sequence completes.
    ///
    /// - Parameters:
    ///   - predicate: asked for each element. What it throws ends the sequence.
    ///   - behavior: whether the first element for which `predicate` is false is sent, too.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        through {
            TakeWhileStage("take(while)", behavior, downstream: $0, predicate: predicate)
        }
    }

    /// The elements before the first one for which a condition holds; then the sequence completes.
    ///
    /// ```swift
    /// let progress = Observable.of(0.2, 0.7, 1, 1).take(until: { $0 == 1 }, behavior: .inclusive)   // 0.2, 0.7, 1
    /// ```
    ///
    /// - Parameters:
    ///   - predicate: asked for each element. What it throws ends the sequence.
    ///   - behavior: whether the first element for which `predicate` is true is sent, too.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        through {
            TakeWhileStage("take(until)", behavior, downstream: $0) { try !predicate($0) }
        }
    }
}

/// Passes on elements as long as a condition holds.
private final class TakeWhileStage<Element>: Stage<Element, Element> {
    private let operatorName: StaticString
    private let behavior: TakeBehavior
    private let predicate: (Element) throws -> Bool
    private let isTaking = Atomic(true)

    init(
        _ operatorName: StaticString, _ behavior: TakeBehavior, downstream: Receiver<Element>,
        predicate: @escaping (Element) throws -> Bool
    ) {
        self.operatorName = operatorName
        self.behavior = behavior
        self.predicate = predicate
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    override func receive(_ input: Element) -> Subscribers.Demand {
        guard isTaking.load(ordering: .acquiring), !isEnded else { return .none }
        let passes: Bool
        do {
            passes = try predicate(input)
        } catch {
            finish(.failure(error))
            return .none
        }
        if !passes { isTaking.store(false, ordering: .releasing) }
        if passes || behavior == .inclusive { forward(input) }
        if !passes { finish(.finished) }
        return .none
    }
}
