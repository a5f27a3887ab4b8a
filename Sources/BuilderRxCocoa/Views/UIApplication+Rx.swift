import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIApplication {
    /// The application has gone to the background.
    public static var didEnterBackground: ControlEvent<Void> { notified(UIApplication.didEnterBackgroundNotification) }

    /// The application comes to the foreground.
    public static var willEnterForeground: ControlEvent<Void> {
        notified(UIApplication.willEnterForegroundNotification)
    }

    /// The application is active.
    public static var didBecomeActive: ControlEvent<Void> { notified(UIApplication.didBecomeActiveNotification) }

    /// The application will no longer be active.
    public static var willResignActive: ControlEvent<Void> { notified(UIApplication.willResignActiveNotification) }

    /// The system requests memory.
    public static var didReceiveMemoryWarning: ControlEvent<Void> {
        notified(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// The application is about to end.
    public static var willTerminate: ControlEvent<Void> { notified(UIApplication.willTerminateNotification) }

    private static func notified(_ name: Notification.Name) -> ControlEvent<Void> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
    }
}
