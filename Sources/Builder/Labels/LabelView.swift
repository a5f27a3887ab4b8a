import BuilderRxSwift
import BuilderUIKit

/// A label.
///
/// ```swift
/// LabelView("Total")
///     .font(.headline)
///     .color(.secondaryLabel)
/// ```
///
/// The font is ``ViewBuilderEnvironment/defaultLabelFont``, or the text style `callout` without one, and follows the
/// preferred text size; the color is ``ViewBuilderEnvironment/defaultLabelColor``, or the label's default color without
/// one. A label has as many lines as its text needs, unless `numberOfLines(_:)` limits them; it hugs its text at
/// priority 750 and never shrinks in favor of others.
public struct LabelView: ModifiableView {
    /// The label.
    public let modifiableView: BuilderInternalUILabel

    /// Creates a label.
    public init(_ text: String?) { modifiableView = BuilderInternalUILabel.standard(text) }

    /// Creates a label whose text is bound to a binding.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String {
        modifiableView = BuilderInternalUILabel.standard(nil)
        text(bind: binding)
    }

    /// Creates a label whose text is bound to a binding; nil for none.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String? {
        modifiableView = BuilderInternalUILabel.standard(nil)
        text(bind: binding)
    }

    /// Creates a label whose text is bound to a variable: `LabelView($title)`.
    public init(_ text: Variable<String>) {
        modifiableView = BuilderInternalUILabel.standard(nil)
        self.text(bind: text)
    }

    /// Creates a label whose text is bound to a variable; nil for none.
    public init(_ text: Variable<String?>) {
        modifiableView = BuilderInternalUILabel.standard(nil)
        self.text(bind: text)
    }

    /// Creates a label and configures it with a closure.
    public init(_ text: String?, configuration: (_ view: Base) -> Void) {
        modifiableView = BuilderInternalUILabel.standard(text)
        configuration(modifiableView)
    }
}

extension BuilderInternalUILabel {
    /// Creates a label with the defaults of `LabelView`.
    fileprivate static func standard(_ text: String?) -> BuilderInternalUILabel {
        Modified(BuilderInternalUILabel(frame: .zero)) { label in
            label.translatesAutoresizingMaskIntoConstraints = false
            label.leaveLinesToText()
            label.textAlignment = .left
            label.font = ViewBuilderEnvironment.defaultLabelFont ?? .preferredFont(forTextStyle: .callout)
            if let color = ViewBuilderEnvironment.defaultLabelColor { label.textColor = color }
            label.adjustsFontForContentSizeCategory = true
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                label.setContentCompressionResistancePriority(.required, for: axis)
                label.setContentHuggingPriority(.defaultHigh, for: axis)
            }
            label.text = text
        }
    }
}
