/// Something that holds resources, or keeps a subscription going, until it is disposed.
public protocol Disposable {
    /// Ends the subscription and releases what it held. Calling it again does nothing.
    func dispose()
}

/// A disposable with a property that indicates whether it was disposed.
public protocol Cancelable: Disposable {
    /// A Boolean value that indicates whether ``Disposable/dispose()`` was called.
    var isDisposed: Bool { get }
}

extension Disposable {
    /// Puts the disposable into a bag, which disposes it when the bag goes away.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
