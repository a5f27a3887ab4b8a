import BuilderRxSwift
import BuilderUIKit

/// A field for a line of text.
///
/// ```swift
/// TextField($name)
///     .placeholder("Name")
///     .autocapitalizationType(.words)
/// ```
public struct TextField: ModifiableView {
    /// The field.
    public let modifiableView: UITextField

    /// Makes an empty field.
    public init() { self.init(nil as String?) }

    /// Makes a field with a text.
    public init(_ text: String?) {
        modifiableView = Modified(UITextField(frame: .zero)) { field in
            field.translatesAutoresizingMaskIntoConstraints = false
            field.setContentCompressionResistancePriority(.required, for: .vertical)
            field.text = text
        }
    }

    /// Makes a field whose text follows a binding.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == String? {
        self.init()
        text(bind: binding)
    }

    /// Makes a field whose text follows a binding and sets it while the user types; no text is `""`.
    public init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == String {
        self.init()
        text(bidirectionalBind: binding)
    }

    /// Makes a field whose text follows a binding and sets it while the user types.
    public init<Binding: RxBidirectionalBinding>(_ binding: Binding) where Binding.T == String? {
        self.init()
        text(bidirectionalBind: binding)
    }
}
