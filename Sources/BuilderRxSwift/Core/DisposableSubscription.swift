import OpenCombine

/// A subscription that disposes a disposable when it is canceled.
///
/// The disposable may be set after the cancellation; then it is disposed immediately.
final class DisposableSubscription: OpenCombine.Subscription, Traceable {
    private let held = SerialDisposable()

    /// The preceding part of the chain, if messages include its operator names. Set before any event is emitted.
    var previous: (any Traceable)?

    var name: String? { nil }

    /// Sets the disposable, replacing the previous one.
    func hold(_ disposable: any Disposable) { held.disposable = disposable }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { held.dispose() }
}
