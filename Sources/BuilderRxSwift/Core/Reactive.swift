import Foundation

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
    public init(_ base: Base) { self.base = base }

    /// A binder that sets a property of the object on the main thread. The object is held weakly.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type that has an `rx`. Every `NSObject` has one; other types get theirs with an empty extension:
///
/// ```swift
/// extension Gauge: ReactiveCompatible {}
/// ```
public protocol ReactiveCompatible {
    /// The type whose reactive side it is.
    associatedtype ReactiveBase

    /// The reactive side of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The reactive side of the object.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The reactive side of the type. Setting it does nothing: it is there so that members of it can be set.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    /// The reactive side of the object. Setting it does nothing: it is there so that members of it can be set.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
#if !canImport(ObjectiveC)
// No NSObject here.
extension NotificationCenter: ReactiveCompatible {}
#endif
