import Foundation

/// A picker of fonts: the list of families, or of a family's faces, with a search bar.
///
/// Families that aren't installed are drawn in the system font, as elsewhere.
open class UIFontPickerViewController: UIViewController, SystemContentController {
    /// The properties of a picker.
    @preconcurrency @MainActor
    open class Configuration: _MainActorObject {
        /// A Boolean value that indicates whether the faces of families are shown.
        open var includeFaces = false
        /// A Boolean value that indicates whether names are shown in the system's font.
        open var displayUsingSystemFont = false
        /// The required traits of the fonts.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// The condition for the languages of the fonts; nil for none. Stored: families of all languages are listed.
        open var filteredLanguagesPredicate: NSPredicate?

        /// Returns a condition that a list of languages fulfills if it has all of the given ones.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            NSPredicate { languages, _ in
                Set(filteredLanguages).isSubset(of: (languages as? [String]) ?? [])
            }
        }

        public override init(_responder: Void) { super.init(_responder: ()) }
        /// Creates a configuration.
        public init() { super.init(_responder: ()) }
    }

    /// The properties.
    public let configuration: Configuration
    /// The delegate.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { list?.selection = selectedFontDescriptor } }

    /// Creates a picker.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Creates a picker.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    // MARK: Content

    private var list: FontListController?
    private var hasEnded = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FontListController(FontChoice.families(configuration), configuration)
        list.title = "Choose Font"
        list.pick = { [weak self] in self?.pick($0) }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        list.selection = selectedFontDescriptor
        self.list = list
        embedSystemContent(UINavigationController(rootViewController: list))
    }

    private func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        hasEnded = true
        delegate?.fontPickerViewControllerDidPickFont(self)
        // The delegate may have dismissed the picker.
        if presentationRoot.directPresenter != nil { dismissSystemContent {} }
    }

    private func cancel() {
        // A dismissal reports itself when the view has disappeared.
        dismissSystemContent { [weak self] in self?.wasCanceled() }
    }

    private func wasCanceled() {
        guard !hasEnded else { return }
        hasEnded = true
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasEnded = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if hasBeenDismissed { wasCanceled() }
    }
}

/// The methods that a picker of fonts calls; both are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when a font was chosen.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the picker was canceled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    private var proxied: ForwardedCalls<any UIFontPickerViewControllerDelegate>? { ForwardedCalls(self) }

    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        proxied?.send([viewController]) { $0.fontPickerViewControllerDidPickFont(viewController) }
    }
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        proxied?.send([viewController]) { $0.fontPickerViewControllerDidCancel(viewController) }
    }
}
