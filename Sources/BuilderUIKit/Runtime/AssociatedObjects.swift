/// Returns the value that is associated with an object for a key; nil if there is none.
///
/// Call it from any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let owner = AssociationOwner(object) else { return nil }
    return AssociatedValues.value(of: owner, key)
}

/// Associates a value with an object for a key and replaces any existing value; nil removes it.
///
/// Call it from any thread. Extensions use this function to add stored properties to a class. The key is an address,
/// usually that of a variable:
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
/// released with their object. Other classes have no storage for them on Linux: their values are released later, when
/// the side table is next searched for released objects. The values of a class object itself are never released.
///
/// A value that isn't an instance of a class can't have associated values: that is reported, and nothing is stored.
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

/// Removes all values that are associated with an object, regardless of their origin.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let owner = AssociationOwner(object) else { return }
    AssociatedValues.removeAll(of: owner)
}
