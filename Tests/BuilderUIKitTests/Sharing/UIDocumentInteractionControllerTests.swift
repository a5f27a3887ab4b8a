import Foundation
import Testing

@testable import BuilderUIKit

/// Previews of documents, and the share sheet of what can be done with them.
@MainActor
@Suite struct UIDocumentInteractionControllerTests {
    private final class Presenter: UIDocumentInteractionControllerDelegate {
        var controller = UIViewController()
        var log: [String] = []

        func documentInteractionControllerViewControllerForPreview(
            _ controller: UIDocumentInteractionController
        ) -> UIViewController { self.controller }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
            log.append("begin")
        }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
            log.append("end")
        }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("menu")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            log.append("no menu")
        }
    }

    private let stage = ControllerStage()
    private let presenter = Presenter()
    private let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/Report.pdf"))

    @Test func aPreviewIsPresented() throws {
        #expect(!document.presentPreview(animated: false))
        document.delegate = presenter
        #expect(!document.presentPreview(animated: false), "the controller isn't in a window")
        try stage.show(presenter.controller, on: "iPhone 12")
        #expect(document.presentPreview(animated: false) && !document.presentPreview(animated: false))
        #expect(presenter.log == ["begin"])
        let page = try #require(presenter.controller.presentedViewController as? UINavigationController)
        #expect(page.topViewController?.title == "Report.pdf")
        document.dismissPreview(animated: false)
        #expect(presenter.controller.presentedViewController == nil && presenter.log == ["begin", "end"])
    }

    @Test func aPreviewIsPushed() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        presenter.controller = stack
        document.delegate = presenter
        try stage.show(stack, on: "iPhone 12")
        #expect(document.presentPreview(animated: false))
        #expect(stack.viewControllers.count == 2 && stack.topViewController?.title == "Report.pdf")
        stack.popViewController(animated: false)
        #expect(presenter.log == ["begin", "end"])
        #expect(document.presentPreview(animated: false), "again")
        document.dismissPreview(animated: false)
        #expect(presenter.log == ["begin", "end", "begin", "end"] && stack.viewControllers.count == 1)
    }

    @Test func onlyThePreviewIsRemovedFromAStack() throws {
        let (root, later) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: root)
        presenter.controller = stack
        document.delegate = presenter
        try stage.show(stack, on: "iPhone 12")
        #expect(document.presentPreview(animated: false))
        stack.pushViewController(later, animated: false)
        document.dismissPreview(animated: false)
        #expect(stack.viewControllers == [root, later] && presenter.log == ["begin", "end"])
    }

    @Test func aPreviewIsClosedWithWhatIsAboveIt() throws {
        let root = presenter.controller
        document.delegate = presenter
        try stage.show(root, on: "iPhone 12")
        #expect(document.presentPreview(animated: false))
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        root.presentedViewController?.present(cover, animated: false)
        document.dismissPreview(animated: false)
        #expect(root.presentedViewController == nil && presenter.log == ["begin", "end"])
        #expect(document.presentPreview(animated: false), "again")
    }

    @Test func aPreviewIsNotPresentedBesideAnotherController() throws {
        let root = presenter.controller
        document.delegate = presenter
        try stage.show(root, on: "iPhone 12")
        let other = UIAlertController(title: "Other", message: nil, preferredStyle: .alert)
        root.present(other, animated: false)
        let log = WarningLog()
        log.asCurrent {
            #expect(!document.presentPreview(animated: false))
        }
        #expect(
            log.warnings.map(\.description) == [
                "Attempt to present <UINavigationController> on <UIViewController> (from <UIViewController>) which is "
                    + "already presenting <UIAlertController>."
            ])
        #expect(root.presentedViewController === other && presenter.log.isEmpty)
        document.dismissPreview(animated: false)
        #expect(root.presentedViewController === other)
        root.dismiss(animated: false)
        #expect(document.presentPreview(animated: false) && presenter.log == ["begin"])
    }

    @Test func optionsAreAShareSheet() throws {
        document.delegate = presenter
        let root = presenter.controller
        #expect(!document.presentOptionsMenu(from: .zero, in: root.view, animated: false))
        try stage.show(root, on: "iPhone 12")
        #expect(document.presentOptionsMenu(from: .zero, in: root.view, animated: false))
        #expect(root.presentedViewController is UIActivityViewController && presenter.log == ["menu"])
        #expect(!document.presentOpenInMenu(from: .zero, in: root.view, animated: false))
        #expect(try #require(root.presentedViewController?.presentationController).dismissByUser())
        #expect(presenter.log == ["menu", "no menu"])
    }
}
