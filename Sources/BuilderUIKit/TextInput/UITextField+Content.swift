import Foundation
import Render

// The content of a text field and its attributes.

extension UITextField {
    var storedText: String { content.attributed?.string ?? content.plain ?? "" }

    private var shownText: String { isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText }

    /// Returns the place in the shown text, in UTF-16 units, of a place in the text: a secure one shows a bullet for
    /// each character.
    func shownOffset(_ offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        let text = storedText
        let end = text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
        return text[..<end].count
    }

    /// Returns the place in the text of a place in the shown text.
    func offset(ofShown offset: Int) -> Int {
        guard isSecureTextEntry else { return offset }
        return storedText.prefix(offset).utf16.count
    }

    /// Replaces the text, and moves the insertion point to its end.
    func replaceContent(plain: String, rich: NSAttributedString?) {
        content.plain = rich == nil ? plain : nil
        content.attributed = rich.map { NSAttributedString(attributedString: $0) }
        storedSelection = nil
        markedRange = nil
        refresh()
        send(.textChanged)
        observedValuesMayHaveChanged()
    }

    // MARK: Attributes

    var allAttributes: [NSAttributedString.Key: Any] {
        var all = extraAttributes
        all[.font] = font
        all[.foregroundColor] = textColor
        return all
    }

    /// Sets default attributes. Attributes that aren't in `attributes` stay as they are, except those that were set
    /// this way before.
    func takeDefaultAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        extraAttributes = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        content.rewriteAttributes(attributes)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        refresh()
    }

    func rewrite(_ attributes: [NSAttributedString.Key: Any]) {
        content.rewriteAttributes(attributes)
        refresh()
    }

    func rewriteAlignment() {
        content.rewriteParagraphs { $0.alignment = textAlignment }
        if let style = extraAttributes[.paragraphStyle] as? NSParagraphStyle {
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(style)
            changed.alignment = textAlignment
            extraAttributes[.paragraphStyle] = changed
        }
        refresh()
    }

    /// The attributes of a placeholder without attributes of its own.
    var placeholderLook: [NSAttributedString.Key: Any] {
        [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: placeholderColor]
    }

    // MARK: Showing

    func refresh() {
        textLabel.font = font
        textLabel.textAlignment = textAlignment
        textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        let size = font?.pointSize ?? 17
        textLabel.minimumScaleFactor = minimumFontSize > 0 && size > 0 ? min(1, minimumFontSize / size) : 0
        if storedText.isEmpty { showPlaceholder() } else { showText() }
        if markedRange != nil { showMarkedText(in: textLabel) }
        refreshPlaceholderLabel()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showPlaceholder() {
        // Plain placeholders have the field's present font, attributed ones their own.
        if hidesPlaceholder {
            textLabel.text = nil
        } else if hasRichPlaceholder {
            textLabel.attributedText = attributedPlaceholder
        } else {
            textLabel.text = placeholder
            textLabel.textColor = placeholderColor
        }
    }

    private func showText() {
        if isSecureTextEntry {
            textLabel.text = shownText
        } else if let rich = content.attributed {
            textLabel.attributedText = rich
            return
        } else if !extraAttributes.isEmpty {
            textLabel.attributedText = NSAttributedString(string: storedText, attributes: allAttributes)
            if !isEnabled, borderStyle != .none { textLabel.textColor = .tertiaryLabel }
            return
        } else {
            textLabel.text = shownText
        }
        // The text of a disabled field without a border isn't paler (measured).
        textLabel.textColor = isEnabled || borderStyle == .none ? textColor : .tertiaryLabel
    }

    /// Places the text, or the placeholder.
    func placeText() {
        let placeholder = placeholderRect(forBounds: bounds)
        if storedText.isEmpty {
            textLabel.frame = placeholder
        } else {
            textLabel.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        }
        textLabel.clipScrolledText()
        placeholderLabel?.frame = placeholder
    }

    // MARK: The placeholder label of another module

    private func refreshPlaceholderLabel() {
        guard let placeholderLabel else { return }
        placeholderLabel.font = font
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = !storedText.isEmpty
    }

    /// Notifies the field that the placeholder label of another module has another text.
    package func placeholderLabelDidChange() { refresh() }
}

// The button that clears a field.

extension UITextField {
    func placeClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds).offsetBy(dx: clearOffset.horizontal, dy: clearOffset.vertical)
    }

    func showClearImage() {
        let size = UIImage.SymbolConfiguration(pointSize: 15)
        let image = clearImage ?? UIImage(systemName: "xmark.circle.fill", withConfiguration: size)
        clearButton?.setImage(image, for: .normal)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.tintColor = .tertiaryLabel
        // In English in all languages.
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clearByTap() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
        showClearImage()
        return button
    }

    private func clearByTap() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        clearContent()
        textWasTyped()
    }

    /// The border, or the image that replaces it.
    func borderContents(in environment: DisplayEnvironment) -> [LayerContent] {
        if borderStyle != .roundedRect, let image = shownBackground {
            return image.contents(
                in: borderRect(forBounds: bounds), mode: .scaleToFill, tint: environment.resolve(tintColor),
                environment: environment)
        }
        switch borderStyle {
        case .none: return []
        case .line, .bezel:
            let path = CGPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5), transform: nil).path
            return [.stroke(path, environment.resolve(.label), StrokeStyle(width: 1))]
        case .roundedRect: return RoundedBorder.contents(of: bounds, in: environment)
        }
    }

    private var shownBackground: UIImage? { background.map { isEnabled ? $0 : disabledBackground ?? $0 } }
}

/// The border that is a rounded rectangle: filled, with a line of one pixel around it.
@MainActor
enum RoundedBorder {
    static func contents(of bounds: CGRect, in environment: DisplayEnvironment) -> [LayerContent] {
        let pixel = 1 / environment.scale
        let radius = min(5, min(bounds.width, bounds.height) / 2)
        guard radius > 0 else { return [] }
        let outline = CGPath(
            roundedRect: bounds.insetBy(dx: pixel / 2, dy: pixel / 2), cornerWidth: radius, cornerHeight: radius,
            transform: nil
        ).path
        return [
            .fill(outline, environment.resolve(.systemBackground), .nonZero),
            .stroke(outline, environment.resolve(.systemGray4), StrokeStyle(width: Double(pixel))),
        ]
    }
}
