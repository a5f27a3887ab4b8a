import Foundation

/// An action of a share sheet.
@preconcurrency @MainActor
open class UIActivity: _MainActorObject {
    /// The type of an action.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The type of the service or of the action of the name.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// UIKit's `postToTwitter`.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// UIKit's `postToWeibo`.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// UIKit's `postToVimeo`.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// UIKit's `postToFlickr`.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// UIKit's `postToTencentWeibo`.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// UIKit's `message`.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// UIKit's `mail`.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// UIKit's `print`.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// UIKit's `copyToPasteboard`.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// UIKit's `assignToContact`.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// UIKit's `saveToCameraRoll`.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// UIKit's `addToReadingList`.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// UIKit's `airDrop`.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// UIKit's `openInIBooks`.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// UIKit's `markupAsPDF`.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// UIKit's `sharePlay`.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// UIKit's `collaborationCopyLink`.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// UIKit's `addToHomeScreen`.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    /// The part of the sheet in which an action is.
    public enum Category: Int, Hashable, Sendable {
        /// Among the actions, or among the apps.
        case action, share
    }

    /// Creates an action.
    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates an action.
    public init() { super.init(_responder: ()) }

    /// The part of the sheet.
    open class var activityCategory: Category { .action }
    /// The type.
    open var activityType: ActivityType? { nil }
    /// The title.
    open var activityTitle: String? { nil }
    /// The image.
    open var activityImage: UIImage? { nil }
    /// Returns a Boolean value that indicates whether the action takes items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the action is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller of the action's interface.
    open var activityViewController: UIViewController? { nil }
    /// Performs the action.
    open func perform() {}
    /// Ends the action; does nothing.
    open func activityDidFinish(_ completed: Bool) {}
}

/// An object that provides the item of a share sheet.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Returns a value in place of the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the identifier of the item's type for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a preview of the item for an action.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _: UIActivityViewController, subjectForActivityType _: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _: UIActivityViewController, dataTypeIdentifierForActivityType _: UIActivity.ActivityType?
    ) -> String { "public.data" }
    public func activityViewController(
        _: UIActivityViewController, thumbnailImageForActivityType _: UIActivity.ActivityType?,
        suggestedSize _: CGSize
    ) -> UIImage? { nil }
}

/// An item of a share sheet that is made when it is needed.
@preconcurrency @MainActor
open class UIActivityItemProvider: _MainActorObject, UIActivityItemSource {
    /// A value in place of the item.
    public let placeholderItem: Any?
    /// The chosen action.
    open var activityType: UIActivity.ActivityType? { nil }

    /// Creates an item with a value in its place.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init(_responder: ())
    }

    /// The item.
    open var item: Any { placeholderItem ?? "" }
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// A share sheet. A placeholder is drawn in its place, with a description of the items.
open class UIActivityViewController: UIViewController {
    /// A closure that is called when the sheet closes.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    /// The app's actions.
    let applicationActivities: [UIActivity]
    /// A closure that is called when the sheet closes, which the user doesn't do.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The older closure that is called when the sheet closes.
    open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
    /// The actions that aren't offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// A Boolean value that indicates whether the items can be edited together; without effect.
    open var allowsProminentActivity = true

    /// Creates a sheet for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet for the items of a configuration.
    public init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title)
        items = title.map { [$0] } ?? activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        applicationActivities = activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration ?? []
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet without items.
    public required init?(coder: NSCoder) {
        items = []
        applicationActivities = []
        super.init(coder: coder)
    }

    open override func loadView() {
        loadPlaceholder(name: "UIActivityViewController", detail: items.map(describe).joined(separator: ", "))
    }

    private func describe(_ item: Any) -> String {
        switch item {
        case let text as String: text
        case let url as URL: url.absoluteString
        case is UIImage: "an image"
        case let provider as NSItemProvider:
            provider.suggestedName ?? provider.registeredTypeIdentifiers.first ?? "an item"
        case let source as any UIActivityItemSource:
            describe(source.activityViewControllerPlaceholderItem(self))
        default: "\(type(of: item))"
        }
    }
}
