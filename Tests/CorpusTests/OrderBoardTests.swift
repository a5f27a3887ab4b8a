import RxCocoa
import RxSwift
import Testing
import UIKit

@testable import CorpusOrders

/// An app's own delegate proxies, which leave optional methods out, from unmodified files.
@MainActor
@Suite struct OrderBoardTests {
    private final class Listener: OrderBoardDelegate {
        var calls: [String] = []

        func orderBoard(_ board: OrderBoard, didOpen number: Int) { calls.append("open \(number)") }
    }

    @Test func optionalMethodsOfTheAppsOwnDelegateAreObserved() {
        let board = OrderBoard()
        let listener = Listener()
        board.delegate = listener
        var events: [String] = []
        let bag = DisposeBag()
        board.rx.didOpen.subscribe(onNext: { events.append("open \($0)") }).disposed(by: bag)
        board.rx.didClear.subscribe(onNext: { events.append("clear") }).disposed(by: bag)
        board.rx.didMove.subscribe(onNext: { events.append($0) }).disposed(by: bag)
        board.open(7)
        board.clear()
        board.move(7, to: "shipped")
        board.move(8, to: nil)
        #expect(events == ["open 7", "clear", "7 to shipped", "8 to nowhere"])
        #expect(listener.calls == ["open 7"])
        #expect(board.rx.delegate.forwardToDelegate() === listener)
        #expect(board.title(for: 7) == "#7")
    }

    /// Names keep the kinds of what they are about, and nil is an `NSNull`.
    @Test func namesAndArgumentsAreThoseOfObjectiveC() {
        let board = OrderBoard()
        var events: [String] = []
        var arguments: [[Any]] = []
        let bag = DisposeBag()
        board.rx.didSelect.subscribe(onNext: { events.append($0) }).disposed(by: bag)
        board.rx.delegate.methodInvoked(Selector("orderBoard:didMove:to:"))
            .subscribe(onNext: { arguments.append($0) }).disposed(by: bag)
        board.select(3, at: IndexPath(row: 5, section: 0))
        board.move(7, to: "shipped")
        board.move(8, to: nil)
        #expect(events == ["item 3", "row 5"])
        #expect(arguments.map { $0[2] is NSNull } == [false, true])
        #expect(arguments.first?[2] as? String == "shipped")
    }

    /// A proxy has the methods that the next delegate has, and those that are observed.
    @Test func aProxyHasTheMethodsThatAreImplementedOrObserved() {
        let board = OrderBoard()
        let listener = Listener()
        board.delegate = listener
        let proxy = board.rx.delegate
        #expect(board.delegate !== listener && !board.canClear && !board.clear())
        let subscription = board.rx.didClear.subscribe()
        #expect(board.canClear && board.clear())
        subscription.dispose()
        #expect(!board.canClear && !board.clear())
        let clerk = OrderClerk()
        proxy.setForwardToDelegate(clerk, retainDelegate: false)
        #expect(board.canClear && board.clear() && clerk.clears == 1)
        #expect(board.close() == [false, true, false])
    }

    private final class FieldListener: NSObject, UITextFieldDelegate {
        var begins = 0

        func textFieldDidBeginEditing(_ textField: UITextField) { begins += 1 }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { string != "x" }
    }

    @Test func aProxyOfUIKitsDelegateWithoutMethods() {
        let field = UITextField()
        let listener = FieldListener()
        field.delegate = listener
        var events: [String] = []
        let bag = DisposeBag()
        field.rx.didBegin.subscribe(onNext: { events.append("begin") }).disposed(by: bag)
        field.rx.willChange.subscribe(onNext: { events.append("change \($0)") }).disposed(by: bag)
        #expect(field.delegate !== listener)
        field.delegate?.textFieldDidBeginEditing(field)
        let range = NSRange(location: 0, length: 0)
        #expect(field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: "a") == true)
        #expect(field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: "x") == false)
        // Without an answer, UIKit's own.
        #expect(field.delegate?.textFieldShouldBeginEditing(field) == true)
        #expect(events == ["begin", "change a", "change x"])
        #expect(listener.begins == 1)
    }
}
