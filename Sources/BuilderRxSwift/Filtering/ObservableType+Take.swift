import OpenCombine
import Synchronization

extension ObservableType {
    /// The first `count` elements; then the sequence completes, without waiting for the end of the source.
    ///
    /// With zero it completes while subscribing, and the source is not subscribed to. RxSwift ends the program when
    /// `count` is negative; here that counts as zero.
    public func take(_ count: Int) -> Observable<Element> {
        count > 0 ? through { TakeStage(count, downstream: $0) } : .empty()
    }
}

/// Passes on a number of elements.
private final class TakeStage<Element>: Stage<Element, Element> {
    /// The number of elements that may still pass; below zero when more have arrived.
    private let left: Atomic<Int>

    init(_ count: Int, downstream: Receiver<Element>) {
        left = Atomic(count)
        super.init(downstream: downstream)
    }

    override var name: String? { "take" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        let after = left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
        if after >= 0 { forward(input) }
        if after == 0 { finish(.finished) }
        return .none
    }
}
