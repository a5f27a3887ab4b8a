import Foundation
import Settling
import Synchronization

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// The delivery of notifications while the process is suspended; without effect.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1, coalesce, hold, deliverImmediately
}

/// A function that is called with a notification's center, observer, name, object and values.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// A center of notifications between processes. Only notifications of the own process arrive.
public final class CFNotificationCenter: Sendable {
    private struct Observer: @unchecked Sendable {
        let id: Int
        let address: UnsafeRawPointer?
        /// The name; nil for all.
        let name: String?
        let callback: CFNotificationCallback
    }

    fileprivate static let darwin = CFNotificationCenter(isDeferred: true)
    fileprivate static let local = CFNotificationCenter(isDeferred: false)

    /// A Boolean value that indicates whether notifications are delivered on the main queue, after they are posted.
    private let isDeferred: Bool
    /// The observers, and the number of those that were added, which names the next one.
    private let observers = Mutex<(list: [Observer], count: Int)>(([], 0))

    private init(isDeferred: Bool) { self.isDeferred = isDeferred }

    fileprivate func add(_ address: UnsafeRawPointer?, _ name: String?, _ callback: @escaping CFNotificationCallback) {
        let id = observers.withLock {
            $0.count += 1
            return $0.count
        }
        let observer = Observer(id: id, address: address, name: name, callback: callback)
        observers.withLock { $0.list.append(observer) }
    }

    /// Removes an observer of a name, or of all names if it is nil.
    fileprivate func remove(_ address: UnsafeRawPointer?, _ name: String?) {
        let number = address.map(Int.init(bitPattern:))
        observers.withLock { observers in
            observers.list.removeAll {
                $0.address.map(Int.init(bitPattern:)) == number && (name == nil || $0.name == name)
            }
        }
    }

    fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
        let text = String(describing: name.rawValue)
        let (object, userInfo) = isDeferred ? (nil, nil) : (object, userInfo)
        for observer in observers.withLock({ $0.list }) where observer.name == nil || observer.name == text {
            let deliver = {
                // A removed observer may be deallocated.
                guard self.observers.withLock({ $0.list.contains { $0.id == observer.id } }) else { return }
                observer.callback(self, UnsafeMutableRawPointer(mutating: observer.address), name, object, userInfo)
            }
            if isDeferred { answerLater(deliver) } else { deliver() }
        }
    }
}

/// Returns the center of all processes, whose notifications have neither objects nor values.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
/// Returns the center of the process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Adds an observer of a name; nil for all names. The object isn't compared.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ callBack: CFNotificationCallback?,
    _ name: CFString?, _ object: UnsafeRawPointer?, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    if let callBack { center.add(observer, name.map { String(describing: $0) }, callBack) }
}

/// Removes an observer of a name; nil for all names.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
    _ object: UnsafeRawPointer?
) { center.remove(observer, name.map { String(describing: $0.rawValue) }) }

/// Removes an observer of all names.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?) {
    center.remove(observer, nil)
}

/// Posts a notification.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
    _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) { center.post(name, object, userInfo) }
