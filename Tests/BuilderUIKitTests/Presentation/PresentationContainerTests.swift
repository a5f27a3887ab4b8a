import Foundation
import Testing

@testable import BuilderUIKit

/// Presentations as content containers: they are notified of new sizes before their controller.
@Suite @MainActor struct PresentationContainerTests {
    private final class Log { var lines: [String] = [] }

    private final class Controller: UIViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.lines.append("controller \(size.width) \(size.height)")
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    private final class Presentation: UIPresentationController {
        var log: Log?

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log?.lines.append("presentation \(size.width) \(size.height)")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { [log] _ in log?.lines.append("alongside") }
        }
    }

    private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
        let log = Log()

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let presentation = Presentation(presentedViewController: presented, presenting: presenting)
            presentation.log = log
            return presentation
        }
    }

    @Test func presentationsAreNotifiedOfSizes() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.overrideUserInterfaceStyle = .light
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        let provider = Provider()
        let controller = Controller(provider.log)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = provider
        root.present(controller, animated: false)
        window.layoutIfNeeded()
        #expect(provider.log.lines.isEmpty)
        window.frame.size = CGSize(width: 844, height: 390)
        #expect(provider.log.lines == ["presentation 844.0 390.0", "controller 422.0 390.0", "alongside"])
    }
}
