/// A rule of `snapshot audit`.
public enum AuditRule: String, CaseIterable, Hashable, Sendable, Codable {
    /// An element has no label, or only an image's name, or a person can act on a view that isn't an element.
    case missingLabel = "missing-label"
    /// An enabled, interactive element has less than 44 × 44 points to hit.
    case smallTarget = "small-target"
    /// A text's contrast with its background is below 4.5, or 3 for large text.
    case contrast
    /// A text is cut that isn't at the text size `large` in the first language.
    case truncatedText = "truncated-text"
    /// Two texts lie on each other.
    case overlappingText = "overlapping-text"
    /// A text or a control reaches beyond the screen, where nothing scrolls.
    case offScreen = "off-screen"
    /// An image shows a line of letters.
    case imageOfText = "image-of-text"

    /// The rule in one sentence.
    package var summary: String {
        switch self {
        case .missingLabel: "Every element has a label that says what it is."
        case .smallTarget: "Interactive elements have at least 44 × 44 points to hit."
        case .contrast: "Text has a contrast of at least 4.5, or 3 if it is large."
        case .truncatedText: "Text is complete at every text size and in every language."
        case .overlappingText: "Texts don't overlap."
        case .offScreen: "Texts and controls are on the screen, or can be scrolled there."
        case .imageOfText: "Text is text, not an image of it."
        }
    }

    /// The criterion of WCAG 2.2, or the guideline of Apple's Human Interface Guidelines.
    package var reference: String {
        switch self {
        case .missingLabel: "WCAG 2.2, 4.1.2"
        case .smallTarget: "HIG, Accessibility; WCAG 2.2, 2.5.5"
        case .contrast: "WCAG 2.2, 1.4.3"
        case .truncatedText, .overlappingText: "WCAG 2.2, 1.4.4"
        case .offScreen: "WCAG 2.2, 1.4.10"
        case .imageOfText: "WCAG 2.2, 1.4.5"
        }
    }

    /// The page that explains the criterion.
    package var page: String {
        let name =
            switch self {
            case .missingLabel: "name-role-value"
            case .smallTarget: "target-size-enhanced"
            case .contrast: "contrast-minimum"
            case .truncatedText, .overlappingText: "resize-text"
            case .offScreen: "reflow"
            case .imageOfText: "images-of-text"
            }
        return "https://www.w3.org/WAI/WCAG22/Understanding/\(name).html"
    }
}

/// A rule that a screen may violate.
package struct AuditAllowance: Hashable, Sendable {
    /// The rule.
    package var rule: AuditRule
    /// The accessibility identifier of the view in which it may; nil for the whole screen.
    package var identifier: String?

    package init(rule: AuditRule, identifier: String? = nil) {
        self.rule = rule
        self.identifier = identifier
    }

    func covers(_ issue: AuditIssue) -> Bool {
        rule == issue.rule && (identifier.map(issue.subject.identifiers.contains) ?? true)
    }
}
