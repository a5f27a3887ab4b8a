import Foundation

/// A container that disposes its disposables when it is deallocated.
///
/// An object stores its subscriptions in its own bag; when the object is deallocated, so is the bag, and the
/// subscriptions are disposed in the order in which they were added.
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
    private let counted = CountedResource()

    /// Creates an empty bag.
    public init() {}

    deinit {
        // No other reference remains, but the thread sanitizer needs the lock.
        for disposable in lock.withLock({ held }) { disposable.dispose() }
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) { lock.withLock { held.append(disposable) } }
}

extension DisposeBag: @unchecked Sendable {}

extension DisposeBag {
    /// Creates a bag that contains disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init()
        insert(disposables)
    }

    /// Creates a bag that contains disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Creates a bag that contains the disposables listed in a closure.
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

    /// Adds the disposables listed in a closure.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// A result builder that collects disposables.
    @resultBuilder
    public struct DisposableBuilder {
        /// Collects the disposables.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}
