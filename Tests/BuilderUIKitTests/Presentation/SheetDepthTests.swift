import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The views behind large sheets, which phones before iOS 26 push back.
@Suite @MainActor struct SheetDepthTests {
    private typealias Detent = UISheetPresentationController.Detent

    private func makeWindow(_ design: InterfaceDesign = .ios18) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.traitOverrides.verticalSizeClass = .regular
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.userInterfaceIdiom = .phone
        window.deviceSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = .red
        window.makeKeyAndVisible()
        return window
    }

    @discardableResult
    private func present(
        in window: UIWindow, on presenter: UIViewController? = nil, detents: [Detent] = [.large()]
    ) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .blue
        controller.sheetPresentationController?.detents = detents
        (presenter ?? window.rootViewController)?.present(controller, animated: false)
        window.layoutIfNeeded()
        return controller
    }

    private func draw(_ window: UIWindow) throws -> Bitmap {
        let context = CGContext(bounds: window.bounds, scale: 1)
        window.layer.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    @Test func aLargeSheetPushesItsPresenterBack() throws {
        let window = makeWindow()
        present(in: window)
        let bitmap = try draw(window)
        // The card is 343 points wide and begins at the safe area, 10 above the sheet; it is dimmed by a fifth.
        #expect(bitmap.pixel(x: 187, y: 20) == 0xFF00_0000 && bitmap.pixel(x: 8, y: 50) == 0xFF00_0000)
        #expect(bitmap.pixel(x: 187, y: 46) == 0xFFCC_0000 && bitmap.pixel(x: 340, y: 52) == 0xFFCC_0000)
        #expect(bitmap.pixel(x: 16, y: 44) == 0xFF00_0000, "round corners")
        #expect(bitmap.pixel(x: 187, y: 400) == 0xFF00_00FF)
        // Frames stay those of the views.
        #expect(window.rootViewController?.view.frame == window.bounds)
        #expect(window.rootViewController?.view.transform == .identity)
        StatusBar.add(to: window)
        let bar = try #require(window.subviews.compactMap { $0 as? StatusBarView }.first)
        #expect(bar.overrideUserInterfaceStyle == .dark)
    }

    @Test func aViewThatIsDrawnAloneIsNotPushedBack() throws {
        let window = makeWindow()
        present(in: window)
        let root = try #require(window.rootViewController?.view)
        let context = CGContext(bounds: root.bounds, scale: 1)
        root.layer.render(in: context)
        let bitmap = try #require(context.makeImage()).bitmap
        #expect(bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000 && bitmap.pixel(x: 374, y: 811) == 0xFFFF_0000)
    }

    @Test func otherSheetsLeaveItInItsPlace() throws {
        let small = makeWindow()
        present(in: small, detents: [.medium(), .large()])
        #expect(small.viewsBehindSheets.isEmpty)
        #expect(try draw(small).pixel(x: 187, y: 20) == 0xFFCC_0000)
        let undimmed = makeWindow()
        let controller = present(in: undimmed)
        controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
        undimmed.layoutIfNeeded()
        #expect(undimmed.viewsBehindSheets.isEmpty)
        let floating = makeWindow(.ios26)
        present(in: floating)
        #expect(floating.viewsBehindSheets.isEmpty)
    }

    @Test func aSheetPushesASheetBack() throws {
        let window = makeWindow()
        let sheet = present(in: window)
        present(in: window, on: sheet)
        let behind = window.viewsBehindSheets
        let views: [UIView?] = [window.presentationViews[0], window.rootViewController?.view]
        #expect(behind.map { $0.view } == views)
        #expect(behind.map { $0.depth.movedTop } == [44, 44] && behind.map { $0.depth.top } == [54, 0])
        #expect(behind.allSatisfy { abs($0.depth.scale - 343 / 375) < 1e-9 })
        // The card above the second sheet is the first sheet.
        #expect(try draw(window).pixel(x: 187, y: 49) == 0xFF00_00CC)
    }

    @Test func aFingerBringsItForward() throws {
        let window = makeWindow()
        let sheet = try #require(present(in: window).sheetPresentationController)
        sheet.drag(by: 100)
        // 658 of 758 points are left.
        let depth = try #require(window.viewsBehindSheets.first).depth
        #expect(abs(depth.scale - (1 - 658.0 / 758 * 32 / 375)) < 1e-6)
        #expect(abs(depth.movedTop - 658.0 / 758 * 44) < 1e-6)
        sheet.cancelDrag()
        #expect(window.viewsBehindSheets.first?.depth.movedTop == 44)
    }
}
