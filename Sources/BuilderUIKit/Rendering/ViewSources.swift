import Render

/// The descriptions of a rendered view tree's views, for messages and for the causes of differences.
@MainActor
final class ViewSources {
    /// The names by class, since a screen has many views of few classes.
    private var names: [ObjectIdentifier: String] = [:]

    func source(of view: UIView) -> Layer.Source {
        Layer.Source(
            typeName: ViewClassName.special(view) ?? className(type(of: view)),
            identifier: view.accessibilityIdentifier, text: Self.text(of: view),
            imageName: (view as? UIImageView)?.shownImage?.nameInTexts)
    }

    /// Returns UIKit's name of a class. Libraries above may define subclasses, such as `BuilderInternalUILabel`.
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

    /// Returns the text set on the view itself, or nil if there is none. Other text is read from the drawn layers.
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
    /// The text as the field shows it, with bullets for a secure one; nil if empty.
    var textInTexts: String? {
        guard let text, !text.isEmpty else { return nil }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}

extension UIImage {
    /// The name of a symbol, file or asset; nil for images without one.
    var nameInTexts: String? {
        if case .symbol(let symbol) = source { return symbol.name }
        return properties.name
    }
}
