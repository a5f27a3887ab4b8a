import BuilderUIKit

/// A template, which isn't drawn: a car draws it.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
    /// A value of the app.
    open var userInfo: Any?
    /// The title of its tab.
    open var tabTitle: String?
    /// The image of its tab.
    open var tabImage: UIImage?
    /// The system's item of its tab.
    open var tabSystemItem: UITabBarItem.SystemItem = .more
    /// A Boolean value that indicates whether its tab has a badge.
    open var showsTabBadge = false
    /// The buttons at the leading edge of the bar.
    open var leadingNavigationBarButtons: [CPBarButton] = []
    /// The buttons at the trailing edge of the bar.
    open var trailingNavigationBarButtons: [CPBarButton] = []
    /// The button that leads back.
    open var backButton: CPBarButton?

    nonisolated public override init() { super.init() }
}

/// A template that has buttons in a bar.
@preconcurrency @MainActor
public protocol CPBarButtonProviding: NSObjectProtocol {
    /// The buttons at the leading edge.
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    /// The buttons at the trailing edge.
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    /// The button that leads back.
    var backButton: CPBarButton? { get set }
}

/// A button in a bar.
@preconcurrency @MainActor
open class CPBarButton: NSObject {
    /// Called when a button is pressed.
    public typealias Handler = (CPBarButton) -> Void

    /// A Boolean value that indicates whether the button can be pressed.
    open var isEnabled = true
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    private let handler: Handler?

    /// Creates a button with a title.
    public init(title: String, handler: Handler? = nil) {
        self.title = title
        self.handler = handler
    }
    /// Creates a button with an image.
    public init(image: UIImage, handler: Handler? = nil) {
        self.image = image
        self.handler = handler
    }
}

/// Templates as tabs.
@preconcurrency @MainActor
open class CPTabBarTemplate: CPTemplate {
    /// The most tabs that a car shows.
    open class var maximumTabCount: Int { 5 }
    /// The templates.
    open private(set) var templates: [CPTemplate]
    /// The template of the selected tab.
    open private(set) var selectedTemplate: CPTemplate?
    /// The delegate.
    open weak var delegate: (any CPTabBarTemplateDelegate)?

    /// Creates tabs.
    public init(templates: [CPTemplate]) {
        self.templates = templates
        selectedTemplate = templates.first
    }
    /// Replaces the tabs.
    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if !newTemplates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = newTemplates.first }
    }
    /// Selects a tab.
    open func select(_ newTemplate: CPTemplate) { selectedTemplate = newTemplate }
}

/// The delegate of tabs.
@preconcurrency @MainActor
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    /// Receives the news that a tab was selected.
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// The style of an action in an alert.
@preconcurrency @MainActor
open class CPAlertAction: NSObject {
    /// The style of an action.
    public enum Style: UInt, Sendable { case `default`, cancel, destructive }
    /// Called when an action is chosen.
    public typealias Handler = (CPAlertAction) -> Void

    /// The title.
    public let title: String
    /// The style.
    public let style: Style
    /// Called when the action is chosen.
    public let handler: Handler
    /// Creates an action.
    public init(title: String, style: Style, handler: @escaping Handler) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// An alert.
@preconcurrency @MainActor
open class CPAlertTemplate: CPTemplate {
    /// The most actions that a car shows.
    open class var maximumActionCount: Int { 2 }
    /// The title in several lengths, the longest first.
    public let titleVariants: [String]
    /// The actions.
    public let actions: [CPAlertAction]
    /// Creates an alert.
    public init(titleVariants: [String], actions: [CPAlertAction]) {
        (self.titleVariants, self.actions) = (titleVariants, actions)
    }
}

/// A choice of actions.
@preconcurrency @MainActor
open class CPActionSheetTemplate: CPTemplate {
    /// The title.
    public let title: String?
    /// The text below the title.
    public let message: String?
    /// The actions.
    public let actions: [CPAlertAction]
    /// Creates a choice.
    public init(title: String?, message: String?, actions: [CPAlertAction]) {
        (self.title, self.message, self.actions) = (title, message, actions)
    }
}

/// The playback.
@preconcurrency @MainActor
open class CPNowPlayingTemplate: CPTemplate {
    /// The template of the app.
    public static let shared = CPNowPlayingTemplate()
    /// A Boolean value that indicates whether there is a list of what is next.
    open var isUpNextButtonEnabled = false
    /// The title of the button for what is next.
    open var upNextTitle = ""
    /// A Boolean value that indicates whether the artist's name is a button.
    open var isAlbumArtistButtonEnabled = false
    /// The further buttons.
    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    /// Replaces the further buttons.
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
        self.nowPlayingButtons = nowPlayingButtons
    }
    /// Adds an object that is notified.
    open func add(_ observer: any CPNowPlayingTemplateObserver) {}
    /// Removes an object that is notified.
    open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}

/// An object that is notified of the playback's buttons.
@preconcurrency @MainActor
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    /// Receives the news that the button for what is next was pressed.
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    /// Receives the news that the artist's name was pressed.
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

/// A button of the playback.
@preconcurrency @MainActor
open class CPNowPlayingButton: NSObject {
    /// A Boolean value that indicates whether the button can be pressed.
    open var isEnabled = true
    /// A Boolean value that indicates whether the button is selected.
    open var isSelected = false
    /// Creates a button.
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {}
}

/// A button of the playback with an image.
@preconcurrency @MainActor
open class CPNowPlayingImageButton: CPNowPlayingButton {
    /// The image.
    public let image: UIImage?
    /// Creates a button.
    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}

/// The button of the playback's speed.
@preconcurrency @MainActor
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
