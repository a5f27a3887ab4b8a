import Foundation

/// A subscription to events that happen without request: those for which there is no demand are lost.
final class EventSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    let description: String
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var cancellation: (() -> Void)?

    init(_ downstream: Downstream, name: String) {
        self.downstream = downstream
        description = name
    }

    /// Sets the closure that ends the events; it is called once, at cancellation.
    func onCancel(_ action: @escaping () -> Void) {
        lock.withLock { cancellation = action }
    }

    func send(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream, demand > .none else { return lock.unlock() }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { request(more) }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { if downstream != nil { self.demand += demand } }
    }

    func cancel() {
        lock.lock()
        let (downstream, cancellation) = (downstream, cancellation)
        self.downstream = nil
        self.cancellation = nil
        lock.unlock()
        cancellation?()
        withExtendedLifetime(downstream) {}
    }
}
