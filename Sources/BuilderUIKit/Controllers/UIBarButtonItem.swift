import Foundation

/// A button in a navigation bar or toolbar. It runs closures; targets and selectors don't exist on Linux.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Hashable, Sendable {
        case plain = 0
        case done = 2
        public static let prominent = Style.done
    }

    public enum SystemItem: Int, Hashable, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
        case close
    }

    open var style: Style = .plain { didSet { changed() } }
    /// The width of a fixed space, in points; 0 for the item's own.
    open var width: CGFloat = 0 { didSet { changed() } }
    open var customView: UIView? { didSet { changed() } }
    open var tintColor: UIColor? { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    /// Kept; the mark behind a selected item isn't drawn.
    open var isSelected = false { didSet { changed() } }
    /// Turns `isSelected` over whenever the item is used; false by default.
    open var changesSelectionAsPrimaryAction = false
    /// In which order its menu lists its elements. Menus don't open in a picture: it is kept.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// What stands for the item in the menu of a bar that is too narrow. Menus don't open in a picture: it is kept.
    open var menuRepresentation: UIMenuElement?
    open var primaryAction: UIAction? {
        didSet {
            if let primaryAction {
                if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
                if image == nil { image = primaryAction.image }
            }
            changed()
        }
    }
    /// Titles that the item may have at times: it is as wide as the widest of them, so that a change moves nothing.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    let systemItem: SystemItem?
    /// Called when the item is used, after its primary action.
    var handlers: [(UIBarButtonItem) -> Void] = []

    init(system: SystemItem?) {
        systemItem = system
        super.init(_barItem: ())
        takeAppearance()
    }

    public convenience init() {
        self.init(system: nil)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
    ) {
        self.init(system: nil)
        self.title = title
        self.image = image
        take(primaryAction)
    }

    public convenience init(title: String?, style: Style, target: Any? = nil) {
        self.init(system: nil)
        self.title = title
        self.style = style
    }

    public convenience init(image: UIImage?, style: Style, target: Any? = nil) {
        self.init(system: nil)
        self.image = image
        self.style = style
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(system: systemItem)
        take(primaryAction)
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil) {
        self.init(systemItem: systemItem)
    }

    public convenience init(customView: UIView) {
        self.init(system: nil)
        self.customView = customView
    }

    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        primaryAction = action
        if title == nil, !action.title.isEmpty { title = action.title }
        if image == nil { image = action.image }
    }

    /// Adds a closure to those that run when the item is used; it stands for UIKit's target and action.
    public func addAction(_ handler: @escaping (UIBarButtonItem) -> Void) {
        handlers.append(handler)
    }

    /// Runs what the item is for, unless it is disabled.
    func fire() {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        primaryAction?.perform(sender: self)
        for handler in handlers { handler(self) }
        tell(.used)
    }
}
