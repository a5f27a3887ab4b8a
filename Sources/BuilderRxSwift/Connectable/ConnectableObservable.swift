/// A sequence that many observers share, and whose source begins only when ``connect()`` is called.
///
/// ```swift
/// let prices = request.publish()
/// prices.subscribe(onNext: show).disposed(by: bag)
/// prices.subscribe(onNext: store).disposed(by: bag)
/// prices.connect().disposed(by: bag)   // one request for both
/// ```
///
/// See ``ObservableType/publish()``, ``ObservableType/replay(_:)`` and ``ObservableType/multicast(_:)`` for how to make
/// one.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
    private let connector: any Connector

    init<Subject: SubjectType>(_ multicaster: Multicaster<Subject>) where Subject.Element == Element {
        connector = multicaster
        super.init(trampolined: false) { multicaster.presentSubject.asObservable().attach($0) }
    }

    /// Subscribes to the source, if that has not happened.
    ///
    /// - Returns: what ends the connection. Observers hear nothing of that; the next connection begins anew, with a new
    ///   subject where one is made for each.
    public func connect() -> any Disposable {
        connector.connect()
    }

    /// The names along the source that failed last.
    var failedChain: (any ChainLink)? { connector.failedChain }
}

/// A connection whose subject's type is erased.
protocol Connector {
    var failedChain: (any ChainLink)? { get }

    func connect() -> any Disposable
}
