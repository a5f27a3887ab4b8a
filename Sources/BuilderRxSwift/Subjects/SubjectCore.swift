import Foundation
import OpenCombine

/// The state of a subject: its observers, in the order of their subscriptions, and its end.
///
/// OpenCombine's subjects store their subscribers in a set, which has no order. Subscribing and disposing take constant
/// time, on average. An event is passed on outside the lock to the observers that were subscribed when it arrived, so
/// that an observer may subscribe, dispose or emit from inside the call.
final class SubjectCore<Element> {
    /// The elements that a subject replays to a new observer.
    enum ReplayBuffer {
        /// No elements.
        case none
        /// The latest element. It is emitted after the observer was added, so the observer receives the events that it
        /// causes.
        case latest(Element)
        /// Up to a number of elements, also after the end. They are emitted before the observer is added.
        case last(Int, Queue<Element>)
        /// No elements before the completion; then the latest element, if any, to all observers.
        case final(Element?)
    }

    private let lock = RecursiveLock()
    private var subscriptions: ContiguousArray<SubjectSubscription<Element>?> = []
    private var vacancies = 0
    private var ending: Subscribers.Completion<any Error>?
    private var isClosed = false
    private var buffer: ReplayBuffer
    /// The calls in flight that emit an element.
    private let sending = InFlightCalls()
    /// The subscriptions at the time of disposal, until no call is in flight.
    private var removed: ContiguousArray<SubjectSubscription<Element>?> = []

    /// The subject, for errors.
    weak var owner: AnyObject?

    /// The number of times a subscription was moved, for tests.
    private(set) var moves = 0

    init(_ buffer: ReplayBuffer = .none) { self.buffer = buffer }

    deinit {
        // No event will follow; the observers are released.
        release(subscriptions)
        release(removed)
    }

    var hasObservers: Bool { lock.withLock { subscriptions.count > vacancies } }

    var isDisposed: Bool { lock.withLock { isClosed } }

    /// Returns the latest element, for a buffer of one.
    ///
    /// - Throws: The error that ended the sequence, or ``RxError/disposed(object:)``.
    func latest() throws -> Element {
        try lock.withLock {
            if case .failure(let error) = ending { throw error }
            guard !isClosed, case .latest(let element) = buffer else { throw disposedError }
            return element
        }
    }

    /// Adds an observer. It receives the elements of the buffer with the lock held, so that no newer one can overtake
    /// them.
    func add(_ observer: ObserverBase<Element>) {
        lock.lock()
        defer { lock.unlock() }
        if isClosed {
            observer.receive(subscription: Subscriptions.empty)
            return observer.receive(completion: .failure(disposedError))
        }
        let subscription = SubjectSubscription(observer, in: self)
        if case .last(_, let elements) = buffer {
            observer.receive(subscription: subscription)
            for element in elements { observer.onNext(element) }
            if isClosed {
                // The observer disposed the subject when it received an element.
                subscription.observer = nil
                return
            }
        }
        if let ending {
            if case .last = buffer {} else { observer.receive(subscription: Subscriptions.empty) }
            if case .final(let element?) = buffer { observer.onNext(element) }
            return observer.receive(completion: ending)
        }
        insert(subscription)
        switch buffer {
        case .none, .final: observer.receive(subscription: subscription)
        case .latest(let element):
            observer.receive(subscription: subscription)
            observer.onNext(element)
        case .last: break
        }
    }

    /// Emits an element to all observers.
    func send(_ element: Element) {
        lock.lock()
        guard ending == nil, !isClosed else { return lock.unlock() }
        store(element)
        if case .final = buffer { return lock.unlock() }
        _ = sending.enter()
        let now = subscriptions
        lock.unlock()
        for subscription in now { subscription?.observer?.onNext(element) }
        if sending.leave() { releaseRemoved() }
    }

    /// Emits the end and removes all observers.
    func send(_ completion: Subscribers.Completion<any Error>) {
        let (now, last): (ContiguousArray<SubjectSubscription<Element>?>, Element?) = lock.withLock {
            guard ending == nil, !isClosed else { return ([], nil) }
            ending = completion
            return (removeAll(), takeFinal(at: completion))
        }
        if let last {
            for subscription in now { subscription?.observer?.onNext(last) }
        }
        for subscription in now { subscription?.observer?.receive(completion: completion) }
    }

    /// Emits an event.
    func send(_ event: Event<Element>) {
        switch event {
        case .next(let element): send(element)
        case .error(let error): send(.failure(error))
        case .completed: send(.finished)
        }
    }

    /// Removes all observers and elements.
    func dispose() {
        lock.withLock {
            guard !isClosed else { return }
            isClosed = true
            ending = nil
            buffer = .none
            removed = removeAll()
        }
        if sending.close() { releaseRemoved() }
    }

    /// Releases the observers that the disposal removed; no event will follow.
    private func releaseRemoved() {
        release(
            lock.withLock {
                defer { removed = [] }
                return removed
            })
    }

    private func release(_ subscriptions: ContiguousArray<SubjectSubscription<Element>?>) {
        for subscription in subscriptions { subscription?.observer = nil }
    }

    private var disposedError: RxError { .disposed(object: owner ?? self) }

    private func store(_ element: Element) {
        switch buffer {
        case .none: break
        case .latest: buffer = .latest(element)
        case .last(let count, var elements):
            buffer = .none
            elements.append(element)
            if elements.count > count { _ = elements.popFirst() }
            buffer = .last(count, elements)
        case .final: buffer = .final(element)
        }
    }

    /// Returns and clears the element that precedes the completion. An error discards it.
    private func takeFinal(at completion: Subscribers.Completion<any Error>) -> Element? {
        guard case .final(let element) = buffer else { return nil }
        if case .finished = completion { return element }
        buffer = .final(nil)
        return nil
    }

    private func insert(_ subscription: SubjectSubscription<Element>) {
        guard !subscription.hasLeft else { return }
        subscription.index = subscriptions.count
        subscriptions.append(subscription)
    }

    private func removeAll() -> ContiguousArray<SubjectSubscription<Element>?> {
        defer {
            subscriptions = []
            vacancies = 0
        }
        for subscription in subscriptions { subscription?.index = nil }
        return subscriptions
    }

    fileprivate func leave(_ subscription: SubjectSubscription<Element>) {
        lock.lock()
        defer { lock.unlock() }
        subscription.hasLeft = true
        guard let index = subscription.index else { return }
        subscription.index = nil
        if index == subscriptions.count - 1 {
            subscriptions.removeLast()
        } else {
            subscriptions[index] = nil
            vacancies += 1
        }
        if vacancies > 32, vacancies > subscriptions.count / 2 { compact() }
    }

    /// Removes the vacancies. Amortized: since the last call, at least as many subscriptions have left as are moved
    /// now.
    private func compact() {
        subscriptions.removeAll { $0 == nil }
        vacancies = 0
        moves += subscriptions.count
        for index in subscriptions.indices { subscriptions[index]?.index = index }
    }
}

/// The subscription of an observer to a subject.
final class SubjectSubscription<Element>: OpenCombine.Subscription {
    fileprivate var observer: ObserverBase<Element>?
    private weak var core: SubjectCore<Element>?
    /// The index in the core's subscriptions; `nil` if it has none. Guarded by the core's lock.
    fileprivate var index: Int?
    fileprivate var hasLeft = false

    fileprivate init(_ observer: ObserverBase<Element>, in core: SubjectCore<Element>) {
        self.observer = observer
        self.core = core
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { core?.leave(self) }
}
