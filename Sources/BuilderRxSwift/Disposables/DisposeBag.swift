import Foundation

/// Disposes what it holds when it goes away.
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
    private let lock = NSLock()
    private var held: [any Disposable] = []

    /// Makes an empty bag.
    public init() {}

    deinit {
        // Nobody else is there any more, but the lock says so to the thread sanitizer, too.
        for disposable in lock.withLock({ held }) { disposable.dispose() }
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) {
        lock.withLock { held.append(disposable) }
    }
}

extension DisposeBag: @unchecked Sendable {}
