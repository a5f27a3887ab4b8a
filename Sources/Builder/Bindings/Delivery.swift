import BuilderRxSwift
import BuilderUIKit

/// Delivers every value of a binding to a view, on the main thread, until the view is released.
///
/// A value sent on the main thread is delivered immediately; others are delivered through the main queue. The view is
/// held weakly. An error ends this binding only, and is reported as a warning that names the view.
@MainActor
func bindOnMain<Target: UIView, Binding: RxBinding>(
    _ binding: Binding, to view: Target, handler: @escaping (Target, Binding.T) -> Void
) { deliverOnMain(binding.asObservable(), to: view, handler: handler).disposed(by: view.rxDisposeBag) }

/// Delivers every value of an observable to an object, on the main thread, until the result is disposed. The object is
/// held weakly; after its release, nothing is delivered.
@MainActor
func deliverOnMain<Target: AnyObject, Value>(
    _ observable: Observable<Value>, to target: Target, handler: @escaping (Target, Value) -> Void
) -> any Disposable {
    let delivery = Delivery(target: reference(to: target), handler: handler)
    return observable.observe(on: ConcurrentMainScheduler.instance).subscribe { delivery.receive($0) }
}

/// Returns a closure that returns an object while it exists.
@MainActor
private func reference<Target: AnyObject>(to target: Target) -> () -> Target? {
    guard let view = target as? UIView else { return { [weak target] in target } }
    let reference = ViewReference(view)
    return { reference.view as? Target }
}

/// A sink that passes values to an object. The upstream scheduler ensures that this happens on the main thread.
private final class Delivery<Target: AnyObject, Value>: @unchecked Sendable {
    private let target: () -> Target?
    /// The log for errors that occur after the render in which this was created, or during another one.
    private weak var log: WarningLog?
    private let handler: (Target, Value) -> Void

    init(target: @escaping () -> Target?, handler: @escaping (Target, Value) -> Void) {
        self.target = target
        self.handler = handler
        log = WarningLog.ofRender
    }

    func receive(_ event: Event<Value>) {
        nonisolated(unsafe) let event = event
        MainActor.assumeIsolated {
            guard let target = self.target() else { return }
            switch event {
            case .next(let value): handler(target, value)
            case .error(let error): report(error, of: target)
            case .completed: break
            }
        }
    }

    @MainActor
    private func report(_ error: any Error, of target: Target) {
        let name = (target as? UIView)?.messageName ?? String(describing: type(of: target))
        (log ?? WarningLog.current).addCase(.failedBinding(of: name, error: "\(error)"))
    }
}
