import Foundation
import OpenCombine

/// Shares a source while somebody is subscribed; repeats its latest element, or none.
///
/// Each run of the source has a connection of its own, which is given up before an end is passed on: whoever subscribes
/// when it hears of the end starts the next run.
final class ShareHub<Element> {
    private let source: Observable<Element>
    private let replay: Int
    fileprivate let lock = RecursiveLock()
    private var connection: ShareConnection<Element>?

    init(_ source: Observable<Element>, replay: Int) {
        self.source = source
        self.replay = replay
    }

    /// Adds a receiver. The first one of a connection subscribes to the source.
    func add(_ receiver: Receiver<Element>) {
        lock.lock()
        let connection = connection ?? ShareConnection(of: self, replay: replay)
        self.connection = connection
        let isFirst = connection.receivers == 0
        let stage = ShareStage(connection, downstream: receiver)
        connection.receivers += 1
        stage.open()
        connection.broadcaster.add(stage)
        lock.unlock()
        if isFirst { source.attach(connection) }
    }

    /// Lets nobody join a connection any more. Under the lock.
    fileprivate func giveUp(_ old: ShareConnection<Element>) {
        if connection === old { connection = nil }
    }
}

/// One run of a shared source.
private final class ShareConnection<Element>: Receiver<Element> {
    let broadcaster: Broadcaster<Element>
    private let hub: ShareHub<Element>
    /// The number of observers that joined and haven't left. Under the hub's lock.
    var receivers = 0

    init(of hub: ShareHub<Element>, replay: Int) {
        self.hub = hub
        broadcaster = Broadcaster(replay == 0 ? .none : .last(replay, []))
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        if !isEnded { broadcaster.send(input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        hub.lock.withLock { hub.giveUp(self) }
        broadcaster.send(completion)
        retire()
    }

    /// Takes one receiver out; with the last one the run is over.
    func leave() {
        let isOver = hub.lock.withLock {
            receivers -= 1
            guard receivers == 0 else { return false }
            hub.giveUp(self)
            return true
        }
        if isOver, !isEnded { dispose() }
    }
}

/// A stage between a shared source and one observer.
private final class ShareStage<Element>: Stage<Element, Element> {
    private let connection: ShareConnection<Element>

    init(_ connection: ShareConnection<Element>, downstream: Receiver<Element>) {
        self.connection = connection
        super.init(downstream: downstream)
    }

    override var name: String? { "share" }

    override var previous: (any ChainLink)? { connection.previous }

    override func receive(_ input: Element) -> Subscribers.Demand {
        forward(input)
        return .none
    }

    override func disposed() {
        connection.leave()
    }
}
