import Foundation
import IOSFixture
import RxSwift
import Testing
import UIKit

@MainActor
@Suite struct SignInViewControllerTests {
    private let controller = SignInViewController()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private var model: SignInViewModel { controller.viewModel }

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func type(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    @Test func theTitleIsThereAtOnce() {
        #expect(controller.title == "Sign in")
        #expect(controller.navigationItem.title == "Sign in")
    }

    @Test func theButtonWaitsForANameAndAPassword() {
        #expect(!controller.signInButton.isEnabled)
        type("ada", into: controller.nameField)
        #expect(!controller.signInButton.isEnabled)
        type("123", into: controller.passwordField)
        #expect(!controller.signInButton.isEnabled)
        type("1234", into: controller.passwordField)
        #expect(controller.signInButton.isEnabled)
        #expect(controller.meter.strength == 4)
        type("", into: controller.nameField)
        #expect(!controller.signInButton.isEnabled)
    }

    @Test func signingInShowsAMessage() {
        type("ada", into: controller.nameField)
        type("12345", into: controller.passwordField)
        #expect(controller.messageLabel.text == nil)
        controller.signInButton.simulateTap()
        #expect(controller.messageLabel.text == "Welcome, ada!")
        type("grace", into: controller.nameField)
        controller.signInButton.sendActions(for: .touchUpInside)
        #expect(controller.messageLabel.text == "Welcome, grace!")
    }

    @Test func switchChangesUpdateTheViewModel() {
        #expect(!model.remembers.value)
        controller.rememberSwitch.isOn = true
        #expect(!model.remembers.value)
        controller.rememberSwitch.sendActions(for: .valueChanged)
        #expect(model.remembers.value)
    }

    @Test func theSpinnerTurnsWhileSomethingLoads() throws {
        let stack = try #require(controller.nameField.superview)
        let spinner = try #require(stack.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(!spinner.isAnimating)
        model.isLoading.accept(true)
        #expect(spinner.isAnimating)
        model.isLoading.accept(false)
        #expect(!spinner.isAnimating)
    }

    @Test func aSuggestionGoesToTheField() {
        let table = controller.suggestions
        model.suggestions.accept(["ada", "grace"])
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.visibleCells.map(\.textLabel?.text) == ["ada", "grace"])
        let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
        table.simulateTap(at: CGPoint(x: second.midX, y: second.midY))
        #expect(controller.nameField.text == "grace")
        // A text that was set is nothing that the user typed.
        #expect(model.name.value == "")
        model.suggestions.accept(["hedy"])
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.textLabel?.text) == ["hedy"])
    }

    @Test func returnAndATapOutsideEndTheEditing() {
        // The notification of another test has come here, too.
        model.finished = []
        controller.nameField.sendActions(for: .editingDidEndOnExit)
        controller.passwordField.sendActions(for: .editingDidEndOnExit)
        #expect(model.finished == ["name", "password"])
        controller.nameField.becomeFirstResponder()
        #expect(controller.nameField.isFirstResponder)
        controller.view.simulateTap(at: CGPoint(x: 310, y: 20))
        #expect(!controller.nameField.isFirstResponder)
        #expect(model.finished == ["name", "password", "tap"])
    }

    @Test func didBecomeActiveReachesTheViewModel() async {
        model.finished = []
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        await mainQueueTurn()
        #expect(model.finished.contains("active"))
    }

    @Test func theMetersOwnMembersWork() {
        let meter = controller.meter
        let bag = DisposeBag()
        var log: [String] = []
        meter.rx.value.subscribe(onNext: { log.append("value \($0)") }).disposed(by: bag)
        meter.rx.doubled.subscribe(onNext: { log.append("doubled \($0)") }).disposed(by: bag)
        meter.rx.pressed.subscribe(onNext: { log.append("pressed") }).disposed(by: bag)
        meter.strength = 4
        meter.sendActions(for: .valueChanged)
        meter.sendActions(for: .touchDown)
        #expect(log == ["value 0", "doubled 0", "value 4", "doubled 8", "pressed"])
        Observable.just(7).bind(to: meter.rx.value).disposed(by: bag)
        #expect(meter.strength == 7)
    }

    @Test func nothingKeepsTheScreen() {
        weak var watched: SignInViewController?
        weak var model: SignInViewModel?
        func show() {
            let controller = SignInViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            controller.viewModel.suggestions.accept(["ada"])
            controller.suggestions.layoutIfNeeded()
            controller.nameField.sendActions(for: .editingChanged)
            (watched, model) = (controller, controller.viewModel)
            window.rootViewController = nil
        }
        show()
        #expect(watched == nil)
        #expect(model == nil)
    }
}
