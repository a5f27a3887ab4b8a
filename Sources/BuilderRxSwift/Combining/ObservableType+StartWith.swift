extension ObservableType {
    /// Prepends elements to the sequence.
    ///
    /// - Parameter elements: The elements to emit during subscription, before the source is subscribed to.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
            let sink = PassThroughSink("startWith", downstream: observer)
            sink.open()
            for element in elements { sink.forward(element) }
            source.attachLast(sink)
        }
    }
}
