import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIResponderTests {
    private let stage = ControllerStage()

    private func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder, next: { $0.next }))
    }

    private func isSame(_ chain: [UIResponder], _ expected: [UIResponder?]) -> Bool {
        chain.count == expected.count && zip(chain, expected).allSatisfy { $0 === $1 }
    }

    @Test func theChainGoesThroughControllersAndTheWindow() throws {
        let controller = UIViewController()
        let label = UILabel()
        let box = UIView()
        box.addSubview(label)
        controller.view.addSubview(box)
        let window = try stage.show(controller, on: "iPhone 12")
        let found = chain(from: label)
        #expect(
            isSame(
                found,
                [label, box, controller.view, controller, window, window.windowScene, UIApplication.shared]))
    }

    /// As in UIKit, where a field may ask for it in `viewDidLoad` or `viewWillAppear`.
    @Test func aViewBecomesTheFirstResponderOfTheWindowItMovesTo() throws {
        let controller = UIViewController()
        let (field, other) = (UITextField(), UITextField())
        controller.view.addSubview(field)
        controller.view.addSubview(other)
        #expect(!field.becomeFirstResponder() && !other.becomeFirstResponder() && !field.isFirstResponder)
        other.resignFirstResponder()
        let window = try stage.show(controller, on: "iPhone 12")
        #expect(field.isFirstResponder && window.firstResponder === field)
        field.resignFirstResponder()
        field.removeFromSuperview()
        controller.view.addSubview(field)
        #expect(!field.isFirstResponder)
    }

    @Test func aChildControllerStandsBetweenItsViewAndTheParents() throws {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.view.next === child)
        #expect(child.next === parent.view)
        #expect(parent.view.next === parent)
    }

    @Test func aPresentedControllerIsFollowedByThePresentingOne() throws {
        let first = UIViewController()
        let second = UIViewController()
        try stage.show(first, on: "iPhone 12")
        first.present(second, animated: false)
        #expect(second.view.next === second)
        #expect(second.next === first)
    }

    @Test func touchesGoUpTheChain() {
        let events = EventStage()
        let outer = events.add("outer", CGRect(x: 0, y: 0, width: 100, height: 100))
        let plain = UIView(frame: outer.bounds)
        outer.addSubview(plain)
        plain.simulateTap()
        #expect(events.take() == ["outer began", "outer ended"])
    }

    @Test func onlyOneResponderIsTheFirst() {
        final class Field: UIView {
            var refuses = false
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { !refuses }
        }
        let events = EventStage()
        let (first, second, loose) = (Field(), Field(), Field())
        events.window.addSubview(first)
        events.window.addSubview(second)
        #expect(!loose.becomeFirstResponder())
        #expect(!UIView().becomeFirstResponder())
        #expect(first.becomeFirstResponder())
        #expect(first.isFirstResponder)
        #expect(first.becomeFirstResponder())
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder && second.isFirstResponder)
        second.refuses = true
        #expect(!first.becomeFirstResponder())
        #expect(second.isFirstResponder)
        second.refuses = false
        second.removeFromSuperview()
        #expect(!second.isFirstResponder)
        #expect(events.window.firstResponder == nil)
    }

    @Test func aTapOnATextFieldBeginsEditing() {
        let events = EventStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
        ] {
            field.addAction(UIAction { _ in events.log.append(name) }, for: event)
        }
        events.window.addSubview(field)
        field.simulateTap()
        #expect(field.isFirstResponder && field.isEditing)
        field.text = "set by code"
        #expect(events.window.endEditing(false))
        #expect(!field.isEditing)
        #expect(events.take() == ["begin", "end"])
    }
}
