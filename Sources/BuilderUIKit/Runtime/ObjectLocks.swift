import Foundation
import Synchronization

/// The locks of objects, which live while one is held or waited for.
private let objectLocks = Mutex<[ObjectIdentifier: ObjectLock]>([:])

private final class ObjectLock: Sendable {
    struct State {
        /// The thread that holds the lock, and how often.
        var owner: pthread_t?
        var depth = 0
        /// The threads that hold the lock or wait for it, each as often as it asked.
        var users = 0
    }

    let lock = NSRecursiveLock()
    let state = Mutex(State())
}

/// Waits for the lock of an object, which its holder can acquire again. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    let object = ObjectIdentifier(obj as AnyObject)
    let entry = objectLocks.withLock { locks in
        let entry = locks[object] ?? ObjectLock()
        locks[object] = entry
        entry.state.withLock { $0.users += 1 }
        return entry
    }
    entry.lock.lock()
    entry.state.withLock { state in
        state.owner = pthread_self()
        state.depth += 1
    }
    return 0
}

/// Releases the lock of an object. Returns 0, and -1 if the current thread doesn't hold it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let object = ObjectIdentifier(obj as AnyObject)
    let held = objectLocks.withLock { locks -> ObjectLock? in
        guard let entry = locks[object] else { return nil }
        let isUnused = entry.state.withLock { state -> Bool? in
            guard let owner = state.owner, pthread_equal(owner, pthread_self()) != 0 else { return nil }
            state.depth -= 1
            state.users -= 1
            if state.depth == 0 { state.owner = nil }
            return state.users == 0
        }
        guard let isUnused else { return nil }
        if isUnused { locks[object] = nil }
        return entry
    }
    guard let held else { return -1 }
    held.lock.unlock()
    return 0
}

extension NSObject {
    /// Returns the name of the class with its module, by which classes register views.
    public static func description() -> String { NSStringFromClass(self) }
    /// The class from which the object's inherits; nil for `NSObject`.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
