/// The reactive members of an object, behind its `rx`.
///
/// Each property of an object that can be set is there as a ``Binder``:
///
/// ```swift
/// model.isLoading.bind(to: view.rx.isHidden).disposed(by: bag)
/// ```
///
/// Applications add members of their own in extensions:
///
/// ```swift
/// extension Reactive where Base: Gauge {
///     var level: Binder<Double> {
///         Binder(base) { gauge, level in gauge.show(level) }
///     }
/// }
/// ```
@dynamicMemberLookup
public struct Reactive<Base> {
    /// The object itself.
    public let base: Base

    /// Makes the reactive side of an object.
    public init(_ base: Base) {
        self.base = base
    }

    /// A binder that sets a property of the object on the main thread. The object is held weakly.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}
