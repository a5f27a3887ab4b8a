import Foundation

/// An object that changes the system's menus.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menus that are changed.
    var system: UIMenuSystem { get }
    /// Returns a menu; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns an action; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command of a method; nil if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first one of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last one of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the app. Those of the menu bar aren't shown, but keys perform their commands.
@preconcurrency @MainActor
open class UIMenuSystem: _MainActorObject {
    /// The menus of the menu bar.
    public static let main: UIMenuSystem = UIMainMenuSystem.shared
    /// The menus that open at views.
    public static let context = UIMenuSystem(_responder: ())

    /// Lets the menus of the menu bar be built anew when they are used the next time.
    open func setNeedsRebuild() { if self === Self.main { MainMenu.setNeedsRebuild() } }
    /// Validates the commands anew; does nothing, because they are validated when they are performed.
    open func setNeedsRevalidate() {}
}

/// The menu bar of iPads (iOS 26), which isn't shown.
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
    /// The commands that the system adds.
    public struct Configuration: Hashable, Sendable {
        /// The system's choice for a group of commands.
        public enum Preference: Int, Hashable, Sendable {
            /// The system's, included, or removed.
            case automatic, included, removed
        }

        /// The command to create something.
        public var newScenePreference = Preference.automatic
        /// The commands of documents.
        public var documentPreference = Preference.automatic
        /// The commands of printing.
        public var printingPreference = Preference.automatic
        /// The commands of searching.
        public var findingPreference = Preference.automatic
        /// The commands of toolbars.
        public var toolbarPreference = Preference.automatic
        /// The commands of sidebars.
        public var sidebarPreference = Preference.automatic
        /// The commands of inspectors.
        public var inspectorPreference = Preference.automatic
        /// The commands of text formats.
        public var textFormattingPreference = Preference.automatic

        /// Creates the default commands.
        public init() {}
    }

    /// The menu bar.
    public static let shared = UIMainMenuSystem(_responder: ())

    /// The system's commands, and the closure that changes the menus after the app's delegate.
    private(set) var configuration = Configuration()
    private(set) var buildHandler: ((any UIMenuBuilder) -> Void)?

    /// Sets the system's commands, and the closure that changes the menus.
    open func setBuildConfiguration(
        _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
    ) {
        self.configuration = configuration
        self.buildHandler = buildHandler
        setNeedsRebuild()
    }
}

extension UIMenuBuilder {
    /// Inserts elements at the beginning of a menu (iOS 26).
    public func insertElements(
        _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
    ) { replaceChildren(ofMenu: parentIdentifier) { childElements + $0 } }

    /// Inserts elements at the end of a menu (iOS 26).
    public func insertElements(
        _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
    ) { replaceChildren(ofMenu: parentIdentifier) { $0 + childElements } }
}

extension UIMenu.Identifier {
    /// The identifier of the root of all menus; the others are those of the menus of the same names.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// UIKit's `application`.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// UIKit's `file`.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// UIKit's `edit`.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// UIKit's `view`.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// UIKit's `window`.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// UIKit's `help`.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// UIKit's `about`.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// UIKit's `preferences`.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// UIKit's `services`.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// UIKit's `hide`.
    public static let hide = UIMenu.Identifier("com.apple.menu.hide")
    /// UIKit's `quit`.
    public static let quit = UIMenu.Identifier("com.apple.menu.quit")
    /// UIKit's `newScene`.
    public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
    /// UIKit's `openRecent`.
    public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
    /// UIKit's `close`.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// UIKit's `print`.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// UIKit's `undoRedo`.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// UIKit's `standardEdit`.
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    /// UIKit's `find`.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// UIKit's `replace`.
    public static let replace = UIMenu.Identifier("com.apple.menu.replace")
    /// UIKit's `share`.
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    /// UIKit's `textStyle`.
    public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
    /// UIKit's `spelling`.
    public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
    /// UIKit's `substitutions`.
    public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
    /// UIKit's `speech`.
    public static let speech = UIMenu.Identifier("com.apple.menu.speech")
    /// UIKit's `lookup`.
    public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    /// UIKit's `learn`.
    public static let learn = UIMenu.Identifier("com.apple.menu.learn")
    /// UIKit's `format`.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// UIKit's `font`.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// UIKit's `text`.
    public static let text = UIMenu.Identifier("com.apple.menu.text")
    /// UIKit's `newItem`.
    public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
    /// UIKit's `document`.
    public static let document = UIMenu.Identifier("com.apple.menu.document")
    /// UIKit's `spellingPanel`.
    public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
    /// UIKit's `spellingOptions`.
    public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
    /// UIKit's `substitutionsPanel`.
    public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
    /// UIKit's `substitutionOptions`.
    public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
    /// UIKit's `transformations`.
    public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
    /// UIKit's `textSize`.
    public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
    /// UIKit's `textColor`.
    public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
    /// UIKit's `textStylePasteboard`.
    public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
    /// UIKit's `writingDirection`.
    public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
    /// UIKit's `alignment`.
    public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
    /// UIKit's `minimizeAndZoom`.
    public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
    /// UIKit's `bringAllToFront`.
    public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
    /// UIKit's `autoFill`.
    public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
    /// UIKit's `open`.
    public static let open = UIMenu.Identifier("com.apple.menu.open")
    /// UIKit's `toolbar`.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
    /// UIKit's `sidebar`.
    public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
    /// UIKit's `fullscreen`.
    public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
}
