import RxCocoa
import RxSwift
import UIKit

@objc protocol OrderBoardDelegate: AnyObject {
    func orderBoard(_ board: OrderBoard, didOpen number: Int)
    @objc optional func orderBoardDidClear(_ board: OrderBoard)
    @objc optional func orderBoard(_ board: OrderBoard, didMove number: Int, to status: String?)
    @objc optional func orderBoard(_ board: OrderBoard, titleFor number: Int) -> String
}

final class OrderBoard: UIView {
    weak var delegate: OrderBoardDelegate?

    func open(_ number: Int) { delegate?.orderBoard(self, didOpen: number) }

    func clear() { delegate?.orderBoardDidClear?(self) }

    func move(_ number: Int, to status: String?) { delegate?.orderBoard?(self, didMove: number, to: status) }

    func title(for number: Int) -> String { delegate?.orderBoard?(self, titleFor: number) ?? "#\(number)" }
}

final class RxOrderBoardDelegateProxy: DelegateProxy<OrderBoard, OrderBoardDelegate>, DelegateProxyType,
    OrderBoardDelegate
{
    fileprivate let opened = PublishSubject<Int>()

    init(board: ParentObject) {
        super.init(parentObject: board, delegateProxy: RxOrderBoardDelegateProxy.self)
    }

    static func registerKnownImplementations() { register { RxOrderBoardDelegateProxy(board: $0) } }

    static func currentDelegate(for object: OrderBoard) -> OrderBoardDelegate? { object.delegate }

    static func setCurrentDelegate(_ delegate: OrderBoardDelegate?, to object: OrderBoard) {
        object.delegate = delegate
    }

    func orderBoard(_ board: OrderBoard, didOpen number: Int) {
        forwardToDelegate()?.orderBoard(board, didOpen: number)
        opened.onNext(number)
    }
}

extension Reactive where Base: OrderBoard {
    var delegate: DelegateProxy<OrderBoard, OrderBoardDelegate> { RxOrderBoardDelegateProxy.proxy(for: base) }

    var didOpen: ControlEvent<Int> {
        ControlEvent(events: RxOrderBoardDelegateProxy.proxy(for: base).opened)
    }

    var didClear: ControlEvent<Void> {
        let events = delegate.methodInvoked(#selector(OrderBoardDelegate.orderBoardDidClear(_:))).map { _ in }
        return ControlEvent(events: events)
    }

    var didMove: Observable<String> {
        delegate.methodInvoked(#selector(OrderBoardDelegate.orderBoard(_:didMove:to:)))
            .map { arguments in
                let number = arguments[1] as? Int ?? 0
                return "\(number) to \(arguments[2] as? String ?? "nowhere")"
            }
    }
}

/// A proxy of one of UIKit's delegates, without any of its methods.
final class RxOrderFieldDelegateProxy: DelegateProxy<UITextField, UITextFieldDelegate>, DelegateProxyType,
    UITextFieldDelegate
{
    init(field: ParentObject) {
        super.init(parentObject: field, delegateProxy: RxOrderFieldDelegateProxy.self)
    }

    static func registerKnownImplementations() { register { RxOrderFieldDelegateProxy(field: $0) } }

    static func currentDelegate(for object: UITextField) -> UITextFieldDelegate? { object.delegate }

    static func setCurrentDelegate(_ delegate: UITextFieldDelegate?, to object: UITextField) {
        object.delegate = delegate
    }
}

extension Reactive where Base: UITextField {
    var didBegin: Observable<Void> {
        RxOrderFieldDelegateProxy.proxy(for: base)
            .methodInvoked(#selector(UITextFieldDelegate.textFieldDidBeginEditing(_:)))
            .map { _ in }
    }

    var willChange: Observable<String> {
        RxOrderFieldDelegateProxy.proxy(for: base)
            .sentMessage(#selector(UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)))
            .map { $0[2] as? String ?? "" }
    }
}
