import Foundation
import Testing

@testable import BuilderUIKit

/// Sheets that a finger holds.
@Suite @MainActor struct SheetDraggingTests {
    private func present(
        _ controller: UIViewController = UIViewController(), design: InterfaceDesign = .ios18,
        detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
    ) throws -> (UIWindow, PresentationView, SheetView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.traitOverrides.verticalSizeClass = .regular
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.userInterfaceIdiom = .phone
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        controller.sheetPresentationController?.detents = detents
        window.rootViewController?.present(controller, animated: false)
        window.layoutIfNeeded()
        let container = try #require(window.presentationViews.first)
        return (window, container, try #require(container.sheet))
    }

    /// Puts a finger on the sheet's top and moves it down; it stays there.
    private func drag(_ sheet: SheetView, _ touch: TouchSimulator, by distance: CGFloat) {
        let start = CGPoint(x: 100, y: sheet.frame.minY + 8)
        touch.down(at: start)
        touch.move(to: CGPoint(x: start.x, y: start.y + distance), duration: 0.2)
    }

    @Test func sheetsGrowBetweenDetents() throws {
        let controller = UIViewController()
        let (window, container, sheet) = try present(controller)
        let (resting, touch) = (sheet.frame, TouchSimulator(window: window))
        drag(sheet, touch, by: -100)
        #expect(abs(sheet.frame.minY - (resting.minY - 100)) < 0.01 && abs(sheet.frame.maxY - resting.maxY) < 0.01)
        #expect(abs(controller.view.frame.height - (resting.height + 100)) < 0.01 && container.dimming.alpha == 1)
        // The rest place is that of the detent.
        let place = try #require(controller.presentationController?.frameOfPresentedViewInContainerView)
        #expect(abs(place.minY - resting.minY) < 0.01 && abs(place.height - resting.height) < 0.01)
        touch.wait(0.1)
        touch.up()
        #expect(sheet.frame == resting)
    }

    @Test func sheetsMoveBelowTheSmallestDetentAndDimLess() throws {
        let (window, container, sheet) = try present()
        let (resting, touch) = (sheet.frame, TouchSimulator(window: window))
        drag(sheet, touch, by: 120)
        #expect(abs(sheet.frame.minY - (resting.minY + 120)) < 0.01 && sheet.frame.size == resting.size)
        #expect(container.dimming.alpha < 1 && container.dimming.alpha > 0.5)
        touch.cancel()
        #expect(sheet.frame == resting && container.dimming.alpha == 1)
    }

    @Test func sheetsThatWereDismissedInTheFingerReturnToTheirPlace() throws {
        let controller = UIViewController()
        let (window, _, sheet) = try present(controller)
        let (resting, touch) = (sheet.frame, TouchSimulator(window: window))
        drag(sheet, touch, by: 120)
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController?.present(controller, animated: false)
        window.layoutIfNeeded()
        #expect(window.presentationViews.first?.sheet?.frame == resting)
        touch.cancel()
    }

    @Test(arguments: [InterfaceDesign.ios18, .ios26])
    func sheetsResistAboveTheLargestDetent(design: InterfaceDesign) throws {
        let (window, _, sheet) = try present(design: design)
        let touch = TouchSimulator(window: window)
        let top = SheetPlacement.top(in: window)
        drag(sheet, touch, by: 200 - sheet.frame.minY)
        #expect(sheet.frame.minY > top + 50)
        touch.move(to: CGPoint(x: 100, y: 0), duration: 0.2)
        #expect(sheet.frame.minY < top && sheet.frame.minY > 0)
        #expect(abs(sheet.frame.maxY - window.bounds.maxY) < 0.01)
        touch.wait(0.1)
        touch.up()
        #expect(abs(sheet.frame.minY - top) < 0.01)
    }

    @Test func modalSheetsResistDismissal() throws {
        let controller = UIViewController()
        controller.isModalInPresentation = true
        let (window, _, sheet) = try present(controller)
        let (resting, touch) = (sheet.frame, TouchSimulator(window: window))
        drag(sheet, touch, by: 300)
        #expect(sheet.frame.minY > resting.minY && sheet.frame.minY < resting.minY + 60)
        touch.wait(0.1)
        touch.up()
        #expect(sheet.frame == resting && controller.presentingViewController != nil)
    }

    @Test func undimmedSheetsDimAsTheyGrow() throws {
        let controller = UIViewController()
        let (window, container, sheet) = try present(controller)
        controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        window.layoutIfNeeded()
        #expect(container.dimming.isHidden)
        let touch = TouchSimulator(window: window)
        drag(sheet, touch, by: -100)
        #expect(!container.dimming.isHidden && container.dimming.alpha > 0.1 && container.dimming.alpha < 0.9)
        touch.cancel()
        #expect(container.dimming.isHidden)
    }
}
