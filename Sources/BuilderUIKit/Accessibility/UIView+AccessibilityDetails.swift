import Foundation

// Details for assistive technologies, which are stored: none runs.

/// The kind of a text, by which it is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text in a console.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
    /// A path of a file.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// A message.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A long text.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// A program's source.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Cells of numbers.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// A text that is edited.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// The treatment of touches of a view that handles them itself.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is spoken at a touch.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    /// The user must select the view before.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// A named point of a view.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view, which the descriptor doesn't retain.
    public private(set) weak var view: UIView?
    /// The point in the view's coordinates.
    public let point: CGPoint
    /// The name with attributes.
    public let attributedName: NSAttributedString
    /// The name.
    open var name: String { attributedName.string }

    /// Creates a descriptor of a view's center.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Creates a descriptor of a point in a view's coordinates.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Creates a descriptor of a point in a view's coordinates, with a name that has attributes.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName
        self.point = point
        self.view = view
    }
}

/// The object that the zoomed part of the screen follows.
public enum UIAccessibilityZoomType: Int, Hashable, Sendable {
    /// The place where text is inserted.
    case insertionPoint
}

/// The stored details of a responder.
struct AccessibilityDetails {
    var context: UIAccessibilityTextualContext?
    var headers: [Any]?
    var inputLabels: [NSAttributedString]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var touches: UIAccessibilityDirectTouchOptions = []
    var expansion = UIAccessibilityExpandedStatus.unsupported
}

/// The state of an element that shows or hides others.
public enum UIAccessibilityExpandedStatus: Int, Hashable, Sendable {
    /// The element has no such state, shows the others, or hides them.
    case unsupported = 0, expanded = 1, collapsed = 2
}

extension UIResponder {
    var accessibilityDetails: AccessibilityDetails {
        get { attachments[ObjectIdentifier(AccessibilityDetails.self)] as? AccessibilityDetails ?? .init() }
        set { attachments[ObjectIdentifier(AccessibilityDetails.self)] = newValue }
    }
}

extension UIView {
    /// A description of the limits of the text size, of this view or the nearest one above that has any.
    public var appliedContentSizeCategoryLimitsDescription: String {
        let limited = sequence(first: self, next: \.superview).first {
            $0.minimumContentSizeCategory != nil || $0.maximumContentSizeCategory != nil
        }
        guard let limited else { return "No limits" }
        let least = limited.minimumContentSizeCategory?.rawValue ?? "none"
        let greatest = limited.maximumContentSizeCategory?.rawValue ?? "none"
        return "Minimum: \(least), maximum: \(greatest), by \(type(of: limited))"
    }
}

extension UIAccessibility {
    /// Receives the place that a zoomed screen is to show; does nothing.
    public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView)
    {}
    /// Registers that a zoomed screen can't follow the app; does nothing.
    public static func registerGestureConflictWithZoom() {}
}

/// A view with a text that is read line by line. The methods aren't called.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    /// Returns the number of the line at a point; `NSNotFound` for none.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// Returns the text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Returns the frame of a line in the screen's coordinates, in points.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// Returns the text of the page.
    func accessibilityPageContent() -> String?
    /// Returns the text of a line with attributes.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// Returns the text of the page with attributes.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}

/// A cell of a table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    /// Returns the first row of the cell, and the number of its rows.
    func accessibilityRowRange() -> NSRange
    /// Returns the first column of the cell, and the number of its columns.
    func accessibilityColumnRange() -> NSRange
}

/// An object that is a table. The methods aren't called.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
    /// Returns the cell at a row and a column; nil for none.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// Returns the number of rows.
    func accessibilityRowCount() -> Int
    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int
    /// Returns the headers of a row; nil for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// Returns the headers of a column; nil for none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow _: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn _: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
