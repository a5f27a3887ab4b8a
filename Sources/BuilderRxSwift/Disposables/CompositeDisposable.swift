import Foundation

/// A group of disposables that are disposed together. Disposables added after that are disposed immediately.
///
/// ```swift
/// let group = CompositeDisposable()
/// if let key = group.insert(Disposables.create { print("gone") }) {
///     group.remove(for: key)
/// }
/// group.dispose()
/// ```
public final class CompositeDisposable: Cancelable {
    /// A key that identifies a disposable in its group, for its removal.
    public struct DisposeKey: Hashable, Sendable {
        let number: UInt64
    }

    private let lock = RecursiveLock()
    /// The disposables by number; `nil` after disposal.
    private var held: [UInt64: any Disposable]?
    private var nextNumber: UInt64
    private let counted = CountedResource()

    /// Creates an empty group.
    public convenience init() { self.init(disposables: []) }

    /// Creates a group of two disposables.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Creates a group of three disposables.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) { self.init(disposables: [disposable1, disposable2, disposable3]) }

    /// Creates a group of four disposables or more.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) { self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables) }

    /// Creates a group of disposables.
    public init(disposables: [any Disposable]) {
        held = Dictionary(uniqueKeysWithValues: zip(0..., disposables))
        nextNumber = UInt64(disposables.count)
    }

    /// A Boolean value that indicates whether the group was disposed.
    public var isDisposed: Bool { lock.withLock { held == nil } }

    /// The number of disposables in the group.
    public var count: Int { lock.withLock { held?.count ?? 0 } }

    /// Adds a disposable.
    ///
    /// - Returns: The key for ``remove(for:)``; `nil` if the group was already disposed, in which case the added
    ///   disposable is disposed, too.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key: DisposeKey? = lock.withLock {
            guard held != nil else { return nil }
            defer { nextNumber += 1 }
            held?[nextNumber] = disposable
            return DisposeKey(number: nextNumber)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a disposable from the group and disposes it.
    public func remove(for disposeKey: DisposeKey) {
        lock.withLock { held?.removeValue(forKey: disposeKey.number) }?.dispose()
    }

    /// Disposes all disposables in the order in which they were added.
    public func dispose() {
        let pending = lock.withLock {
            defer { held = nil }
            return held ?? [:]
        }
        for (_, disposable) in pending.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
    }
}

// Its state is guarded by a lock or atomic; its disposables have to be thread-safe anyway.
extension CompositeDisposable: @unchecked Sendable {}
