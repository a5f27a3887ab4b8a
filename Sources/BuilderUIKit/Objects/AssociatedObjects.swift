/// The value that was associated with an object under a key; nil where there is none. From any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let owner = AssociationOwner(object) else { return nil }
    return AssociatedValues.value(of: owner, key)
}

/// Associates a value with an object under a key, in place of the one that is there; nil takes that away. From any thread.
///
/// This is how an extension gives a class stored properties. The key is an address, mostly that of a variable:
///
/// ```swift
/// nonisolated(unsafe) private var badgeKey: UInt8 = 0
///
/// extension UIView {
///     var badge: String? {
///         get { objc_getAssociatedObject(self, &badgeKey) as? String }
///         set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
///     }
/// }
/// ```
///
/// The values of views, controllers, gestures, bar items, layers, constraints and the other classes of this module are
/// released with their object. Other classes have no place for them on Linux: their values are released soon after, when
/// those of released objects are next looked through. What is associated with a class itself stays.
///
/// A value that is no class instance can't have associated values: that is reported, and nothing is kept.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociationOwner(object) else {
        WarningLog.current.add(
            .other("objc_setAssociatedObject needs an instance of a class; \(type(of: object)) is none"))
        return
    }
    AssociatedValues.set(value.map { AssociatedValue($0, policy) }, of: owner, key)
}

/// Takes away everything that was associated with an object, whoever did it.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let owner = AssociationOwner(object) else { return }
    AssociatedValues.removeAll(of: owner)
}
