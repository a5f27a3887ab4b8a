import BuilderUIKit
import Foundation
import SnapshotCore

/// A screen as few lines for a reader who pays for each character: a line for each element that a person sees or acts
/// on, with its frame in whole points.
///
/// ```
/// #email field "Name or e-mail" 95,382 180x35
/// "Password" 35,427
/// button "Sign in" 35,480 320x44 disabled
/// ```
@MainActor
struct CompactText {
    private let view: UIView
    private let screen: UIView
    /// The elements in the view, in the order in which VoiceOver visits them.
    private let elements: [(entry: AccessibilityTree.Entry, value: AccessibilityElementValue)]
    /// The place of the coordinates' origin on the screen.
    private var origin = CGPoint.zero

    /// - Parameters:
    ///   - view: The view whose content is listed.
    ///   - screen: The window or view that contains it and whose coordinates frames have; it must be laid out.
    init(of view: UIView, in screen: UIView) {
        self.view = view
        self.screen = screen
        let tree = AccessibilityTree(of: screen)
        let inside = Array(zip(tree.entries, tree.elements)).filter {
            view === screen || $0.0.view.isDescendant(of: view)
        }
        guard inside.isEmpty, view !== screen else {
            elements = inside.map { ($0.0, $0.1) }
            return
        }
        // The parts of an element.
        let parts = AccessibilityTree(of: view)
        elements = Array(zip(parts.entries, parts.elements)).map { ($0.0, $0.1) }
        origin = screen.convert(view.bounds.origin, from: view)
    }

    /// The lines of the elements and of images, and those that say how many rows of lists aren't on the screen.
    var lines: [String] {
        elements.map { line($0.entry, $0.value) }
            + images(besides: elements.map(\.entry.view)).map { "image \(Self.frame($0))" }
            + lists.compactMap { Self.moreRows($0) }
    }

    private func line(_ entry: AccessibilityTree.Entry, _ element: AccessibilityElementValue) -> String {
        let kind = Self.kind(of: entry, element)
        var parts: [String] = []
        if let identifier = element.identifier { parts.append("#\(identifier)") }
        if let kind { parts.append(kind) }
        if let label = element.label { parts.append(Self.quoted(label)) }
        if let value = element.value { parts.append("= \(Self.quoted(value))") }
        let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        // The size of most texts follows from the text.
        parts.append(kind == nil && Self.hasNaturalSize(entry.view) ? Self.position(frame) : Self.frame(frame))
        if element.traits.contains(.selected) { parts.append("selected") }
        if element.traits.contains(.notEnabled) { parts.append("disabled") }
        return parts.joined(separator: " ")
    }

    /// Indicates whether a text is neither wrapped nor shrunk, and its view as wide as the text.
    private static func hasNaturalSize(_ view: UIView) -> Bool {
        guard let label = view as? UILabel else { return true }
        return abs(label.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width - label.bounds.width) <= 1
    }

    /// Returns the word for what an element is; nil for a text.
    private static func kind(of entry: AccessibilityTree.Entry, _ element: AccessibilityElementValue) -> String? {
        let words = Set(element.words)
        let known = [
            ("switch button", "switch"), ("secure text field", "password field"), ("search field", "search field"),
            ("text field", entry.view is UITextView ? "text view" : "field"), ("tab", "tab"),
            ("picker item", "picker item"), ("link", "link"), ("image", "image"), ("button", "button"),
            ("heading", "heading"),
        ]
        if let found = known.first(where: { words.contains($0.0) }) { return found.1 }
        if entry.view is UILabel, entry.object === entry.view { return nil }
        let name = ViewClassName.of(entry.view)
        return name.hasPrefix("UI") ? name.dropFirst(2).lowercased() : name
    }

    /// Returns the frames of displayed images that are no elements or parts of elements, and that scrolled content
    /// doesn't hide.
    private func images(besides elements: [UIView]) -> [CGRect] {
        var found: [CGRect] = []
        let known = Set(elements.map { ObjectIdentifier($0) })
        var waiting = [view]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !known.contains(ObjectIdentifier(view)) else { continue }
            if let imageView = view as? UIImageView, imageView.image != nil {
                let frame = screen.convert(view.bounds, from: view)
                if frame.intersects(screen.bounds) { found.append(frame) }
            }
            waiting += view.subviews.reversed()
        }
        return found
    }

    // MARK: Lists

    /// The tables and collections in the view.
    private var lists: [UIScrollView] {
        var found: [UIScrollView] = []
        var waiting = [view]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if view is UITableView || view is UICollectionView, let list = view as? UIScrollView { found.append(list) }
            waiting += view.subviews.reversed()
        }
        return found
    }

    /// Returns the line about the rows above and below those that are displayed; nil if all are.
    private static func moreRows(_ list: UIScrollView) -> String? {
        let counts: [Int]
        let visible: [IndexPath]
        switch list {
        case let table as UITableView:
            counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
            visible = table.indexPathsForVisibleRows ?? []
        case let collection as UICollectionView:
            counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
            visible = collection.indexPathsForVisibleItems
        default: return nil
        }
        func number(_ path: IndexPath) -> Int { counts.prefix(path.section).reduce(0, +) + path.item }
        let numbers = visible.map(number)
        guard let first = numbers.min(), let last = numbers.max() else { return nil }
        let below = counts.reduce(0, +) - last - 1
        guard first > 0 || below > 0 else { return nil }
        let parts = [(first, "above"), (below, "below")].filter { $0.0 > 0 }.map { "\(Plural.of($0.0, "row")) \($0.1)" }
        let name = list.accessibilityIdentifier.map { "#\($0)" } ?? ViewClassName.of(list)
        return "(\(name): +\(parts.joined(separator: ", +")); scroll)"
    }

    // MARK: Names

    /// Returns the name of a view in a line about a problem: `#favorite`, `button "Skip"`, `"A text"` or its class.
    func name(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "#\(identifier)" }
        if let (entry, element) = elements.first(where: { $0.entry.view === view }), let label = element.label {
            let kind = Self.kind(of: entry, element)
            return (kind.map { "\($0) " } ?? "") + Self.quoted(label)
        }
        if let label = view as? UILabel, let text = label.text, !text.isEmpty { return Self.quoted(text) }
        let type = ViewClassName.of(view)
        guard view is UIControl, let label = view.accessibilityLabel, !label.isEmpty else { return type }
        return "\(type.hasPrefix("UI") ? type.dropFirst(2).lowercased() : type) \(Self.quoted(label))"
    }

    private static func quoted(_ text: String) -> String {
        let limit = 60
        let line = text.replacing("\n", with: "⏎")
        return "\"\(line.count > limit ? "\(line.prefix(limit - 1))…" : line)\""
    }

    private static func position(_ frame: CGRect) -> String { "\(whole(frame.minX)),\(whole(frame.minY))" }

    /// Returns a frame, such as `16,103 358x34`.
    static func frame(_ frame: CGRect) -> String { "\(position(frame)) \(size(frame.size))" }

    /// Returns a size, such as `358x34`.
    static func size(_ size: CGSize) -> String { "\(whole(size.width))x\(whole(size.height))" }

    private static func whole(_ value: CGFloat) -> Int { Int(min(1e6, max(-1e6, value.isNaN ? 0 : value)).rounded()) }
}
