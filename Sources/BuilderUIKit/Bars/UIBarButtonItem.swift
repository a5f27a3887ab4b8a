import Foundation

/// A button in a navigation bar or toolbar.
///
/// It runs actions and closures, and performs methods of targets.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of an item.
    public enum Style: Int, Hashable, Sendable {
        /// The regular style.
        case plain = 0
        /// The style of an item that completes a task: a semibold title.
        case done = 2
        /// The same as ``done``.
        public static let prominent = Style.done
    }

    /// An item that the system defines, with a title or an image of its own.
    public enum SystemItem: Int, Hashable, Sendable {
        /// The title Done.
        case done = 0
        /// The titles Cancel, Edit and Save, a plus, the spaces, and the images of common actions.
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        /// The images of common actions and media controls, and the titles Undo and Redo.
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
        /// An image of a cross in a circle.
        case close
    }

    /// The item's style.
    open var style: Style = .plain { didSet { changed() } }
    /// The identity by which a bar recognizes the item in a later array (iOS 26); stored without effect.
    open var identifier: String?
    /// A Boolean value that indicates whether the item is activated by drags that stay over it; without effect.
    open var isSpringLoaded = false
    /// A Boolean value that indicates whether the symbol is animated when the item is tapped; without effect.
    open var isSymbolAnimationEnabled = false
    /// The width of a fixed space in points, or 0 for the item's own width.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The view that the item shows in place of a title or image.
    open var customView: UIView? { didSet { changed() } }
    /// The tint color, or nil for the bar's.
    open var tintColor: UIColor? { didSet { changed() } }
    /// A Boolean value that indicates whether the item is hidden.
    open var isHidden = false { didSet { changed() } }
    /// A Boolean value that indicates whether the item is selected, which a tinted mark behind it shows; false by
    /// default.
    open var isSelected = false { didSet { changed() } }
    /// A Boolean value that indicates whether each use of the item toggles ``isSelected``; false by default.
    open var changesSelectionAsPrimaryAction = false
    /// A Boolean value that indicates whether the item may lie on one platter with the items beside it, in the look of
    /// iOS 26; true by default.
    open var sharesBackground = true { didSet { changed() } }
    /// A Boolean value that indicates whether the item lies on no platter, in the look of iOS 26; false by default.
    open var hidesSharedBackground = false { didSet { changed() } }
    /// The order of the menu's elements; without effect.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// The element that represents the item in the menu of a bar that is too narrow; stored, because menus don't open
    /// in a snapshot.
    open var menuRepresentation: UIMenuElement?
    /// The action that a tap performs.
    open var primaryAction: UIAction? {
        didSet {
            takeTitleAndImageOfPrimaryAction()
            changed()
        }
    }
    /// The menu that a tap opens if the item has no primary action.
    open var menu: UIMenu?
    /// The possible titles of the item. The item is as wide as the widest of them, so that a change of title doesn't
    /// change the layout.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    private(set) var systemItem: SystemItem?
    /// The object that performs the method when the item is used; nil to search the responder chain.
    open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
    private var hasTarget = false
    /// The selector of a method without parameters, or with the item, or with the item and the event.
    open var action: Selector?
    /// The closures that are called when the item is used, after its primary action.
    var handlers: [(UIBarButtonItem) -> Void] = []

    // A designated initializer that isn't public would keep an app's subclasses from inheriting the others.
    private convenience init(system: SystemItem?) {
        self.init()
        systemItem = system
    }

    public override init() {
        super.init()
        takeAppearance()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeAppearance()
    }

    /// Creates an item with a title, an image, an action and a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        // Observers aren't called in initializers.
        takeTitleAndImageOfPrimaryAction()
    }

    /// Creates an item with a title, and the method that a target performs.
    public convenience init(title: String?, style: Style, target: Any? = nil, action: Selector? = nil) {
        self.init(system: nil)
        self.title = title
        self.style = style
        set(target, action)
    }

    /// Creates an item with a title, an image, a menu, and the method that a target performs on a tap.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(system: nil)
        self.title = title
        self.image = image
        self.menu = menu
        set(target, action)
    }

    /// Creates an item with an image, and the method that a target performs.
    public convenience init(image: UIImage?, style: Style, target: Any? = nil, action: Selector? = nil) {
        self.init(system: nil)
        self.image = image
        self.style = style
        set(target, action)
    }

    /// Creates an item with an image, and another in compact height environments, which isn't used.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) { self.init(image: image, style: style, target: target, action: action) }

    /// Shows the title and image of the primary action unless the item has its own, or is a system item.
    private func takeTitleAndImageOfPrimaryAction() {
        guard let primaryAction, systemItem == nil else { return }
        if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
        if image == nil { image = primaryAction.image }
    }

    private func set(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates a system item with an action and a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Creates a system item, and the method that a target performs.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.init(systemItem: systemItem)
        set(target, action)
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    /// Returns a space that takes an equal share of a toolbar's remaining width.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns an empty space in a toolbar or navigation bar, with a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Adds a closure that runs when the item is used, in place of UIKit's target and action.
    public func addAction(_ handler: @escaping (UIBarButtonItem) -> Void) { handlers.append(handler) }

    func fire() {
        guard isEnabled else { return }
        if primaryAction == nil, let menu, let view = shownView, let window = view.window {
            return window.openMenu(menu, from: view, sender: self)
        }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            performAction(action)
        }
        for handler in handlers { handler(self) }
        send(.used)
    }

    /// Performs the method of the target, unless it was released; without one, that of the first object of the
    /// responder chain that has it.
    private func performAction(_ action: Selector) {
        if hasTarget, target == nil { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    // MARK: Appearance proxy

    /// Returns the appearance proxy of new bar button items: their tint color and the attributes of their titles.
    public class func appearance() -> UIBarButtonItem {
        AppearanceProxies.proxy(of: UIBarButtonItem.self) { UIBarButtonItem(system: nil) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem {
        AppearanceProxies.warnOfContainers("UIBarButtonItem")
        return UIBarButtonItem(system: nil)
    }

    /// Logs a warning: proxies for certain traits have no effect.
    public class func appearance(for trait: UITraitCollection) -> UIBarButtonItem {
        WarningLog.add(
            "UIBarButtonItem.appearance(for:) is not supported: set the appearance of these items directly")
        return UIBarButtonItem(system: nil)
    }

    func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UIBarButtonItem.self) else { return }
        tintColor = proxy.tintColor
        titlePositionAdjustment = proxy.titlePositionAdjustment
        takeTitleAttributes(of: proxy)
    }
}

extension DelegateEvent where Value == Void {
    /// Sent after a bar button item was activated.
    package static var used: Self { Self("used") }
}

extension UIBarButtonItem {
    /// The view that shows the item in a bar; nil if it isn't shown.
    var shownView: UIView? {
        var waiting = bar.map { [$0] } ?? []
        while let view = waiting.popLast() {
            if let button = view as? BarButtonView, button.item === self { return button }
            waiting += view.subviews
        }
        return nil
    }
}
