import Foundation
import Testing

@testable import BuilderUIKit

/// Sheets and popovers that fingers dismiss and move.
@Suite @MainActor struct UserDismissalTests {
    private let stage = ControllerStage()
    private let log = RecordingController.Log()

    /// Records the delegate's methods.
    private final class Listener: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
        let log: RecordingController.Log
        var allows = true
        init(_ log: RecordingController.Log) { self.log = log }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.entries.append("should")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.entries.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.entries.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.entries.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { log.entries.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { log.entries.append("did popover") }
    }

    private func makeWindow(isPad: Bool = false) -> UIWindow {
        let size = isPad ? CGSize(width: 820, height: 1_180) : CGSize(width: 393, height: 852)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        window.traitOverrides.verticalSizeClass = .regular
        window.traitOverrides.horizontalSizeClass = isPad ? .regular : .compact
        window.traitOverrides.userInterfaceIdiom = isPad ? .pad : .phone
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    private func present(
        _ controller: UIViewController, _ listener: Listener, in window: UIWindow,
        detents: [UISheetPresentationController.Detent] = [.large()]
    ) throws -> (UISheetPresentationController, SheetView) {
        let presentation = try #require(controller.sheetPresentationController)
        presentation.delegate = listener
        stage.keep(listener)
        presentation.detents = detents
        window.rootViewController?.present(controller, animated: false)
        window.layoutIfNeeded()
        log.entries = []
        return (presentation, try #require(window.presentationViews.first?.sheet))
    }

    private func drag(_ sheet: SheetView, by distance: CGFloat) {
        sheet.simulateDrag(from: CGPoint(x: 100, y: 8), by: CGVector(dx: 0, dy: distance))
    }

    // MARK: Sheets

    @Test func draggingASheetDownDismissesIt() throws {
        let (window, modal, listener) = (makeWindow(), RecordingController("modal", log), Listener(log))
        let (_, sheet) = try present(modal, listener, in: window)
        drag(sheet, by: 100)
        #expect(log.entries.isEmpty && modal.presentingViewController === window.rootViewController)
        drag(sheet, by: 600)
        #expect(log.entries == ["should", "will", "modal will disappear", "modal did disappear", "did"])
        #expect(window.rootViewController?.presentedViewController == nil && window.presentationViews.isEmpty)
    }

    @Test func programsDismissWithoutTheDelegate() throws {
        let (window, modal, listener) = (makeWindow(), RecordingController("modal", log), Listener(log))
        _ = try present(modal, listener, in: window)
        modal.dismiss(animated: true)
        #expect(log.entries == ["modal will disappear", "modal did disappear"])
    }

    @Test func delegatesKeepSheets() throws {
        let (window, modal, listener) = (makeWindow(), UIViewController(), Listener(log))
        let (_, sheet) = try present(modal, listener, in: window)
        listener.allows = false
        drag(sheet, by: 600)
        #expect(log.entries == ["should", "attempt"] && modal.presentingViewController != nil)
    }

    @Test func modalControllersStay() throws {
        let (window, page, listener) = (makeWindow(), UIViewController(), Listener(log))
        page.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: page)
        let (_, sheet) = try present(navigation, listener, in: window)
        drag(sheet, by: 600)
        #expect(log.entries == ["attempt"] && navigation.presentingViewController != nil)
        window.presentationViews.first?.dimming.simulateTap(at: CGPoint(x: 100, y: 10))
        #expect(log.entries == ["attempt", "attempt"] && navigation.presentingViewController != nil)
    }

    @Test func dragsSelectDetents() throws {
        let (window, modal, listener) = (makeWindow(), UIViewController(), Listener(log))
        let (presentation, sheet) = try present(modal, listener, in: window, detents: [.medium(), .large()])
        drag(sheet, by: -300)
        #expect(log.entries == ["com.apple.UIKit.large"] && presentation.selectedDetentIdentifier == .large)
        #expect(sheet.frame.minY < 100)
        drag(sheet, by: -40)
        drag(sheet, by: 50)
        #expect(log.entries.count == 1)
        drag(sheet, by: 250)
        #expect(log.entries == ["com.apple.UIKit.large", "com.apple.UIKit.medium"])
        drag(sheet, by: 350)
        #expect(log.entries.suffix(3) == ["should", "will", "did"])
        #expect(modal.presentingViewController == nil)
    }

    @Test func tapsOnTheDimmingViewDismiss() throws {
        let (window, modal, listener) = (makeWindow(), UIViewController(), Listener(log))
        let (_, sheet) = try present(modal, listener, in: window, detents: [.medium()])
        sheet.simulateTap()
        #expect(log.entries.isEmpty)
        window.simulateTap(at: CGPoint(x: 100, y: 100))
        #expect(log.entries == ["should", "will", "did"] && modal.presentingViewController == nil)
    }

    @Test func viewsBehindUndimmedSheetsReceiveTouches() throws {
        let (window, modal, listener) = (makeWindow(), UIViewController(), Listener(log))
        var taps = 0
        let button = UIButton(frame: CGRect(x: 50, y: 80, width: 100, height: 44))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.rootViewController?.view.addSubview(button)
        let (presentation, _) = try present(modal, listener, in: window, detents: [.medium(), .large()])
        presentation.largestUndimmedDetentIdentifier = .medium
        window.layoutIfNeeded()
        window.simulateTap(at: CGPoint(x: 100, y: 100))
        #expect(taps == 1 && modal.presentingViewController != nil)
    }

    @Test func contentScrollsWhereItCan() throws {
        let (window, modal, listener) = (makeWindow(), UIViewController(), Listener(log))
        let (_, sheet) = try present(modal, listener, in: window)
        let scrollView = UIScrollView(frame: modal.view.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 3_000)
        modal.view.addSubview(scrollView)
        window.layoutIfNeeded()
        func drag(by distance: CGFloat) {
            sheet.simulateDrag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: distance))
        }
        drag(by: -100)
        #expect(scrollView.contentOffset.y == 100)
        drag(by: 600)
        #expect(scrollView.contentOffset.y == 0 && modal.presentingViewController != nil)
        drag(by: 600)
        #expect(modal.presentingViewController == nil)
    }

    @Test(arguments: [true, false])
    func scrollingEnlargesSheets(expands: Bool) throws {
        let (window, modal, listener) = (makeWindow(), UIViewController(), Listener(log))
        let (presentation, sheet) = try present(modal, listener, in: window, detents: [.medium(), .large()])
        presentation.prefersScrollingExpandsWhenScrolledToEdge = expands
        let scrollView = UIScrollView(frame: modal.view.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 3_000)
        modal.view.addSubview(scrollView)
        window.layoutIfNeeded()
        sheet.simulateDrag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -250))
        #expect((presentation.selectedDetentIdentifier == .large) == expands)
        #expect(abs(scrollView.contentOffset.y - (expands ? 0 : 250)) < 0.01)
    }

    // MARK: Popovers

    private func popover(
        _ listener: Listener, in window: UIWindow
    ) throws -> (UIViewController, UIPopoverPresentationController, UIButton) {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        window.rootViewController?.view.addSubview(button)
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 240, height: 160)
        let presentation = try #require(controller.popoverPresentationController)
        presentation.sourceView = button
        presentation.delegate = listener
        stage.keep(listener)
        window.rootViewController?.present(controller, animated: false)
        window.layoutIfNeeded()
        return (controller, presentation, button)
    }

    @Test func tapsBesideAPopoverDismissIt() throws {
        let (window, listener) = (makeWindow(isPad: true), Listener(log))
        let (controller, _, _) = try popover(listener, in: window)
        controller.view.simulateTap()
        #expect(log.entries.isEmpty && controller.presentingViewController != nil)
        window.simulateTap(at: CGPoint(x: 600, y: 900))
        #expect(log.entries == ["should", "will", "did", "did popover"])
        #expect(controller.presentingViewController == nil)
    }

    @Test func passthroughViewsReceiveTouches() throws {
        let (window, listener) = (makeWindow(isPad: true), Listener(log))
        let (controller, presentation, button) = try popover(listener, in: window)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        presentation.passthroughViews = [button]
        button.simulateTap()
        #expect(taps == 1 && log.entries.isEmpty && controller.presentingViewController != nil)
        presentation.passthroughViews = nil
        button.simulateTap()
        #expect(taps == 1 && controller.presentingViewController == nil)
    }
}
