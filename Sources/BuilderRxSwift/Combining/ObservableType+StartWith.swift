extension ObservableType {
    /// Some elements first, then those of this sequence.
    ///
    /// - Parameter elements: are delivered while subscribing, before the source is subscribed to.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
            let sink = PassThroughSink("startWith", downstream: observer)
            sink.open()
            for element in elements { sink.forward(element) }
            source.attach(sink)
        }
    }
}
