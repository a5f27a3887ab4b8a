import BuilderRxSwift
import BuilderUIKit
import Foundation

/// The proxy of one of UIKit's delegates that is the delegate itself: it passes calls on, and emits them.
///
/// A subclass adopts the protocol, and implements only its required methods. Where a subclass of an object has a
/// delegate with more methods, the superclass's `rx.delegate` is a disfavored overload: both would be ambiguous.
class ForwardingProxy<P: AnyObject, D>: DelegateProxy<P, D> {
    required override init(parent: P) { super.init(parent: parent) }

    /// The calls that the proxy passes on.
    final var calls: ForwardedCalls<D>? { forwardedCalls }

    /// Returns the object's proxy, which is its delegate from now on. A delegate that it had gets the calls from the
    /// proxy, unless it is another proxy that passes them on to this one.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - property: The property that has the delegate.
    ///   - isStrong: A Boolean value that indicates whether the property retains the delegate.
    static func installed<Property>(
        on object: P, _ property: @autoclosure @MainActor () -> ReferenceWritableKeyPath<P, Property?>,
        isStrong: Bool = false
    ) -> DelegateProxy<P, D> {
        let proxy = made(for: object)
        if proxy.property == nil { proxy.property = assumingMainActor { DelegateProperty(property()) } }
        proxy.install(isRetained: isStrong)
        return proxy
    }

    /// Returns the object's proxy of the class, which is created once.
    static func made(for object: P) -> Self {
        let identity = unsafeBitCast(ObjectIdentifier(self), to: UnsafeRawPointer.self)
        if let known = objc_getAssociatedObject(object, identity) as? Self { return known }
        let proxy = Self(parent: object)
        objc_setAssociatedObject(object, identity, proxy, .OBJC_ASSOCIATION_RETAIN)
        return proxy
    }
}

extension DelegateProxy {
    /// The calls that the proxy passes on.
    final var forwardedCalls: ForwardedCalls<D>? { ForwardedCalls(self) }
}

extension DelegateProperty {
    /// The property of a main-actor-isolated key path.
    fileprivate init<Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
        nonisolated(unsafe) let path = path
        self.init(
            get: nonisolatedClosure { owner in owner[keyPath: path].map { $0 as AnyObject } },
            set: nonisolatedClosure { owner, delegate in owner[keyPath: path] = delegate as? Value })
    }
}
