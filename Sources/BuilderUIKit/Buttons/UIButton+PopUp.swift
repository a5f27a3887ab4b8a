import Foundation

extension UIButton {
    /// A Boolean value that indicates whether the button displays the selected action of its menu.
    var isPopUp: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// The action that a pop-up button displays; nil for other buttons.
    var selectedMenuElement: UIAction? {
        guard isPopUp, let menu else { return nil }
        return menu.allActions.first { $0.state == .on }
    }

    /// Selects the first action of a pop-up button's menu if none or several are selected, as UIKit does.
    func menuDidChange() {
        if isPopUp, let menu {
            let actions = menu.allActions
            let first = actions.first { $0.state == .on } ?? actions.first { $0.attributes.isDisjoint(with: .hidden) }
            if let first { menu.select(first) }
        }
        isContextMenuInteractionEnabled = menu != nil && !showsMenuAsPrimaryAction
        contentDidChange()
    }

    /// Selects the chosen action of a pop-up button's menu.
    func didChoose(_ action: UIAction) {
        guard isPopUp, let menu else { return }
        let old = selectedMenuElement
        menu.select(action)
        contentDidChange()
        setNeedsUpdateConfiguration()
        if old !== action { selectedElementDidChange?(menu) }
    }
}

extension UIMenu {
    /// The actions in this menu and in all menus within it.
    fileprivate var allActions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            (child as? UIMenu)?.allActions ?? (child as? UIAction).map { [$0] } ?? []
        }
    }

    /// Sets the state of an action to on, and that of all others to off.
    fileprivate func select(_ action: UIAction) {
        for other in allActions { other.state = other === action ? .on : .off }
    }
}
