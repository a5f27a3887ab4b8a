import OpenCombine

extension Disposable {
    /// Returns a cancellable that disposes this disposable, also when it is deallocated, as in OpenCombine.
    public func asCancellable() -> AnyCancellable { AnyCancellable(dispose) }
}
