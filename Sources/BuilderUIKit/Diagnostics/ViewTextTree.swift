import Foundation

extension UIView {
    /// This view and its descendants as text, one line for each view, indented by depth.
    ///
    /// A line contains the class, the accessibility identifier, the frame in the superview's coordinates (points, at
    /// most 3 decimals), state that isn't the default, and the displayed content.
    ///
    /// ```
    /// UIStackView frame=(16 59; 358 52)
    ///   UILabel id="title" frame=(0 0; 358 20.333) text="Hello"
    ///   UIButton frame=(0 20.333; 358 31.667) disabled title="Send"
    /// ```
    ///
    /// The views are read as they are: lay out first. There are no addresses and nothing depends on the locale, so the
    /// text can be committed and compared. Subviews are in their order from back to front, the rows of a table from top
    /// to bottom.
    public var textTree: String { ViewTextTree(of: self).text }
}

/// The lines of a view tree.
@MainActor
struct ViewTextTree {
    private(set) var lines: [String] = []

    /// The lines, each terminated by a newline.
    var text: String { lines.map { $0 + "\n" }.joined() }

    init(of root: UIView) {
        // Iterative, since a tree may be deeper than the stack.
        var pending: [(view: UIView, depth: Int, row: IndexPath?)] = [(root, 0, nil)]
        while let (view, depth, row) = pending.popLast() {
            let indentation = String(repeating: "  ", count: depth)
            lines.append(indentation + Self.line(of: view, row: row))
            for child in Self.children(of: view).reversed() { pending.append((child.view, depth + 1, child.row)) }
        }
    }

    /// Returns the line of one view, without indentation.
    static func line(of view: UIView, row: IndexPath? = nil) -> String {
        var details: [TextTreeDetail] = []
        if let identifier = view.accessibilityIdentifier { details.append(.text("id", identifier)) }
        details.append(.rect("frame", view.frame))
        if view.tag != 0 { details.append(.number("tag", CGFloat(view.tag))) }
        if let row { details.append(.numbers("row", [CGFloat(row.section), CGFloat(row.row)])) }
        details += state(of: view)
        if let detailed = view as? any TextTreeDetailing { details += detailed.textTreeDetails }
        return ([ViewClassName.of(view)] + details.map(\.description)).joined(separator: " ")
    }

    /// Returns the state that isn't the default.
    static func state(of view: UIView) -> [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if view.isHidden { details.append(.flag("hidden")) }
        if view.alpha != 1 { details.append(.number("alpha", view.alpha)) }
        if !view.transform.isIdentity {
            let transform = view.transform
            details.append(
                .numbers(
                    "transform",
                    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))
        }
        if let detail = view.layer.placeholder?.detail { details.append(.text("placeholder", detail)) }
        if let control = view as? UIControl {
            if !control.isEnabled { details.append(.flag("disabled")) }
            if control.isSelected { details.append(.flag("selected")) }
            if control.isHighlighted { details.append(.flag("highlighted")) }
        }
        if let scrollView = view as? UIScrollView {
            let offset = scrollView.contentOffset
            let size = scrollView.contentSize
            if offset != .zero { details.append(.numbers("contentOffset", [offset.x, offset.y])) }
            details.append(.numbers("contentSize", [size.width, size.height]))
        } else if view.bounds.origin != .zero {
            details.append(.numbers("boundsOrigin", [view.bounds.minX, view.bounds.minY]))
        }
        return details
    }

    /// Returns the subviews from back to front; those of a table's rows and sections are sorted from top to bottom.
    static func children(of view: UIView) -> [(view: UIView, row: IndexPath?)] {
        guard let table = view as? UITableView else { return view.subviews.map { ($0, nil) } }
        var paths: [ObjectIdentifier: IndexPath] = [:]
        for path in table.indexPathsForVisibleRows ?? [] {
            if let cell = table.cellForRow(at: path) { paths[ObjectIdentifier(cell)] = path }
        }
        var children = table.subviews.map { (view: $0, row: paths[ObjectIdentifier($0)]) }
        let indices = children.indices.filter {
            children[$0].row != nil || children[$0].view is UITableViewHeaderFooterView
        }
        let sorted = indices.sorted { a, b in
            let (first, second) = (children[a], children[b])
            if first.view.frame.minY != second.view.frame.minY { return first.view.frame.minY < second.view.frame.minY }
            if let row = first.row, let other = second.row { return row < other }
            return a < b
        }
        let values = sorted.map { children[$0] }
        for (index, value) in zip(indices, values) { children[index] = value }
        return children
    }
}

extension Renderer {
    /// Returns the views of a screen or view as text, after layout; see `UIView.textTree`.
    ///
    /// The parameters are those of `png(of:width:height:scale:)`. The first line of a whole screen is the window.
    ///
    /// - Throws: `RenderError`.
    public func textTree(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> String {
        try await display(of: try source(), width: width, height: height, scale: scale, reading: { $0.textTree }).value
    }
}
