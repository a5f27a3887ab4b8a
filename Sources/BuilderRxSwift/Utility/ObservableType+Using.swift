extension ObservableType {
    /// Creates a sequence with a resource that is created for each subscription and disposed after it.
    ///
    /// - Parameters:
    ///   - resourceFactory: The closure that creates the resource. An error that it throws ends the sequence.
    ///   - observableFactory: The closure that returns the observable to subscribe to. An error that it throws ends the
    ///     sequence; the resource is then disposed, too.
    /// - Returns: The sequence. After its end or its disposal, the observable's subscription is disposed first, then
    ///   the resource.
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
