import Foundation

/// The menus of an app's menu bar, which isn't drawn: their key commands are performed by keys.
@MainActor
final class MainMenu {
    private let root: UIMenu
    private weak var delegate: AnyObject?

    /// Builds the menus: the app, its delegate and the app's build handler change the system's.
    private init(of application: UIApplication) {
        let builder = MenuBuilder(system: .main, root: Self.standard)
        let main = UIMainMenuSystem.shared
        for identifier in main.configuration.removedMenus { builder.remove(menu: identifier) }
        application.buildMenu(with: builder)
        if application.delegate !== application {
            (application.delegate as? UIResponder)?.buildMenu(with: builder)
        }
        main.buildHandler?(builder)
        root = builder.root
        delegate = application.delegate
    }

    /// Returns the menus of the app, built before or now.
    static func current(of application: UIApplication) -> MainMenu {
        let key = ObjectIdentifier(MainMenu.self)
        if let known = application.attachments[key] as? MainMenu, known.delegate === application.delegate {
            return known
        }
        let menu = MainMenu(of: application)
        application.attachments[key] = menu
        return menu
    }

    /// Lets the menus be built again before the next use.
    static func setNeedsRebuild() { UIApplication.shared.attachments[ObjectIdentifier(MainMenu.self)] = nil }

    /// The key commands of all menus, in order.
    var keyCommands: [UIKeyCommand] { Self.keyCommands(of: root) }

    private static func keyCommands(of menu: UIMenu) -> [UIKeyCommand] {
        menu.children.flatMap { child -> [UIKeyCommand] in
            (child as? UIMenu).map(keyCommands) ?? (child as? UIKeyCommand).map { [$0] } ?? []
        }
    }

    // MARK: Standard menus

    private static var standard: UIMenu {
        menu(
            .root,
            [
                menu(.application, empty([.about, .preferences, .services, .hide, .quit])),
                menu(
                    .file,
                    empty([.newScene, .openRecent, .close]) + [
                        menu(.print, [command(.print, "p", Selector("printContent:", UIResponder.printContent(_:)))])
                    ]),
                menu(.edit, [menu(.undoRedo, []), standardEdit, find] + empty([.share, .spelling, .substitutions])),
                menu(.format, [menu(.font, [textStyle]), menu(.text, [])]),
                menu(.view, empty([.toolbar, .sidebar, .fullscreen])), menu(.window, []), menu(.help, []),
            ])
    }

    private static var standardEdit: UIMenu {
        menu(
            .standardEdit,
            [
                command(.cut, "x", Selector("cut:", UIResponder.cut(_:))),
                command(.copy, "c", Selector("copy:", UIResponder.copy(_:))),
                command(.paste, "v", Selector("paste:", UIResponder.paste(_:))),
                command(
                    "Paste and Match Style", "v",
                    Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:)), [.alternate, .shift]),
                UICommand(
                    title: SystemWord.delete.text, action: Selector("delete:", UIResponder.delete(_:))),
                command(.selectAll, "a", Selector("selectAll:", UIResponder.selectAll(_:))),
            ])
    }

    private static var find: UIMenu {
        menu(
            .find,
            [
                command("Find", "f", Selector("find:", UIResponder.find(_:))),
                command(
                    "Find and Replace", "f", Selector("findAndReplace:", UIResponder.findAndReplace(_:)), .alternate),
                command("Find Next", "g", Selector("findNext:", UIResponder.findNext(_:))),
                command("Find Previous", "g", Selector("findPrevious:", UIResponder.findPrevious(_:)), .shift),
                command(
                    "Use Selection for Find", "e",
                    Selector("useSelectionForFind:", UIResponder.useSelectionForFind(_:))),
            ])
    }

    private static var textStyle: UIMenu {
        menu(
            .textStyle,
            [
                command("Bold", "b", Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))),
                command("Italic", "i", Selector("toggleItalics:", UIResponder.toggleItalics(_:))),
                command("Underline", "u", Selector("toggleUnderline:", UIResponder.toggleUnderline(_:))),
            ])
    }

    private static func menu(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(identifier: identifier, children: children)
    }

    private static func empty(_ identifiers: [UIMenu.Identifier]) -> [UIMenuElement] {
        identifiers.map { menu($0, []) }
    }

    private static func command(_ title: SystemWord, _ input: String, _ action: Selector) -> UIKeyCommand {
        command(title.rawValue, input, action)
    }

    private static func command(
        _ title: String, _ input: String, _ action: Selector, _ modifiers: UIKeyModifierFlags = []
    ) -> UIKeyCommand {
        UIKeyCommand(
            title: SystemWord.text(of: title), action: action, input: input, modifierFlags: modifiers.union(.command))
    }
}

extension UIMainMenuSystem.Configuration {
    /// The menus of the commands that the app removes.
    fileprivate var removedMenus: [UIMenu.Identifier] {
        let preferences: [(Preference, [UIMenu.Identifier])] = [
            (newScenePreference, [.newScene]), (documentPreference, [.openRecent]), (printingPreference, [.print]),
            (findingPreference, [.find]), (toolbarPreference, [.toolbar]), (sidebarPreference, [.sidebar]),
            (textFormattingPreference, [.format]),
        ]
        return preferences.flatMap { $0 == .removed ? $1 : [] }
    }
}
