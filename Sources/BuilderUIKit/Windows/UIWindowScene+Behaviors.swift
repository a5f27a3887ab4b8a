import Foundation

/// The ways in which a window may be closed and made smaller by the system, which iPhones lack.
@preconcurrency @MainActor
public final class UISceneWindowingBehaviors {
    /// A Boolean value that indicates whether the window can be closed.
    public var isClosable = true
    /// A Boolean value that indicates whether the window can be made an icon.
    public var isMiniaturizable = true

    init() {}
}

/// An object that provides items to share.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: AnyObject {
    /// The items; nil for none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}

/// The protection of a scene by the user's authentication, such as Face ID; there is none.
@preconcurrency @MainActor
public final class UISceneSystemProtectionManager {
    /// The notification that the protection changed; not posted.
    public nonisolated static let userAuthenticationEnabledDidChangeNotification = Notification.Name(
        "UISceneSystemProtectionUserAuthenticationEnabledDidChangeNotification")
    /// A Boolean value that indicates whether the scene asks for the user's authentication; false.
    public var isUserAuthenticationEnabled: Bool { false }

    init() {}
}

extension UIScene {
    /// The protection by the user's authentication; nil, because there is none.
    public var systemProtectionManager: UISceneSystemProtectionManager? { nil }
}

extension UIWindowScene {
    /// The ways in which the system may close the window; nil, as where windows have no such buttons.
    public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
    /// The system of the focus; nil, because nothing has the focus.
    public var focusSystem: UIFocusSystem? { nil }
}
