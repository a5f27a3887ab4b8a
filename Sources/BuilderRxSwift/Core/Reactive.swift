import Foundation

/// The reactive members of an object, accessed through its `rx` property.
///
/// Each settable property of an object is available as a ``Binder``:
///
/// ```swift
/// model.isLoading.bind(to: view.rx.isHidden).disposed(by: bag)
/// ```
///
/// Extensions add further members:
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
    /// The object.
    public let base: Base

    /// Creates the reactive members of an object.
    public init(_ base: Base) { self.base = base }

    /// A binder that sets a property of the object on the main thread. The object is held weakly.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type that has an `rx` property. Every `NSObject` has one; other types conform with an empty extension:
///
/// ```swift
/// extension Gauge: ReactiveCompatible {}
/// ```
public protocol ReactiveCompatible {
    /// The type whose reactive members they are.
    associatedtype ReactiveBase

    /// The reactive members of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The reactive members of the object.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The reactive members of the type. Setting the property has no effect; its setter makes members settable.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    /// The reactive members of the object. Setting the property has no effect; its setter makes members settable.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
#if !canImport(ObjectiveC)
// Not a subclass of NSObject here.
extension NotificationCenter: ReactiveCompatible {}
#endif
