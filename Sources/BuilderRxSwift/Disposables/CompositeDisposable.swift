import Foundation

/// A group of disposables that are disposed together. What is added after that is disposed at once.
///
/// ```swift
/// let group = CompositeDisposable()
/// if let key = group.insert(Disposables.create { print("gone") }) {
///     group.remove(for: key)
/// }
/// group.dispose()
/// ```
public final class CompositeDisposable: Cancelable {
    /// Names a disposable in its group, to remove it again.
    public struct DisposeKey: Hashable, Sendable {
        let number: UInt64
    }

    private let lock = RecursiveLock()
    /// The held disposables by their number; nil once disposed.
    private var held: [UInt64: any Disposable]?
    private var nextNumber: UInt64

    /// Makes an empty group.
    public convenience init() { self.init(disposables: []) }

    /// Makes a group of two disposables.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Makes a group of three disposables.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// Makes a group of four disposables or more.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// Makes a group of some disposables.
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
    /// - Returns: the key that removes it again, or nil when the group was disposed: then so is the newcomer.
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

    /// Takes a disposable out of the group and disposes it.
    public func remove(for disposeKey: DisposeKey) {
        lock.withLock { held?.removeValue(forKey: disposeKey.number) }?.dispose()
    }

    /// Disposes everything in the order in which it was added.
    public func dispose() {
        let pending = lock.withLock {
            defer { held = nil }
            return held ?? [:]
        }
        for (_, disposable) in pending.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
    }
}

// Everything in it is behind a lock or atomic; what it disposes has to stand any thread anyway.
extension CompositeDisposable: @unchecked Sendable {}
