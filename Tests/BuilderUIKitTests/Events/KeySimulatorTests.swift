import Foundation
import Testing

@testable import BuilderUIKit

/// Keys of a hardware keyboard: key commands, presses and typed text.
@MainActor
@Suite struct KeySimulatorTests {
    private final class Page: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand] = []
        var allows = true
        override var keyCommands: [UIKeyCommand]? { commands }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            super.canPerformAction(action, withSender: sender) && allows
        }
        func save(_ sender: UIKeyCommand) { log.append("save \(sender.input ?? "")") }
        func other() { log.append("other") }
        override func validate(_ command: UICommand) {
            if command.title == "Off" { command.attributes = .disabled }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses {
                let code = press.key.map { "\($0.keyCode) \($0.characters)" } ?? ""
                log.append("began \(code) \(press.phase == .began)")
            }
            if event?.allPresses != presses { log.append("other presses") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log.append("ended \(presses.allSatisfy { $0.phase == .ended })")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let page = Page()
    private let save = Selector("save:", Page.save(_:))
    private let other = Selector("other", Page.other)

    init() {
        window.rootViewController = UINavigationController(rootViewController: page)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func take() -> [String] {
        defer { page.log = [] }
        return page.log
    }

    @Test func keysPerformCommandsOfTheInnermostController() {
        page.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
        #expect(window.simulateKeyPress(input: "s", modifierFlags: .command))
        #expect(take() == ["save s"])
        #expect(window.simulateKeyPress(input: "s", modifierFlags: [.command, .alphaShift]))
        #expect(take() == ["save s"])
        #expect(!window.simulateKeyPress(input: "s", modifierFlags: [.command, .shift]))
        page.allows = false
        #expect(!window.simulateKeyPress(input: "s", modifierFlags: .command))
    }

    @Test func commandsThatWereAddedAndAlternatesCount() {
        page.addKeyCommand(
            UIKeyCommand(
                title: "Save", action: save, input: "s", modifierFlags: .command,
                alternates: [UICommandAlternate(title: "Save As", action: other, modifierFlags: .alternate)]))
        window.simulateKeyPress(input: "s", modifierFlags: .command)
        window.simulateKeyPress(input: "s", modifierFlags: [.command, .alternate])
        #expect(take() == ["save s", "other"])
    }

    @Test func disabledCommandsAreLeftOut() {
        page.commands = [
            UIKeyCommand(title: "Off", action: save, input: "e"), UIKeyCommand(title: "On", action: other, input: "e"),
        ]
        window.simulateKeyPress(input: "e")
        #expect(take() == ["other"])
    }

    @Test func theFirstResponderComesFirst() {
        final class Panel: UIView {
            var closes = 0
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close", Panel.close))
                ]
            }
            func close() { closes += 1 }
        }
        let panel = Panel()
        page.view.addSubview(panel)
        page.commands = [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: other)]
        window.simulateKeyPress(input: UIKeyCommand.inputEscape)
        #expect(take() == ["other"])
        panel.becomeFirstResponder()
        window.simulateKeyPress(input: UIKeyCommand.inputEscape)
        #expect(panel.closes == 1 && take().isEmpty)
    }

    @Test func otherKeysArePresses() {
        #expect(!window.simulateKeyPress(input: "b", modifierFlags: .shift))
        #expect(take() == ["began keyboardB B true", "ended true"])
        window.simulateKeyPress(input: UIKeyCommand.inputUpArrow)
        window.simulateKeyPress(input: "0")
        #expect(
            take().filter { $0.hasPrefix("began") } == [
                "began keyboardUpArrow UIKeyInputUpArrow true", "began keyboard0 0 true",
            ])
    }

    @Test func aTextTakesItsKeysUnlessACommandWantsPriority() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        let plain = UIKeyCommand(input: "n", modifierFlags: [], action: other)
        page.commands = [plain]
        #expect(window.simulateKeyPress(input: "n"))
        #expect(window.simulateKeyPress(input: "m", modifierFlags: .shift))
        #expect(field.text == "nM" && !take().contains("other"))
        plain.wantsPriorityOverSystemBehavior = true
        window.simulateKeyPress(input: "n")
        #expect(field.text == "nM" && take() == ["other"])
        window.simulateKeyPress(input: UIKeyCommand.inputDelete)
        #expect(field.text == "n")
    }

    @Test func theMainMenuEditsText() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.text = "hello"
        page.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(window.simulateKeyPress(input: "a", modifierFlags: .command))
        #expect(window.simulateKeyPress(input: "x", modifierFlags: .command))
        #expect(field.text == "" && UIPasteboard.general.string == "hello")
        #expect(!window.simulateKeyPress(input: "x", modifierFlags: .command), "nothing is selected")
        #expect(window.simulateKeyPress(input: "v", modifierFlags: .command))
        #expect(field.text == "hello")
    }

    @Test func arrowsAreMirrored() {
        page.commands = [UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: other)]
        window.semanticContentAttribute = .forceRightToLeft
        window.simulateKeyPress(input: UIKeyCommand.inputRightArrow)
        #expect(take() == ["other"])
        page.commands.first?.allowsAutomaticMirroring = false
        window.simulateKeyPress(input: UIKeyCommand.inputLeftArrow)
        #expect(take() == ["other"])
    }
}
