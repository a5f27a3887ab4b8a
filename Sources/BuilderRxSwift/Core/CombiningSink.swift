import OpenCombine

/// A sink with several sources at a time, whose events it handles one at a time.
///
/// A subclass connects its sources with ``connect(_:inTurn:disposal:onNext:onEnd:)`` after ``open()``. The closures run
/// in turns, and so emit one event at a time; no lock is held. `inTurn` and ``Disposal`` are for operators that
/// subscribe on each element or differ in the order of disposal.
class CombiningSink<Output>: Sink<Output> {
    private let turns = Turns()
    private let observers = CompositeDisposable()
    private weak var failed: (any Traceable)?
    private var recorded: (any Traceable)?

    final override var previous: (any Traceable)? { recorded ?? failed?.previous }

    /// Runs a closure while no event is handled: now, or once the running thread is done.
    final func takeTurn(_ body: @escaping () -> Void) { turns.run(body) }

    /// Runs a closure after the turn in progress. Call only in a turn.
    final func afterTurn(_ body: @escaping () -> Void) { turns.runAfterwards(body) }

    /// Handles an input in a turn, unless the sink has ended, and the result after that turn.
    ///
    /// A subscription belongs after the turn: it may take long, and other sources' events don't wait for it.
    final func takeTurn<Input, Result>(
        _ input: Input, _ handle: @escaping (Input) -> Result?, then: @escaping (Result) -> Void
    ) {
        guard turns.begin() else {
            return turns.queue { [self] in
                if !isEnded, let result = handle(input) { turns.runAfterwards(outermost: true) { then(result) } }
            }
        }
        let result = isEnded ? nil : handle(input)
        turns.end()
        if let result { then(result) }
    }

    /// Subscribes to a source.
    ///
    /// - Parameters:
    ///   - inTurn: The events that are handled in turns. Elements aren't if `onNext` subscribes: other sources' events
    ///     don't wait for a subscription.
    ///   - disposal: The moment at which the observer is disposed at the end of its source.
    ///   - onNext: The closure called with each element.
    ///   - onEnd: The closure called with the observer and its end.
    /// - Returns: The observer; disposing it ends this source alone.
    @discardableResult
    final func connect<Source: ObservableConvertibleType>(
        _ source: Source, inTurn: EventsInTurn = .all, disposal: Disposal = .beforeCompletion,
        onNext: @escaping (Source.Element) -> Void,
        onEnd: @escaping (SourceObserver<Source.Element>, Subscribers.Completion<any Error>) -> Void
    ) -> SourceObserver<Source.Element> {
        let observer = makeObserver(inTurn: inTurn, disposal: disposal, onNext: onNext, onEnd: onEnd)
        source.asObservable().attach(observer)
        return observer
    }

    /// Creates an observer without a source, for sinks that refer to it before its first element arrives.
    final func makeObserver<Input>(
        inTurn: EventsInTurn = .all, disposal: Disposal = .beforeCompletion,
        onNext: @escaping (Input) -> Void,
        onEnd: @escaping (SourceObserver<Input>, Subscribers.Completion<any Error>) -> Void
    ) -> SourceObserver<Input> {
        let observer = SourceObserver(
            disposal: disposal,
            take: inTurn == .all
                ? { [self] element in
                    guard turns.begin() else {
                        return turns.queue { [self] in
                            if !isEnded { onNext(element) }
                        }
                    }
                    if !isEnded { onNext(element) }
                    turns.end()
                } : onNext,
            end: { [self] observer, completion in
                guard inTurn != .none else {
                    onEnd(observer, completion)
                    return observer.detach()
                }
                guard turns.begin() else {
                    return turns.queue { [self] in
                        if !isEnded { onEnd(observer, completion) }
                        observer.detach()
                    }
                }
                if !isEnded { onEnd(observer, completion) }
                observer.detach()
                turns.end()
            })
        if disposal == .beforeEnd {
            observer.willFail = { [self] observer in
                let record = TraceRecord.upTo(observer.previous)
                takeTurn { [self] in recorded = record }
            }
        }
        observer.key = observers.insert(observer)
        observer.remove = { [observers] key in observers.remove(for: key) }
        return observer
    }

    final override func willFinish(from source: (any Traceable)?) { failed = source }

    final override func disposeSources() {
        observers.dispose()
        turns.dropQueued()
    }
}

/// The events of a source that a combining sink handles in turns.
enum EventsInTurn {
    case all, end, none
}

/// The moment at which an observer of a combining sink is disposed when its source ends.
enum Disposal {
    /// Before the sink handles the end. The operator names along an error's chain are recorded.
    case beforeEnd
    /// Before the sink handles a completion, after it has handled an error.
    case beforeCompletion
    /// After the sink has handled the end.
    case afterEnd
}

/// An observer of one source of a combining sink.
final class SourceObserver<Input>: ObserverBase<Input> {
    fileprivate var key: CompositeDisposable.DisposeKey?
    fileprivate var remove: ((CompositeDisposable.DisposeKey) -> Void)?
    fileprivate var willFail: ((SourceObserver<Input>) -> Void)?
    private let disposal: Disposal
    private let take: (Input) -> Void
    private let end: (SourceObserver<Input>, Subscribers.Completion<any Error>) -> Void

    fileprivate init(
        disposal: Disposal, take: @escaping (Input) -> Void,
        end: @escaping (SourceObserver<Input>, Subscribers.Completion<any Error>) -> Void
    ) {
        self.disposal = disposal
        self.take = take
        self.end = end
    }

    override func onNext(_ element: Input) {
        if !isEnded { take(element) }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        switch (disposal, completion) {
        case (.beforeEnd, .failure):
            willFail?(self)
            detach()
        case (.beforeEnd, .finished), (.beforeCompletion, .finished): detach()
        case (.beforeCompletion, .failure), (.afterEnd, _): break
        }
        end(self, completion)
    }

    /// Removes the observer from the sink and disposes it.
    func detach() {
        if let key { remove?(key) }
        dispose()
    }
}
