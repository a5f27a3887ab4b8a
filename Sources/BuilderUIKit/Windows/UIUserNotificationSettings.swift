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

/// A notification that the app itself schedules, by its name before iOS 10; it isn't shown.
@preconcurrency @MainActor
open class UILocalNotification: _MainActorObject {
    /// The time.
    open var fireDate: Date?
    /// The time zone of the time; nil for a fixed moment.
    open var timeZone: TimeZone?
    /// The interval after which it comes again.
    open var repeatInterval: NSCalendar.Unit = []
    /// The title.
    open var alertTitle: String?
    /// The text.
    open var alertBody: String?
    /// The title of the button.
    open var alertAction: String?
    /// A Boolean value that indicates whether the button is shown.
    open var hasAction = true
    /// The image at the app's start.
    open var alertLaunchImage: String?
    /// The sound's file.
    open var soundName: String?
    /// The number on the app's icon; 0 leaves it.
    open var applicationIconBadgeNumber = 0
    /// The app's own values.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of the set of actions.
    open var category: String?

    /// Creates a notification.
    public init() { super.init(_responder: ()) }
}

/// The sound of notifications that the user chose.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    /// Schedules a notification; does nothing, because the user permits none.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}
    /// Shows a notification; does nothing, because the user permits none.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    /// Drops a scheduled notification.
    public func cancelLocalNotification(_ notification: UILocalNotification) {}
    /// Drops the scheduled notifications.
    public func cancelAllLocalNotifications() {}
    /// The scheduled notifications: none.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { [] }
        set {}
    }
    /// Lets the restoring of state take longer; nothing is restored.
    public func extendStateRestoration() {}
    /// Ends the restoring of state; nothing is restored.
    public func completeStateRestoration() {}
    /// The URL of the settings of default apps.
    public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
}
