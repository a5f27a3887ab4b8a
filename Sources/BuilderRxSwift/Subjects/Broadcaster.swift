import Foundation

/// The observers of a subject, in the order in which they subscribed, and how the subject ended.
///
/// An event is passed on outside the lock to those who were there when it arrived, so that an observer may subscribe,
/// dispose or send again from inside.
final class Broadcaster<Element> {
    private let lock = NSRecursiveLock()
    private var observers: [(number: UInt64, observer: AnyObserver<Element>)] = []
    private var nextNumber: UInt64 = 0
    private var ending: Event<Element>?
    private var disposed = false
    /// What a new observer is told first, if anything.
    private var latest: Element?

    init(latest: Element? = nil) {
        self.latest = latest
    }

    var hasObservers: Bool { lock.withLock { !observers.isEmpty } }

    var isDisposed: Bool { lock.withLock { disposed } }

    /// The element that new observers get, and how the subject ended, if it did.
    var state: (latest: Element?, ending: Event<Element>?, isDisposed: Bool) {
        lock.withLock { (latest, ending, disposed) }
    }

    /// Adds an observer. The latest element is told under the lock, so that no newer one can overtake it.
    func add(_ observer: AnyObserver<Element>) -> any Disposable {
        lock.lock()
        defer { lock.unlock() }
        if disposed {
            observer.on(.error(RxError.disposed(object: self)))
            return Disposables.create()
        }
        if let ending {
            observer.on(ending)
            return Disposables.create()
        }
        let number = nextNumber
        nextNumber += 1
        observers.append((number, observer))
        if let latest { observer.on(.next(latest)) }
        return Disposables.create { [weak self] in self?.remove(number) }
    }

    /// Passes an event on. `keep` says whether its element becomes the one that new observers get.
    func send(_ event: Event<Element>, keep: Bool = false) {
        let receivers: [(number: UInt64, observer: AnyObserver<Element>)] = lock.withLock {
            guard ending == nil, !disposed else { return [] }
            let now = observers
            if event.isStopEvent {
                ending = event
                observers = []
            } else if keep {
                latest = event.element
            }
            return now
        }
        for receiver in receivers { receiver.observer.on(event) }
    }

    func dispose() {
        lock.withLock {
            disposed = true
            observers = []
            ending = nil
            latest = nil
        }
    }

    private func remove(_ number: UInt64) {
        lock.withLock {
            // Numbers grow along the array, so the place is found by halving.
            var low = 0
            var high = observers.count
            while low < high {
                let middle = (low + high) / 2
                if observers[middle].number < number { low = middle + 1 } else { high = middle }
            }
            if low < observers.count, observers[low].number == number { observers.remove(at: low) }
        }
    }
}
