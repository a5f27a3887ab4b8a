import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIApplicationTests {
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var events: [String] = ["made"]

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = events.joined()
            controller.view.addSubview(label)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
        }
    }

    class SceneAppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UINavigationController(rootViewController: UIViewController())
            window?.makeKeyAndVisible()
        }
    }

    /// A delegate with the method for the end of the launch that has no options.
    class OlderDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func applicationDidFinishLaunching(_ application: UIApplication) {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UITabBarController()
            window?.makeKeyAndVisible()
        }
    }

    class PlainDelegate: NSObject, UIApplicationDelegate {}
    class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

    @Test func anAppLaunchesToItsFirstScreen() throws {
        let report = try #require(AppLaunch(AppDelegate.self)).run()
        #expect(report.hasPrefix("AppDelegate: launched; window of "))
        #expect(report.contains("with UIViewController\n"))
        #expect(report.contains("text=\"made\""), "the delegate's own properties have their values")
    }

    @Test func aSceneDelegateMakesTheWindow() throws {
        let report = try #require(AppLaunch(SceneAppDelegate.self)).run()
        #expect(report.hasPrefix("SceneAppDelegate: launched; window of "))
        #expect(report.contains("with UINavigationController\n"))
    }

    @Test func anAppLaunchesWithoutOptions() throws {
        let report = try #require(AppLaunch(OlderDelegate.self)).run()
        #expect(report.hasPrefix("OlderDelegate: launched; window of "))
        #expect(report.contains("with UITabBarController\n"))
    }

    @Test func appLaunchReportsDelegatesWithoutAWindow() throws {
        #expect(AppLaunch(PlainDelegate.self) == nil)
        #expect(
            try #require(AppLaunch(WindowlessDelegate.self)).run() == "WindowlessDelegate: launched without a window")
    }
}
