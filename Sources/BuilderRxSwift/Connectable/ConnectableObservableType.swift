import Foundation
import OpenCombine

/// A sequence whose source is subscribed to only when ``connect()`` is called.
public protocol ConnectableObservableType: ObservableType {
    /// Subscribes to the source, unless it is subscribed to already.
    ///
    /// - Returns: A disposable that ends the connection. Observers receive no event when it does.
    func connect() -> any Disposable
}

extension ConnectableObservableType {
    /// Returns an observable that connects with its first observer and ends the connection when the last one is
    /// disposed.
    public func refCount() -> Observable<Element> {
        let source = asObservable()
        let counter = RefCounter { connect() }
        let connectable = source as? ConnectableObservable<Element>
        return Observable { observer in
            let sink = RefCountSink(counter, connectable, downstream: observer)
            sink.open()
            source.attach(sink)
            counter.join(sink.membership)
        }
    }
}

/// A reference count of a connectable observable's observers.
private final class RefCounter {
    /// The membership of one observer. Guarded by the counter's lock.
    final class Membership {
        /// The connection that counts the observer; `nil` before it has joined.
        fileprivate var number: Int?
        fileprivate var isCounted = false
        fileprivate var hasEnded = false
        fileprivate var hasLeft = false
    }

    private let lock = RecursiveLock()
    private let connect: () -> any Disposable
    private var count = 0
    /// The number of connections that have ended by themselves.
    private var number = 0
    private var connection: (any Disposable)?

    init(connect: @escaping () -> any Disposable) { self.connect = connect }

    /// Counts an observer that is subscribed already. The first one connects, even if it was disposed in the meantime.
    func join(_ membership: Membership) {
        let isFirst = lock.withLock {
            membership.number = number
            guard !membership.hasEnded else { return false }
            membership.isCounted = true
            count += 1
            return count == 1
        }
        if isFirst {
            let new = connect()
            let isUseless = lock.withLock {
                guard membership.number == number, count > 0 else { return true }
                connection = new
                return false
            }
            if isUseless { new.dispose() }
        }
        if lock.withLock({ membership.hasLeft }) { leave(membership) }
    }

    /// Removes an observer; the last one ends the connection.
    func leave(_ membership: Membership) {
        let last: (any Disposable)? = lock.withLock {
            membership.hasLeft = true
            guard membership.isCounted else { return nil }
            membership.isCounted = false
            guard membership.number == number else { return nil }
            count -= 1
            guard count == 0 else { return nil }
            defer { connection = nil }
            return connection
        }
        last?.dispose()
    }

    /// Handles the end of the source. The first observer that receives it ends the connection for all.
    func end(_ membership: Membership) {
        let last: (any Disposable)? = lock.withLock {
            membership.hasEnded = true
            guard membership.number == number else { return nil }
            number += 1
            count = 0
            defer { connection = nil }
            return connection
        }
        last?.dispose()
    }
}

private final class RefCountSink<Element>: PassThroughSink<Element> {
    let membership = RefCounter.Membership()
    private let counter: RefCounter
    private let connectable: ConnectableObservable<Element>?

    init(_ counter: RefCounter, _ connectable: ConnectableObservable<Element>?, downstream: ObserverBase<Element>) {
        self.counter = counter
        self.connectable = connectable
        super.init("refCount", downstream: downstream)
    }

    override var previous: (any Traceable)? { connectable?.failedChain }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard !isEnded else { return }
        counter.end(membership)
        finish(completion)
    }

    override func disposed() { counter.leave(membership) }
}
