import Foundation
import Observation

/// A view, a controller or a presentation whose methods are called again after properties of observable objects that
/// they read have changed (iOS 26).
///
/// ```swift
/// @Observable @MainActor final class Counter { var count = 0 }
///
/// final class CounterView: UIView {
///     let counter = Counter()
///     let label = UILabel()
///
///     override func updateProperties() {
///         super.updateProperties()
///         label.text = "\(counter.count)"
///     }
/// }
/// ```
@MainActor
protocol ObservableReading: AnyObject, Sendable {}

extension ObservableReading {
    /// Calls a method, and requests its next call after a property that it read has changed.
    ///
    /// Nothing is created for a method that reads none. The request is made on the main thread: at once if the property
    /// changes there, before it has its new value.
    /// - Parameter update: A closure that requests the call of the method.
    func observingReads(onChange update: @escaping @MainActor @Sendable (Self) -> Void, _ method: () -> Void) {
        withObservationTracking(method, onChange: request(update))
    }

    private func request(_ update: @escaping @MainActor @Sendable (Self) -> Void) -> @Sendable () -> Void {
        { [weak self] in
            let perform: @Sendable () -> Void = {
                MainActor.assumeIsolated {
                    if let self { update(self) }
                }
            }
            if MainThreadChecker.isOnMainThread { perform() } else { DispatchQueue.main.async { perform() } }
        }
    }
}

extension UIView: ObservableReading {
    /// Calls a method that apps override, as `observingReads(onChange:_:)` does; those of this module's classes read
    /// nothing.
    func observingOwnReads(onChange update: @escaping @MainActor @Sendable (UIView) -> Void, _ method: () -> Void) {
        if isOfModuleClass { method() } else { observingReads(onChange: update, method) }
    }
}

extension UIViewController: ObservableReading {}
extension UIPresentationController: ObservableReading {}
