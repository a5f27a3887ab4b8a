import Foundation

/// An open menu of edit actions.
@MainActor
final class EditMenu {
    /// The view beside which the menu is.
    let source: UIView
    /// Called with a chosen command or action after it was performed.
    var didPerform: ((UIMenuElement) -> Void)?
    /// Called before and after the menu is closed.
    var willClose: (() -> Void)?
    var didClose: (() -> Void)?
    private let view: EditMenuView
    /// The window that the menu is open in.
    private weak var window: UIWindow?
    private var menu: UIMenu
    /// The sender that methods get in place of the command.
    private let sender: AnyObject?

    /// Creates a menu; nil without elements.
    ///
    /// - Parameters:
    ///   - target: The rectangle beside which the menu is shown, in the source's coordinates.
    ///   - sender: The sender that the commands' methods get; nil for the command.
    init?(
        _ menu: UIMenu, target: CGRect, of source: UIView, arrowDirection: UIEditMenuArrowDirection = .automatic,
        sender: AnyObject? = nil
    ) {
        let elements = Self.elements(of: menu, from: source)
        guard !elements.isEmpty else { return nil }
        self.menu = menu
        self.source = source
        self.sender = sender
        view = EditMenuView(elements, target: target, of: source, arrowDirection: arrowDirection)
        view.choose = { [weak self] in self?.choose($0) }
        view.expand = { [weak self] in self?.expand() }
    }

    /// The bar's frame in the window's coordinates.
    var frame: CGRect { view.barFrame }
    var shownElements: [UIMenuElement] { view.shownElements }
    /// A Boolean value that indicates whether the menu, or the list in its place, is in a window.
    var isOpen: Bool { window?.editMenu === self }

    /// Returns a Boolean value that indicates whether a point in the window's coordinates is in the bar.
    func contains(_ point: CGPoint) -> Bool { view.superview == nil || frame.contains(point) }

    /// Shows the menu in place of one that is open.
    func open(in window: UIWindow) {
        window.editMenu?.close()
        window.editMenu = self
        self.window = window
        view.frame = window.bounds
        window.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Shows other elements; closes the menu if there are none.
    func update(_ menu: UIMenu, target: CGRect) {
        let elements = Self.elements(of: menu, from: source)
        guard !elements.isEmpty else { return close() }
        self.menu = menu
        view.target = target
        view.show(elements)
    }

    func move(to target: CGRect) {
        view.target = target
        view.layoutIfNeeded()
    }

    func close() {
        let (will, did) = (willClose, didClose)
        guard will != nil || did != nil || view.superview != nil else { return }
        (willClose, didClose) = (nil, nil)
        will?()
        view.removeFromSuperview()
        if window?.editMenu === self { window?.editMenu = nil }
        did?()
    }

    // MARK: Elements

    private func choose(_ element: UIMenuElement) {
        perform(element)
        if !element.menuAttributes.contains(.keepsMenuPresented) { close() }
        didPerform?(element)
    }

    private func perform(_ element: UIMenuElement) {
        if let action = element as? UIAction {
            action.perform(sender: source)
        } else if let command = element as? UICommand,
            let target = Self.target(of: command.action, from: source, sender: sender ?? command)
        {
            command.action.perform(on: target as AnyObject, [sender ?? command])
        }
    }

    /// Shows all elements as a list in place of the bar.
    private func expand() {
        guard let window = view.window else { return }
        view.removeFromSuperview()
        let whole = UIMenu(children: Self.elements(of: menu, from: source))
        window.openMenu(whole, from: source, sender: source)
        let list = window.subviews.last as? MenuView
        list?.didClose = { [weak self] in self?.close() }
    }

    /// Returns the elements that are shown: those of inline menus among the others, without hidden ones and commands
    /// that no object performs.
    static func elements(of menu: UIMenu, from source: UIView) -> [UIMenuElement] {
        menu.providedChildren.flatMap { child -> [UIMenuElement] in
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                return elements(of: inline, from: source)
            }
            if let command = child as? UICommand {
                guard let target = target(of: command.action, from: source, sender: command) else { return [] }
                (target as? UIResponder)?.validate(command)
            }
            return child.menuAttributes.contains(.hidden) ? [] : [child]
        }
    }

    /// Returns the object that performs a method: the first in the chains of the first responder and the source.
    private static func target(of action: Selector, from source: UIView, sender: Any?) -> Any? {
        for start in [source.window?.firstResponder, source].compactMap(\.self) {
            if let target = start.target(forAction: action, withSender: sender) { return target }
        }
        return nil
    }

    /// The titles of the standard edit actions in a menu, in their order.
    private static let standardActions: [(action: Selector, title: SystemWord)] = [
        (Selector("cut:", UIResponder.cut(_:)), .cut), (Selector("copy:", UIResponder.copy(_:)), .copy),
        (Selector("paste:", UIResponder.paste(_:)), .paste), (Selector("delete:", UIResponder.delete(_:)), .delete),
        (Selector("select:", UIResponder.select(_:)), .select),
        (Selector("selectAll:", UIResponder.selectAll(_:)), .selectAll),
    ]

    /// Returns the menus of the standard edit actions, and of the app's items, that an object performs.
    ///
    /// - Parameters:
    ///   - sender: The sender for which the actions are possible; nil for their commands.
    ///   - excluded: The names of standard actions that aren't suggested.
    static func suggestedActions(
        for source: UIView, sender: Any? = nil, excluding excluded: Set<String> = []
    ) -> [UIMenuElement] {
        func isPossible(_ command: UICommand) -> Bool {
            target(of: command.action, from: source, sender: sender ?? command) != nil
        }
        let standard = standardActions.filter { !excluded.contains($0.action.name) }
            .map { UICommand(title: $0.title.text, action: $0.action) }.filter(isPossible)
        let items = (UIMenuController.shared.menuItems ?? [])
            .map { UICommand(title: $0.title, action: $0.action) }.filter(isPossible)
        var menus: [UIMenuElement] = []
        if !standard.isEmpty {
            menus.append(UIMenu(identifier: .standardEdit, options: .displayInline, children: standard))
        }
        if !items.isEmpty { menus.append(UIMenu(options: .displayInline, children: items)) }
        return menus
    }
}

/// The animations beside the opening or closing of a menu of edit actions, which are at their end at once.
@MainActor
final class EditMenuAnimator: UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations, then the completions.
    func run() {
        for animation in animations { animation() }
        for completion in completions { completion() }
    }
}

extension UIWindow {
    /// Closes the menu of edit actions when a finger is put down beside it.
    func closeEditMenu(for event: UIEvent) {
        let began = event.touches.filter { $0.phase == .began }
        guard !began.isEmpty else { return }
        sourceOfClosedEditMenu = nil
        guard let editMenu, !began.contains(where: { editMenu.contains($0.windowLocation) }) else { return }
        sourceOfClosedEditMenu = editMenu.source
        editMenu.close()
    }
}
