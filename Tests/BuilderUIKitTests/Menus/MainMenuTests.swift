import Foundation
import Testing

@testable import BuilderUIKit

/// The menus of the menu bar, which the app's delegate changes.
@MainActor
@Suite(.serialized) struct MainMenuTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var builds = 0
        var adds = 0
        override func buildMenu(with builder: any UIMenuBuilder) {
            builds += 1
            guard builder.system == .main else { return }
            let add = UIKeyCommand(
                title: "Add", action: Selector("add", AppDelegate.add), input: "n", modifierFlags: .command)
            builder.insertChild(UIMenu(options: .displayInline, children: [add]), atStartOfMenu: .file)
        }
        func add() { adds += 1 }
    }

    private let application = UIApplication()

    @Test func theDelegateBuildsTheMenusOnce() throws {
        let delegate = AppDelegate()
        application.delegate = delegate
        let commands = MainMenu.current(of: application).keyCommands
        #expect(commands.first?.title == "Add" && commands.contains { $0.input == "c" })
        _ = MainMenu.current(of: application)
        #expect(delegate.builds == 1)
        let other = AppDelegate()
        application.delegate = other
        _ = MainMenu.current(of: application)
        #expect(other.builds == 1)
    }

    private func builder() -> MenuBuilder {
        let copy = UICommand(title: "Copy", action: Selector("copy:"))
        let edit = UIMenu(title: "Edit", identifier: .edit, children: [copy])
        return MenuBuilder(
            system: .main,
            root: UIMenu(identifier: .root, children: [UIMenu(title: "File", identifier: .file), edit]))
    }

    private func titles(_ builder: MenuBuilder) -> [String] { builder.root.children.map(\.title) }

    @Test func buildersChangeMenus() {
        let builder = builder()
        builder.insertSibling(UIMenu(title: "A"), beforeMenu: .edit)
        builder.insertSibling(UIMenu(title: "B"), afterMenu: .edit)
        #expect(titles(builder) == ["File", "A", "Edit", "B"])
        builder.insertChild(UIMenu(title: "first"), atStartOfMenu: .edit)
        builder.insertElements([UIAction(title: "last", identifier: .init("last")) { _ in }], atEndOfMenu: .edit)
        #expect(builder.menu(for: .edit)?.children.map(\.title) == ["first", "Copy", "last"])
        #expect(builder.action(for: .init("last"))?.title == "last")
        #expect(builder.command(for: Selector("copy:"), propertyList: nil)?.title == "Copy")
        #expect(builder.command(for: Selector("copy:"), propertyList: 1) == nil)
        builder.replace(menu: .file, with: UIMenu(title: "Document"))
        builder.remove(menu: .edit)
        builder.remove(menu: .edit)
        #expect(titles(builder) == ["Document", "A", "B"])
        builder.remove(menu: .root)
        #expect(titles(builder) == ["Document", "A", "B"], "the root stays")
    }
}
