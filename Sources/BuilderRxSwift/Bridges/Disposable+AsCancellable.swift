import OpenCombine

extension Disposable {
    /// The disposable as something to cancel. It is also disposed when the result goes away, as OpenCombine has it.
    public func asCancellable() -> AnyCancellable { AnyCancellable(dispose) }
}
