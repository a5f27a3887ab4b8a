extension ObservableType {
    /// A sequence with something that it needs, which is made for each subscription and disposed after it.
    ///
    /// - Parameters:
    ///   - resourceFactory: makes the resource. What it throws is the sequence's error.
    ///   - observableFactory: makes the observable to subscribe to. What it throws is the sequence's error; the
    ///     resource is disposed then, too.
    /// - Returns: the sequence. After its end or its disposal the observable's subscription is disposed first, then the
    ///   resource.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { observer in
            let sink = PassThroughSink("using", downstream: observer)
            sink.open()
            sink.connect { _ in
                do {
                    let resource = try resourceFactory()
                    sink.resource.setDisposable(resource)
                    try observableFactory(resource).attach(sink)
                } catch {
                    Observable.error(error).attach(sink)
                }
            }
        }
    }
}
