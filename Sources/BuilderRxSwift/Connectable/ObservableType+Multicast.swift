extension ObservableType {
    /// Shares the source through a subject, from the call of `connect` on.
    ///
    /// - Parameter subject: receives the source's events; its own events are those of the result. Once it has
    ///   ended, it stays so, also when the result is connected anew.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element {
        multicast(makeSubject: { subject })
    }

    /// Shares the source through a subject that is made for each connection.
    ///
    /// - Parameter makeSubject: Called at the first subscription or connection, and for the first time after a
    ///   connection has ended.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        ConnectableObservable(Multicaster(asObservable(), makeSubject: makeSubject))
    }

    /// Shares the source inside of a closure only: however often that uses it, the source is subscribed to once for
    /// each subscription.
    ///
    /// ```swift
    /// let steps = numbers.multicast({ PublishSubject() }) { numbers in
    ///     Observable.zip(numbers, numbers.skip(1)) { $1 - $0 }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - subjectSelector: makes the subject for one subscription. What it throws is the result's error.
    ///   - selector: makes the result of the shared source, which begins once the result is subscribed to. What it
    ///     throws is the result's error.
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

    /// Shares the source, from the call of `connect` on, without repeating anything to late observers.
    public func publish() -> ConnectableObservable<Element> { multicast(makeSubject: { PublishSubject() }) }

    /// Shares the source, from the call of `connect` on, and repeats its last elements to late observers.
    ///
    /// - Parameter bufferSize: how many elements are repeated.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
    }

    /// Shares the source, from the call of `connect` on, and repeats all its elements to late observers.
    public func replayAll() -> ConnectableObservable<Element> {
        multicast(makeSubject: { ReplaySubject.createUnbounded() })
    }
}
