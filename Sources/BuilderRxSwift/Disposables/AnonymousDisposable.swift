import Synchronization

/// Runs a closure when it is disposed: once, whoever asks, from whatever thread.
final class AnonymousDisposable: Cancelable {
    private let disposed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    func dispose() {
        guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let pending = action
        action = nil
        pending?()
    }
}
