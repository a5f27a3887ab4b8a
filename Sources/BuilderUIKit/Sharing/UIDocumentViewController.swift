import Foundation

/// A controller that shows a document, and a page to create or choose one while it has none.
///
/// The document is opened when the view appears. The page's look isn't measured, and the browser on it isn't shown.
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
    /// The document. A new one is opened if the view is in a window.
    open var document: UIDocument? {
        didSet {
            guard document !== oldValue else { return }
            observeDocument()
            updateNavigationItem()
            updateLaunchPage()
            if viewIfLoaded?.window != nil { openIfClosed() }
        }
    }
    /// The content of the page without a document.
    open private(set) lazy var launchOptions = LaunchOptions { [weak self] in self?.updateLaunchPage() }
    /// The buttons that undo and redo the document's changes.
    open private(set) lazy var undoRedoItemGroup = UIBarButtonItemGroup(
        barButtonItems: [undoItem, redoItem], representativeItem: nil)
    private lazy var undoItem = historyItem("arrow.uturn.backward", SystemWord.undo.text) { $0.undo() }
    private lazy var redoItem = historyItem("arrow.uturn.forward", SystemWord.redo.text) { $0.redo() }
    private var launchPage: LaunchPage?
    private var observer: DocumentObserver?

    /// Creates a controller with a document; nil for none.
    public convenience init(document: UIDocument?) {
        self.init(nibName: nil, bundle: nil)
        setDocument(document)
    }

    /// Sets the document with its observer, which initializers don't call.
    private func setDocument(_ document: UIDocument?) { self.document = document }

    private func historyItem(
        _ symbol: String, _ title: String, _ change: @escaping (UndoManager) -> Void
    ) -> UIBarButtonItem {
        let action = UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
            if let manager = self?.document?.undoManager { change(manager) }
        }
        let item = UIBarButtonItem(primaryAction: action)
        item.title = nil
        item.accessibilityLabel = title
        item.isEnabled = false
        return item
    }

    /// Follows the document's state and its history.
    private func observeDocument() {
        updateHistoryItems()
        observer = document.map { DocumentObserver($0, controller: self) }
    }

    fileprivate func updateHistoryItems() {
        undoItem.isEnabled = document?.undoManager.canUndo ?? false
        redoItem.isEnabled = document?.undoManager.canRedo ?? false
    }

    /// Called after the document was opened.
    open func documentDidOpen() {}

    /// Called after the navigation item got the document's title, or lost it with the document.
    open func navigationItemDidUpdate() {}

    /// Opens the document unless it is open, calls ``documentDidOpen()`` if that succeeded, and the completion.
    open func openDocument(completionHandler: @escaping (Bool) -> Void) {
        guard let document else { return completionHandler(false) }
        guard document.documentState.contains(.closed) else { return completionHandler(true) }
        document.open { [weak self] succeeded in
            if succeeded, let self, self.document === document {
                updateNavigationItem()
                documentDidOpen()
            }
            completionHandler(succeeded)
        }
    }

    /// Opens the document, and returns whether that succeeded.
    open func openDocument() async -> Bool {
        await withCheckedContinuation { continuation in openDocument { continuation.resume(returning: $0) } }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateLaunchPage()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateNavigationItem()
        updateLaunchPage()
        openIfClosed()
    }

    private func openIfClosed() {
        if document?.documentState.contains(.closed) == true { openDocument { _ in } }
    }

    fileprivate func updateNavigationItem() {
        navigationItem.title = document?.localizedName
        navigationItemDidUpdate()
    }

    private func updateLaunchPage() {
        guard isViewLoaded else { return }
        guard document == nil else {
            launchPage?.removeFromSuperview()
            launchPage = nil
            return
        }
        launchPage?.removeFromSuperview()
        let page = LaunchPage(launchOptions)
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page)
        launchPage = page
    }

    /// The content of the page without a document.
    @preconcurrency @MainActor
    open class LaunchOptions: _MainActorObject {
        private let changed: () -> Void

        init(changed: @escaping () -> Void) {
            self.changed = changed
            super.init(_responder: ())
        }

        /// The title; that of the app's bundle if it is nil.
        open var title: String? { didSet { changed() } }
        /// The background behind the title.
        open var background: UIBackgroundConfiguration = .clear() { didSet { changed() } }
        /// The prominent button's action; nil for none.
        open var primaryAction: UIAction? { didSet { changed() } }
        /// The second button's action; nil for none.
        open var secondaryAction: UIAction? { didSet { changed() } }
        /// The browser below, which isn't shown.
        open lazy var browserViewController = UIDocumentBrowserViewController(forOpening: nil)
        /// The view behind the title; nil for none.
        open var backgroundAccessoryView: UIView? { didSet { changed() } }
        /// The view before the title; nil for none.
        open var foregroundAccessoryView: UIView? { didSet { changed() } }

        /// Returns an action that requests a new document from the browser's delegate; nothing is created, because no
        /// browser is shown.
        public class func createDocumentAction(withIntent intent: UIDocument.CreationIntent = .default) -> UIAction {
            UIAction(title: "Create Document") { _ in }
        }
    }
}

