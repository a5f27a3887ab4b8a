import Foundation
import OpenCombine
import Synchronization

extension ObservableType {
    /// Emits the first `count` elements; then completes, without waiting for the end of the source.
    ///
    /// With zero it completes during subscription, and the source is not subscribed to. RxSwift traps on a negative
    /// `count`; here it counts as zero.
    public func take(_ count: Int) -> Observable<Element> {
        count > 0 ? through { TakeSink(count, downstream: $0) } : .empty()
    }

    /// Emits the last `count` elements when the source completes.
    ///
    /// If the source fails, none of them is emitted. RxSwift traps on a negative `count`; here it counts as zero.
    public func takeLast(_ count: Int) -> Observable<Element> {
        through { TakeLastSink(max(0, count), downstream: $0) }
    }

    /// Emits the elements that arrive before a time span has passed; then completes.
    ///
    /// - Parameters:
    ///   - duration: The time span from the subscription on. With `.never` there is no limit.
    ///   - scheduler: The scheduler that measures the time and emits that completion.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        throughTimed { TakeForSink(duration: duration, scheduler: scheduler, downstream: $0) }
    }
}

/// A sink that passes a number of elements on.
private final class TakeSink<Element>: OperatorSink<Element, Element> {
    /// The number of elements that may still pass; below zero when more have arrived.
    private let left: Atomic<Int>

    init(_ count: Int, downstream: ObserverBase<Element>) {
        left = Atomic(count)
        super.init(downstream: downstream)
    }

    override var name: String? { "take" }

    override func onNext(_ input: Element) {
        let after = left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue
        if after >= 0 { forward(input) }
        if after == 0 { finish(.finished) }
    }
}

/// A sink that retains a number of elements until the end.
private final class TakeLastSink<Element>: OperatorSink<Element, Element> {
    private let count: Int
    private let lock = RecursiveLock()
    private var elements: Queue<Element> = []

    init(_ count: Int, downstream: ObserverBase<Element>) {
        self.count = count
        super.init(downstream: downstream)
    }

    override var name: String? { "takeLast" }

    override func onNext(_ input: Element) {
        guard !isEnded else { return }
        let dropped = lock.withLock {
            elements.append(input)
            return elements.count > count ? elements.popFirst() : nil
        }
        // Deinitializers may run arbitrary code, so elements are released outside the lock.
        withExtendedLifetime(dropped) {}
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if case .finished = completion {
            while let element = lock.withLock({ elements.popFirst() }) { forward(element) }
        }
        finish(completion)
    }
}

private final class TakeForSink<Element>: TimedSink<Element, Element> {
    private let duration: RxTimeInterval

    init(duration: RxTimeInterval, scheduler: any SchedulerType, downstream: ObserverBase<Element>) {
        self.duration = duration
        super.init(scheduler: scheduler, downstream: downstream)
    }

    override var name: String? { "take" }

    override func start() { setTimer(duration) }

    override func next(_ input: Element) { forward(input) }

    override func timerFired() { finish(.finished) }
}
