import Foundation
import OpenCombine

/// A type-erasing cancellable object that executes a provided closure when canceled.
///
/// The closure is called once, at the first cancellation or at the end of the object, and then released. No lock is
/// held meanwhile, and no property changes: an object that the closure retains may cancel again in its deinitializer.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    /// The closure; `nil` after the cancellation.
    private var action: (() -> Void)?

    /// Creates a cancellable object that calls a closure when it is canceled.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Creates a cancellable object that cancels another one.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Stores the object in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores the object in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

extension Cancellable {
    /// Stores an object that cancels this one, at its end too, in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores an object that cancels this one, at its end too, in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
