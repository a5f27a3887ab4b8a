import CStack
import Foundation
import OpenCombine
import Settling

/// The subscription of a subscriber to a subject.
///
/// One thread at a time calls the subscriber, without a lock. Events of other threads wait meanwhile, and the thread
/// that is calling delivers them next; those of the subscriber itself are delivered at once.
final class SubjectSubscription<Downstream: Subscriber, Source: LinkedSubject>:
    SubjectLink<Downstream.Input, Downstream.Failure>, CustomStringConvertible
where Source.Output == Downstream.Input, Source.Failure == Downstream.Failure {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    let description: String
    private let lock = Lock()
    private var downstream: SubscriberBox<Downstream>?
    private var subject: Source?
    private var demand: Subscribers.Demand
    private var hasEnded = false
    /// A Boolean value that indicates whether a request isn't to be answered by the subject's value.
    private var hasLatest = false
    private var waiting: ValueQueue<Event>?
    /// The thread that is calling the subscriber; 0 for none.
    private var caller = UInt(pthread_self())
    private var callCount = 1

    init(_ downstream: Downstream, to subject: Source, name: String, demand: Subscribers.Demand = .none) {
        self.downstream = SubscriberBox(downstream)
        self.subject = subject
        self.demand = demand
        description = name
    }

    // MARK: The subscriber

    /// Passes the subscription to the subscriber. Events of other threads have waited since its initialization.
    override func open() {
        downstream?.receive(subscription: self)
        lock.lock()
        endCall()
    }

    /// Requests values; a demand of zero has no effect.
    override func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard demand > .none, downstream != nil, !hasEnded, let subject else { return lock.unlock() }
        self.demand += demand
        if !hasLatest, let value = subject.latest {
            hasLatest = true
            self.demand -= 1
            deliver(.value(value))
        } else {
            lock.unlock()
        }
        subject.links.requestUpstream()
    }

    override func cancel() {
        lock.lock()
        let (subject, released) = (subject, (downstream, waiting))
        self.subject = nil
        downstream = nil
        waiting = nil
        lock.unlock()
        if let subject, subject.links.disconnect(self) { subject.lastSubscriberDidCancel() }
        withExtendedLifetime(released) {}
    }

    // MARK: The subject

    override func offer(_ value: Output) {
        lock.lock()
        hasLatest = demand > .none
        var receiver = downstream
        guard hasLatest, receiver != nil, !hasEnded else { return lock.unlock() }
        demand -= 1
        let thread = UInt(pthread_self())
        guard hasNoneWaiting, caller == 0 || caller == thread else { return deliverLate(value) }
        // As in `deliver`, without an event.
        caller = thread
        callCount += 1
        lock.unlock()
        var more = Subscribers.Demand.none
        if cstack_is_low() {
            more = passOnNewStack(value, to: receiver)
        } else {
            more = receiver?.receive(value) ?? .none
        }
        receiver = nil
        lock.lock()
        demand += more
        endCall()
    }

    override func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard downstream != nil, !hasEnded else { return lock.unlock() }
        hasEnded = true
        let subject = subject
        self.subject = nil
        deliver(.completion(completion))
        withExtendedLifetime(subject) {}
    }

    /// Delivers a value as an event, whose type would be looked up for each value if this were inlined.
    @inline(never)
    private func deliverLate(_ value: Output) { deliver(.value(value)) }

    /// Delivers an event after those that wait, or lets it wait for the thread that is calling the subscriber. Called
    /// with the lock held, which is then released.
    private func deliver(_ event: Event) {
        let thread = UInt(pthread_self())
        guard caller == 0 || caller == thread else {
            wait(event)
            return lock.unlock()
        }
        caller = thread
        callCount += 1
        if hasNoneWaiting {
            var event = Optional(event)
            pass(&event)
        } else {
            wait(event)
        }
        endCall()
    }

    @inline(never)
    private func passWaiting() {
        while !hasNoneWaiting {
            var next = waiting?.popFirst()
            pass(&next)
        }
    }

    private var hasNoneWaiting: Bool { waiting?.isEmpty ?? true }

    private func wait(_ event: Event) {
        let waiting = waiting ?? ValueQueue()
        self.waiting = waiting
        waiting.append(event)
    }

    /// Delivers what waits, and ends a call of the subscriber. Called with the lock held, which is then released.
    private func endCall() {
        if !hasNoneWaiting { passWaiting() }
        callCount -= 1
        if callCount == 0 { caller = 0 }
        lock.unlock()
    }

    /// Passes a value to a subscriber on a new stack, where little room is left: subscribers may send again and again.
    @inline(never)
    private func passOnNewStack(_ value: Output, to receiver: SubscriberBox<Downstream>?) -> Subscribers.Demand {
        var more = Subscribers.Demand.none
        withStackRoom { more = receiver?.receive(value) ?? .none }
        return more
    }

    /// Passes an event to the subscriber, and releases it, both without the lock, which is held before and afterwards.
    private func pass(_ event: inout Event?) {
        var receiver = downstream
        if case .completion = event { downstream = nil }
        lock.unlock()
        var more = Subscribers.Demand.none
        switch event {
        case .value(let value) where cstack_is_low(): more = passOnNewStack(value, to: receiver)
        case .value(let value): more = receiver?.receive(value) ?? .none
        case .completion(let completion): receiver?.receive(completion: completion)
        case nil: break
        }
        receiver = nil
        event = nil
        lock.lock()
        demand += more
    }
}
