import BuilderUIKit
import Foundation

/// A screen as few lines for a reader who pays for each character: a line for each element that a person sees or acts
/// on, with its frame in whole points, and what is wrong.
///
/// ```
/// #email field "Name or e-mail" 95,382 180x35
/// "Password" 35,427
/// button "Sign in" 35,480 320x44 disabled
/// ! cut: UILabel “A long title”
/// ```
@MainActor
struct CompactText {
    private let root: UIView

    /// - Parameter root: A window or view, which must be laid out.
    init(of root: UIView) { self.root = root }

    /// Returns the lines of the elements, in the order in which VoiceOver visits them, and of images.
    var elementLines: [String] {
        let entries = AccessibilityTree(of: root).entries
        let elements = AccessibilityTree(of: root).elements
        let lines = zip(entries, elements).map { Self.line($0, $1) }
        return lines + images(besides: entries.map(\.view)).map { "image \(Self.frame($0))" }
    }

    private static func line(_ entry: AccessibilityTree.Entry, _ element: AccessibilityElementValue) -> String {
        let kind = kind(of: entry, element)
        var parts: [String] = []
        if let identifier = element.identifier { parts.append("#\(identifier)") }
        if let kind { parts.append(kind) }
        if let label = element.label { parts.append(quoted(label)) }
        if let value = element.value { parts.append("= \(quoted(value))") }
        // The size of a text follows from the text.
        parts.append(kind == nil ? position(element.frame) : frame(element.frame))
        if element.traits.contains(.selected) { parts.append("selected") }
        if element.traits.contains(.notEnabled) { parts.append("disabled") }
        return parts.joined(separator: " ")
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
        var waiting = [root]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01, !known.contains(ObjectIdentifier(view)) else { continue }
            if let imageView = view as? UIImageView, imageView.image != nil {
                let frame = root.convert(view.bounds, from: view)
                if frame.intersects(root.bounds) { found.append(frame) }
            }
            waiting += view.subviews.reversed()
        }
        return found
    }

    /// Returns the lines about what is wrong, besides conflicts of constraints.
    func problemLines(_ report: LayoutReport) -> [String] {
        var lines: [String] = []
        lines += Self.first(report.ambiguities.map { "! ambiguous: \($0.name)" })
        lines += Self.first(ScreenFacts(of: root).texts.filter(\.isCut).map { "! cut: \($0.subject.name)" })
        return lines
    }

    private static func first(_ lines: [String]) -> [String] {
        let limit = 5
        return lines.count <= limit ? lines : lines.prefix(limit) + ["! and \(lines.count - limit) more such"]
    }

    private static func quoted(_ text: String) -> String {
        let limit = 60
        let line = text.replacing("\n", with: "⏎")
        return "\"\(line.count > limit ? "\(line.prefix(limit - 1))…" : line)\""
    }

    private static func position(_ frame: CGRect) -> String { "\(whole(frame.minX)),\(whole(frame.minY))" }

    /// Returns a frame, such as `16,103 358x34`.
    static func frame(_ frame: CGRect) -> String {
        "\(position(frame)) \(whole(frame.width))x\(whole(frame.height))"
    }

    private static func whole(_ value: CGFloat) -> Int { Int(min(1e6, max(-1e6, value.isNaN ? 0 : value)).rounded()) }
}
