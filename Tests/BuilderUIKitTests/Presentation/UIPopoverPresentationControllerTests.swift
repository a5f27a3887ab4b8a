import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIPopoverPresentationControllerTests {
    private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
        var prepared = 0
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            prepared += 1
        }
    }

    /// Puts a navigation controller in the place of an adapted popover, and records the calls.
    private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.fullScreen
        var navigation: UINavigationController?
        var prepared: [UIPresentationController] = []
        var events: [String] = []

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            events.append(style == self.style ? "replace" : "replace with another style")
            navigation = UINavigationController(rootViewController: controller.presentedViewController)
            return navigation
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            events.append("prepare")
            prepared.append(adaptivePresentationController)
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            events.append(style == .none ? "present" : "present adapted")
            transitionCoordinator?.animate(
                alongsideTransition: { _ in
                    let view = self.navigation?.view ?? presentationController.presentedViewController.view
                    self.events.append(view?.window == nil ? "animate before" : "animate")
                },
                completion: { _ in self.events.append("complete") })
        }
    }

    private func makeWindow(
        isPad: Bool = true, size: CGSize = CGSize(width: 820, height: 1180), design: InterfaceDesign = .ios18
    ) -> (UIWindow, UIView) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.traitOverrides.horizontalSizeClass = isPad ? .regular : .compact
        window.traitOverrides.verticalSizeClass = .regular
        window.traitOverrides.userInterfaceIdiom = isPad ? .pad : .phone
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        root.view.addSubview(source)
        return (window, source)
    }

    private func popover(
        from source: UIView, _ size: CGSize = CGSize(width: 240, height: 160)
    ) throws -> (UIViewController, UIPopoverPresentationController) {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = size
        let presentation = try #require(controller.popoverPresentationController)
        presentation.sourceView = source
        return (controller, presentation)
    }

    private func present(_ controller: UIViewController, in window: UIWindow) {
        window.rootViewController?.present(controller, animated: false)
        window.layoutIfNeeded()
    }

    @Test func popoversAreBelowTheirSource() throws {
        let (window, source) = makeWindow()
        let (controller, presentation) = try popover(from: source)
        #expect(presentation.arrowDirection == .unknown)
        present(controller, in: window)
        #expect(presentation.arrowDirection == .up)
        #expect(
            controller.view.convert(controller.view.bounds, to: nil) == CGRect(x: 20, y: 153, width: 240, height: 160))
        #expect(presentation.frameOfPresentedViewInContainerView == CGRect(x: 20, y: 153, width: 240, height: 160))
    }

    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGRect(x: 320, y: 553, width: 240, height: 160)),
        (.down, CGRect(x: 320, y: 327, width: 240, height: 160)),
        (.left, CGRect(x: 493, y: 440, width: 240, height: 160)),
        (.right, CGRect(x: 147, y: 440, width: 240, height: 160)),
    ])
    func directions(direction: UIPopoverArrowDirection, expected: CGRect) throws {
        let (window, source) = makeWindow()
        source.frame = CGRect(x: 400, y: 500, width: 80, height: 40)
        let (controller, presentation) = try popover(from: source)
        presentation.permittedArrowDirections = direction
        present(controller, in: window)
        #expect(presentation.arrowDirection == direction)
        #expect(controller.view.convert(controller.view.bounds, to: nil) == expected)
    }

    private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
        var rects: [CGRect] = []
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            rects.append(rect.pointee)
            rect.pointee = CGRect(x: 0, y: 0, width: 20, height: 10)
        }
    }

    @Test func delegatesChangeTheSourceInANewSize() throws {
        let (window, source) = makeWindow()
        let (controller, presentation) = try popover(from: source)
        let mover = Mover()
        presentation.delegate = mover
        present(controller, in: window)
        window.layoutIfNeeded()
        #expect(mover.rects.isEmpty && presentation.sourceRect.isNull)
        window.frame.size = CGSize(width: 1_180, height: 820)
        window.layoutIfNeeded()
        #expect(mover.rects == [CGRect(x: 0, y: 0, width: 80, height: 40)])
        #expect(presentation.sourceRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func popoversStayInsideTheWindow() throws {
        let (window, source) = makeWindow()
        source.frame = CGRect(x: 780, y: 1_100, width: 30, height: 30)
        let (controller, presentation) = try popover(from: source, CGSize(width: 5_000, height: 5_000))
        present(controller, in: window)
        let frame = presentation.frameOfPresentedViewInContainerView
        #expect(window.bounds.insetBy(dx: 10, dy: 10).contains(frame))
        #expect(presentation.arrowDirection == .right)
    }

    @Test func popoversBecomeSheetsInCompactWidth() throws {
        let (window, source) = makeWindow(isPad: false, size: CGSize(width: 390, height: 844))
        let (controller, presentation) = try popover(from: source)
        presentation.adaptiveSheetPresentationController.detents = [.custom { _ in 300 }]
        present(controller, in: window)
        #expect(window.presentationViews.first?.sheet != nil)
        #expect(window.presentationViews.first?.popover == nil)
        #expect(controller.view.bounds.height == 300)
    }

    @Test func delegatesKeepPopoversInCompactWidth() throws {
        let (window, source) = makeWindow(isPad: false, size: CGSize(width: 390, height: 844))
        let (controller, presentation) = try popover(from: source)
        let adapter = Adapter()
        presentation.delegate = adapter
        present(controller, in: window)
        #expect(adapter.prepared == 1)
        #expect(window.presentationViews.first?.popover != nil)
        #expect(controller.view.bounds.size == CGSize(width: 240, height: 160))
    }

    @Test func delegatesReplaceAdaptedControllers() throws {
        let (window, source) = makeWindow(isPad: false, size: CGSize(width: 390, height: 844))
        let (controller, presentation) = try popover(from: source)
        let wrapper = Wrapper()
        presentation.delegate = wrapper
        present(controller, in: window)
        #expect(wrapper.events == ["replace", "prepare", "present adapted", "animate", "complete"])
        let navigation = try #require(wrapper.navigation)
        let root = try #require(window.rootViewController)
        #expect(root.presentedViewController === navigation && controller.parent === navigation)
        #expect(controller.presentingViewController === root && presentation.presentingViewController === root)
        #expect(navigation.view.frame == window.bounds && controller.view.window === window)
        #expect(wrapper.prepared.first?.presentedViewController === navigation)
        #expect(navigation.appearanceState == .appeared && controller.appearanceState == .appeared)
        #expect(root.appearanceState == .disappeared)
        controller.dismiss(animated: false)
        #expect(root.presentedViewController == nil && navigation.view.window == nil)
        #expect(root.appearanceState == .appeared && navigation.directPresenter == nil)
    }

    @Test func replacingControllersAreInTheSheetOfThePopover() throws {
        let (window, source) = makeWindow(isPad: false, size: CGSize(width: 390, height: 844))
        let (controller, presentation) = try popover(from: source)
        let wrapper = Wrapper()
        wrapper.style = .formSheet
        presentation.delegate = wrapper
        presentation.adaptiveSheetPresentationController.detents = [.custom { _ in 300 }]
        present(controller, in: window)
        let sheet = presentation.adaptiveSheetPresentationController
        #expect(wrapper.prepared.count == 1 && wrapper.prepared.first === sheet)
        #expect(sheet.presentedViewController === wrapper.navigation)
        #expect(controller.presentationController === sheet)
        #expect(wrapper.navigation?.view.bounds.height == 300)
    }

    @Test func controllersPresentedBeforeTheWindowAreReplaced() throws {
        let (window, source) = makeWindow(isPad: false, size: CGSize(width: 390, height: 844))
        let (controller, presentation) = try popover(from: source)
        let wrapper = Wrapper()
        presentation.delegate = wrapper
        let root = UIViewController()
        root.present(controller, animated: false)
        #expect(wrapper.events.isEmpty && root.presentedViewController === controller)
        window.rootViewController = root
        window.layoutIfNeeded()
        #expect(wrapper.events == ["replace", "prepare", "present adapted", "animate", "complete"])
        #expect(root.presentedViewController === wrapper.navigation && controller.view.window === window)
        #expect(wrapper.navigation?.appearanceState == .appeared && controller.appearanceState == .appeared)
    }

    @Test func popoversInWideWindowsAreAnnouncedWithoutAdaptation() throws {
        let (window, source) = makeWindow()
        let (controller, presentation) = try popover(from: source)
        let wrapper = Wrapper()
        presentation.delegate = wrapper
        present(controller, in: window)
        #expect(wrapper.events == ["present", "animate", "complete"])
        #expect(window.rootViewController?.presentedViewController === controller)
    }

    @Test func barButtonItemsAreSources() throws {
        let (window, _) = makeWindow(isPad: false, size: CGSize(width: 390, height: 844))
        let page = UIViewController()
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        window.rootViewController = UINavigationController(rootViewController: page)
        window.layoutIfNeeded()
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 200, height: 100)
        let adapter = Adapter()
        controller.popoverPresentationController?.barButtonItem = item
        controller.popoverPresentationController?.delegate = adapter
        present(controller, in: window)
        let frame = try #require(controller.popoverPresentationController?.frameOfPresentedViewInContainerView)
        #expect(frame.maxX == 380)
        #expect(frame.minY > 40)
    }

    /// Recorded on an iPad with a safe area of 32: 19 points from the side and 30 below the safe area, which is 8
    /// below the bar button's center.
    @Test func barButtonItemsAreHalfCoveredOnIOS26() throws {
        let (window, _) = makeWindow(design: .ios26)
        window.deviceSafeArea = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
        let page = UIViewController()
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        window.rootViewController = UINavigationController(rootViewController: page)
        window.layoutIfNeeded()
        let (controller, presentation) = try popover(from: window)
        presentation.sourceView = nil
        presentation.barButtonItem = item
        present(controller, in: window)
        let frame = presentation.frameOfPresentedViewInContainerView
        #expect(abs(frame.maxX - (820 - 19)) < 0.001)
        #expect(abs(frame.minY - (32 + 30)) < 0.001)
    }

    @Test func aPopoverWithoutASourceIsReported() throws {
        let (window, _) = makeWindow()
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let log = WarningLog()
        log.asCurrent { present(controller, in: window) }
        #expect(log.warnings.contains { "\($0)".contains("sourceView") })
        #expect(controller.viewIfLoaded?.superview == nil)
    }

    private final class Drawer: UIPresentationController {
        var events: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 0, width: 280, height: containerView?.bounds.height ?? 0)
        }
        override func presentationTransitionWillBegin() { events.append("begin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { events.append("end \(completed)") }
        override func dismissalTransitionWillBegin() { events.append("dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { events.append("dismissed \(completed)") }
    }

    private final class Transitions: UIViewControllerTransitioningDelegate {
        var drawer: Drawer?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            drawer = Drawer(presentedViewController: presented, presenting: presenting)
            return drawer
        }
    }

    @Test func customPresentationsPlaceTheView() throws {
        let (window, _) = makeWindow()
        let controller = UIViewController()
        controller.modalPresentationStyle = .custom
        let transitions = Transitions()
        controller.transitioningDelegate = transitions
        present(controller, in: window)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 280, height: 1_180))
        #expect(window.rootViewController?.appearanceState == .appeared)
        window.rootViewController?.dismiss(animated: false)
        #expect(transitions.drawer?.events == ["begin", "end true", "dismiss", "dismissed true"])
    }
}
