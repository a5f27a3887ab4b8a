import OpenCombine

extension ObservableType {
    /// Creates a sequence that emits the given elements, then completes.
    ///
    /// ```swift
    /// let sizes = Observable.of("small", "medium", "large")
    /// ```
    ///
    /// - Parameters:
    ///   - elements: The elements to emit, in order.
    ///   - scheduler: The scheduler that emits the elements, one action for each. On the current thread, which is the
    ///     default, all have been emitted when `subscribe` returns, and several such sequences take turns.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { from(elements, scheduler: scheduler) }

    /// Creates a sequence that emits an array's elements, then completes.
    ///
    /// - Parameters:
    ///   - array: The elements to emit, in order.
    ///   - scheduler: The scheduler that emits the elements, one action for each. On the current thread, which is the
    ///     default, all have been emitted when `subscribe` returns, and several such sequences take turns.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable.iterating(on: scheduler) {
            var rest = array.makeIterator()
            return { rest.next() }
        }
    }

    /// Creates a sequence that emits the elements of a Swift sequence, which is iterated over anew for each
    /// subscription.
    ///
    /// - Parameters:
    ///   - sequence: The elements to emit, in order. It may be infinite, provided that the subscription is disposed.
    ///   - scheduler: The scheduler that emits the elements, one action for each. On the current thread, which is the
    ///     default, all have been emitted when `subscribe` returns, and several such sequences take turns.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Observable.iterating(on: scheduler) {
            var rest = sequence.makeIterator()
            return { rest.next() }
        }
    }

    /// Creates a sequence of states, each derived from the previous one, as long as a condition holds.
    ///
    /// ```swift
    /// let powers = Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 2 })   // 1, 2, 4 …
    /// 64
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: The first element, if the condition holds for it.
    ///   - condition: The closure called before an element is emitted; the sequence completes when it returns false.
    ///   - scheduler: The scheduler that emits the elements, one action for each.
    ///   - iterate: The closure that returns the next state. An error that it or `condition` throws ends the sequence.
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

    /// Creates a sequence that emits one element repeatedly and never ends.
    ///
    /// On the current thread, which is the default, `subscribe` returns when an operator disposes the sequence, for
    /// example ``take(_:)``.
    ///
    /// - Parameters:
    ///   - element: The element to emit.
    ///   - scheduler: The scheduler that emits the element, one action for each time.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { Observable.iterating(on: scheduler) { { element } } }
}

/// The integers that ``ObservableType/range(start:count:scheduler:)`` emits.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: RxAbstractInteger {
    /// Creates a sequence of consecutive integers, which then completes.
    ///
    /// RxSwift traps on a negative count and on numbers that overflow their type. Here the sequence fails during
    /// subscription, with ``RxError/argumentOutOfRange`` or ``RxError/overflow``.
    ///
    /// - Parameters:
    ///   - start: The first number.
    ///   - count: The number of integers to emit.
    ///   - scheduler: The scheduler that emits the numbers, one action for each.
    public static func range(
        start: Element, count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        guard count >= 0 else { return .error(RxError.argumentOutOfRange) }
        guard count == 0 || !start.addingReportingOverflow(count - 1).overflow else { return .error(RxError.overflow) }
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
    /// Returns an observable that emits one element in each action of a scheduler, and completes in an action of its
    /// own.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler of the actions. Those of ``CurrentThreadScheduler`` go through the thread's loop
    ///     without a disposable for each.
    ///   - begin: The closure called for each subscription. It returns the closure that returns the next element, or
    ///     `nil` after the last; an error that this closure throws ends the sequence.
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

/// A sink that emits one element in each action, until its observer is disposed.
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

    /// Emits an element or the end. Returns false after the end.
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

    /// Does nothing: each action checks whether the observer is disposed.
    func cancel() {}
}
