import BuilderUIKit
import Foundation

/// A search for views by a text in their identifiers, labels, texts or classes.
struct TextSearch: Sendable {
    /// The words that are compared with the text.
    enum Subject: String, CaseIterable {
        case any, identifier, label, text, type = "class"
    }

    private let text: String
    private let subject: Subject
    private let isExact: Bool

    /// - Parameter isExact: A Boolean value that indicates whether the whole text must be equal; else it is a part, and
    ///   case is ignored.
    init(_ text: String, in subject: Subject, isExact: Bool) {
        self.text = text
        self.subject = subject
        self.isExact = isExact
    }

    /// Returns a line for each view that is found, from back to front.
    @MainActor
    func lines(in root: UIView) -> [String] {
        var lines: [String] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            if matches(view) { lines.append(line(of: view, in: root)) }
            waiting += view.subviews.reversed()
        }
        return lines
    }

    @MainActor
    private func matches(_ view: UIView) -> Bool {
        let candidates: [(Subject, String?)] = [
            (.identifier, view.accessibilityIdentifier), (.label, view.accessibilityLabel),
            (.text, Self.text(of: view)), (.type, ViewClassName.of(view)),
        ]
        return candidates.contains { candidate, value in
            guard let value, !value.isEmpty, subject == .any || subject == candidate else { return false }
            return isExact ? value == text : value.localizedCaseInsensitiveContains(text)
        }
    }

    @MainActor
    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle
        case let field as UITextField: field.isSecureTextEntry ? nil : field.text
        case let textView as UITextView: textView.isSecureTextEntry ? nil : textView.text
        default: nil
        }
    }

    @MainActor
    private func line(of view: UIView, in root: UIView) -> String {
        var parts = [ViewClassName.of(view)]
        if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
        if let text = Self.text(of: view) ?? view.accessibilityLabel, !text.isEmpty {
            parts.append("\"\(text.prefix(60).replacing("\n", with: "⏎"))\"")
        }
        parts.append(CompactText.frame(root.convert(view.bounds, from: view)))
        if view.isHidden { parts.append("hidden") }
        return parts.joined(separator: " ")
    }
}
