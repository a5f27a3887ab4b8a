/// Anything that is an ``Infallible``.
public protocol InfallibleType: ObservableConvertibleType {}

/// An observable that never fails.
///
/// Its subscribers need no `onError`, and its operators take closures that don't throw.
///
/// ```swift
/// let names = Infallible.of("Anna", "Berta").map { $0.uppercased() }
/// names.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
public struct Infallible<Element>: InfallibleType {
    private let source: Observable<Element>

    /// Takes an observable at its word that it doesn't fail.
    init(_ source: Observable<Element>) {
        self.source = source
    }

    /// The sequence as an observable, which promises nothing.
    public func asObservable() -> Observable<Element> {
        source
    }
}

extension Infallible: Sendable where Element: Sendable {}
