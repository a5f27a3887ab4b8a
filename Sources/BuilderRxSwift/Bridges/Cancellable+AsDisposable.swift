import OpenCombine

extension Cancellable {
    /// Returns a disposable that cancels this object, once.
    public func asDisposable() -> any Disposable { Disposables.create(with: cancel) }
}
