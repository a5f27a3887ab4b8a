import Foundation

/// A tree of menus that an app changes.
@MainActor
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    // MARK: Elements

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { menu(identifier, in: root) }

    private func menu(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        if menu.identifier == identifier { return menu }
        return menu.children.lazy.compactMap { ($0 as? UIMenu).flatMap { self.menu(identifier, in: $0) } }.first
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first(in: root) { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            guard let list = command.propertyList, let propertyList else {
                return command.propertyList == nil && propertyList == nil
            }
            return (list as? AnyHashable).map { $0 == propertyList as? AnyHashable } ?? false
        } as? UICommand
    }

    private func first(in menu: UIMenu, where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        for child in menu.children {
            if matches(child) { return child }
            if let menu = child as? UIMenu, let found = first(in: menu, where: matches) { return found }
        }
        return nil
    }

    // MARK: Changes

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    /// Puts menus in the place of one. The root can be replaced by one menu only; an unknown identifier has no effect.
    private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenu]) {
        let changed = changed(root, identifier, replacement)
        if changed.count == 1, let menu = changed.first { root = menu }
    }

    private func changed(
        _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenu]
    ) -> [UIMenu] {
        if menu.identifier == identifier { return replacement(menu) }
        guard self.menu(identifier, in: menu) != nil else { return [menu] }
        let children = menu.children.flatMap { child -> [UIMenuElement] in
            (child as? UIMenu).map { changed($0, identifier, replacement) } ?? [child]
        }
        return [menu.replacingChildren(children)]
    }
}
