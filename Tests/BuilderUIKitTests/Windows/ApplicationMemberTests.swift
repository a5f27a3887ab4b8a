import Foundation
import Testing

@testable import BuilderUIKit

class MainFunctionDelegate: UIResponder, UIApplicationDelegate {
    var launched = false
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

class CountingApplication: UIApplication {
    var actions = 0
    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        actions += 1
        return super.sendAction(action, to: target, from: sender, for: event)
    }
}

@Suite @MainActor struct ApplicationMemberTests {
    private final class Target: NSObject {
        var taps = 0
        func tap() { taps += 1 }
    }

    private func start(principal: String?, delegate: String?) -> Int32 {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, principal, delegate)
    }

    @Test func mainLaunchesTheDelegateAndThePrincipalClass() throws {
        let application = UIApplication.shared
        defer { UIApplication.shared = application }
        #expect(
            start(
                principal: NSStringFromClass(CountingApplication.self),
                delegate: NSStringFromClass(MainFunctionDelegate.self)) == 0)
        let counting = try #require(UIApplication.shared as? CountingApplication)
        let (button, target) = (UIButton(), Target())
        button.addTarget(target, action: Selector("tap", Target.tap), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(counting.actions == 1 && target.taps == 1)
    }

    @Test func mainNeedsADelegateClass() {
        #expect(start(principal: nil, delegate: nil) == 70)
        #expect(start(principal: nil, delegate: "NoModule.NoDelegate") == 70)
        #expect(start(principal: "NoModule.NoApplication", delegate: nil) == 70)
    }

    @Test func brightnessIsLimited() {
        let screen = UIScreen(device: .standard)
        #expect(screen.brightness == 0.5)
        screen.brightness = 0.8
        #expect(screen.brightness == 0.8)
        screen.brightness = 3
        #expect(screen.brightness == 1)
        screen.brightness = .nan
        #expect(screen.brightness == 1)
    }

    @Test func screenSnapshotShowsTheKeyWindow() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        window.makeKeyAndVisible()
        let snapshot = try #require(UIScreen.main.snapshotView(afterScreenUpdates: true) as? UIImageView)
        #expect(snapshot.image?.size == CGSize(width: 60, height: 40))
    }

    @Test func geometryFollowsTheScreen() {
        let scene = UIWindowScene()
        #expect(scene.effectiveGeometry.interfaceOrientation == scene.interfaceOrientation)
        #expect(scene.effectiveGeometry.interfaceOrientation.isPortrait)
    }

    @Test func notificationsAreNotPermitted() {
        let settings = UIUserNotificationSettings(types: [.alert, .sound], categories: nil)
        UIApplication.shared.registerUserNotificationSettings(settings)
        #expect(settings.types.contains(.sound) && !settings.types.contains(.badge))
        #expect(UIApplication.shared.currentUserNotificationSettings?.types == [])
    }

    @Test func imagesHaveIdentifiersOfTheirOwn() {
        let (first, second) = (UIImage(), UIImage())
        first.accessibilityIdentifier = "a"
        first.accessibilityLabel = "A"
        #expect(first.accessibilityIdentifier == "a" && first.accessibilityLabel == "A")
        #expect(second.accessibilityIdentifier == nil && second.accessibilityLabel == nil)
    }

    @Test func assistantItemBelongsToItsResponder() {
        let field = UITextField()
        field.inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [])]
        #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
        #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
    }

    @Test func autoreleasingPointerChangesTheVariable() {
        var view = UIView()
        let (old, new) = (view, UIView())
        withUnsafeMutablePointer(to: &view) { pointer in
            let autoreleasing = AutoreleasingUnsafeMutablePointer(pointer)
            #expect(autoreleasing.pointee === old)
            autoreleasing.pointee = new
        }
        #expect(view === new)
    }
}
