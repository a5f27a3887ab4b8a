import Foundation
import Testing

@testable import BuilderUIKit

/// The values of key commands.
@Suite @MainActor struct UIKeyCommandTests {
    private final class Editor: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(
                    title: "Save", action: Selector(("save")), input: "s", modifierFlags: [.command, .shift],
                    discoverabilityTitle: "Save the Text", attributes: .disabled, state: .on)
            ]
        }
    }

    @Test func commandsHaveTheirValues() throws {
        let command = try #require(Editor().keyCommands?.first)
        #expect(command.title == "Save" && command.discoverabilityTitle == "Save the Text")
        #expect(command.input == "s" && command.modifierFlags == [.command, .shift])
        #expect(command.attributes == .disabled && command.state == .on)
        #expect(!command.wantsPriorityOverSystemBehavior && command.allowsAutomaticLocalization)
        #expect(UIResponder().keyCommands == nil)
    }

    @Test func shortFormsHaveNoTitle() {
        let plain = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(("close")))
        #expect(plain.title.isEmpty && plain.discoverabilityTitle == nil && plain.input == "UIKeyInputEscape")
        let titled = UIKeyCommand(
            input: "f", modifierFlags: .command, action: Selector(("find")), discoverabilityTitle: "Find")
        #expect(titled.title.isEmpty && titled.discoverabilityTitle == "Find" && titled.state == .off)
    }

    @Test func controllersTakeAndDropCommands() {
        let controller = UIViewController()
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector(("add")))
        controller.addKeyCommand(command)
        controller.removeKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: Selector(("add"))))
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil, "the property is for overrides")
    }
}
