import OpenCombine

extension Cancellable {
    /// What can be cancelled as a disposable, for a bag. Disposing cancels, once.
    public func asDisposable() -> any Disposable {
        Disposables.create(with: cancel)
    }
}
