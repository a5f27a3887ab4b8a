import OpenCombine

extension ObservableType {
    /// The sequence with its events delivered on a scheduler.
    ///
    /// - Parameter scheduler: where the observer is called, for example `MainScheduler.instance`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        through { ObserveOnStage(scheduler: scheduler, downstream: $0) }
    }
}

private final class ObserveOnStage<Element>: Stage<Element, Element> {
    private let scheduler: any ImmediateSchedulerType
    private let pending = CompositeDisposable()

    init(scheduler: any ImmediateSchedulerType, downstream: Receiver<Element>) {
        self.scheduler = scheduler
        super.init(downstream: downstream)
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        deliver(.next(input))
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        deliver(completion.event())
    }

    private func deliver(_ event: Event<Element>) {
        if let inline = scheduler as? any InlineScheduler, inline.runsInline { return forward(event) }
        let work = SerialDisposable()
        let key = pending.insert(work)
        work.disposable = scheduler.schedule(()) { _ in
            self.forward(event)
            if let key { self.pending.remove(for: key) }
            return Disposables.create()
        }
    }

    override func disposed() {
        pending.dispose()
    }
}
