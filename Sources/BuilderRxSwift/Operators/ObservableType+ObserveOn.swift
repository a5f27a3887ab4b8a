extension ObservableType {
    /// The sequence with its events delivered on a scheduler.
    ///
    /// - Parameter scheduler: where the observer is called, for example `MainScheduler.instance`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        Observable { observer in
            let pending = CompositeDisposable()
            let inline = scheduler as? any InlineScheduler
            let source = subscribe(
                AnyObserver { event in
                    if let inline, inline.runsInline { return observer.on(event) }
                    let work = SerialDisposable()
                    let key = pending.insert(work)
                    work.disposable = scheduler.schedule(()) { _ in
                        observer.on(event)
                        if let key { pending.remove(for: key) }
                        return Disposables.create()
                    }
                })
            return Disposables.create(source, pending)
        }
    }
}
