import BuilderUniformTypeIdentifiers
import Foundation

/// A picker of documents: the Files app's browser, without documents.
///
/// Users can only cancel it, by its button or by dismissing the sheet.
open class UIDocumentPickerViewController: UIViewController, SystemContentController {
    /// The older kinds of a picker.
    public enum Mode: UInt, Hashable, Sendable {
        /// Copies from elsewhere, uses what is elsewhere, copies to elsewhere, or moves to elsewhere.
        case `import`, open, exportToService, moveToService
    }

    /// The delegate.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// A Boolean value that indicates whether several documents can be chosen.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether file name extensions are shown.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?
    /// The older kind of the picker.
    public let documentPickerMode: Mode
    private var hasEnded = false

    /// Creates a picker of documents of types, which are identifiers.
    public init(documentTypes allowedUTIs: [String], in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of documents of types.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of a place for documents.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of a place for documents.
    public convenience init(urls: [URL], in mode: Mode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    /// Creates a picker of a place for a document.
    public convenience init(url: URL, in mode: Mode) { self.init(urls: [url], in: mode) }

    /// Creates a picker of documents of any type.
    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }

    // MARK: Content

    /// The title of the button that ends the choice.
    private var actionTitle: String {
        switch documentPickerMode {
        case .import, .open: SystemWord.open.text
        case .exportToService: SystemWord.save.text
        case .moveToService: SystemWord.move.text
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = UITabBarController()
        content.viewControllers = [
            page(RecentDocumentsPage(), SystemWord.recents.text, symbol: "clock.fill"),
            page(DocumentLocationsPage(), SystemWord.browse.text, symbol: "folder.fill"),
        ]
        embedSystemContent(content)
    }

    /// Returns a page of the tab bar in a navigation controller, with the picker's buttons and a search bar.
    private func page(_ page: UIViewController, _ title: String, symbol: String) -> UIViewController {
        page.title = title
        let action = UIBarButtonItem(title: actionTitle, style: .done)
        action.isEnabled = false
        page.navigationItem.rightBarButtonItem = action
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
        page.navigationItem.searchController = UISearchController(searchResultsController: nil)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }

    private func close() {
        // A dismissal reports itself when the view has disappeared.
        dismissSystemContent { [weak self] in self?.wasCancelled() }
    }

    private func wasCancelled() {
        guard !hasEnded else { return }
        hasEnded = true
        delegate?.documentPickerWasCancelled(self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasEnded = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if hasBeenDismissed { wasCancelled() }
    }
}

/// The older kinds of a picker of documents.
public typealias UIDocumentPickerMode = UIDocumentPickerViewController.Mode

/// The methods that a picker of documents calls; all are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called when documents were chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the picker was canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called when a document was chosen.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    private var proxied: ForwardedCalls<any UIDocumentPickerDelegate>? { ForwardedCalls(self) }

    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        proxied?.send([controller, urls]) { $0.documentPicker(controller, didPickDocumentsAt: urls) }
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        proxied?.send([controller]) { $0.documentPickerWasCancelled(controller) }
    }
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
        proxied?.send([controller, url]) { $0.documentPicker(controller, didPickDocumentAt: url) }
    }
}

/// The page of the documents that were opened last: none.
@MainActor
private final class RecentDocumentsPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "No Recents"
        contentUnavailableConfiguration = empty
    }
}

/// The page of the places where documents can be, which have none.
@MainActor
private final class DocumentLocationsPage: UITableViewController {
    private static var locations: [(String, String)] {
        [("iphone", "On My iPhone"), ("trash", SystemWord.recentlyDeleted.text)]
    }

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "location")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.locations.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Locations" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "location", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.image = UIImage(systemName: Self.locations[indexPath.row].0)
        content.text = Self.locations[indexPath.row].1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .none
        return cell
    }
}