extension UIDocument {
    /// The reason why a document is created, which an app names.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a reason from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// An empty document.
        public static let `default` = CreationIntent("default")
    }
}

/// The observer of a document's state and history, which the center holds weakly.
@MainActor
private final class DocumentObserver {
    private weak var controller: UIDocumentViewController?

    init(_ document: UIDocument, controller: UIDocumentViewController) {
        self.controller = controller
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: Selector("stateDidChange", DocumentObserver.stateDidChange),
            name: UIDocument.stateChangedNotification, object: document)
        for name: Notification.Name in [
            .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange, .NSUndoManagerDidCloseUndoGroup,
        ] {
            center.addObserver(
                self, selector: Selector("historyDidChange", DocumentObserver.historyDidChange), name: name,
                object: document.undoManager)
        }
    }

    private func stateDidChange() { controller?.updateNavigationItem() }
    private func historyDidChange() { controller?.updateHistoryItems() }
}

/// The page of a document controller without a document: a background, a title and buttons.
private final class LaunchPage: UIView {
    init(_ options: UIDocumentViewController.LaunchOptions) {
        super.init(frame: .zero)
        backgroundColor = options.background.backgroundColor ?? .systemBackground
        let image = UIImageView(image: options.background.image)
        image.contentMode = options.background.imageContentMode
        image.clipsToBounds = true
        let title = UILabel()
        title.text = options.title ?? Bundle.main.infoDictionary?["CFBundleName"] as? String
        title.font = .preferredFont(forTextStyle: .largeTitle)
        title.textAlignment = .center
        title.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [title] + Self.buttons(options))
        stack.axis = .vertical
        stack.spacing = 12
        for part in [image, options.backgroundAccessoryView, stack, options.foregroundAccessoryView] {
            guard let part else { continue }
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
            let isText = part === stack
            NSLayoutConstraint.activate([
                part.centerXAnchor.constraint(equalTo: centerXAnchor),
                part.centerYAnchor.constraint(equalTo: centerYAnchor),
                part.widthAnchor.constraint(equalTo: isText ? readableContentGuide.widthAnchor : widthAnchor),
            ])
            if !isText { part.heightAnchor.constraint(equalTo: heightAnchor).isActive = true }
        }
        options.foregroundAccessoryView?.isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    private static func buttons(_ options: UIDocumentViewController.LaunchOptions) -> [UIView] {
        let actions: [(UIAction?, UIButton.Configuration)] = [
            (options.primaryAction, .borderedProminent()), (options.secondaryAction, .plain()),
        ]
        return actions.compactMap { action, configuration in
            action.map { UIButton(configuration: configuration, primaryAction: $0) }
        }
    }
}
