import Foundation
import OpenCombine

/// A publisher for OpenCombine subscribers, which may limit their demand.
struct ObservablePublisher<Output>: Publisher {
    typealias Failure = any Error

    let observable: Observable<Output>

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
        let observer = DemandObserver(subscriber)
        subscriber.receive(subscription: observer)
        if !observer.isDisposed { observable.attach(observer) }
    }
}

/// An observer that buffers the observable's elements and emits them on demand.
///
/// One thread at a time emits; elements from other threads or from inside the subscriber are buffered.
private final class DemandObserver<Downstream: Subscriber>: ObserverBase<Downstream.Input>, OpenCombine.Subscription
where Downstream.Failure == any Error {
    private let lock = RecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: Queue<Downstream.Input> = []
    private var end: Subscribers.Completion<any Error>?
    private var isDraining = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    override var name: String? { "publisher" }

    override func onNext(_ input: Downstream.Input) {
        guard !isEnded else { return }
        lock.lock()
        if downstream != nil { waiting.append(input) }
        drain()
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        lock.lock()
        end = completion
        drain()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        drain()
    }

    func cancel() { dispose() }

    override func disposing() {
        // Deinitializers may run arbitrary code, so objects are released outside the lock.
        let dropped = lock.withLock {
            defer {
                downstream = nil
                waiting = []
            }
            return (downstream, waiting)
        }
        withExtendedLifetime(dropped) {}
    }

    /// Emits the demanded elements. Called with the lock held; returns with it released.
    private func drain() {
        guard !isDraining else { return lock.unlock() }
        isDraining = true
        while let downstream {
            var element = demand > .none ? waiting.popFirst() : nil
            if element != nil {
                demand -= 1
                lock.unlock()
                let more = element.map(downstream.receive) ?? .none
                // Deinitializers may run arbitrary code, so elements are released outside the lock.
                element = nil
                lock.lock()
                // After a cancellation this is the last reference to the subscriber.
                if self.downstream == nil {
                    isDraining = false
                    lock.unlock()
                    return withExtendedLifetime(downstream) {}
                }
                demand += more
            } else if waiting.isEmpty, let end {
                self.downstream = nil
                isDraining = false
                lock.unlock()
                downstream.receive(completion: end)
                return dispose()
            } else {
                break
            }
        }
        isDraining = false
        lock.unlock()
    }
}

extension ObservableConvertibleType {
    /// The sequence as an OpenCombine publisher.
    ///
    /// Each subscriber has its own subscription to the sequence, and receives only as many elements as it demands; the
    /// others are buffered until it demands more. The completion follows them. Canceling disposes the subscription.
    ///
    /// ```swift
    /// let cancellable = numbers.publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// ```
    public var publisher: AnyPublisher<Element, any Swift.Error> {
        ObservablePublisher(observable: asObservable()).eraseToAnyPublisher()
    }
}
