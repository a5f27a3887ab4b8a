extension ObservableConvertibleType {
    /// Returns the sequence as an ``Infallible`` that, in place of an error, emits an element and completes.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// Returns the sequence as an ``Infallible`` that continues with another one after an error.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch { _ in infallible.asObservable() })
    }

    /// Returns the sequence as an ``Infallible`` that continues with a closure's result after an error.
    public func asInfallible(
        onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> { Infallible(asObservable().catch { onErrorRecover($0).asObservable() }) }
}
