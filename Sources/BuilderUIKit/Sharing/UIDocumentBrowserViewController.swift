import BuilderUniformTypeIdentifiers
import Foundation

/// A browser of documents. A placeholder is drawn in its place; its delegate isn't called, as if the user hadn't chosen
/// yet.
open class UIDocumentBrowserViewController: UIViewController {
    /// The colors of a browser.
    public enum BrowserUserInterfaceStyle: UInt, Hashable, Sendable {
        /// White, light or dark.
        case white, light, dark
    }

    /// The way an app takes a document.
    public enum ImportMode: UInt, Hashable, Sendable {
        /// Not at all, as a copy, or by moving it.
        case none, copy, move
    }

    /// The delegate.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
    /// A Boolean value that indicates whether documents can be created.
    open var allowsDocumentCreation = true
    /// A Boolean value that indicates whether several documents can be chosen.
    open var allowsPickingMultipleItems = false
    /// A Boolean value that indicates whether file name extensions are shown.
    open var shouldShowFileExtensions = false
    /// The colors.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
    /// The title of the button that creates a document; empty for the system's.
    open var localizedCreateDocumentActionTitle = ""
    /// The ratio of width and height of the picture of a new document.
    open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3
    /// The app's buttons before the system's.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The app's actions for files; they aren't shown.
    open var customActions: [UIDocumentBrowserAction] = []
    /// The app's buttons after the system's.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
    /// The types that can be opened; empty for those of the app.
    public let contentTypesForRecentDocuments: [UTType]
    private let detail: String

    /// Creates a browser of documents of types; nil for those of the app.
    public init(forOpening contentTypes: [UTType]?) {
        contentTypesForRecentDocuments = contentTypes ?? []
        detail = contentTypesForRecentDocuments.map { "\($0)" }.joined(separator: ", ")
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser of documents of types, which are identifiers; nil for those of the app.
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
    }

    /// Creates a browser of the app's documents.
    public required init?(coder: NSCoder) {
        contentTypesForRecentDocuments = []
        detail = ""
        super.init(coder: coder)
    }

    /// Shows a document; calls the completion handler with an error, because there is no browser.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        guard let completion else { return }
        answerLater { completion(nil, CocoaError(.featureUnsupported)) }
    }

    /// Returns a controller of the transition to a document's view.
    open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController()
    }

    open override func loadView() { loadPlaceholder(name: "UIDocumentBrowserViewController", detail: detail) }
}

/// The transition between a browser and a document's view, which takes no time.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    /// The progress of loading the document; it isn't shown.
    open var loadingProgress: Progress?
    /// The view that the transition leads to.
    open weak var targetView: UIView?

    /// Returns 0.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
    }
    /// Shows the view at once.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
}

/// The methods that a browser of documents calls; all are optional.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
    /// Called when documents were chosen.
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
    /// Called when a document is to be created; the closure takes its file.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
    /// Called when a document was taken.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
    /// Called when a document can't be taken.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    private var proxied: ForwardedCalls<any UIDocumentBrowserViewControllerDelegate>? { ForwardedCalls(self) }

    public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        proxied?.send([controller, documentURLs]) { $0.documentBrowser(controller, didPickDocumentsAt: documentURLs) }
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) {
        guard let proxied, proxied.handles() else { return importHandler(nil, .none) }
        proxied.send([controller, importHandler]) {
            $0.documentBrowser(controller, didRequestDocumentCreationWithHandler: importHandler)
        }
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {
        proxied?.send([controller, sourceURL, destinationURL]) {
            $0.documentBrowser(controller, didImportDocumentAt: sourceURL, toDestinationURL: destinationURL)
        }
    }
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {
        proxied?.send([controller, documentURL, error]) {
            $0.documentBrowser(controller, failedToImportDocumentAt: documentURL, error: error)
        }
    }
}

/// An action of an app for files in a browser, which isn't shown.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: _MainActorObject {
    /// The places in which an action is available.
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The menu of a file.
        public static let menu = Availability(rawValue: 1)
        /// The bar.
        public static let navigationBar = Availability(rawValue: 2)
    }

    /// The name by which the app finds the action.
    public let identifier: String
    /// The title.
    public let localizedTitle: String
    /// The places.
    public let availability: Availability
    /// The image in the bar.
    open var image: UIImage?
    /// The types of files; all by default.
    open var supportedContentTypes = ["public.item"]
    /// A Boolean value that indicates whether the action takes several files.
    open var supportsMultipleItems = true

    /// Creates an action.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        super.init(_responder: ())
    }
}
