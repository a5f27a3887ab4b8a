import BuilderRxSwift
import BuilderUIKit

/// A text.
///
/// ```swift
/// LabelView("Total")
///     .font(.headline)
///     .color(.secondaryLabel)
/// ```
///
/// The font is ``ViewBuilderEnvironment/defaultLabelFont``, else the text style `callout`, and follows the user's text
/// size; the color is ``ViewBuilderEnvironment/defaultLabelColor``, else the label's own. A label has as many lines as
/// its text needs, until `numberOfLines(_:)` limits them; it hugs its text at priority 750 and never gives way to
/// others.
public struct LabelView: ModifiableView {
    /// The label.
    public let modifiableView: BuilderInternalUILabel

    /// Makes a label.
    public init(_ text: String?) { modifiableView = BuilderInternalUILabel.standard(text) }

    /// Makes a label whose text follows a binding.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String {
        modifiableView = BuilderInternalUILabel.standard(nil)
        text(bind: binding)
    }

    /// Makes a label whose text follows a binding; nil shows nothing.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String? {
        modifiableView = BuilderInternalUILabel.standard(nil)
        text(bind: binding)
    }

    /// Makes a label whose text follows a variable: `LabelView($title)`.
    public init(_ text: Variable<String>) {
        modifiableView = BuilderInternalUILabel.standard(nil)
        self.text(bind: text)
    }

    /// Makes a label whose text follows a variable; nil shows nothing.
    public init(_ text: Variable<String?>) {
        modifiableView = BuilderInternalUILabel.standard(nil)
        self.text(bind: text)
    }

    /// Makes a label and sets it up by a closure.
    public init(_ text: String?, configuration: (_ view: Base) -> Void) {
        modifiableView = BuilderInternalUILabel.standard(text)
        configuration(modifiableView)
    }
}

extension BuilderInternalUILabel {
    /// A label as `LabelView` makes it.
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
