import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct NotificationCenterTests {
    private final class Sender {}

    @Test func notificationEmitsUntilDisposal() {
        let center = NotificationCenter()
        let name = Notification.Name("a")
        let log = Log(center.rx.notification(name))
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("b"), object: nil)
        #expect(log.elements.map { $0.userInfo?["n"] as? Int } == [1])
        log.dispose()
        center.post(name: name, object: nil)
        #expect(log.count == 1)
    }

    @Test func notificationWithAnObjectEmitsForThatSenderOnly() {
        let center = NotificationCenter()
        let name = Notification.Name("a")
        let sender = Sender()
        let log = Log(center.rx.notification(name, object: sender))
        center.post(name: name, object: Sender())
        center.post(name: name, object: sender)
        #expect(log.count == 1)
        #expect(log.elements.first?.object as? Sender === sender)
    }

    @Test func notificationWithoutANameEmitsAll() {
        let center = NotificationCenter()
        let log = Log(center.rx.notification(nil))
        center.post(name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("b"), object: nil)
        #expect(log.elements.map(\.name.rawValue) == ["a", "b"])
    }

    @Test func applicationLifecycleNotificationsAreEmitted() {
        let center = NotificationCenter.default
        let logs = [
            Log(UIApplication.rx.didEnterBackground), Log(UIApplication.rx.willEnterForeground),
            Log(UIApplication.rx.didBecomeActive), Log(UIApplication.rx.willResignActive),
            Log(UIApplication.rx.didReceiveMemoryWarning), Log(UIApplication.rx.willTerminate),
            Log(UIApplication.rx.didFinishLaunching), Log(UIApplication.rx.significantTimeChange),
            Log(UIApplication.rx.backgroundRefreshStatusDidChange),
            Log(UIApplication.rx.protectedDataWillBecomeUnavailable),
            Log(UIApplication.rx.protectedDataDidBecomeAvailable), Log(UIApplication.rx.userDidTakeScreenshot),
        ]
        let names = [
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.willTerminateNotification,
            UIApplication.didFinishLaunchingNotification, UIApplication.significantTimeChangeNotification,
            UIApplication.backgroundRefreshStatusDidChangeNotification,
            UIApplication.protectedDataWillBecomeUnavailableNotification,
            UIApplication.protectedDataDidBecomeAvailableNotification,
            UIApplication.userDidTakeScreenshotNotification,
        ]
        for name in names { center.post(name: name, object: nil) }
        #expect(logs.map(\.count) == Array(repeating: 1, count: 12))
    }

    @Test func keyboardNotificationsAreEmitted() {
        let log = Log(NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification))
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(log.count == 1)
    }
}
