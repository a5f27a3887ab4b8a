import OpenCombine

extension ObservableType {
    /// Makes a result of an object and each element, without keeping the object alive.
    ///
    /// ```swift
    /// taps.withUnretained(self) { owner, _ in owner.count + 1 }
    /// ```
    ///
    /// Completes at the first element that comes when the object is gone.
    ///
    /// - Parameters:
    ///   - obj: held weakly.
    ///   - resultSelector: gets the object and the element.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        let source = asObservable()
        return Observable { [weak obj] observer in
            let sink = WithUnretainedSink(obj, downstream: observer, resultSelector: resultSelector)
            sink.open()
            source.attach(sink)
        }
    }

    /// Each element together with an object, without keeping the object alive.
    ///
    /// ```swift
    /// taps.withUnretained(self)
    ///     .subscribe(onNext: { owner, _ in owner.save() })
    /// ```
    ///
    /// Completes at the first element that comes when the object is gone.
    ///
    /// - Parameter obj: held weakly.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }
}

private final class WithUnretainedSink<Object: AnyObject, Input, Output>: OperatorSink<Input, Output> {
    private weak var object: Object?
    private let resultSelector: (Object, Input) -> Output

    init(
        _ object: Object?, downstream: ObserverBase<Output>, resultSelector: @escaping (Object, Input) -> Output
    ) {
        self.object = object
        self.resultSelector = resultSelector
        super.init(downstream: downstream)
    }

    override var name: String? { "withUnretained" }

    override func onNext(_ input: Input) {
        guard !isEnded else { return }
        if let object { forward(resultSelector(object, input)) } else { finish(.finished) }
    }
}
