import RxCocoa
import RxSwift
import UIKit

@objc protocol OrderBoardDelegate: AnyObject {
    func orderBoard(_ board: OrderBoard, didOpen number: Int)
    @objc optional func orderBoardDidClear(_ board: OrderBoard)
    @objc optional func orderBoard(_ board: OrderBoard, didMove number: Int, to status: String?)
    @objc optional func orderBoard(_ board: OrderBoard, titleFor number: Int) -> String
    @objc optional func orderBoard(_ board: OrderBoard, didSelectItem number: Int)
    @objc optional func didTapAtIndexPath(_ indexPath: IndexPath)
    @objc optional func orderBoard(_ board: OrderBoard, badgeFor make: () -> UIView?)
    @objc optional func orderBoard(_ board: OrderBoard, willClose answer: OrderAnswer)
    @objc optional func orderBoard(_ board: OrderBoard, didAsk answer: @escaping OrderAnswer)
}

typealias OrderAnswer = (Bool) -> Void

final class OrderBoard: UIView {
    weak var delegate: OrderBoardDelegate? {
        didSet { canClear = delegate?.orderBoardDidClear != nil }
    }
    private(set) var canClear = false

    func open(_ number: Int) { delegate?.orderBoard(self, didOpen: number) }

    /// Returns whether a delegate was told.
    @discardableResult
    func clear() -> Bool { delegate?.orderBoardDidClear?(self) != nil }

    func select(_ number: Int, at indexPath: IndexPath) {
        delegate?.orderBoard?(self, didSelectItem: number)
        delegate?.didTapAtIndexPath?(indexPath)
    }

    /// Asks for a badge and for answers, and returns them in their order.
    func close() -> [Bool] {
        var answers: [Bool] = []
        let make: () -> UIView? = {
            answers.append(false)
            return nil
        }
        delegate?.orderBoard?(self, badgeFor: make)
        delegate?.orderBoard?(self, willClose: { answers.append($0) })
        delegate?.orderBoard?(self, didAsk: { answers.append($0) })
        return answers
    }

    func move(_ number: Int, to status: String?) { delegate?.orderBoard?(self, didMove: number, to: status) }

    func title(for number: Int) -> String { delegate?.orderBoard?(self, titleFor: number) ?? "#\(number)" }
}

final class OrderClerk: OrderBoardDelegate {
    private(set) var clears = 0

    func orderBoard(_ board: OrderBoard, didOpen number: Int) {}

    func orderBoardDidClear(_ board: OrderBoard) { clears += 1 }

    func orderBoard(_ board: OrderBoard, badgeFor make: () -> UIView?) { _ = make() }

    func orderBoard(_ board: OrderBoard, willClose answer: OrderAnswer) { answer(true) }

    func orderBoard(_ board: OrderBoard, didAsk answer: @escaping OrderAnswer) { answer(false) }
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

extension Reactive where Base: OrderBoard {
    var didSelect: Observable<String> {
        let items = delegate.methodInvoked(#selector(OrderBoardDelegate.orderBoard(_:didSelectItem:)))
            .map { arguments in "item \(arguments[1] as? Int ?? 0)" }
        let taps = delegate.methodInvoked(#selector(OrderBoardDelegate.didTapAtIndexPath(_:)))
            .map { arguments in "row \((arguments[0] as? IndexPath)?.row ?? -1)" }
        return Observable.merge(items, taps)
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
