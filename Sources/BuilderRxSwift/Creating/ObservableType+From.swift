import OpenCombine

extension ObservableType {
    /// A sequence of the given elements, which then completes.
    ///
    /// ```swift
    /// let sizes = Observable.of("small", "medium", "large")
    /// ```
    ///
    /// - Parameters:
    ///   - elements: what is sent, in order.
    ///   - scheduler: where each element is sent, one piece of work for each. On the current thread, which is the
    ///     default, all are there when `subscribe` returns, and several such sequences take turns.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// A sequence of an array's elements, which then completes.
    ///
    /// - Parameters:
    ///   - array: what is sent, in order.
    ///   - scheduler: where each element is sent, one piece of work for each. On the current thread, which is the
    ///     default, all are there when `subscribe` returns, and several such sequences take turns.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable.iterating(on: scheduler) {
            var rest = array.makeIterator()
            return { rest.next() }
        }
    }

    /// A sequence of the elements of a Swift sequence, which is gone through anew for each subscription.
    ///
    /// - Parameters:
    ///   - sequence: what is sent, in order. It may be endless, as long as the subscription is disposed.
    ///   - scheduler: where each element is sent, one piece of work for each. On the current thread, which is the
    ///     default, all are there when `subscribe` returns, and several such sequences take turns.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Observable.iterating(on: scheduler) {
            var rest = sequence.makeIterator()
            return { rest.next() }
        }
    }

    /// A sequence of states, each made of the one before, as long as a condition holds.
    ///
    /// ```swift
    /// let powers = Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 2 })   // 1, 2, 4 …
    /// 64
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: the first element, if the condition holds for it.
    ///   - condition: called before an element is sent; the sequence completes when it is false.
    ///   - scheduler: where each element is sent, one piece of work for each.
    ///   - iterate: makes the next state. What it or `condition` throws ends the sequence.
    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Observable.iterating(on: scheduler) {
            var state = initialState
            var isFirst = true
            return {
                if !isFirst { state = try iterate(state) }
                isFirst = false
                return try condition(state) ? state : nil
            }
        }
    }

    /// A sequence that sends one element again and again and never ends.
    ///
    /// On the current thread, which is the default, `subscribe` returns when something below has had enough, for
    /// example ``take(_:)``.
    ///
    /// - Parameters:
    ///   - element: what is sent.
    ///   - scheduler: where it is sent, one piece of work for each time.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable.iterating(on: scheduler) { { element } }
    }
}

/// The numbers that ``ObservableType/range(start:count:scheduler:)`` counts with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
    /// A sequence of consecutive numbers, which then completes.
    ///
    /// RxSwift ends the program for a negative count and for numbers that their type can't hold. Here the sequence
    /// fails while subscribing, with ``RxError/argumentOutOfRange`` or ``RxError/overflow``.
    ///
    /// - Parameters:
    ///   - start: the first number.
    ///   - count: how many numbers are sent.
    ///   - scheduler: where each number is sent, one piece of work for each.
    public static func range(
        start: Element, count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        guard count >= 0 else { return .error(RxError.argumentOutOfRange) }
        guard count == 0 || !start.addingReportingOverflow(count - 1).overflow else {
            return .error(RxError.overflow)
        }
        return Observable.iterating(on: scheduler) {
            var sent: Element = 0
            return {
                guard sent < count else { return nil }
                defer { sent += 1 }
                return start + sent
            }
        }
    }
}

extension Observable {
    /// An observable that sends one element in each turn of a scheduler, and completes in a turn of its own.
    ///
    /// - Parameters:
    ///   - scheduler: gives the turns. Those of ``CurrentThreadScheduler`` go through the thread's loop without a
    ///     disposable for each.
    ///   - begin: called for each subscription. It returns what makes the next element, nil after the last; what that
    ///     throws ends the sequence.
    static func iterating(
        on scheduler: any ImmediateSchedulerType, _ begin: @escaping () -> () throws -> Element?
    ) -> Observable<Element> {
        let isLooping = scheduler is CurrentThreadScheduler
        return Observable { observer in
            let source = ObservableSequenceSink(begin(), observer: observer)
            guard !isLooping else {
                observer.receive(subscription: source)
                return CurrentThreadScheduler.append(source)
            }
            let subscription = DisposableSubscription()
            observer.receive(subscription: subscription)
            subscription.hold(
                scheduler.scheduleRecursive(source) { source, recurse in
                    if source.step() { recurse(source) }
                })
        }
    }
}

/// Sends one element in each turn, until its observer is disposed.
private final class ObservableSequenceSink<Element>: LoopStep, OpenCombine.Subscription {
    private let makeNext: () throws -> Element?
    private let observer: ObserverBase<Element>

    init(_ makeNext: @escaping () throws -> Element?, observer: ObserverBase<Element>) {
        self.makeNext = makeNext
        self.observer = observer
    }

    func run() {
        if step() { CurrentThreadScheduler.append(self) }
    }

    /// Sends an element or the end. False when there is nothing more to do.
    func step() -> Bool {
        guard !observer.isDisposed else { return false }
        do {
            if let element = try makeNext() {
                observer.onNext(element)
                return true
            }
            observer.receive(completion: .finished)
        } catch {
            observer.receive(completion: .failure(error))
        }
        return false
    }

    func request(_ demand: Subscribers.Demand) {}

    /// Does nothing: each turn checks whether the observer is disposed.
    func cancel() {}
}
