import Foundation
import OpenCombine
import Synchronization

/// An operator with several sources, at work in one subscription: events come in through its branches, one at a time, and go on below.
///
/// A subclass connects its sources with ``connect(_:onNext:onEnd:)`` once ``open()`` was called, and sends with ``forward(_:)`` and
/// ``finish(_:)``. The closures of branches run under one recursive lock, so that events from several threads take turns; what they send
/// is sent under it, too. When the junction ends or is cancelled, all branches are disposed.
class Junction<Output>: OpenCombine.Subscription, ChainLink {
    let downstream: Receiver<Output>
    private let lock = NSRecursiveLock()
    private let branches = CompositeDisposable()
    private let ended = Atomic(false)
    private weak var failed: (any ChainLink)?

    init(downstream: Receiver<Output>) {
        self.downstream = downstream
    }

    /// What messages about the chain call the operator.
    var name: String? { nil }

    var previous: (any ChainLink)? { failed?.previous }

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

    /// Whether nothing is sent any more.
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
    ///   - onNext: called with each element, under the lock.
    ///   - onEnd: called with the branch and its end, under the lock. A branch that has completed is disposed already; one that failed is disposed
    ///     afterwards, so that the error comes first.
    /// - Returns: the branch; disposing it ends this source alone.
    @discardableResult
    final func connect<Source: ObservableConvertibleType>(
        _ source: Source, onNext: @escaping (Source.Element) -> Void,
        onEnd: @escaping (Branch<Source.Element>, Subscribers.Completion<any Error>) -> Void
    ) -> Branch<Source.Element> {
        let branch = Branch(
            take: { [self] element in locked { if !isEnded { onNext(element) } } },
            end: { [self] branch, completion in locked { if !isEnded { onEnd(branch, completion) } } })
        branch.key = branches.insert(branch)
        branch.leave = { [branches] key in branches.remove(for: key) }
        source.asObservable().attach(branch)
        return branch
    }

    final func request(_ demand: Subscribers.Demand) {}

    /// Ends the junction without a word. Never waits for the lock: whoever disposes may be what an observer waits for.
    final func cancel() {
        ended.store(true, ordering: .releasing)
        branches.dispose()
        disposed()
    }

    /// Called when the junction has ended or was cancelled, perhaps twice. Subclasses let go of what they keep.
    func disposed() {}
}

/// One way into a junction.
final class Branch<Input>: Receiver<Input> {
    fileprivate var key: CompositeDisposable.DisposeKey?
    fileprivate var leave: ((CompositeDisposable.DisposeKey) -> Void)?
    private let take: (Input) -> Void
    private let end: (Branch<Input>, Subscribers.Completion<any Error>) -> Void

    fileprivate init(
        take: @escaping (Input) -> Void,
        end: @escaping (Branch<Input>, Subscribers.Completion<any Error>) -> Void
    ) {
        self.take = take
        self.end = end
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        if !isEnded { take(input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        if case .finished = completion { depart() }
        end(self, completion)
        depart()
    }

    /// Leaves the junction, which disposes the branch.
    private func depart() {
        if let key { leave?(key) }
        dispose()
    }
}
