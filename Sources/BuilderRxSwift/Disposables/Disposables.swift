import Synchronization

/// Functions that create disposables.
public struct Disposables {
    private init() {}

    /// Returns a disposable that does nothing.
    public static func create() -> any Disposable { NopDisposable() }

    /// Returns a disposable that, when disposed, runs a closure once and releases it.
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { AnonymousDisposable(dispose) }

    /// Returns a disposable that disposes two others, in order.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        AnonymousDisposable {
            disposable1.dispose()
            disposable2.dispose()
        }
    }

    /// Returns a disposable that disposes three others, in order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable { create([disposable1, disposable2, disposable3]) }

    /// Returns a disposable that disposes all the others, in order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable { create([disposable1, disposable2, disposable3] + disposables) }

    /// Returns a disposable that disposes all the others, in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        AnonymousDisposable {
            for disposable in disposables { disposable.dispose() }
        }
    }
}

/// A disposable without resources.
private struct NopDisposable: Disposable {
    func dispose() {}
}

/// A disposable that runs a closure at its first disposal and releases it.
final class AnonymousDisposable: Cancelable {
    private let disposed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var action: (() -> Void)?
    private let counted = CountedResource()

    init(_ action: @escaping () -> Void) { self.action = action }

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    func dispose() {
        if !disposed.exchange(true, ordering: .acquiringAndReleasing) { action.take()?() }
    }
}
