import Foundation

/// The kinds of notifications, by their name before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the app's icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// A sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// A message.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A set of actions in notifications, by its name before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationCategory: _MainActorObject {
    /// The identifier; nil by default.
    open var identifier: String?

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates a category without actions.
    public init() { super.init(_responder: ()) }
}

/// The kinds of notifications that an app requests, by their name before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationSettings: _MainActorObject {
    /// The kinds.
    public let types: UIUserNotificationType
    /// The sets of actions; nil for none.
    public let categories: Set<UIUserNotificationCategory>?

    /// Creates settings for kinds of notifications.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init(_responder: ())
    }
}

extension UIApplication {
    /// Asks for the permission of notifications; does nothing, as if the user hadn't answered.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    /// The kinds of notifications that the user permits: none.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }
}
