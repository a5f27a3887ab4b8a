import Foundation

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, with the present value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// A value was set, or elements were inserted, removed or replaced.
    case setting = 1
    case insertion, removal, replacement
}

/// The key of a change's value.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indices of changed elements.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// A Boolean value that indicates whether the change is about to happen.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension KeyValueCodingObject {
    /// Registers an observer, which isn't notified: Swift properties can't be observed by name on Linux.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}

    /// Removes an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Removes an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}

/// The observation of a property, until it is invalidated or released.
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var end: (() -> Void)?

    /// Creates an observation that runs a closure when it ends.
    public init(_ end: (() -> Void)? = nil) { self.end = end }

    deinit { end?() }

    /// Ends the observation.
    open func invalidate() {
        end?()
        end = nil
    }
}

/// An object whose properties can be observed.
package protocol KeyValueNotifier: AnyObject {
    /// Calls a closure when the value that another one reads has changed, until the observation is invalidated or
    /// released. Called on the main thread.
    func observeValue(
        _ read: @escaping () -> Any?, notify: @escaping () -> Void
    ) -> NSKeyValueObservation
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// The value after the change.
    public let newValue: Value?
    /// The value before the change.
    public let oldValue: Value?
    /// The indices of changed elements.
    public let indexes: IndexSet?
    /// A Boolean value that indicates whether the change is about to happen.
    public let isPrior: Bool

    /// Creates the change of a value.
    public init(kind: NSKeyValueChange = .setting, newValue: Value?, oldValue: Value?) {
        self.kind = kind
        self.newValue = newValue
        self.oldValue = oldValue
        indexes = nil
        isPrior = false
    }
}

extension KeyValueCodingObject {
    /// Calls a closure with the present value, if `initial` is among the options.
    ///
    /// Later changes aren't reported: Swift properties can't be observed on Linux.
    @_disfavoredOverload
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        return NSKeyValueObservation()
    }
}
