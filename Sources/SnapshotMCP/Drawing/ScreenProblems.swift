import BuilderUIKit
import Foundation
import SnapshotCore

/// The lines about what is wrong on a screen, besides conflicts of constraints.
///
/// ```
/// ! ambiguous: "Total", #pay, UIView ×3
/// ! covered: #favorite by UIImageView
/// ! beyond the screen: button "Skip" 16,634 343x49 (screen 375x667)
/// ! clipped: "Hélène" by AlbumCell
/// ! cut: "A long title"
/// ```
@MainActor
struct ScreenProblems {
    private let view: UIView
    private let screen: UIView
    private let text: CompactText

    /// - Parameters:
    ///   - view: The view whose content is checked.
    ///   - screen: The window or view that contains it, which must be laid out.
    init(of view: UIView, in screen: UIView) {
        self.view = view
        self.screen = screen
        text = CompactText(of: view, in: screen)
    }

    /// Returns the lines, the most severe ones first.
    /// - Parameter ambiguities: The ambiguous views of the layout.
    func lines(_ ambiguities: [LayoutAmbiguity]) -> [String] {
        let visibility = ScreenVisibility(of: screen)
        func isHere(_ other: UIView?) -> Bool { other?.isDescendant(of: view) ?? false }
        let outside = OffScreenRule.outside(in: visibility.facts).compactMap { found -> String? in
            guard let subject = visibility.view(of: found.subject), isHere(subject) else { return nil }
            return "! beyond the screen: \(text.name(of: subject)) \(CompactText.frame(found.frame)) "
                + "(screen \(CompactText.size(visibility.facts.size)))"
        }
        let cut = visibility.facts.texts.filter { $0.isCut && !$0.isClipped }.compactMap { fact -> String? in
            guard let subject = visibility.view(of: fact.subject), isHere(subject) else { return nil }
            return "! cut: \(text.name(of: subject))"
        }
        return Self.first(
            visibility.covered.filter { isHere($0.view) }.map {
                "! covered: \(text.name(of: $0.view)) by \(text.name(of: $0.by))"
            })
            + Self.first(outside)
            + Self.first(
                visibility.clipped.filter { isHere($0.view) }.map {
                    "! clipped: \(text.name(of: $0.view)) by \(text.name(of: $0.by))"
                })
            + Self.first(cut) + Self.first(misaligned) + [ambiguous(ambiguities)].compactMap(\.self)
    }

    /// Returns lines each once with a count, up to a number of them.
    private static func first(_ lines: [String]) -> [String] {
        let limit = 5
        let counted = Self.counted(lines)
        return counted.count <= limit ? counted : counted.prefix(limit) + ["! and \(counted.count - limit) more such"]
    }

    private static func counted(_ texts: [String]) -> [String] {
        var counts: [(text: String, count: Int)] = []
        for text in texts {
            if let index = counts.firstIndex(where: { $0.text == text }) {
                counts[index].count += 1
            } else {
                counts.append((text, 1))
            }
        }
        return counts.map { $0.count == 1 ? $0.text : "\($0.text) ×\($0.count)" }
    }

    // MARK: Ambiguous views

    /// Returns one line for all ambiguous views: those that a person sees first.
    private func ambiguous(_ ambiguities: [LayoutAmbiguity]) -> String? {
        guard !ambiguities.isEmpty else { return nil }
        let limit = 6
        let shown = ambiguities.filter { Self.isContent($0.view) } + ambiguities.filter { !Self.isContent($0.view) }
        let names = Self.counted(shown.map { text.name(of: $0.view) })
        let rest = names.count - limit
        return "! ambiguous: " + names.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Indicates whether a view is a text, a control or an image that has a size.
    private static func isContent(_ view: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0.01 else { return false }
        return view is UILabel || view is UIControl || view is UITextView || view is UIImageView
    }

    // MARK: Alignment

    /// The lines about texts that stay at the left on a screen from right to left.
    private var misaligned: [String] {
        var found: [String] = []
        var waiting = [view]
        while let next = waiting.popLast() {
            guard !next.isHidden, next.alpha > 0.01 else { continue }
            if Self.isMisaligned(next) { found.append("! left-aligned in right-to-left: \(text.name(of: next))") }
            // A field draws its text in a label.
            if !(next is UITextField) { waiting += next.subviews.reversed() }
        }
        return found
    }

    /// Indicates whether a text lies at the left of a view from right to left that has more room than the text needs.
    private static func isMisaligned(_ view: UIView) -> Bool {
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return false }
        switch view {
        case let label as UILabel:
            guard label.textAlignment == .left, !(label.text ?? "").isEmpty, !(label.superview is UIButton) else {
                return false
            }
            return label.bounds.width > label.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width + 1
        case let field as UITextField:
            return field.textAlignment == .left && (field.hasText || !(field.placeholder ?? "").isEmpty)
        case let textView as UITextView: return textView.textAlignment == .left && textView.hasText
        default: return false
        }
    }
}
