import OpenCombine

extension ObservableType {
    /// Skips the first `count` elements, or none if `count` is zero or less.
    public func skip(_ count: Int) -> Observable<Element> {
        transforming("skip") {
            var left = count
            return { element in
                if left > 0 {
                    left -= 1
                    return nil
                }
                return element
            }
        }
    }

    /// Skips elements while a condition holds, and emits all others from the first one for which it doesn't.
    ///
    /// - Parameter predicate: The closure called until it first returns false. An error that it throws ends the
    ///   sequence.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        transforming("skip(while)") {
            var isSkipping = true
            return { element in
                if isSkipping { isSkipping = try predicate(element) }
                return isSkipping ? nil : element
            }
        }
    }

    /// Skips the elements that arrive before a time span has passed. The end always passes.
    ///
    /// - Parameters:
    ///   - duration: The time span from the subscription on. With `.never` no element passes.
    ///   - scheduler: The scheduler that measures the time.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        throughTimed { SkipForSink(duration: duration, scheduler: scheduler, downstream: $0) }
    }
}

private final class SkipForSink<Element>: TimedSink<Element, Element> {
    private let duration: RxTimeInterval
    private var isOpen = false

    init(duration: RxTimeInterval, scheduler: any SchedulerType, downstream: ObserverBase<Element>) {
        self.duration = duration
        super.init(scheduler: scheduler, downstream: downstream)
    }

    override var name: String? { "skip" }

    override func start() { setTimer(duration) }

    override func next(_ input: Element) {
        if isOpen { forward(input) }
    }

    override func timerFired() { isOpen = true }
}
