import OpenCombine

/// A subscription whose cancellation doesn't reach what lies above at once, or not by itself: a disposable decides.
final class RemoteSubscription: OpenCombine.Subscription, ChainLink {
    private let held = SerialDisposable()

    /// The sender, so that messages about the chain can contain its names. Set before anything is sent.
    var previous: (any ChainLink)?

    var name: String? { nil }

    /// Takes what cancelling disposes, in place of what it had.
    func hold(_ disposable: any Disposable) {
        held.disposable = disposable
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        held.dispose()
    }
}
