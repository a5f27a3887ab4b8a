import BuilderRxSwift

/// A custom observable that violates the contract: it sends every given event, also after an end, and its subscriptions
/// don't end when they are disposed.
final class NonconformingSource<Element>: ObservableType {
    private var observers: [AnyObserver<Element>] = []
    private(set) var disposals = 0

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        observers.append(AnyObserver(observer))
        return Disposables.create { [unowned self] in disposals += 1 }
    }

    /// Sends events to all observers that ever subscribed.
    func send(_ events: Event<Element>...) {
        for event in events {
            for observer in observers { observer.on(event) }
        }
    }
}
