extension AsyncSequence {
    /// The elements as an observable.
    ///
    /// Each subscription loops over the sequence in a task of its own, and its disposal cancels the task. Elements
    /// arrive on the task's thread: `observe(on:)` takes them elsewhere. What the sequence throws is the error; only
    /// `CancellationError` counts as completion.
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

/// Work for a task, its types erased: a task can't capture a generic sequence.
private protocol AsyncWork: AnyObject, Sendable {
    func run() async
}

/// A loop over a sequence. Each subscription makes its own, and its task alone uses it.
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
