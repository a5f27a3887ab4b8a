import Foundation

/// Disposes what it holds when it goes away.
///
/// An object keeps its subscriptions in a bag of its own; when the object is released, so is the bag, and the
/// subscriptions end.
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
    private let group = CompositeDisposable()

    /// Makes an empty bag.
    public init() {}

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

    deinit {
        group.dispose()
    }

    /// Adds a disposable.
    public func insert(_ disposable: any Disposable) {
        _ = group.insert(disposable)
    }

    /// Adds several disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds several disposables.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }
}

extension DisposeBag: @unchecked Sendable {}
