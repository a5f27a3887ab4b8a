import BuilderUIKit

extension UIScene.ConnectionOptions {
    /// The answered notification; nil here.
    public var notificationResponse: UNNotificationResponse? { nil }
}

extension UNNotificationResponse {
    /// The scene that shows the answer; nil here.
    @MainActor public var targetScene: UIScene? { nil }
}
