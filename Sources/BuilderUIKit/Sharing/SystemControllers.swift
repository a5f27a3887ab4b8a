import Foundation

// The system's printers and dictionaries, of which there are none on Linux.

/// The printing of documents; there is no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: _MainActorObject {
    /// A closure that is called when printing ends.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The app's controller.
    public static let shared = UIPrintInteractionController(_responder: ())
    /// A Boolean value that indicates whether the device can print; always false.
    open class var isPrintingAvailable: Bool { false }
    /// Returns a Boolean value that indicates whether data can be printed; always false.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Returns a Boolean value that indicates whether a document can be printed; always false.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// The properties of the job.
    open var printInfo: UIPrintInfo?
    /// The delegate, which isn't called.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// The paper; nil before one is chosen.
    open var printPaper: UIPrintPaper? { nil }
    /// The drawing of the pages.
    open var printPageRenderer: UIPrintPageRenderer?
    /// A Boolean value that indicates whether a number of copies can be chosen; so for the other options.
    open var showsNumberOfCopies = true
    /// UIKit's `showsPaperSelectionForLoadedPapers`.
    open var showsPaperSelectionForLoadedPapers = false
    /// UIKit's `showsPaperOrientation`.
    open var showsPaperOrientation = true
    /// The printed content: an item, several items, or the pages of a formatter.
    open var printingItem: Any?
    /// UIKit's `printingItems`.
    open var printingItems: [Any]?
    /// UIKit's `printFormatter`.
    open var printFormatter: UIPrintFormatter?

    /// Shows the options; calls the completion handler with false, as do the methods that follow.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }
    /// Shows the options beside a rectangle.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Shows the options beside a bar item.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Closes the options; does nothing.
    open func dismiss(animated: Bool) {}
}

/// The properties of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: _MainActorObject {
    /// The kind of content.
    public enum OutputType: Int, Hashable, Sendable {
        /// Text and graphics, photos, text, or gray photos.
        case general, photo, grayscale, photoGrayscale
    }

    /// The orientation of the paper.
    public enum Orientation: Int, Hashable, Sendable {
        /// High or wide.
        case portrait, landscape
    }

    /// The sides that are printed on.
    public enum Duplex: Int, Hashable, Sendable {
        /// One, or both, turned at the long or the short edge.
        case none, longEdge, shortEdge
    }

    /// The name.
    open var jobName = ""
    /// The kind of content.
    open var outputType = OutputType.general
    /// The orientation of the paper.
    open var orientation = Orientation.portrait
    /// The sides that are printed on.
    open var duplex = Duplex.none

    /// Creates properties of saved ones.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init(_responder: ()) }
    /// Returns new properties.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(_responder: ()) }
}

/// The layout of printed pages.
@preconcurrency @MainActor
open class UIPrintFormatter: _MainActorObject {
    /// The margins, in points.
    open var perPageContentInsets: UIEdgeInsets = .zero
    /// The first page.
    open var startPage = 0
    /// The greatest width of the content in points; 0, the default, for the page's.
    open var maximumContentWidth: CGFloat = 0
    /// The greatest height of the content in points; 0, the default, for the page's.
    open var maximumContentHeight: CGFloat = 0
    /// The number of pages: none, because nothing is printed.
    open var pageCount: Int { 0 }
    /// The renderer of pages; nil for none.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Returns the area of the content on a page, in points; empty, because there are no pages.
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
    /// Draws a page; does nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }
}

/// The layout of a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var text: String?
    /// The text with attributes.
    open var attributedText: NSAttributedString?
    /// The font.
    open var font: UIFont?
    /// The color.
    open var color: UIColor?
    /// The alignment.
    open var textAlignment = NSTextAlignment.natural

    /// Creates the layout of a text.
    public convenience init(text: String) {
        self.init(_responder: ())
        self.text = text
    }
    /// Creates the layout of a text with attributes.
    public convenience init(attributedText: NSAttributedString) {
        self.init(_responder: ())
        self.attributedText = attributedText
    }
}

/// The layout of a text in HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var markupText: String?

    /// Creates the layout of a text.
    public convenience init(markupText: String) {
        self.init(_responder: ())
        self.markupText = markupText
    }
}

/// The layout of a view.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    open private(set) weak var view: UIView?

    convenience init(view: UIView) {
        self.init(_responder: ())
        self.view = view
    }
}

/// The definition of a word. A placeholder is drawn in its place.
open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    /// Creates a controller for a word.
    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without a word.
    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    /// Returns a Boolean value that indicates whether a word is defined; always false.
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
    open override func loadView() { loadPlaceholder(name: "UIReferenceLibraryViewController", detail: term) }
}
