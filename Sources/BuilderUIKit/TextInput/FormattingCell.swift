import Foundation

/// A cell of a panel in which users format text: a symbol, a title or a color that can be tapped, or a value between
/// two buttons.
///
/// A cell that is on has the tint color behind white. None of its lengths and colors is measured.
@MainActor
final class FormattingCell: UIButton {
    typealias Descriptor = UITextFormattingViewController.FormattingDescriptor
    typealias ChangeValue = UITextFormattingViewController.ChangeValue

    /// The content of a cell.
    enum Content {
        /// A symbol.
        case symbol(String)
        /// A title in a font; nil for that of the panel.
        case title(@MainActor (Descriptor?) -> (text: String, font: UIFont?))
        /// The color of the text in a ring.
        case well
        /// A disc in a color; nil for the tint color.
        case disc(UIColor?)
    }

    private var content = Content.well
    private var isOn: @MainActor (Descriptor?) -> Bool = { _ in false }
    private var descriptor: Descriptor?
    private var well: UIColorWell?
    private var shownSize: UIContentSizeCategory?
    private var shownTint: UIColor?

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - label: The accessibility label; nil for the title.
    ///   - isOn: A closure that returns whether the cell is on for attributes.
    ///   - action: A closure that is called with the cell after a tap; nil for a cell that can't be tapped.
    convenience init(
        _ content: Content, _ label: String?, isOn: @escaping @MainActor (Descriptor?) -> Bool = { _ in false },
        action: (@MainActor (FormattingCell) -> Void)?
    ) {
        self.init(frame: .zero)
        self.content = content
        self.isOn = isOn
        accessibilityLabel = label
        isUserInteractionEnabled = action != nil
        if let action {
            addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
        }
        guard case .well = content else { return }
        let well = UIColorWell(frame: .zero)
        well.isUserInteractionEnabled = false
        well.isAccessibilityElement = false
        addSubview(well)
        self.well = well
    }

    /// Returns the height of cells, in points.
    static func height(for traits: UITraitCollection) -> CGFloat {
        max(44, (UIFont.system(.body, for: traits).lineHeight + 22).rounded())
    }

    /// The width of the content with a margin, in points.
    var naturalWidth: CGFloat {
        guard well == nil else { return 44 }
        return (intrinsicContentSize.width + (currentTitle == nil ? 12 : 20)).rounded(.up)
    }

    /// Shows attributes in the next layout.
    func show(_ descriptor: Descriptor?) {
        self.descriptor = descriptor
        shownSize = nil
    }

    /// Shows the attributes in a tint color and the present text size.
    func update(tint: UIColor) {
        let size = traitCollection.preferredContentSizeCategory
        guard shownSize != size || shownTint != tint else { return }
        (shownSize, shownTint) = (size, tint)
        let isOn = isOn(descriptor)
        isSelected = isOn
        backgroundColor = isOn ? tint : .secondarySystemGroupedBackground
        var color: UIColor = isOn ? .white : .label
        let font = UIFont.system(.body, for: traitCollection)
        switch content {
        case .disc(let own):
            color = own ?? tint
            backgroundColor = .secondarySystemGroupedBackground
            let name = isOn ? "checkmark.circle.fill" : "circle.fill"
            setImage(symbol(name, min(font.pointSize * 1.3, 34)), for: .normal)
        case .symbol(let name):
            setImage(symbol(name, font.pointSize), for: .normal)
        case .title(let title):
            let (text, own) = title(descriptor)
            titleLabel?.font = own ?? font
            setTitle(text, for: .normal)
        case .well:
            well?.selectedColor = descriptor?.textColors.first
        }
        tintColor = color
        setTitleColor(color, for: .normal)
        setNeedsLayout()
    }

    private func symbol(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let well else { return }
        let side = well.intrinsicContentSize.width
        well.frame = CGRect(
            x: pixelSnapped((bounds.width - side) / 2), y: pixelSnapped((bounds.height - side) / 2), width: side,
            height: side)
    }
}

// MARK: - Cells of components

