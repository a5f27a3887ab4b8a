import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIApplication {
    /// Emits when the application has entered the background.
    public static var didEnterBackground: ControlEvent<Void> { notified(UIApplication.didEnterBackgroundNotification) }

    /// Emits when the application is about to enter the foreground.
    public static var willEnterForeground: ControlEvent<Void> {
        notified(UIApplication.willEnterForegroundNotification)
    }

    /// Emits when the application has become active.
    public static var didBecomeActive: ControlEvent<Void> { notified(UIApplication.didBecomeActiveNotification) }

    /// Emits when the application is about to become inactive.
    public static var willResignActive: ControlEvent<Void> { notified(UIApplication.willResignActiveNotification) }

    /// Emits when the system is low on memory.
    public static var didReceiveMemoryWarning: ControlEvent<Void> {
        notified(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Emits when the application is about to terminate.
    public static var willTerminate: ControlEvent<Void> { notified(UIApplication.willTerminateNotification) }

    /// Emits when the application has launched.
    public static var didFinishLaunching: ControlEvent<Void> { notified(UIApplication.didFinishLaunchingNotification) }

    /// Emits when the time has changed significantly, such as at midnight.
    public static var significantTimeChange: ControlEvent<Void> {
        notified(UIApplication.significantTimeChangeNotification)
    }

    /// Emits when the permission to refresh in the background has changed.
    public static var backgroundRefreshStatusDidChange: ControlEvent<Void> {
        notified(UIApplication.backgroundRefreshStatusDidChangeNotification)
    }

    /// Emits when protected files are about to become inaccessible.
    public static var protectedDataWillBecomeUnavailable: ControlEvent<Void> {
        notified(UIApplication.protectedDataWillBecomeUnavailableNotification)
    }

    /// Emits when protected files have become accessible.
    public static var protectedDataDidBecomeAvailable: ControlEvent<Void> {
        notified(UIApplication.protectedDataDidBecomeAvailableNotification)
    }

    /// Emits when the user has taken a screenshot.
    public static var userDidTakeScreenshot: ControlEvent<Void> {
        notified(UIApplication.userDidTakeScreenshotNotification)
    }

    private static func notified(_ name: Notification.Name) -> ControlEvent<Void> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
    }
}
