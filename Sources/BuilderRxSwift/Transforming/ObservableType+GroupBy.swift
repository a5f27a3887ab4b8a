import Foundation
import OpenCombine

extension ObservableType {
    /// Groups the elements by key. A group is emitted when its first element arrives.
    ///
    /// ```swift
    /// Observable.of("ant", "bee", "ape")
    ///     .groupBy { $0.prefix(1) }
    ///     .flatMap { group in group.map { "\(group.key): \($0)" } }   // a: ant, b: bee, a: ape
    /// ```
    ///
    /// A group emits elements while it has subscriptions, starting with the one that created it. The end of the source
    /// ends all groups, and then the sequence of groups. After the disposal of the sequence of groups there are no new
    /// groups; those with subscriptions continue, and the source is disposed with the last of them.
    ///
    /// - Parameter keySelector: The closure that returns the key of an element. An error that it throws ends the groups
    ///   and the sequence.
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable()
        return Observable { observer in
            let grouping = GroupBySink(downstream: observer, keySelector: keySelector)
            observer.receive(subscription: grouping)
            source.attachLast(grouping)
        }
    }
}

/// A sink that passes the elements of a source to subjects. It outlives the subscription to its groups as long as one
/// of them has an observer.
private final class GroupBySink<Key: Hashable, Element>: ObserverBase<Element>, OpenCombine.Subscription {
    private let downstream: ObserverBase<GroupedObservable<Key, Element>>
    private let keySelector: (Element) throws -> Key
    private let turns = Turns()
    // Changed in turns.
    private var subjects: [Key: PublishSubject<Element>] = [:]
    /// The subjects in the order of their creation.
    private var order: [PublishSubject<Element>] = []

    private let lock = RecursiveLock()
    /// The number of subscriptions, to the sequence of groups and to groups, that still need the source.
    private var users = 1
    private var hasLeft = false

    init(downstream: ObserverBase<GroupedObservable<Key, Element>>, keySelector: @escaping (Element) throws -> Key) {
        self.downstream = downstream
        self.keySelector = keySelector
    }

    override var name: String? { "groupBy" }

    override func onNext(_ input: Element) {
        guard turns.begin() else {
            return turns.queue { [self] in pass(input) }
        }
        pass(input)
        turns.end()
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        turns.run { [self] in end(completion) }
    }

    override func disposed() { turns.dropQueued() }

    private func pass(_ input: Element) {
        guard !isEnded else { return }
        do {
            // The closure, and the keys' `==` and `hash(into:)`, may send to the source: that follows.
            let (key, known) = try turns.exclusively {
                let key = try keySelector(input)
                return (key, subjects[key])
            }
            (known ?? makeSubject(for: key)).onNext(input)
        } catch {
            end(.failure(error))
        }
    }

    private func end(_ completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        for subject in order { subject.on(completion.event()) }
        if !lock.withLock({ hasLeft }) { downstream.receive(completion: completion) }
        dispose()
    }

    private func makeSubject(for key: Key) -> PublishSubject<Element> {
        let subject = PublishSubject<Element>()
        turns.exclusively { subjects[key] = subject }
        order.append(subject)
        if !lock.withLock({ hasLeft }) {
            downstream.onNext(GroupedObservable(key: key, source: observable(of: subject)))
        }
        return subject
    }

    /// Returns the observable of a group. It retains only the subject; its subscriptions keep the source subscribed.
    private func observable(of subject: PublishSubject<Element>) -> Observable<Element> {
        Observable(trampolined: false) { [weak self] observer in
            let sink = PassThroughSink(downstream: observer)
            if let self {
                join()
                sink.resource.setDisposable(Disposables.create(with: leave))
            }
            sink.open()
            subject.attach(sink)
        }
    }

    private func join() { lock.withLock { users += 1 } }

    private func leave() {
        let isLast = lock.withLock {
            users -= 1
            return users == 0
        }
        if isLast { dispose() }
    }

    func request(_ demand: Subscribers.Demand) {}

    /// Ends the sequence of groups; the groups may continue.
    func cancel() {
        let isFirst = lock.withLock {
            defer { hasLeft = true }
            return !hasLeft
        }
        if isFirst { leave() }
    }
}
