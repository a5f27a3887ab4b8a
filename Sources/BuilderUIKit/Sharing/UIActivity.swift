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
    /// Ends the action: the share sheet that performs it is dismissed, and then calls its completion handler.
    open func activityDidFinish(_ completed: Bool) { sheet?.activityDidFinish(self, completed: completed) }

    /// The share sheet that performs the action.
    weak var sheet: UIActivityViewController?
}
