extension ObservableType {
    /// The sequence with each element transformed; what `transform` throws ends it with an error.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        operate { element, observer in observer.onNext(try transform(element)) }
    }

    /// The sequence with each element transformed, without those that became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        operate { element, observer in
            if let result = try transform(element) { observer.onNext(result) }
        }
    }

    /// The elements for which a condition holds.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        operate { element, observer in
            if try predicate(element) { observer.onNext(element) }
        }
    }

    /// An operator that keeps nothing between elements: `body` sees each element and sends what it likes; what it
    /// throws ends the sequence.
    private func operate<Result>(
        _ body: @escaping (Element, AnyObserver<Result>) throws -> Void
    ) -> Observable<Result> {
        Observable { observer in
            let connection = SerialDisposable()
            connection.disposable = subscribe(
                AnyObserver { event in
                    switch event {
                    case .next(let element):
                        do {
                            try body(element, observer)
                        } catch {
                            observer.onError(error)
                            connection.dispose()
                        }
                    case .error(let error): observer.onError(error)
                    case .completed: observer.onCompleted()
                    }
                })
            return connection
        }
    }
}
