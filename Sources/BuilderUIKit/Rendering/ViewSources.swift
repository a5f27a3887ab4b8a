import Render

/// What a picture's views say of themselves, for messages and for the causes of differences.
@MainActor
final class ViewSources {
    /// By class: a screen has many views of few classes.
    private var names: [ObjectIdentifier: String] = [:]

    func source(of view: UIView) -> Layer.Source {
        Layer.Source(
            typeName: ViewClassName.special(view) ?? className(type(of: view)),
            identifier: view.accessibilityIdentifier, text: Self.text(of: view),
            imageName: (view as? UIImageView)?.shownImage?.nameInTexts)
    }

    /// As UIKit calls it: a library above may keep classes of its own for UIKit's, such as `BuilderInternalUILabel`.
    private func className(_ type: UIView.Type) -> String {
        let known = ObjectIdentifier(type)
        if let name = names[known] { return name }
        var name = String(describing: type)
        if let start = name.range(of: "InternalUI")?.lowerBound {
            name = String(name[name.index(start, offsetBy: 8)...])
        }
        names[known] = name
        return name
    }

    /// A text that the view itself was given; nil where it has none. Whatever else it draws is read from what is drawn.
    private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentAttributedTitle?.string ?? button.currentTitle
        case let field as UITextField: field.textInTexts ?? field.attributedPlaceholder?.string ?? field.placeholder
        case let textView as UITextView: textView.text
        default: nil
        }
    }
}

extension UITextField {
    /// The text as the field shows it, a secret one as dots; nil without one.
    var textInTexts: String? {
        guard let text, !text.isEmpty else { return nil }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}

extension UIImage {
    /// A symbol's name, or that of the file or asset; nil for pictures without one.
    var nameInTexts: String? {
        if case .symbol(let symbol) = source { return symbol.name }
        return properties.name
    }
}
