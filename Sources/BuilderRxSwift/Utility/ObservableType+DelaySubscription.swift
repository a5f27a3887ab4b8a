extension ObservableType {
    /// The sequence, subscribed to some time later.
    ///
    /// What a hot source sends meanwhile is missed. Events are not shifted, and come where the source sends them.
    ///
    /// - Parameters:
    ///   - dueTime: how long to wait with the subscription. With `.never` there is none.
    ///   - scheduler: where the source is subscribed to.
    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { receiver in
            let stage = PassingStage("delaySubscription", downstream: receiver)
            stage.open()
            stage.resource.setDisposable(
                scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                    source.attach(stage)
                    return Disposables.create()
                })
        }
    }
}
