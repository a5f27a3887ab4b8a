extension ObservableType {
    /// A sequence that is made anew for each subscription.
    ///
    /// ```swift
    /// let now = Observable.deferred { .just(Date()) }   // the time of the subscription
    /// ```
    ///
    /// - Parameter observableFactory: makes the observable to subscribe to. What it throws is the sequence's error.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        DeferredSource(observableFactory)
    }
}

/// An observable that stands for another, which a closure makes for each subscription.
///
/// A concatenation looks into it, so that a sequence whose last part is itself, deferred, needs no deeper stack the
/// longer it runs.
final class DeferredSource<Element>: Observable<Element>, @unchecked Sendable {
    private let makeSource: () throws -> Observable<Element>

    init(_ makeSource: @escaping () throws -> Observable<Element>) {
        self.makeSource = makeSource
        super.init { DeferredSource.resolve(makeSource).attach($0) }
    }

    /// The observable for one subscription: one that fails when the closure throws.
    func resolved() -> Observable<Element> { DeferredSource.resolve(makeSource) }

    private static func resolve(_ makeSource: () throws -> Observable<Element>) -> Observable<Element> {
        do { return try makeSource() } catch { return .error(error) }
    }
}
