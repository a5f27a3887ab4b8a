import OpenCombine

/// A subscription that disposes a disposable when it is canceled.
///
/// The disposable may be set after the cancellation; then it is disposed immediately.
final class DisposableSubscription: OpenCombine.Subscription, Traceable {
    private let held = SerialDisposable()

    /// The sender, if messages about the chain contain its names. Set before anything is sent.
    var previous: (any Traceable)?

    var name: String? { nil }

    /// Sets the disposable, in place of the one before.
    func hold(_ disposable: any Disposable) { held.disposable = disposable }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { held.dispose() }
}
