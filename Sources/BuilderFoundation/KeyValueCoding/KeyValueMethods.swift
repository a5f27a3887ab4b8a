import Foundation

/// The methods of key-value coding and observing that subclasses of Foundation's classes override on Apple's systems.
///
/// Foundation on Linux has none of them to override: lowering removes `override`, and these methods are what `super`
/// has. They aren't called for objects other than UIKit's.
public protocol KeyValueMethods: NSObjectProtocol {}

extension NSObject: KeyValueMethods {}

extension KeyValueMethods {
    /// Returns the properties on which another one depends: none.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Returns a Boolean value that indicates whether changes of a property are observed by themselves.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    /// Called when an observed property changed; does nothing.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    /// Returns the value of a property that the object lacks: nil.
    public func value(forUndefinedKey key: String) -> Any? { nil }
    /// Sets a property that the object lacks; does nothing.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {}
    /// Sets a number to nil; does nothing.
    public func setNilValueForKey(_ key: String) {}
}
