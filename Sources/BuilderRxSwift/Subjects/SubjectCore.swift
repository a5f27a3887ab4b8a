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
        /// The latest element. A new observer also receives the elements that its own thread emits meanwhile.
        case latest(Element)
        /// Up to a number of elements, also after the end. A new observer doesn't receive the elements that its own
        /// thread emits while it receives them.
        case last(Int, Queue<Element>)
        /// No elements before the completion; then the latest element, if any, to all observers.
        case final(Element?)
    }

    private let lock = RecursiveLock()
    private var subscriptions: ContiguousArray<SubjectSubscription<Element>?> = []
    private var vacancies = 0
    /// The number of subscriptions that receive elements of the buffer at the moment.
    private var replays = 0
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

    /// Adds an observer, which receives the elements of the buffer first; what other threads emit meanwhile follows.
    func add(_ observer: ObserverBase<Element>) {
        let subscription = SubjectSubscription(observer, in: self)
        observer.receive(subscription: subscription)
        lock.lock()
        guard !isClosed else {
            lock.unlock()
            subscription.observer = nil
            return observer.receive(completion: .failure(disposedError))
        }
        let replayed = ElementsToReplay(buffer, hasEnded: ending != nil)
        if let ending {
            lock.unlock()
            replayed.emit(to: observer)
            subscription.observer = nil
            return observer.receive(completion: ending)
        }
        insert(subscription)
        if replayed.isEmpty { return lock.unlock() }
        subscription.replayingThread = pthread_self()
        replays += 1
        lock.unlock()
        replayed.emit(to: observer)
        endReplay(for: subscription, observer)
    }

    /// Emits what other threads have emitted during a replay.
    private func endReplay(for subscription: SubjectSubscription<Element>, _ observer: ObserverBase<Element>) {
        while true {
            lock.lock()
            guard !isClosed, !subscription.hasLeft, let event = subscription.followers?.popFirst() else {
                let dropped = subscription.followers.take()
                subscription.replayingThread = nil
                replays -= 1
                lock.unlock()
                return withExtendedLifetime(dropped) {}
            }
            subscription.isFollowing = true
            lock.unlock()
            observer.on(event)
        }
    }

    /// Removes the subscriptions that receive an event only after their replay. Called with the lock held.
    private func postpone(
        _ event: Event<Element>, in subscriptions: inout ContiguousArray<SubjectSubscription<Element>?>
    ) {
        for index in subscriptions.indices {
            guard let subscription = subscriptions[index], let thread = subscription.replayingThread else { continue }
            let isNested = thread == pthread_self()
            switch (buffer, event) {
            case (.latest, _) where isNested && subscription.followers == nil: continue
            case (.last, .next) where isNested && !subscription.isFollowing: break
            default: subscription.follow(event)
            }
            subscriptions[index] = nil
        }
    }

    /// Emits an element to all observers.
    func send(_ element: Element) {
        lock.lock()
        guard ending == nil, !isClosed else { return lock.unlock() }
        let dropped = store(element)
        // Deinitializers may run arbitrary code, so elements are released outside the lock.
        defer { withExtendedLifetime(dropped) {} }
        if case .final = buffer { return lock.unlock() }
        _ = sending.enter()
        var now = subscriptions
        if replays > 0 { postpone(.next(element), in: &now) }
        lock.unlock()
        for subscription in now { subscription?.observer?.onNext(element) }
        if sending.leave() { releaseRemoved() }
    }

    /// Emits the end and removes all observers.
    func send(_ completion: Subscribers.Completion<any Error>) {
        let (now, last): (ContiguousArray<SubjectSubscription<Element>?>, Element?) = lock.withLock {
            guard ending == nil, !isClosed else { return ([], nil) }
            ending = completion
            var now = removeAll()
            if replays > 0 { postpone(completion.event(), in: &now) }
            return (now, takeFinal(at: completion))
        }
        if let last, case .finished = completion {
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
        let dropped: (ReplayBuffer, Subscribers.Completion<any Error>?) = lock.withLock {
            guard !isClosed else { return (.none, nil) }
            isClosed = true
            removed = removeAll()
            defer {
                ending = nil
                buffer = .none
            }
            return (buffer, ending)
        }
        if sending.close() { releaseRemoved() }
        withExtendedLifetime(dropped) {}
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

    /// Stores an element in the buffer. Returns the one that it replaces.
    private func store(_ element: Element) -> Element? {
        switch buffer {
        case .none: return nil
        case .latest(let old):
            buffer = .latest(element)
            return old
        case .last(let count, var elements):
            buffer = .none
            elements.append(element)
            let old = elements.count > count ? elements.popFirst() : nil
            buffer = .last(count, elements)
            return old
        case .final(let old):
            buffer = .final(element)
            return old
        }
    }

    /// Returns the element that precedes the completion. An error removes it from the buffer.
    private func takeFinal(at completion: Subscribers.Completion<any Error>) -> Element? {
        guard case .final(let element) = buffer else { return nil }
        if case .failure = completion { buffer = .final(nil) }
        return element
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

/// The elements of a buffer for a new observer.
private enum ElementsToReplay<Element> {
    case none
    case one(Element)
    case several(Queue<Element>)

    init(_ buffer: SubjectCore<Element>.ReplayBuffer, hasEnded: Bool) {
        switch buffer {
        case .latest(let element) where !hasEnded: self = .one(element)
        case .final(let element?) where hasEnded: self = .one(element)
        case .last(_, let elements) where !elements.isEmpty: self = .several(elements)
        default: self = .none
        }
    }

    var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    func emit(to observer: ObserverBase<Element>) {
        switch self {
        case .none: break
        case .one(let element): observer.onNext(element)
        case .several(let elements):
            for element in elements { observer.onNext(element) }
        }
    }
}

/// The subscription of an observer to a subject.
final class SubjectSubscription<Element>: OpenCombine.Subscription {
    fileprivate var observer: ObserverBase<Element>?
    private weak var core: SubjectCore<Element>?
    /// The index in the core's subscriptions; `nil` if it has none. Guarded by the core's lock.
    fileprivate var index: Int?
    fileprivate var hasLeft = false
    /// The thread that emits elements of the buffer. Guarded by the core's lock, like the events that follow these.
    fileprivate var replayingThread: pthread_t?
    fileprivate var followers: Queue<Event<Element>>?
    /// A Boolean value that indicates whether the elements of the buffer have been emitted.
    fileprivate var isFollowing = false

    fileprivate init(_ observer: ObserverBase<Element>, in core: SubjectCore<Element>) {
        self.observer = observer
        self.core = core
    }

    fileprivate func follow(_ event: Event<Element>) {
        var followers = followers.take() ?? []
        followers.append(event)
        self.followers = followers
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { core?.leave(self) }
}
