import Foundation
import Testing

@testable import BuilderUIKit

/// Presented controllers are notified of their own new size when the window's changes, and of traits before.
@MainActor
@Suite struct PresentedSizeTests {
    private final class Log { var lines: [String] = [] }

    private final class Controller: UIViewController {
        let log: Log
        var sizes: [CGSize] = []

        init(_ log: Log = Log()) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.lines.append("controller's traits \(newCollection.verticalSizeClass.rawValue)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.lines.append("controller's size")
            sizes.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    private final class Presentation: UIPresentationController {
        var log: Log?

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log?.lines.append("presentation's traits \(newCollection.verticalSizeClass.rawValue)")
            super.willTransition(to: newCollection, with: coordinator)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log?.lines.append("presentation's size")
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
        let log: Log

        init(_ log: Log) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let presentation = Presentation(presentedViewController: presented, presenting: presenting)
            presentation.log = log
            return presentation
        }
    }

    private func show(_ root: UIViewController, size: CGSize, idiom: UIUserInterfaceIdiom = .phone) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.traitOverrides.userInterfaceIdiom = idiom
        window.traitOverrides.horizontalSizeClass = idiom == .pad ? .regular : .compact
        window.traitOverrides.verticalSizeClass = .regular
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func sheetsOnEachOtherHaveSizesOfTheirOwn() {
        let (root, lower, upper) = (Controller(), Controller(), Controller())
        let window = show(root, size: CGSize(width: 390, height: 844))
        lower.sheetPresentationController?.detents = [.medium()]
        upper.sheetPresentationController?.detents = [.custom { _ in 200 }]
        root.present(lower, animated: false)
        lower.present(upper, animated: false)
        window.layoutIfNeeded()
        #expect(lower.sizes.isEmpty && upper.sizes.isEmpty)
        window.frame.size = CGSize(width: 320, height: 700)
        window.layoutIfNeeded()
        #expect(root.sizes == [CGSize(width: 320, height: 700)])
        #expect(lower.sizes == [lower.view.bounds.size])
        #expect(upper.sizes == [upper.view.bounds.size])
        #expect(lower.view.bounds.height > 250 && lower.view.bounds.height < 500)
        #expect(abs(upper.view.bounds.width - 320) < 0.01 && abs(upper.view.bounds.height - 200) < 0.01)
    }

    @Test func formsThatKeepTheirSizeAreNotNotified() {
        let (root, form) = (Controller(), Controller())
        let window = show(root, size: CGSize(width: 820, height: 1180), idiom: .pad)
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: false)
        window.frame.size = CGSize(width: 1180, height: 820)
        window.layoutIfNeeded()
        #expect(root.sizes == [CGSize(width: 1180, height: 820)])
        #expect(form.sizes.isEmpty)
        #expect(form.view.bounds.size == CGSize(width: 540, height: 620))
    }

    @Test func popoversAreNotifiedOfLessRoom() {
        let (root, popover) = (Controller(), Controller())
        let window = show(root, size: CGSize(width: 820, height: 1180), idiom: .pad)
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 300, height: 900)
        popover.popoverPresentationController?.sourceView = root.view
        popover.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 40, height: 40)
        root.present(popover, animated: false)
        window.layoutIfNeeded()
        #expect(popover.view.bounds.size == CGSize(width: 300, height: 900))
        window.frame.size = CGSize(width: 1180, height: 820)
        window.layoutIfNeeded()
        #expect(popover.sizes == [popover.view.bounds.size])
        #expect(popover.view.bounds.height < 820)
    }

    @Test func traitsComeBeforeSizesAndPresentationsBeforeControllers() {
        let log = Log()
        let (root, presented, provider) = (UIViewController(), Controller(log), Provider(log))
        let window = show(root, size: CGSize(width: 390, height: 844))
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = provider
        root.present(presented, animated: false)
        window.layoutIfNeeded()
        log.lines = []
        window.traitOverrides.verticalSizeClass = .compact
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(
            log.lines == [
                "presentation's traits 1", "controller's traits 1", "presentation's size", "controller's size",
            ])
        log.lines = []
        window.traitOverrides.verticalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(log.lines == ["presentation's traits 2", "controller's traits 2"], "without a new size")
    }
}
