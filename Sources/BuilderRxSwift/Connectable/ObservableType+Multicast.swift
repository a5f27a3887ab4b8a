extension ObservableType {
    /// Shares the source through a subject once `connect` is called.
    ///
    /// - Parameter subject: The subject, which receives the source's events and emits those of the result. Once it has
    ///   ended, it remains so, even if the result is connected again.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        multicast(makeSubject: { subject })
    }

    /// Shares the source through a subject that is created for each connection.
    ///
    /// - Parameter makeSubject: The closure that creates a subject. Called at the first subscription or connection, and
    ///   at the first one after a connection has ended. Threads that subscribe first at the same time may each call it;
    ///   only one of the results is used then.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        ConnectableObservable(Multicaster(asObservable(), makeSubject: makeSubject))
    }

    /// Shares the source within a closure only: regardless of how often the closure uses it, the source is subscribed
    /// to once for each subscription.
    ///
    /// ```swift
    /// let steps = numbers.multicast({ PublishSubject() }) { numbers in
    ///     Observable.zip(numbers, numbers.skip(1)) { $1 - $0 }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - subjectSelector: The closure that creates the subject for one subscription. An error that it throws ends the
    ///     result.
    ///   - selector: The closure that returns the result for the shared source, which is subscribed to after the result
    ///     is. An error that it throws ends the result.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        return Observable { observer in
            let sink = PassThroughSink("multicast", downstream: observer)
            sink.open()
            do {
                let subject = try subjectSelector()
                let shared = source.multicast(subject)
                try selector(shared).attach(sink)
                sink.resource.setDisposable(shared.connect())
            } catch {
                sink.finish(.failure(error))
            }
        }
    }

    /// Shares the source once `connect` is called, without replaying elements to late observers.
    public func publish() -> ConnectableObservable<Element> { multicast(makeSubject: { PublishSubject() }) }

    /// Shares the source once `connect` is called, and replays its last elements to late observers.
    ///
    /// - Parameter bufferSize: The maximum number of elements to replay.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
    }

    /// Shares the source once `connect` is called, and replays all its elements to late observers.
    public func replayAll() -> ConnectableObservable<Element> {
        multicast(makeSubject: { ReplaySubject.createUnbounded() })
    }
}
