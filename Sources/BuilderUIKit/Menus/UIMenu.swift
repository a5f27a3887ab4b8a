import Foundation

/// A list of actions and of other menus.
///
/// A tap, or `performPrimaryAction()`, opens the menu of a button whose `showsMenuAsPrimaryAction` is true. Its lengths
/// and colors are not measured.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The options of a menu.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The menu is a section of its parent.
        public static let displayInline = Options(rawValue: 1)
        /// The menu destroys data.
        public static let destructive = Options(rawValue: 2)
        /// At most one element is on.
        public static let singleSelection = Options(rawValue: 32)
        /// The elements form a palette.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The sizes of elements.
    public enum ElementSize: Int, Hashable, Sendable {
        /// Small elements in a row: images, or titles of elements without one.
        case small = 0
        /// Medium elements in a row: images above titles.
        case medium = 1
        /// Full-width elements.
        case large = 2
        /// The system's size.
        case automatic = -1
    }

    /// The identifier.
    public let identifier: Identifier
    /// The options.
    public let options: Options
    /// The elements.
    public let children: [UIMenuElement]
    /// The size of the elements. A menu that is displayed inline has a size of its own.
    open var preferredElementSize: ElementSize
    /// The number of lines of titles; stored without effect.
    open var displayPreferences: UIMenuDisplayPreferences?

    /// Creates a menu; without an identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID.unrepeated.uuidString)
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The actions in this menu, and in those shown as a part of it, whose state is on.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// Returns a menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// The look of a menu's elements.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
    /// The largest number of lines of a title; 0 for the system's.
    open var maximumNumberOfTitleLines = 0
    /// Creates the system's preferences.
    public override init() { super.init() }
}

/// A closure that provides a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that provides a menu for the suggested elements.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu of a long press, and the preview beside it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order in which a menu lists its elements.
    public enum ElementOrder: Int, Hashable, Sendable {
        /// The system's order.
        case automatic = 0
        /// The first element is the nearest to the finger.
        case priority = 1
        /// From top to bottom, regardless of the menu's position.
        case fixed = 2
    }

    /// The identifier.
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// The order in which the menu lists its elements: with `.priority`, from bottom to top in a menu above its
    /// preview.
    public var preferredMenuElementOrder = ElementOrder.automatic
    /// The number in the badge of a menu of several items; stored, not drawn. 0 by default.
    public var badgeCount = 0
    /// The identifiers of other items that the menu is for; stored without effect.
    public var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: the identifier; nil for a unique one.
    ///   - previewProvider: a closure that returns the controller whose view is the preview; nil for a picture of the
    ///     view.
    ///   - actionProvider: a closure that returns the menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
