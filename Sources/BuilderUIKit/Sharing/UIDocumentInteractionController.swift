import Foundation

/// The preview of a document, which is a labeled box with its name, and a share sheet of what can be done with it.
///
/// There are no other apps: the menu of those that open the document isn't shown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: _MainActorObject {
    /// The delegate, which presents previews.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The document.
    open var url: URL?
    /// The identifier of its type.
    open var uti: String?
    /// Its name.
    open var name: String?
    /// A value that is passed to other apps.
    open var annotation: Any?
    /// Its icons; none.
    open var icons: [UIImage] { [] }
    /// The recognizers that a view of the document needs; none.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    private weak var preview: DocumentPreviewController?
    private weak var menu: UIActivityViewController?

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates a controller without a document.
    public init() { super.init(_responder: ()) }
    /// Creates a controller of a document.
    public convenience init(url: URL) {
        self.init(_responder: ())
        self.url = url
        name = url.lastPathComponent
    }

    // MARK: Preview

    /// Shows a preview: on the stack of a navigation controller that the delegate returns, above another controller.
    ///
    /// - Returns: False without a document, or if the delegate's controller isn't in a window or presents something
    ///   already, which is logged.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard url != nil, preview == nil, let delegate else { return false }
        let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        guard presenter.viewIfLoaded?.window != nil else { return false }
        let preview = DocumentPreviewController()
        preview.title = name ?? url?.lastPathComponent
        preview.onEnd = {
            self.preview = nil
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        if let stack = presenter as? UINavigationController {
            self.preview = preview
            delegate.documentInteractionControllerWillBeginPreview(self)
            stack.pushViewController(preview, animated: animated)
            return true
        }
        let page = UINavigationController(rootViewController: preview)
        page.modalPresentationStyle = .fullScreen
        if let error = presenter.presentationRoot.errorOfPresenting(page, from: presenter) {
            WarningLog.add(error)
            return false
        }
        let done = UIAction { [weak self] _ in self?.dismissPreview(animated: true) }
        preview.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
        preview.presentedPage = page
        self.preview = preview
        delegate.documentInteractionControllerWillBeginPreview(self)
        presenter.present(page, animated: animated)
        return true
    }

    /// Closes the preview, together with what is presented above it; other controllers on its stack stay.
    open func dismissPreview(animated: Bool) {
        guard let preview else { return }
        if let page = preview.presentedPage {
            page.presentingViewController?.dismiss(animated: animated) { preview.end() }
        } else if let stack = preview.navigationController {
            stack.setViewControllers(stack.viewControllers.filter { $0 !== preview }, animated: animated)
        }
    }

    // MARK: Menus

    /// Shows a share sheet, as a popover from a rectangle on an iPad.
    ///
    /// - Returns: False without a document, or if the view isn't in a window.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptions(in: view.window, animated: animated) { popover in
            popover?.sourceView = view
            popover?.sourceRect = rect
        }
    }
    /// Shows a share sheet, as a popover from a bar item on an iPad.
    ///
    /// - Returns: False without a document, or if the item isn't in a window.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentOptions(in: item.shownView?.window, animated: animated) { $0?.barButtonItem = item }
    }

    private func presentOptions(
        in window: UIWindow?, animated: Bool, from source: (UIPopoverPresentationController?) -> Void
    ) -> Bool {
        guard let url, menu == nil, let presenter = window?.presentedControllers.last ?? window?.rootViewController
        else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        source(sheet.popoverPresentationController)
        sheet.completionWithItemsHandler = { _, _, _, _ in
            self.menu = nil
            self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        menu = sheet
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        presenter.present(sheet, animated: animated)
        return true
    }

    /// Shows a menu of apps; returns false, because there are none.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Shows a menu of apps beside a bar item; returns false, because there are none.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Closes the share sheet.
    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }
}

/// The page of a document's preview.
@MainActor
private final class DocumentPreviewController: UIViewController {
    /// Called once, after the page was closed.
    var onEnd: (() -> Void)?
    /// The controller that is presented with the page; nil for a page on the stack of the app.
    weak var presentedPage: UINavigationController?

    func end() {
        let end = onEnd
        onEnd = nil
        end?()
    }

    override func loadView() { loadPlaceholder(name: "UIDocumentInteractionController", detail: title) }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if (navigationController ?? self).isBeingDismissed { end() }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { end() }
    }
}

/// The methods of a document interaction's delegate; all are optional. Those about menus of apps aren't called.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// Returns the controller that presents the preview; by default, one that presents nothing.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Returns the rectangle from which the preview grows, in points; null by default.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// Returns the view from which the preview grows; nil by default.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// Called before the preview is shown.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called after the preview was closed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called before the menu is shown.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called after the menu was closed.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called before the menu of apps is shown.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called after the menu of apps was closed.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called before the document is handed to another app.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// Called after the document was handed to another app.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    private var proxied: ForwardedCalls<any UIDocumentInteractionControllerDelegate>? { ForwardedCalls(self) }

    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController {
        proxied?.send([controller]) { $0.documentInteractionControllerViewControllerForPreview(controller) }
            ?? UIViewController()
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        proxied?.send([controller]) { $0.documentInteractionControllerRectForPreview(controller) } ?? .null
    }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        proxied?.send([controller]) { $0.documentInteractionControllerViewForPreview(controller) } ?? nil
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        proxied?.send([controller]) { $0.documentInteractionControllerWillBeginPreview(controller) }
    }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        proxied?.send([controller]) { $0.documentInteractionControllerDidEndPreview(controller) }
    }
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        proxied?.send([controller]) { $0.documentInteractionControllerWillPresentOptionsMenu(controller) }
    }
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        proxied?.send([controller]) { $0.documentInteractionControllerDidDismissOptionsMenu(controller) }
    }
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        proxied?.send([controller]) { $0.documentInteractionControllerWillPresentOpenInMenu(controller) }
    }
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        proxied?.send([controller]) { $0.documentInteractionControllerDidDismissOpenInMenu(controller) }
    }
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {
        proxied?.send([controller, application]) {
            $0.documentInteractionController(controller, willBeginSendingToApplication: application)
        }
    }
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {
        proxied?.send([controller, application]) {
            $0.documentInteractionController(controller, didEndSendingToApplication: application)
        }
    }
}
