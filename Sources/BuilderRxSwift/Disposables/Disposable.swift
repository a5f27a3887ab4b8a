/// An object that holds resources or a subscription until it is disposed.
public protocol Disposable {
    /// Ends the subscription and releases its resources. Further calls have no effect.
    func dispose()
}

/// A disposable with a property that indicates whether it was disposed.
public protocol Cancelable: Disposable {
    /// A Boolean value that indicates whether ``Disposable/dispose()`` was called.
    var isDisposed: Bool { get }
}

extension Disposable {
    /// Adds the disposable to a bag, which disposes it when the bag is deallocated.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
