import BuilderRxSwift
import BuilderUIKit

/// Tells a view every value of a binding, on the main thread, until the view is released.
///
/// What is told on the main thread arrives at once; the rest goes through the main queue. The view is held weakly.
@MainActor
func bindOnMain<Target: UIView, Binding: RxBinding>(
    _ binding: Binding, to view: Target, handler: @escaping (Target, Binding.T) -> Void
) {
    deliverOnMain(binding.asObservable(), to: view, handler: handler).disposed(by: view.rxDisposeBag)
}

/// Tells an object every value of an observable, on the main thread, until the result is disposed. The object is held
/// weakly.
@MainActor
func deliverOnMain<Target: AnyObject, Value>(
    _ observable: Observable<Value>, to target: Target, handler: @escaping (Target, Value) -> Void
) -> any Disposable {
    let name = type(of: target)
    let receiver = Receiver(target: target, handler: handler)
    return observable.observe(on: ConcurrentMainScheduler.instance).subscribe(
        onNext: { receiver.receive($0) },
        onError: { error in
            let line = "The binding of a \(name) ended with an error: \(error)\n"
            FileHandle.standardError.write(Data(line.utf8))
        })
}

/// Hands values to an object. The scheduler in front of it sees to it that this happens on the main thread.
private final class Receiver<Target: AnyObject, Value>: @unchecked Sendable {
    private weak var target: Target?
    private let handler: (Target, Value) -> Void

    init(target: Target, handler: @escaping (Target, Value) -> Void) {
        self.target = target
        self.handler = handler
    }

    func receive(_ value: Value) {
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            if let target { handler(target, value) }
        }
    }
}
