import Foundation

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
