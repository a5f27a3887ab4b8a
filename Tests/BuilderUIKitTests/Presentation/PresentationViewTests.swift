import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct PresentationViewTests {
    private func present(
        _ controller: UIViewController, on name: String, _ orientation: Device.Orientation = .portrait,
        hidesStatusBar: Bool = false, _ check: (UIWindow) throws -> Void
    ) throws {
        let device = try Device.find(name)
        try UIScreen(device: device, orientation: orientation).asMain {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.deviceSafeArea = hidesStatusBar ? .zero : device.layout(in: orientation).safeAreaInsets
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.present(controller, animated: false)
            window.layoutIfNeeded()
            try check(window)
        }
    }

    /// Recorded on iOS 15 or 16 at 375 × 667 points: the sheet, its navigation bar, the start of the content.
    @Test func barsOfSheetsAre56PointsHigh() throws {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        try present(navigation, on: "iPhone 8") { _ in
            #expect(navigation.view.frameInWindow == CGRect(x: 0, y: 40, width: 375, height: 627))
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
            #expect(page.view.safeAreaInsets.top == 56)
        }
        let full = UINavigationController(rootViewController: UIViewController())
        full.modalPresentationStyle = .fullScreen
        try present(full, on: "iPhone 8") { _ in
            #expect(full.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        }
    }

    /// Recorded on iOS 26.1 without a status bar.
    @Test func sheetsLeave30PointsWithoutAStatusBar() throws {
        let sheet = UIViewController()
        try present(sheet, on: "iPhone 8", hidesStatusBar: true) { _ in
            #expect(sheet.view.frameInWindow == CGRect(x: 0, y: 30, width: 375, height: 637))
        }
    }

    @Test(arguments: ["iPhone 8", "iPhone 12", "iPhone 14 Pro Max"])
    func sheetsFillWindowsOfCompactHeight(device: String) throws {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        try present(navigation, on: device, .landscape) { window in
            #expect(navigation.view.frameInWindow == window.bounds)
            #expect(navigation.view.superview is PresentationView)
            #expect(navigation.navigationBar.frame.height < 56)
        }
    }
}

extension UIView {
    fileprivate var frameInWindow: CGRect { convert(bounds, to: nil) }
}
