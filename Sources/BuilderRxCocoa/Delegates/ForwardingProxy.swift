import BuilderRxSwift
import BuilderUIKit
import Foundation

/// The proxy of one of UIKit's delegates that is the delegate itself: it passes calls on, and emits them.
///
/// A subclass adopts the protocol, and implements only its required methods. Where a subclass of an object has a
/// delegate with more methods, the superclass's `rx.delegate` is a disfavored overload: both would be ambiguous.
class ForwardingProxy<P: AnyObject, D>: DelegateProxy<P, D> {
    /// Sets the object's delegate anew.
    private var install: (@MainActor () -> Void)?

    required override init(parent: P) { super.init(parent: parent) }

    /// The calls that the proxy passes on.
    final var calls: ForwardedCalls<D>? { ForwardedCalls(self) }

    /// Returns the object's proxy, which is its delegate from now on. A delegate that it had gets the calls from the
    /// proxy.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - property: The property that has the delegate.
    ///   - isStrong: A Boolean value that indicates whether the property retains the delegate.
    static func installed<Property>(
        on object: P, _ property: @autoclosure @MainActor () -> ReferenceWritableKeyPath<P, Property?>,
        isStrong: Bool = false
    ) -> DelegateProxy<P, D> {
        nonisolated(unsafe) let object = object
        return assumingMainActor {
            let property = property()
            let identity = unsafeBitCast(ObjectIdentifier(self), to: UnsafeRawPointer.self)
            let known = objc_getAssociatedObject(object, identity) as? Self
            let proxy = known ?? Self(parent: object)
            if known == nil {
                objc_setAssociatedObject(object, identity, proxy, .OBJC_ASSOCIATION_RETAIN)
                proxy.install = { [weak proxy, weak object] in
                    // Objects keep what they have found out about a delegate until another one is set.
                    object?[keyPath: property] = nil
                    object?[keyPath: property] = proxy as? Property
                }
            }
            let current = object[keyPath: property].map { $0 as AnyObject }
            if current !== proxy {
                proxy.setForward(current, isRetained: isStrong)
                object[keyPath: property] = proxy as? Property
            }
            return proxy
        }
    }

    override func setForward(_ object: AnyObject?, isRetained: Bool) {
        super.setForward(object, isRetained: isRetained)
        if let install { assumingMainActor(install) }
    }
}
