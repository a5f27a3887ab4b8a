import BuilderRxSwift
import BuilderUIKit

/// A single-line text field.
///
/// ```swift
/// TextField($name)
///     .placeholder("Name")
///     .autocapitalizationType(.words)
/// ```
public struct TextField: ModifiableView {
    /// The field.
    public let modifiableView: UITextField

    /// Creates an empty field.
    public init() { self.init(nil as String?) }

    /// Creates a field with a text.
    public init(_ text: String?) {
        modifiableView = Modified(UITextField(frame: .zero)) { field in
            field.translatesAutoresizingMaskIntoConstraints = false
            field.setContentCompressionResistancePriority(.required, for: .vertical)
            field.text = text
        }
    }

    /// Creates a field whose text is bound to a binding.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String? {
        self.init()
        text(bind: binding)
    }

    /// Creates a field whose text is bound to a binding in both directions; a nil text is `""`.
    public init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == String {
        self.init()
        text(bidirectionalBind: binding)
    }

    /// Creates a field whose text is bound to a binding in both directions.
    public init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == String? {
        self.init()
        text(bidirectionalBind: binding)
    }
}
