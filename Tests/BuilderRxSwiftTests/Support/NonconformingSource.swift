import BuilderRxSwift

/// An observable of the application's own that keeps no rule: it sends whatever it is told to, also after an end, and
/// its subscriptions don't end when they are disposed.
final class NonconformingSource<Element>: ObservableType {
    private var observers: [AnyObserver<Element>] = []
    private(set) var disposals = 0

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        observers.append(AnyObserver(observer))
        return Disposables.create { [unowned self] in disposals += 1 }
    }

    /// Sends events to everybody who ever subscribed.
    func send(_ events: Event<Element>...) {
        for event in events {
            for observer in observers { observer.on(event) }
        }
    }
}