extension FormattingCell {
    /// Returns the cells of a component for a panel; none for named styles of which there are none, and for an unknown
    /// component.
    static func cells(
        of key: UITextFormattingViewController.ComponentKey,
        _ configuration: UITextFormattingViewController.Configuration, for panel: TextFormattingView
    ) -> [FormattingCell] {
        let cells = FormattingCells(panel: panel)
        return switch key {
        case .formattingStyles: (configuration.formattingStyles ?? []).map(cells.style)
        case .fontAttributes: cells.fontAttributes
        case .fontPicker: [cells.font]
        case .fontSize: cells.fontSize
        case .textAlignment: cells.alignments.dropLast()
        case .textAlignmentAndJustification: cells.alignments
        case .textIndentation: cells.indentation
        case .lineHeight: cells.lineHeight
        case .listStyles: cells.lists
        case .textColor: [cells.color]
        case .highlight: [cells.highlight]
        case .highlightPicker: cells.highlights
        default: []
        }
    }
}

/// The cells of components, which report choices to a panel.
@MainActor
private struct FormattingCells {
    typealias Descriptor = UITextFormattingViewController.FormattingDescriptor
    typealias ChangeValue = UITextFormattingViewController.ChangeValue

    weak var panel: TextFormattingView?

    /// Returns a cell that reports a choice, depending on the attributes and on whether the cell is on.
    private func cell(
        _ content: FormattingCell.Content, _ label: String?,
        isOn: @escaping @MainActor (Descriptor?) -> Bool = { _ in false },
        choice: @escaping @MainActor (Descriptor?, Bool) -> ChangeValue
    ) -> FormattingCell {
        FormattingCell(content, label, isOn: isOn) { [weak panel] _ in
            guard let panel else { return }
            panel.change(choice(panel.descriptor, isOn(panel.descriptor)))
        }
    }

    func style(_ style: UITextFormattingViewController.FormattingStyle) -> FormattingCell {
        cell(
            .title { _ in (style.title, style.attributes[.font] as? UIFont) }, style.title,
            isOn: { $0?.formattingStyleKey == style.styleKey },
            choice: { _, _ in ChangeValue(.formattingStyle, formattingStyleKey: style.styleKey) })
    }

    var fontAttributes: [FormattingCell] {
        [
            cell(
                .symbol("bold"), "Bold", isOn: { Self.have(.traitBold, $0) },
                choice: { ChangeValue($1 ? .removeBold : .setBold) }),
            cell(
                .symbol("italic"), "Italic", isOn: { Self.have(.traitItalic, $0) },
                choice: { ChangeValue($1 ? .removeItalic : .setItalic) }),
            cell(
                .symbol("underline"), "Underline", isOn: { $0?.underlinePresent ?? false },
                choice: { ChangeValue($1 ? .removeUnderline : .setUnderline) }),
            cell(
                .symbol("strikethrough"), "Strikethrough", isOn: { $0?.strikethroughPresent ?? false },
                choice: { ChangeValue($1 ? .removeStrikethrough : .setStrikethrough) }),
        ]
    }

    /// Returns whether all of the fonts have a trait; false without fonts.
    private static func have(_ trait: UIFontDescriptor.SymbolicTraits, _ descriptor: Descriptor?) -> Bool {
        guard let fonts = descriptor?.fonts, !fonts.isEmpty else { return false }
        return fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
    }

    /// The font's family, in itself; the words for the system's family and for several ones aren't measured.
    var font: FormattingCell {
        let title: @MainActor (Descriptor?) -> (text: String, font: UIFont?) = { [weak panel] descriptor in
            guard let panel, let font = descriptor?.fonts.first else { return ("Font", nil) }
            if descriptor?.fonts.contains(where: { $0.familyName != font.familyName }) ?? false {
                return ("Multiple Fonts", nil)
            }
            if font.familyName.hasPrefix(".") { return ("System Font", nil) }
            let size = UIFont.system(.body, for: panel.traitCollection).pointSize
            return (font.familyName, font.withSize(size))
        }
        return FormattingCell(.title(title), nil) { [weak panel] _ in panel?.chooseFont() }
    }

    var fontSize: [FormattingCell] {
        stepper(
            "Font Size", { $0?.fonts.map(\.pointSize) ?? [] }, decrease: { _ in ChangeValue(.decreaseFontSize) },
            increase: { _ in ChangeValue(.increaseFontSize) })
    }

