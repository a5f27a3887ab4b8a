import Foundation

// The details of each kind of view in a text tree.

extension UILabel: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if !isEnabled { details.append(.flag("disabled")) }
        if isHighlighted { details.append(.flag("highlighted")) }
        if let text = attributedText?.string ?? text, !text.isEmpty { details.append(.text("text", text)) }
        return details
    }
}

extension UIButton: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if let title = currentAttributedTitle?.string ?? currentTitle { details.append(.text("title", title)) }
        if let image = currentImage { details.append(image.textTreeDetail("image")) }
        if let image = currentBackgroundImage { details.append(image.textTreeDetail("backgroundImage")) }
        return details
    }
}

extension UITextField: TextTreeDetailing {
    /// The details; a secure text is masked as in the field.
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if let text = textInTexts { details.append(.text("text", text)) }
        if let placeholder = attributedPlaceholder?.string ?? placeholder {
            details.append(.text("placeholder", placeholder))
        }
        return details
    }
}

extension UITextView: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] { text.isEmpty ? [] : [.text("text", text)] }
}

extension UISwitch: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] { [.flag(isOn ? "on" : "off")] }
}

extension UIImageView: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if isHighlighted { details.append(.flag("highlighted")) }
        if let image = isHighlighted ? highlightedImage ?? image : image {
            details.append(image.textTreeDetail("image"))
        }
        return details
    }
}

extension UITableViewCell: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if isSelected { details.append(.flag("selected")) }
        if isHighlighted { details.append(.flag("highlighted")) }
        switch accessoryType {
        case .none: break
        case .disclosureIndicator: details.append(.flag("accessory=disclosureIndicator"))
        case .detailDisclosureButton: details.append(.flag("accessory=detailDisclosureButton"))
        case .checkmark: details.append(.flag("accessory=checkmark"))
        case .detailButton: details.append(.flag("accessory=detailButton"))
        }
        return details
    }
}

extension UINavigationBar: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] { topItem?.title.map { [.text("title", $0)] } ?? [] }
}

extension UIImage {
    /// Returns the image's name if it has one, else its size in points.
    fileprivate func textTreeDetail(_ name: String) -> TextTreeDetail {
        nameInTexts.map { .text(name, $0) } ?? .numbers(name, [size.width, size.height])
    }
}
