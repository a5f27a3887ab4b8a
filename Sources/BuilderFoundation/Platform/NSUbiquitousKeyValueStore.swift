import Foundation
import Synchronization

/// Values that an app keeps in iCloud; on Linux they stay in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    private static let shared = NSUbiquitousKeyValueStore()
    private let values = Mutex<[String: SendableValue]>([:])

    private struct SendableValue: @unchecked Sendable { var value: Any }

    /// The notification of changes by other devices, which is never posted.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The app's values.
    open class var `default`: NSUbiquitousKeyValueStore { shared }

    /// The values by their keys.
    open var dictionaryRepresentation: [String: Any] { values.withLock { $0.mapValues(\.value) } }

    open func object(forKey aKey: String) -> Any? { values.withLock { $0[aKey] }?.value }
    open func set(_ anObject: Any?, forKey aKey: String) {
        let value = anObject.map { SendableValue(value: $0) }
        values.withLock { $0[aKey] = value }
    }
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }

    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }

    /// Returns false: there is no iCloud.
    @discardableResult
    open func synchronize() -> Bool { false }
}

/// The key of the reason of a change.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys that changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
