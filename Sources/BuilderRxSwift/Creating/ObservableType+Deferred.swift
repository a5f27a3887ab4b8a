extension ObservableType {
    /// Creates a sequence from an observable that is created for each subscription.
    ///
    /// ```swift
    /// let now = Observable.deferred { .just(Date()) }   // the time of the subscription
    /// ```
    ///
    /// - Parameter observableFactory: The closure that returns the observable to subscribe to. An error that it throws
    ///   ends the sequence.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> { DeferredSource(observableFactory) }
}

/// An observable that subscribes to another one, which a closure creates for each subscription.
///
/// A concatenation resolves it, so that the depth of the stack does not grow in a sequence whose last part is itself,
/// deferred.
final class DeferredSource<Element>: Observable<Element>, @unchecked Sendable {
    /// Set until the deinitializer.
    private var makeSource: (() throws -> Observable<Element>)?

    init(_ makeSource: @escaping () throws -> Observable<Element>) {
        self.makeSource = makeSource
        super.init { DeferredSource.resolve(makeSource).attachLast($0) }
    }

    deinit { releaseDeeply(makeSource.take()) }

    /// Returns the observable for one subscription; it fails if the closure throws.
    func resolved() -> Observable<Element> {
        makeSource.map(DeferredSource.resolve) ?? .empty()
    }

    private static func resolve(_ makeSource: () throws -> Observable<Element>) -> Observable<Element> {
        do { return try makeSource() } catch { return .error(error) }
    }
}
