import Foundation
import OpenCombine

/// Sends the events of one source to a subject. When a connection ends, so does the subject's time: the next connection
/// gets a new one.
final class Multicaster<Subject: SubjectType>: Connector {
    typealias Input = Subject.Observer.Element

    private let source: Observable<Input>
    private let makeSubject: () -> Subject
    private let lock = RecursiveLock()
    private var subject: Subject?
    private var connection: Connection<Input>?
    private var failed: RememberedLink?

    init(_ source: Observable<Input>, makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
    }

    /// The subject of the present connection, or of the next one.
    var presentSubject: Subject {
        lock.withLock {
            if let subject { return subject }
            let subject = makeSubject()
            self.subject = subject
            return subject
        }
    }

    var failedChain: (any ChainLink)? { lock.withLock { failed } }

    func connect() -> any Disposable {
        let (connection, isNew): (Connection<Input>, Bool) = lock.withLock {
            if let connection = self.connection { return (connection, false) }
            let connection = Connection(observer: presentSubject.asObserver().on)
            connection.atEnd { [self, weak connection] chain in
                lock.withLock {
                    if let chain { failed = chain }
                    guard self.connection === connection else { return }
                    self.connection = nil
                    subject = nil
                }
            }
            self.connection = connection
            return (connection, true)
        }
        if isNew { source.attach(connection.receiver) }
        return connection
    }
}

/// One subscription to the source of a multicaster.
private final class Connection<Input>: Cancelable {
    let receiver: ConnectionReceiver<Input>
    private let lock = NSLock()
    private var onEnd: ((RememberedLink?) -> Void)?

    init(observer: @escaping (Event<Input>) -> Void) {
        receiver = ConnectionReceiver(observer: observer)
        receiver.connection = self
    }

    var isDisposed: Bool { receiver.isDisposed }

    func dispose() {
        end(nil)
    }

    /// Sets what is called before the source is disposed, with the names along it if it failed.
    func atEnd(_ onEnd: @escaping (RememberedLink?) -> Void) {
        lock.withLock { self.onEnd = onEnd }
    }

    fileprivate func end(_ chain: RememberedLink?) {
        let told = lock.withLock {
            defer { onEnd = nil }
            return onEnd
        }
        told?(chain)
        receiver.dispose()
    }
}

/// A receiver of a connection's events: it is disposed before its end is forwarded.
private final class ConnectionReceiver<Input>: Receiver<Input> {
    fileprivate weak var connection: Connection<Input>?
    private let observer: (Event<Input>) -> Void

    init(observer: @escaping (Event<Input>) -> Void) {
        self.observer = observer
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        if !isEnded { observer(.next(input)) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        if case .failure = completion {
            connection?.end(RememberedLink(previous))
        } else {
            connection?.end(nil)
        }
        dispose()
        observer(completion.event())
    }
}
