import Foundation
import OpenCombine

/// A subject with its subscriptions.
protocol LinkedSubject<Output, Failure>: AnyObject, SubscriptionReleasing {
    associatedtype Output
    associatedtype Failure: Error

    var links: SubjectLinks<Output, Failure> { get }
    /// The value that a new subscriber receives first; `nil` for none.
    var latest: Output? { get }

    /// Notifies the subject that it has no subscribers left, unless others have come meanwhile.
    func lastSubscriberDidCancel()
}

extension LinkedSubject {
    func retain(_ subscription: any Subscription, number: (Int) -> Void) {
        links.retain(subscription, number: number)
    }

    func release(_ number: Int) { links.release(number) }

    func lastSubscriberDidCancel() {}
}

/// A subscription to a subject of any type.
class AnySubjectLink {
    /// The place among the subject's subscriptions; guarded by their lock.
    final var slot = 0
}

/// A subscription to a subject.
///
/// A class: the types of existentials with arguments would be looked up at run time, for each value.
class SubjectLink<Output, Failure: Error>: AnySubjectLink, Subscription {
    /// Passes the subscription to the subscriber.
    func open() {}
    /// Passes a value to the subscriber, if it has requested one.
    func offer(_ value: Output) {}
    /// Passes the completion to the subscriber.
    func finish(_ completion: Subscribers.Completion<Failure>) {}

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// The subscriptions of a subject, and those of the subject to others.
final class SubjectLinks<Output, Failure: Error> {
    /// Guards all properties, and the subject's value.
    let lock = Lock()
    /// The subscriptions in their order, with gaps where some have ended. Read with the lock held.
    ///
    /// The array's type is known when this module is compiled; that of an array of the links themselves would be looked
    /// up for each value.
    private(set) var all: [AnySubjectLink?] = []
    private var count = 0
    private var completion: Subscribers.Completion<Failure>?
    /// The subscriptions of the subject to publishers, by their numbers.
    private var upstream: [Int: any Subscription] = [:]
    private var lastNumber = 0
    /// A Boolean value that indicates whether the subject requests values of the publishers that it subscribes to.
    private var isRequested: Bool

    init(isRequested: Bool) { self.isRequested = isRequested }

    deinit { inOrder(upstream).forEach { $0.cancel() } }

    /// A Boolean value that indicates whether the subject has ended. Read with the lock held.
    var hasEnded: Bool { completion != nil }

    /// A Boolean value that indicates whether all subscriptions have been canceled. Read with the lock held.
    var isEmpty: Bool { count == 0 }

    // MARK: Subscribers

    /// Adds a subscription, and passes it to its subscriber; after the end, an empty one and the completion.
    func connect<S: Subscriber>(_ link: SubjectLink<Output, Failure>, _ subscriber: S) where S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        link.slot = all.count
        all.append(link)
        count += 1
        lock.unlock()
        link.open()
    }

    /// Removes a subscription that has been canceled, and returns whether it was the last one. Called once for each, by
    /// the subscription itself.
    func disconnect(_ link: SubjectLink<Output, Failure>) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard !hasEnded else { return false }
        all[link.slot] = nil
        count -= 1
        if all.count >= 16, count * 2 < all.count {
            all.removeAll { $0 == nil }
            for slot in all.indices { all[slot]?.slot = slot }
        }
        return isEmpty
    }

    /// Ends the subject, unless a condition that is read with the lock held isn't met.
    func end(_ completion: Subscribers.Completion<Failure>, if condition: () -> Bool = { true }) {
        lock.lock()
        guard !hasEnded, condition() else { return lock.unlock() }
        self.completion = completion
        let ended = all
        all = []
        lock.unlock()
        for case let link? in ended { downcast(link).finish(completion) }
    }

    /// Passes a value to the subscribers of subscriptions.
    func offer(_ value: Output, to links: [AnySubjectLink?]) {
        for case let link? in links { downcast(link).offer(value) }
    }

    private func downcast(_ link: AnySubjectLink) -> SubjectLink<Output, Failure> {
        unsafeDowncast(link, to: SubjectLink<Output, Failure>.self)
    }

    // MARK: Publishers

    /// Retains a subscription of the subject to a publisher until that has ended, or the subject is released; cancels
    /// it if a condition that is read with the lock held isn't met.
    ///
    /// - Parameter number: A closure that receives the number to release the subscription by, before values are
    ///   requested.
    func retain(
        _ subscription: any Subscription, number body: (Int) -> Void = { _ in }, if condition: () -> Bool = { true }
    ) {
        lock.lock()
        guard condition() else {
            lock.unlock()
            return subscription.cancel()
        }
        lastNumber += 1
        let number = lastNumber
        upstream[number] = subscription
        let isRequested = isRequested
        lock.unlock()
        body(number)
        if isRequested { subscription.request(.unlimited) }
    }

    /// Releases the subscription to a publisher that has ended.
    func release(_ number: Int) {
        let ended = lock.withLock { upstream.removeValue(forKey: number) }
        // The end of a subscription runs others' code, so it is released without the lock.
        withExtendedLifetime(ended) {}
    }

    /// Removes the subscriptions to publishers, and returns them, to be released without the lock. Requests to others
    /// wait for a subscriber's next one. Called with the lock held.
    func takeUpstream() -> [any Subscription] {
        defer { upstream = [:] }
        isRequested = false
        return inOrder(upstream)
    }

    private func inOrder(_ subscriptions: [Int: any Subscription]) -> [any Subscription] {
        subscriptions.count < 2 ? Array(subscriptions.values) : subscriptions.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Requests the values of the publishers, once a subscriber has requested some.
    func requestUpstream() {
        lock.lock()
        guard !isRequested else { return lock.unlock() }
        isRequested = true
        let upstream = upstream
        lock.unlock()
        for subscription in inOrder(upstream) { subscription.request(.unlimited) }
    }
}
