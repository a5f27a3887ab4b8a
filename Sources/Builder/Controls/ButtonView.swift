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
/// The title's font is ``ViewBuilderEnvironment/defaultButtonFont``, or the text style `headline` without one; its
/// color is ``ViewBuilderEnvironment/defaultButtonColor``, or the tint color without one.
public struct ButtonView: ModifiableView {
    /// The button.
    public let modifiableView: UIButton

    /// Creates a button.
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

    /// Creates a button with a tap action.
    ///
    /// - Parameter action: a closure that is called at most once in 300 milliseconds; see `onTap(_:)`.
    public init(_ title: String? = nil, action: @escaping (_ context: ViewBuilderContext<UIButton>) -> Void) {
        self.init(title)
        onTap(action)
    }
}
