import Foundation
import Synchronization

/// The locks of objects, which live while one is held.
private let objectLocks = Mutex<[ObjectIdentifier: (lock: NSRecursiveLock, holders: Int)]>([:])

/// Waits for the lock of an object, which its holder can acquire again. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    let object = ObjectIdentifier(obj as AnyObject)
    let lock = objectLocks.withLock { locks in
        let lock = locks[object]?.lock ?? NSRecursiveLock()
        locks[object] = (lock, (locks[object]?.holders ?? 0) + 1)
        return lock
    }
    lock.lock()
    return 0
}

/// Releases the lock of an object. Returns 0, and another number if nothing holds it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let object = ObjectIdentifier(obj as AnyObject)
    let lock = objectLocks.withLock { locks in
        guard let (lock, holders) = locks[object] else { return nil as NSRecursiveLock? }
        locks[object] = holders > 1 ? (lock, holders - 1) : nil
        return lock
    }
    guard let lock else { return -1 }
    lock.unlock()
    return 0
}

extension NSObject {
    /// Returns the name of the class with its module, by which classes register views.
    public static func description() -> String { NSStringFromClass(self) }
    /// The class from which the object's inherits; nil for `NSObject`.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