    var lineHeight: [FormattingCell] {
        func height(_ descriptor: Descriptor?) -> CGFloat? {
            if let descriptor, descriptor.lineHeight > 0 { return descriptor.lineHeight }
            return descriptor?.fonts.first?.lineHeight.rounded()
        }
        func change(_ descriptor: Descriptor?, by step: CGFloat) -> ChangeValue {
            let present = height(descriptor) ?? UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight.rounded()
            return ChangeValue(
                .lineHeightPointSize, numberValue: NSNumber(value: Double(max(1, present + step))))
        }
        return stepper(
            "Line Height", { height($0).map { [$0] } ?? [] }, decrease: { change($0, by: -1) },
            increase: { change($0, by: 1) })
    }

    /// Returns a value in points between the buttons that make it smaller and greater; a dash for none and for several.
    private func stepper(
        _ name: String, _ values: @escaping @MainActor (Descriptor?) -> [CGFloat],
        decrease: @escaping @MainActor (Descriptor?) -> ChangeValue,
        increase: @escaping @MainActor (Descriptor?) -> ChangeValue
    ) -> [FormattingCell] {
        let title: @MainActor (Descriptor?) -> (text: String, font: UIFont?) = { descriptor in
            let values = Set(values(descriptor))
            guard values.count == 1, let value = values.first else { return ("–", nil) }
            return (String(format: "%g pt", Double(value)), nil)
        }
        return [
            cell(.symbol("minus"), "Decrease \(name)", choice: { descriptor, _ in decrease(descriptor) }),
            FormattingCell(.title(title), nil, action: nil),
            cell(.symbol("plus"), "Increase \(name)", choice: { descriptor, _ in increase(descriptor) }),
        ]
    }

    /// Alignments to the left, in the middle, to the right, and to both sides.
    var alignments: [FormattingCell] {
        let all: [(UITextFormattingViewController.TextAlignment, String, String)] = [
            (.left, "text.alignleft", "Align Left"), (.center, "text.aligncenter", "Align Center"),
            (.right, "text.alignright", "Align Right"), (.justified, "text.justify", "Justify"),
        ]
        return all.map { alignment, symbol, label in
            cell(
                .symbol(symbol), label,
                isOn: { [weak panel] in
                    $0.map { shown in
                        let natural =
                            panel?.isRightToLeft ?? false ? UITextFormattingViewController.TextAlignment.right : .left
                        return shown.textAlignments.contains(alignment)
                            || alignment == natural && shown.textAlignments.contains(.natural)
                    } ?? false
                },
                choice: { _, _ in ChangeValue(.textAlignment, textAlignment: alignment) })
        }
    }

    var indentation: [FormattingCell] {
        [
            cell(
                .symbol("decrease.indent"), "Decrease Indentation",
                choice: { _, _ in ChangeValue(.decreaseIndentation) }),
            cell(
                .symbol("increase.indent"), "Increase Indentation",
                choice: { _, _ in ChangeValue(.increaseIndentation) }),
        ]
    }

    /// The kinds of lists; a tap on the present one reports none (not measured).
    var lists: [FormattingCell] {
        let all: [(UITextFormattingViewController.TextList, String, String)] = [
            (.disc, "list.bullet", "Bulleted List"), (.hyphen, "list.dash", "Dashed List"),
            (.decimal, "list.number", "Numbered List"),
        ]
        return all.map { list, symbol, label in
            cell(
                .symbol(symbol), label, isOn: { $0?.textLists.contains(list) ?? false },
                choice: { ChangeValue(.textList, textList: $1 ? nil : list) })
        }
    }

    var color: FormattingCell {
        FormattingCell(.well, "Text Color") { [weak panel] cell in panel?.chooseColor(cell) }
    }

    /// The highlight in the default color; a tap while there is one reports none (not measured).
    var highlight: FormattingCell {
        cell(
            .symbol("highlighter"), "Highlight", isOn: { !($0?.highlights ?? []).isEmpty },
            choice: { ChangeValue(.highlight, highlight: $1 ? nil : .default) })
    }

    /// The colors of highlights (not measured).
    var highlights: [FormattingCell] {
        let all: [(UITextFormattingViewController.Highlight, UIColor?, String)] = [
            (.default, nil, "Default"), (.purple, .systemPurple, "Purple"), (.pink, .systemPink, "Pink"),
            (.orange, .systemOrange, "Orange"), (.mint, .systemMint, "Mint"), (.blue, .systemBlue, "Blue"),
        ]
        return all.map { highlight, color, label in
            cell(
                .disc(color), label, isOn: { $0?.highlights.contains(highlight) ?? false },
                choice: { _, _ in ChangeValue(.highlight, highlight: highlight) })
        }
    }
}
