import Foundation
import Testing

@testable import BuilderUIKit

/// Menus of edit actions.
@Suite(.serialized) @MainActor struct UIEditMenuInteractionTests {
    private final class Owner: UIEditMenuInteractionDelegate {
        var log: [String] = []
        var menu: UIMenu?
        var target = CGRect.null
        var suggested: [String] = []

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            suggested = suggestedActions.compactMap { $0 as? UIMenu }.flatMap { $0.children.map(\.title) }
            return menu
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { target }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("present")
            animator.addCompletion { self.log.append("presented") }
            animator.addAnimations { self.log.append("presenting") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log.append("dismiss")
            animator.addCompletion { self.log.append("dismissed") }
        }
    }

    /// A view that copies and is highlighted.
    private final class Card: UIView {
        var performed: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            ["copy:", "delete:"].contains(action.name)
        }
        override func copy(_ sender: Any?) { performed.append("copy \(sender is UIMenuController)") }
        override func delete(_ sender: Any?) { performed.append("delete") }
    }

    private let owner = Owner()
    private let window: UIWindow
    private let card = Card(frame: CGRect(x: 40, y: 300, width: 120, height: 60))
    private let interaction: UIEditMenuInteraction
    private let point = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 60, y: 0))

    init() {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        interaction = UIEditMenuInteraction(delegate: owner)
        card.addInteraction(interaction)
        window.addSubview(card)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        UIMenuController.shared.menuItems = nil
    }

    private func setMenu(_ titles: [String]) {
        owner.menu = UIMenu(
            children: titles.map { title in UIAction(title: title) { [owner] _ in owner.log.append(title) } })
    }

    private var shown: [String] { window.editMenu?.shownElements.map(\.title) ?? [] }
    private func item(_ title: String) -> EditMenuItem? { items.first { $0.title == title } }
    private var items: [EditMenuItem] {
        var (found, waiting): ([EditMenuItem], [UIView]) = ([], [window])
        while let view = waiting.popLast() {
            if let item = view as? EditMenuItem { found.append(item) }
            waiting += view.subviews.reversed()
        }
        return found
    }

    @Test func menusOpenAboveTheirPoint() throws {
        setMenu(["Copy", "Look Up"])
        interaction.presentEditMenu(with: point)
        #expect(shown == ["Copy", "Look Up"] && owner.log == ["present", "presenting", "presented"])
        #expect(owner.suggested == ["Copy", "Delete"])
        let frame = try #require(window.editMenu?.frame)
        #expect(frame.maxY == 290 && abs(frame.midX - 100) <= 1 && frame.height == 44)
        #expect(interaction.location(in: window) == CGPoint(x: 100, y: 300))
        interaction.dismissMenu()
        #expect(owner.log.suffix(2) == ["dismiss", "dismissed"] && window.editMenu == nil)
        interaction.dismissMenu()
        #expect(owner.log.count == 5)
    }

    @Test func menusKeepInTheWindowAndBesideTheirRectangle() throws {
        setMenu(["Copy"])
        owner.target = card.bounds
        card.frame.origin = CGPoint(x: 0, y: 10)
        let up = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        interaction.presentEditMenu(with: up)
        #expect(window.editMenu?.frame.minY == 80)
        card.frame = CGRect(x: 250, y: 300, width: 60, height: 60)
        owner.target = card.bounds
        interaction.updateVisibleMenuPosition(animated: false)
        let frame = try #require(window.editMenu?.frame)
        #expect(frame.maxY == 290 && frame.maxX <= 312)
        up.preferredArrowDirection = .right
        interaction.presentEditMenu(with: up)
        #expect(window.editMenu?.frame.maxX == 240)
        up.preferredArrowDirection = .up
        interaction.presentEditMenu(with: up)
        #expect(window.editMenu?.frame.minY == 370)
    }

    @Test func suggestedActionsAreShownAndPerformed() throws {
        interaction.presentEditMenu(with: point)
        #expect(shown == ["Copy", "Delete"])
        try #require(item("Delete")).simulateTap()
        #expect(card.performed == ["delete"] && window.editMenu == nil)
        #expect(owner.log.suffix(2) == ["dismiss", "dismissed"])
    }

    @Test func tapsBesideAMenuCloseItAndReachTheirViews() {
        var taps = 0
        card.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        setMenu(["Copy"])
        interaction.presentEditMenu(with: point)
        card.simulateTap()
        #expect(taps == 1 && window.editMenu == nil && owner.log.last == "dismissed")
    }

    @Test func menusWithoutElementsAreNotShown() {
        owner.menu = UIMenu(children: [
            UIAction(title: "Hidden", attributes: .hidden) { _ in }, UICommand(title: "Cut", action: Selector("cut:")),
        ])
        interaction.presentEditMenu(with: point)
        #expect(window.editMenu == nil && owner.log.isEmpty)
    }

    @Test func reloadedMenusShowOtherElements() {
        setMenu(["Copy"])
        interaction.presentEditMenu(with: point)
        setMenu(["Share"])
        interaction.reloadVisibleMenu()
        #expect(shown == ["Share"])
        setMenu([])
        interaction.reloadVisibleMenu()
        #expect(window.editMenu == nil && owner.log.last == "dismissed")
    }

    @Test func longMenusHavePages() throws {
        setMenu((0..<8).map { "Element \($0)" })
        interaction.presentEditMenu(with: point)
        let first = shown
        #expect(first.count >= 2 && first.count < 8 && first.first == "Element 0")
        try #require(items.first { $0.isNext }).simulateTap()
        #expect(shown.first == "Element \(first.count)")
        try #require(items.first { $0.isPrevious }).simulateTap()
        #expect(shown == first && window.editMenu != nil)
    }

    @Test func longMenusBecomeListsInTheLookOfIOS26() throws {
        window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        setMenu((0..<8).map { "Element \($0)" })
        interaction.presentEditMenu(with: point)
        try #require(items.first { $0.isNext }).simulateTap()
        let list = try #require(window.subviews.last as? MenuView)
        list.close()
        #expect(owner.log.suffix(2) == ["dismiss", "dismissed"] && window.editMenu == nil)
        // A menu that was closed isn't closed again.
        var closings = 0
        list.didClose = { closings += 1 }
        list.close()
        #expect(closings == 0)
        // Its view may have left the window.
        interaction.presentEditMenu(with: point)
        try #require(items.first { $0.isNext }).simulateTap()
        card.removeFromSuperview()
        window.closeMenu()
        #expect(window.editMenu == nil)
    }

    @Test func submenusTakeTheBar() throws {
        owner.menu = UIMenu(children: [
            UIMenu(title: "More", children: [UIAction(title: "Inner") { [owner] _ in owner.log.append("inner") }])
        ])
        interaction.presentEditMenu(with: point)
        try #require(item("More")).simulateTap()
        #expect(shown == ["Inner"])
        try #require(item("Inner")).simulateTap()
        #expect(owner.log.contains("inner") && window.editMenu == nil)
    }

    // MARK: UIMenuController

    private final class Notes: @unchecked Sendable {
        var names: [String] = []
    }

    @Test func menuControllersShowWhatTheViewPerforms() throws {
        let (controller, notes) = (UIMenuController.shared, Notes())
        let observers = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { note in
                notes.names.append(note.name.rawValue)
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        card.becomeFirstResponder()
        controller.showMenu(from: card, rect: card.bounds)
        #expect(controller.isMenuVisible && shown == ["Copy", "Delete"] && controller.menuFrame.maxY == 290)
        try #require(item("Copy")).simulateTap()
        #expect(card.performed == ["copy true"] && !controller.isMenuVisible && controller.menuFrame == .zero)
        #expect(
            notes.names.map { $0.replacingOccurrences(of: "UIMenuController", with: "") } == [
                "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
                "DidHideMenuNotification",
            ])
        controller.showMenu(from: card, rect: card.bounds)
        controller.hideMenu(from: window)
        #expect(controller.isMenuVisible)
        controller.hideMenu()
        #expect(!controller.isMenuVisible)
        // The menu of another view takes its place.
        let second = Card(frame: CGRect(x: 40, y: 450, width: 120, height: 60))
        window.addSubview(second)
        for view in [card, second] {
            controller.setTargetRect(view.bounds, in: view)
            controller.isMenuVisible = true
            #expect(window.editMenu?.source === view && controller.menuFrame.maxY == view.frame.minY - 10)
        }
        controller.hideMenu()
        // Nothing is possible in another view.
        let other = UIView(frame: card.frame)
        window.addSubview(other)
        card.resignFirstResponder()
        controller.showMenu(from: other, rect: other.bounds)
        #expect(!controller.isMenuVisible && window.editMenu == nil)
    }

    // MARK: Texts

    private final class TextOwner: NSObject, UITextFieldDelegate {
        var log: [String] = []
        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            log.append("menu \(range.location) \(range.length)")
            return UIMenu(children: [UIAction(title: "Translate") { _ in }] + suggestedActions)
        }
        func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("present")
        }
        func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("dismiss")
        }
    }

    @Test func doubleTapsSelectWordsAndShowTheMenu() throws {
        let (field, delegate) = (UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34)), TextOwner())
        field.text = "Some words"
        field.delegate = delegate
        window.addSubview(field)
        window.layoutIfNeeded()
        field.simulateTap(at: CGPoint(x: 10, y: 17), taps: 2)
        #expect(field.selectedTextRange?.offsets == 0..<4)
        #expect(delegate.log == ["menu 0 4", "present"])
        #expect(shown.starts(with: ["Translate", "Cut", "Copy"]) && !shown.contains("Delete"))
        field.resignFirstResponder()
        #expect(window.editMenu == nil && delegate.log.last == "dismiss")
    }

    @Test func pressesShowTheMenuOfTheInsertionPoint() throws {
        final class Notes: UITextView {
            override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
                UIMenu(children: suggestedActions + [UIAction(title: "Mark") { _ in }])
            }
        }
        let view = Notes(frame: CGRect(x: 20, y: 200, width: 280, height: 100))
        view.text = "Some words"
        window.addSubview(view)
        window.layoutIfNeeded()
        view.simulateLongPress(at: CGPoint(x: 20, y: 16))
        #expect(view.isFirstResponder && shown.contains("Select") && shown.last == "Mark")
        try #require(item("Select All")).simulateTap()
        #expect(view.selectedRange == NSRange(location: 0, length: 10))
        // The menu of the selection follows.
        #expect(shown.contains("Copy") && !shown.contains("Select"))
    }
}

extension EditMenuItem {
    fileprivate var title: String? { if case .element(let element) = kind { element.title } else { nil } }
    fileprivate var isNext: Bool { if case .next = kind { true } else { false } }
    fileprivate var isPrevious: Bool { if case .previous = kind { true } else { false } }
}
