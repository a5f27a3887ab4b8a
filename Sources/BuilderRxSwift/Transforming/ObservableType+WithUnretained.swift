import OpenCombine

extension ObservableType {
    /// Combines an object with each element, without retaining the object.
    ///
    /// ```swift
    /// taps.withUnretained(self) { owner, _ in owner.count + 1 }
    /// ```
    ///
    /// The result completes at the first element that arrives after the object was deallocated.
    ///
    /// - Parameters:
    ///   - obj: The object, which is held weakly.
    ///   - resultSelector: The closure that combines the object and the element.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        let source = asObservable()
        return Observable { [weak obj] observer in
            let sink = WithUnretainedSink(obj, downstream: observer, resultSelector: resultSelector)
            sink.open()
            source.attachLast(sink)
        }
    }

    /// Emits each element together with an object, without retaining the object.
    ///
    /// ```swift
    /// taps.withUnretained(self)
    ///     .subscribe(onNext: { owner, _ in owner.save() })
    /// ```
    ///
    /// The result completes at the first element that arrives after the object was deallocated.
    ///
    /// - Parameter obj: The object, which is held weakly.
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
