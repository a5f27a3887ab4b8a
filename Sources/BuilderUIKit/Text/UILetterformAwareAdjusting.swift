import Foundation

/// The size of a view around letters that reach beyond the bounds of their font.
public enum UILetterformAwareSizingRule: Int, Hashable, Sendable {
    /// That of the font.
    case typographic = 0
    /// Enough for all letters.
    case oversize = 1
}

/// A view of text with a rule for letters that reach beyond the bounds of their font.
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: AnyObject {
    /// The rule; stored without effect.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILetterformAwareAdjusting where Self: UIView {
    public var sizingRule: UILetterformAwareSizingRule {
        get {
            attachments[ObjectIdentifier(UILetterformAwareSizingRule.self)] as? UILetterformAwareSizingRule
                ?? .typographic
        }
        set { attachments[ObjectIdentifier(UILetterformAwareSizingRule.self)] = newValue }
    }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}

/// The vibrancy of a label over a material.
public enum UILabelVibrancy: Int, Hashable, Sendable {
    /// None, or that of the color.
    case none = 0, automatic = 1
}
