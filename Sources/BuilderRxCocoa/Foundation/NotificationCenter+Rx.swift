import BuilderRxSwift
import Foundation

extension Reactive where Base: NotificationCenter {
    /// Returns the notifications with a name, emitted on the thread that posts them. The sequence never ends.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications; `nil` for any.
    ///   - object: The sender of the notifications, which is held weakly; `nil` for any.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center = base
        return Observable.create { [weak object] observer in
            let observer = UncheckedSendable(value: observer)
            let token = center.addObserver(forName: name, object: object, queue: nil) { observer.value.onNext($0) }
            return Disposables.create { center.removeObserver(token) }
        }
    }
}
