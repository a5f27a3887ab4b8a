extension AsyncSequence {
    /// Returns an observable of the elements.
    ///
    /// Each subscription iterates over the sequence in its own task, and its disposal cancels the task. Elements are
    /// emitted on the task's thread; use `observe(on:)` to move them to a scheduler. An error that the sequence throws
    /// ends the observable with that error; only `CancellationError` counts as completion.
    ///
    /// ```swift
    /// lines.asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in
            let loop: any AsyncWork = AsyncLoop(over: self, telling: observer)
            let task = Task { await loop.run() }
            return Disposables.create(with: task.cancel)
        }
    }
}

/// The type-erased work of a task: a task can't capture a generic sequence.
private protocol AsyncWork: AnyObject, Sendable {
    func run() async
}

/// An iteration over a sequence. Each subscription creates its own, and only its task uses it.
private final class AsyncLoop<Source: AsyncSequence>: AsyncWork, @unchecked Sendable {
    private let source: Source
    private let observer: AnyObserver<Source.Element>

    init(over source: Source, telling observer: AnyObserver<Source.Element>) {
        self.source = source
        self.observer = observer
    }

    func run() async {
        do {
            for try await element in source { observer.onNext(element) }
            observer.onCompleted()
        } catch is CancellationError {
            observer.onCompleted()
        } catch {
            observer.onError(error)
        }
    }
}
