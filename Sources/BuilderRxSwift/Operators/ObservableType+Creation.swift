extension ObservableType {
    /// A sequence of one element, delivered while subscribing, which then completes.
    public static func just(_ element: Element) -> Observable<Element> {
        Observable { observer in
            observer.onNext(element)
            observer.onCompleted()
            return Disposables.create()
        }
    }

    /// A sequence of the given elements, delivered while subscribing, which then completes.
    public static func of(_ elements: Element...) -> Observable<Element> {
        from(elements)
    }

    /// A sequence of an array's elements, delivered while subscribing, which then completes.
    public static func from(_ array: [Element]) -> Observable<Element> {
        Observable { observer in
            // Disposal inside an element's handler ends the rest: the subscription drops what comes after.
            for element in array { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
    }

    /// A sequence that completes without an element.
    public static func empty() -> Observable<Element> {
        Observable { observer in
            observer.onCompleted()
            return Disposables.create()
        }
    }

    /// A sequence that has no element and never ends.
    public static func never() -> Observable<Element> {
        Observable { _ in Disposables.create() }
    }

    /// A sequence that fails at once.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Observable { observer in
            observer.onError(error)
            return Disposables.create()
        }
    }

    /// A sequence made by a closure, which runs once for each subscription.
    ///
    /// - Parameter subscribe: sends events to the observer it gets, now or later and from any thread, and returns what
    ///   stops it.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Observable(source: subscribe)
    }
}
