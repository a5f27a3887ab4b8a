import Foundation
import OpenCombine

/// A sequence that observers share and whose source is subscribed to only when ``connect()`` is called.
///
/// ```swift
/// let prices = request.publish()
/// prices.subscribe(onNext: show).disposed(by: bag)
/// prices.subscribe(onNext: store).disposed(by: bag)
/// prices.connect().disposed(by: bag)   // one request for both
/// ```
///
/// To create one, see ``ObservableType/publish()``, ``ObservableType/replay(_:)`` and ``ObservableType/multicast(_:)``.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType, @unchecked Sendable {
    private let connector: any Connector

    init<Subject: SubjectType>(_ multicaster: Multicaster<Subject>) where Subject.Element == Element {
        connector = multicaster
        super.init(trampolined: false) { multicaster.currentSubject.asObservable().attach($0) }
    }

    /// Subscribes to the source, unless it is subscribed to already.
    ///
    /// - Returns: A disposable that ends the connection. Observers receive no event when it does; the next connection
    ///   starts anew, with a new subject if one is created for each.
    public func connect() -> any Disposable { connector.connect() }

    /// The operator names along the chain of the source that failed last.
    var failedChain: (any Traceable)? { connector.failedChain }
}

/// A multicaster with its subject's type erased.
private protocol Connector {
    var failedChain: (any Traceable)? { get }

    func connect() -> any Disposable
}

/// A multicaster that passes the events of one source to a subject. The subject ends with its connection; the next
/// connection gets a new one.
final class Multicaster<Subject: SubjectType>: Connector {
    typealias Input = Subject.Observer.Element

    private let source: Observable<Input>
    private let makeSubject: () -> Subject
    private let lock = RecursiveLock()
    private var subject: Subject?
    private var connection: Connection<Input>?
    /// The number of connections that have ended.
    private var runs = 0
    private var failed: TraceRecord?

    init(_ source: Observable<Input>, makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    /// The subject of the current connection, or of the next one.
    fileprivate var currentSubject: Subject {
        if let subject = lock.withLock({ subject }) { return subject }
        let new = makeSubject()
        return lock.withLock {
            // Another thread may have been faster.
            let subject = subject ?? new
            self.subject = subject
            return subject
        }
    }

    fileprivate var failedChain: (any Traceable)? { lock.withLock { failed } }

    fileprivate func connect() -> any Disposable {
        while true {
            let (current, runs) = lock.withLock { (self.connection, self.runs) }
            if let current { return current }
            let new = Connection(currentSubject.asObserver().on)
            new.atEnd { [self, weak new] chain in end(new, chain) }
            let isNew = lock.withLock {
                // Another thread may have been faster; its connection may even have ended, together with the subject.
                guard connection == nil, self.runs == runs else { return false }
                connection = new
                return true
            }
            guard isNew else { continue }
            source.attach(new)
            return new
        }
    }

    private func end(_ old: Connection<Input>?, _ chain: TraceRecord?) {
        let dropped: Subject? = lock.withLock {
            if let chain { failed = chain }
            guard let old, connection === old else { return nil }
            connection = nil
            runs += 1
            return subject.take()
        }
        withExtendedLifetime(dropped) {}
    }
}

/// One subscription to the source of a multicaster. It is disposed before its end is passed on.
private final class Connection<Input>: ObserverBase<Input> {
    private let handler: (Event<Input>) -> Void
    private let lock = RecursiveLock()
    private var onEnd: ((TraceRecord?) -> Void)?

    init(_ handler: @escaping (Event<Input>) -> Void) { self.handler = handler }

    /// Sets the closure that is called before the source is disposed, with the operator names along its chain if it
    /// failed.
    func atEnd(_ onEnd: @escaping (TraceRecord?) -> Void) { lock.withLock { self.onEnd = onEnd } }

    override func onNext(_ element: Input) {
        if !isEnded { handler(.next(element)) }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        if case .failure = completion { end(TraceRecord.upTo(previous)) }
        dispose()
        handler(completion.event())
    }

    override func disposing() { end(nil) }

    private func end(_ chain: TraceRecord?) { lock.withLock { onEnd.take() }?(chain) }
}
