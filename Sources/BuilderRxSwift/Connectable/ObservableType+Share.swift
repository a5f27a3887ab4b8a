import OpenCombine

/// The lifetime of the elements that ``ObservableType/share(replay:scope:)`` replays to late observers.
public enum SubjectLifetimeScope: Sendable {
    /// The elements are retained as long as there is a subscription and the source has not ended. A later subscription
    /// starts the source anew, and receives no earlier elements.
    ///
    /// ```swift
    /// let result = request.share(replay: 1)
    /// // two observers at a time: one request
    /// // one after the other has ended: two requests
    /// ```
    case whileConnected

    /// The elements are retained forever. A subscription after the source has ended receives the retained elements and
    /// the end. One after all others were disposed receives the retained elements, and then those of the source, which
    /// is subscribed to anew.
    case forever
}

extension ObservableType {
    /// Shares one subscription to the source among all observers, and replays the last elements to late ones.
    ///
    /// The first observer subscribes to the source, and disposing the last one disposes that subscription.
    ///
    /// ```swift
    /// let user = request.share(replay: 1)
    /// user.map(\.name).bind(to: nameLabel.rx.text).disposed(by: bag)
    /// user.map(\.image).bind(to: imageView.rx.image).disposed(by: bag)   // no second request
    /// ```
    ///
    /// - Parameters:
    ///   - replay: The maximum number of elements to replay.
    ///   - scope: The lifetime of the replayed elements, with regard to the subscription to the source and its end.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        switch (scope, replay) {
        case (.forever, 0): return multicast(PublishSubject()).refCount()
        case (.forever, _): return multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        case (.whileConnected, 0), (.whileConnected, 1):
            let source = SharedSource(asObservable(), replay: replay)
            return Observable(trampolined: false, source: source.add)
        case (.whileConnected, _):
            return multicast(makeSubject: { ReplaySubject.create(bufferSize: replay) }).refCount()
        }
    }
}

/// A source that is shared while it has observers; replays its latest element, or none.
///
/// Each run of the source has its own connection, which is detached before an end is passed on: an observer that
/// subscribes when it receives the end starts the next run.
private final class SharedSource<Element> {
    private let source: Observable<Element>
    private let replay: Int
    fileprivate let lock = RecursiveLock()
    private var connection: ShareConnection<Element>?

    init(_ source: Observable<Element>, replay: Int) {
        self.source = source
        self.replay = replay
    }

    /// Adds an observer. The first one of a connection subscribes to the source.
    func add(_ observer: ObserverBase<Element>) {
        let (connection, isFirst) = lock.withLock {
            let current = self.connection ?? ShareConnection(of: self, replay: replay)
            self.connection = current
            current.observers += 1
            return (current, current.observers == 1)
        }
        let sink = ShareSink(connection, downstream: observer)
        sink.open()
        connection.core.add(sink)
        if isFirst { source.attachLast(connection) }
    }

    /// Detaches a connection, so that no further observer joins it. Called with the lock held.
    func giveUp(_ old: ShareConnection<Element>) {
        if connection === old { connection = nil }
    }
}

/// One run of a shared source.
private final class ShareConnection<Element>: ObserverBase<Element> {
    let core: SubjectCore<Element>
    private let source: SharedSource<Element>
    /// The number of observers that joined and haven't left. Guarded by the source's lock.
    var observers = 0

    init(of source: SharedSource<Element>, replay: Int) {
        self.source = source
        core = SubjectCore(replay == 0 ? .none : .last(replay, []))
    }

    override func onNext(_ element: Element) {
        if !isEnded { core.send(element) }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        source.lock.withLock { source.giveUp(self) }
        core.send(completion)
        retire()
    }

    /// Removes one observer; removing the last one ends the run.
    func leave() {
        let isOver = source.lock.withLock {
            observers -= 1
            guard observers == 0 else { return false }
            source.giveUp(self)
            return true
        }
        if isOver, !isEnded { dispose() }
    }
}

/// A sink between a shared source and one observer.
private final class ShareSink<Element>: PassThroughSink<Element> {
    private let connection: ShareConnection<Element>

    init(_ connection: ShareConnection<Element>, downstream: ObserverBase<Element>) {
        self.connection = connection
        super.init("share", downstream: downstream)
    }

    override var previous: (any Traceable)? { connection.previous }

    override func disposed() { connection.leave() }
}
