import Synchronization

/// Has nothing to release.
struct NopDisposable: Disposable {
    func dispose() {}
}

/// Disposes two others, in order.
final class BinaryDisposable: Cancelable {
    private let disposed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var held: (any Disposable, any Disposable)?

    init(_ first: any Disposable, _ second: any Disposable) {
        held = (first, second)
    }

    var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    func dispose() {
        guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let pending = held
        held = nil
        pending?.0.dispose()
        pending?.1.dispose()
    }
}

/// Disposes any number of others, in order.
final class ListDisposable: Cancelable {
    private let disposed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var held: [any Disposable]

    init(_ disposables: [any Disposable]) {
        held = disposables
    }

    var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    func dispose() {
        guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let pending = held
        held = []
        for disposable in pending { disposable.dispose() }
    }
}
