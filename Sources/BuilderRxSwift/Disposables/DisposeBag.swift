import Foundation

/// Disposes its disposables when it is released.
///
/// An object keeps its subscriptions in a bag of its own; when the object is released, so is the bag, and the
/// subscriptions end, in the order in which they were added.
///
/// ```swift
/// final class Model {
///     private let bag = DisposeBag()
///
///     init(names: Observable<String>) {
///         names.subscribe(onNext: { print($0) }).disposed(by: bag)
///     }
/// }
/// ```
public final class DisposeBag {
    private let lock = RecursiveLock()
    private var held: [any Disposable] = []

    /// Makes an empty bag.
    public init() {}

    deinit {
        // There is no other reference any more, but the thread sanitizer needs the lock.
        for disposable in lock.withLock({ held }) { disposable.dispose() }
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) { lock.withLock { held.append(disposable) } }
}

extension DisposeBag: @unchecked Sendable {}

extension DisposeBag {
    /// Makes a bag that holds some disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag that holds some disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag that holds the disposables that stand in a closure, one below the other.
    ///
    /// ```swift
    /// let bag = DisposeBag {
    ///     Disposables.create { print("one") }
    ///     Disposables.create { print("two") }
    /// }
    /// ```
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init()
        insert(builder())
    }

    /// Adds several disposables.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Adds several disposables.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Adds the disposables that stand in a closure, one below the other.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Gathers disposables that stand one below the other.
    @resultBuilder
    public struct DisposableBuilder {
        /// Gathers them.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}
