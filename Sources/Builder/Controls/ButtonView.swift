import BuilderUIKit

/// A button with a title.
///
/// ```swift
/// ButtonView("Save") { context in
///     context.push(SavedView())
/// }
/// .color(.systemGreen)
/// ```
///
/// The title's font is ``ViewBuilderEnvironment/defaultButtonFont``, else the text style `headline`; its color is
/// ``ViewBuilderEnvironment/defaultButtonColor``, else the tint color.
public struct ButtonView: ModifiableView {
    /// The button.
    public let modifiableView: UIButton

    /// Makes a button.
    public init(_ title: String? = nil) {
        modifiableView = Modified(UIButton(frame: .zero)) { button in
            button.translatesAutoresizingMaskIntoConstraints = false
            button.setTitle(title, for: .normal)
            button.setTitleColor(ViewBuilderEnvironment.defaultButtonColor ?? button.tintColor, for: .normal)
            button.titleLabel?.font =
                ViewBuilderEnvironment.defaultButtonFont ?? .preferredFont(forTextStyle: .headline)
            button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .vertical)
        }
    }

    /// Makes a button that does something when it is tapped.
    ///
    /// - Parameter action: called at most once in 300 milliseconds; see `onTap(_:)`.
    public init(_ title: String? = nil, action: @escaping (_ context: ViewBuilderContext<UIButton>) -> Void) {
        self.init(title)
        onTap(action)
    }
}
