import OpenCombine

/// A subscription to something that sends by itself: cancelling it disposes what was given to it.
///
/// The disposable may come after the cancellation; then it is disposed at once.
final class DisposableSubscription: OpenCombine.Subscription {
    private let held = SerialDisposable()

    init() {}

    init(_ disposable: any Disposable) {
        held.disposable = disposable
    }

    /// Takes what cancelling disposes.
    func hold(_ disposable: any Disposable) {
        held.disposable = disposable
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        held.dispose()
    }
}
