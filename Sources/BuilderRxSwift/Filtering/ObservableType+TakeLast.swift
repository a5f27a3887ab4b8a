import Foundation
import OpenCombine

extension ObservableType {
    /// The last `count` elements, sent when the source completes.
    ///
    /// A source that fails sends none of them. RxSwift ends the program when `count` is negative; here that counts as
    /// zero.
    public func takeLast(_ count: Int) -> Observable<Element> {
        through { TakeLastStage(max(0, count), downstream: $0) }
    }
}

/// Keeps a number of elements until the end.
private final class TakeLastStage<Element>: Stage<Element, Element> {
    private let count: Int
    private let lock = NSLock()
    private var elements: Queue<Element> = []

    init(_ count: Int, downstream: Receiver<Element>) {
        self.count = count
        super.init(downstream: downstream)
    }

    override var name: String? { "takeLast" }

    override func receive(_ input: Element) -> Subscribers.Demand {
        guard !isEnded else { return .none }
        lock.withLock {
            elements.append(input)
            if elements.count > count { _ = elements.popFirst() }
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if case .finished = completion {
            while let element = lock.withLock({ elements.popFirst() }) { forward(element) }
        }
        finish(completion)
    }
}
