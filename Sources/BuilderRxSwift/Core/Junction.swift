import Foundation
import OpenCombine
import Synchronization

/// An operator with several sources, at work in one subscription: events come in through its branches, one at a time,
/// and go on below.
///
/// A subclass connects its sources with ``connect(_:onNext:onEnd:)`` once ``open()`` was called, and sends with
/// ``forward(_:)`` and ``finish(_:)``. The closures of branches run under one recursive lock, so that events from
/// several threads take turns; what they send is sent under it, too. When the junction ends or is canceled, all
/// branches are disposed.
///
/// Whoever sends ends, or subscribes for each element, may say so: see ``Departure`` and `locking`.
class Junction<Output>: OpenCombine.Subscription, ChainLink {
    let downstream: Receiver<Output>
    private let lock = RecursiveLock()
    private let branches = CompositeDisposable()
    private let ended = Atomic(false)
    private weak var failed: (any ChainLink)?
    private var remembered: (any ChainLink)?

    init(downstream: Receiver<Output>) {
        self.downstream = downstream
    }

    /// The operator's name in messages about the chain.
    var name: String? { nil }

    var previous: (any ChainLink)? { remembered ?? failed?.previous }

    /// Tells what lies below that this junction is its source. Comes before any branch is connected.
    final func open() {
        downstream.receive(subscription: self)
    }

    /// Runs something while no event comes in.
    @discardableResult
    final func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// A Boolean value that indicates whether nothing is sent any more.
    final var isEnded: Bool { ended.load(ordering: .acquiring) }

    /// Sends an element on. Only under the lock.
    final func forward(_ element: Output) {
        if !isEnded { _ = downstream.receive(element) }
    }

    /// Sends the end on, then disposes every branch. Only under the lock.
    ///
    /// - Parameter branch: where the end comes from, so that a message about an error can name its way.
    final func finish(_ completion: Subscribers.Completion<any Error>, from branch: (any ChainLink)? = nil) {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        failed = branch
        downstream.receive(completion: completion)
        cancel()
    }

    /// Subscribes to a source.
    ///
    /// - Parameters:
    ///   - locking: whether elements are taken under the lock, which they are unless said otherwise. Not where each is
    ///     subscribed to: a
    ///     subscription may wait for locks of the source, and whoever holds those for this junction's.
    ///   - lockingEnd: the same for the source's end.
    ///   - departure: when the branch is disposed at its own end.
    ///   - onNext: called with each element.
    ///   - onEnd: called with the branch and its end.
    /// - Returns: the branch; disposing it ends this source alone.
    @discardableResult
    final func connect<Source: ObservableConvertibleType>(
        _ source: Source, locking: Bool = true, lockingEnd: Bool = true, departure: Departure = .beforeCompletion,
        onNext: @escaping (Source.Element) -> Void,
        onEnd: @escaping (Branch<Source.Element>, Subscribers.Completion<any Error>) -> Void
    ) -> Branch<Source.Element> {
        let branch = makeBranch(
            locking: locking, lockingEnd: lockingEnd, departure: departure, onNext: onNext, onEnd: onEnd)
        source.asObservable().attach(branch)
        return branch
    }

    /// Makes a branch that has no source yet, for those who have to hold it before its first element comes.
    final func makeBranch<Input>(
        locking: Bool = true, lockingEnd: Bool = true, departure: Departure = .beforeCompletion,
        onNext: @escaping (Input) -> Void,
        onEnd: @escaping (Branch<Input>, Subscribers.Completion<any Error>) -> Void
    ) -> Branch<Input> {
        let branch = Branch(
            departure: departure,
            take: locking ? { [self] element in locked { if !isEnded { onNext(element) } } } : onNext,
            end: lockingEnd
                ? { [self] branch, completion in locked { if !isEnded { onEnd(branch, completion) } } } : onEnd)
        if departure == .first {
            branch.willFail = { [self] branch in locked { remembered = RememberedLink(branch.previous) } }
        }
        branch.key = branches.insert(branch)
        branch.leave = { [branches] key in branches.remove(for: key) }
        return branch
    }

    final func request(_ demand: Subscribers.Demand) {}

    /// Ends the junction without a word. Never waits for the lock: whoever disposes may be what an observer waits for.
    final func cancel() {
        ended.store(true, ordering: .releasing)
        branches.dispose()
        disposed()
    }

    /// Called when the junction has ended or was canceled, perhaps twice. Subclasses let go of what they keep.
    func disposed() {}
}

/// When a branch of a junction is disposed, as seen from its own end.
enum Departure {
    /// Before the junction hears of the end. For an error, the names along the branch are remembered.
    case first
    /// Before the junction hears of a completion, after it has heard of an error.
    case beforeCompletion
    /// After the junction has heard of the end.
    case last
}

/// One way into a junction.
final class Branch<Input>: Receiver<Input> {
    fileprivate var key: CompositeDisposable.DisposeKey?
    fileprivate var leave: ((CompositeDisposable.DisposeKey) -> Void)?
    fileprivate var willFail: ((Branch<Input>) -> Void)?
    private let departure: Departure
    private let take: (Input) -> Void
    private let end: (Branch<Input>, Subscribers.Completion<any Error>) -> Void

    fileprivate init(
        departure: Departure, take: @escaping (Input) -> Void,
        end: @escaping (Branch<Input>, Subscribers.Completion<any Error>) -> Void
    ) {
        self.departure = departure
        self.take = take
        self.end = end
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        if !isEnded { take(input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        switch (departure, completion) {
        case (.first, .failure):
            willFail?(self)
            depart()
        case (.first, .finished), (.beforeCompletion, .finished): depart()
        case (.beforeCompletion, .failure), (.last, _): break
        }
        end(self, completion)
        depart()
    }

    /// Leaves the junction, which disposes the branch.
    func depart() {
        if let key { leave?(key) }
        dispose()
    }
}
