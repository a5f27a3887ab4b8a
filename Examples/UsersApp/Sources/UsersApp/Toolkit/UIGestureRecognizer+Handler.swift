import RxCocoa
import RxSwift
import UIKit

private var bagKey: UInt8 = 0

extension UIGestureRecognizer {

    /// Calls a closure whenever the gesture is recognized.
    func onRecognized(_ handler: @escaping () -> Void) {
        rx.event
            .filter { $0.state == .ended || $0.state == .recognized }
            .subscribe(onNext: { _ in handler() })
            .disposed(by: bag)
    }

    private var bag: DisposeBag {
        if let bag = objc_getAssociatedObject(self, &bagKey) as? DisposeBag { return bag }
        let bag = DisposeBag()
        objc_setAssociatedObject(self, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return bag
    }

}
