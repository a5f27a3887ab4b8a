import OpenCombine

/// An operator with one source, at work in one subscription: it receives from above and sends on below.
///
/// A subclass overrides ``Receiver/receive(_:)``, and ``Receiver/receive(completion:)`` when the end of its source is
/// not its own end. It sends with ``forward(_:)`` and ``finish(_:)``, which keep the grammar `next* (error |
/// completed)?`: nothing passes after an end or after disposal. An end is passed on first; then what lies above is
/// disposed.
class Stage<Input, Output>: Receiver<Input>, OpenCombine.Subscription {
    let downstream: Receiver<Output>

    init(downstream: Receiver<Output>) {
        self.downstream = downstream
    }

    /// Tells what lies below that this stage is its source. Comes before the stage is attached to its own source.
    final func open() {
        downstream.receive(subscription: self)
    }

    /// Sends an element on.
    @inline(__always)
    final func forward(_ element: Output) {
        if !isEnded { _ = downstream.receive(element) }
    }

    /// Sends the end on, then disposes what lies above.
    final func finish(_ completion: Subscribers.Completion<any Error>) {
        guard markEnded() else { return }
        downstream.receive(completion: completion)
        dispose()
    }

    /// Sends an event on.
    final func forward(_ event: Event<Output>) {
        switch event {
        case .next(let element): forward(element)
        case .error(let error): finish(.failure(error))
        case .completed: finish(.finished)
        }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        finish(completion)
    }

    /// Nothing to do: demand is unlimited.
    final func request(_ demand: Subscribers.Demand) {}

    final func cancel() {
        dispose()
    }
}

extension ObservableConvertibleType {
    /// The observable in which each subscription passes through a stage of its own.
    func through<Output>(
        _ makeStage: @escaping (Receiver<Output>) -> Stage<Element, Output>
    ) -> Observable<Output> {
        let source = asObservable()
        return Observable { receiver in
            let stage = makeStage(receiver)
            stage.open()
            source.attach(stage)
        }
    }
}
