/// Makers of disposables.
public struct Disposables {
    private init() {}

    /// A disposable that does nothing.
    public static func create() -> any Disposable {
        NopDisposable()
    }

    /// A disposable that runs a closure, once, when it is disposed, and then lets it go.
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
        AnonymousDisposable(dispose)
    }

    /// A disposable that disposes two others, in order.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        BinaryDisposable(disposable1, disposable2)
    }

    /// A disposable that disposes three others, in order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        ListDisposable([disposable1, disposable2, disposable3])
    }

    /// A disposable that disposes all the others, in order.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        ListDisposable([disposable1, disposable2, disposable3] + disposables)
    }

    /// A disposable that disposes all the others, in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        ListDisposable(disposables)
    }
}
