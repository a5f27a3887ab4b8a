import BuilderRxSwift
import Foundation

extension Reactive where Base: NotificationCenter {
    /// The notifications of a name, delivered on the thread that posts them. It never ends.
    ///
    /// - Parameters:
    ///   - name: nil for any.
    ///   - object: whose notifications; it is held weakly, nil for everybody's.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center = base
        return Observable.create { [weak object] observer in
            let token = center.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
            return Disposables.create { center.removeObserver(token) }
        }
    }
}
