import Foundation
import Render

/// A rounded card with labels, text fields and action rows.
@MainActor
final class AlertCard: UIView {
    enum Style {
        case alert, sheet, cancel
    }

    struct Choice {
        let action: UIAlertAction
        let isBold: Bool
        let choose: () -> Void
    }

    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var fields: [UITextField] = []
    private var rows: [AlertRow] = []
    /// Hairlines, reused from one layout to the next: views that are added or removed during a layout would request
    /// another.
    private var hairlines: [UIView] = []
    private var usedHairlines = 0
    private var style = Style.alert

    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        layer.cornerCurve = .continuous
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
    }

    func show(title: String?, message: String?, fields: [UITextField], choices: [Choice], style: Style) {
        self.style = style
        layer.cornerRadius = style == .alert ? 14 : 13
        backgroundColor = UIColor { traits in
            let dark: CGFloat = style == .cancel ? 0.17 : 0.145
            return UIColor(white: traits.userInterfaceStyle == .dark ? dark : style == .cancel ? 1 : 0.96, alpha: 1)
        }
        titleLabel.text = title
        messageLabel.text = message
        titleLabel.font = .systemFont(ofSize: style == .alert ? 17 : 13, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            label.isHidden = (label.text ?? "").isEmpty
            label.textColor = style == .alert ? .label : .secondaryLabel
        }
        showFields(fields)
        for row in rows.dropFirst(choices.count) { row.removeFromSuperview() }
        rows = choices.enumerated().map { index, choice in
            let row = rows.indices.contains(index) ? rows[index] : AlertRow(frame: .zero)
            row.show(choice, size: style == .alert ? 17 : 20)
            if row.superview !== self { addSubview(row) }
            return row
        }
        setNeedsLayout()
    }

    private func showFields(_ new: [UITextField]) {
        for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
        fields = new
        for field in fields where field.superview !== self {
            field.borderStyle = .roundedRect
            addSubview(field)
        }
    }

    // MARK: Layout

    private static let alertRowHeight: CGFloat = 44
    private static let sheetRowHeight: CGFloat = 57
    private var rowHeight: CGFloat { style == .alert ? Self.alertRowHeight : Self.sheetRowHeight }
    private var margin: CGFloat { style == .alert ? 16 : 14 }
    private var padding: CGFloat { style == .alert ? 20 : 14 }
    private static let fieldHeight: CGFloat = 30

    /// Returns a Boolean value that indicates whether two actions of an alert fit side by side.
    private func areBeside(width: CGFloat) -> Bool {
        style == .alert && rows.count == 2 && rows.allSatisfy { $0.titleWidth + 16 <= width / 2 }
    }

    private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.isHidden ? 0 : label.sizeThatFits(CGSize(width: max(0, width - 2 * margin), height: 10_000)).height
    }

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        let texts = [titleLabel, messageLabel].map { textHeight($0, width) }.filter { $0 > 0 }
        if texts.isEmpty, fields.isEmpty { return 0 }
        let gaps = CGFloat(max(0, texts.count - 1)) * 4
        let fieldsHeight = CGFloat(fields.count) * Self.fieldHeight + (fields.isEmpty || texts.isEmpty ? 0 : 12)
        return padding + texts.reduce(0, +) + gaps + fieldsHeight + padding
    }

    private func choicesHeight(_ width: CGFloat) -> CGFloat {
        rowHeight * CGFloat(areBeside(width: width) ? 1 : rows.count)
    }

    /// Returns the card's size. Text that exceeds the height is clipped; the actions keep theirs.
    func size(width: CGFloat, greatestHeight: CGFloat) -> CGSize {
        let choices = choicesHeight(width)
        let header = min(headerHeight(width), max(0, greatestHeight - choices))
        return CGSize(width: width, height: ((header + choices) * layoutScale).rounded(.up) / layoutScale)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        usedHairlines = 0
        let header = bounds.height - choicesHeight(bounds.width)
        layOutHeader(height: header)
        layOutChoices(from: header)
        for line in hairlines.dropFirst(usedHairlines) { line.isHidden = true }
    }

    private func layOutHeader(height: CGFloat) {
        let width = max(0, bounds.width - 2 * margin)
        var y = padding
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let text = min(textHeight(label, bounds.width), max(0, height - y - padding))
            label.frame = CGRect(x: margin, y: y, width: width, height: text)
            y += text + 4
        }
        if y > padding { y += 8 }
        for field in fields {
            field.frame = CGRect(x: margin, y: y, width: width, height: Self.fieldHeight)
            y += Self.fieldHeight
        }
    }

    private func layOutChoices(from top: CGFloat) {
        let thickness = 1 / layoutScale
        if areBeside(width: bounds.width) {
            let half = bounds.width / 2
            for (index, row) in rows.enumerated() {
                let column = CGFloat(isRightToLeft ? 1 - index : index)
                row.frame = CGRect(x: column * half, y: top, width: half, height: rowHeight)
            }
            addHairline(CGRect(x: 0, y: top, width: bounds.width, height: thickness))
            addHairline(CGRect(x: half, y: top, width: thickness, height: rowHeight))
            return
        }
        var y = top
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
            if y > 0 { addHairline(CGRect(x: 0, y: y, width: bounds.width, height: thickness)) }
            y += rowHeight
        }
    }

    private func addHairline(_ frame: CGRect) {
        if usedHairlines == hairlines.count {
            let line = UIView(frame: frame)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
            hairlines.append(line)
        }
        let line = hairlines[usedHairlines]
        usedHairlines += 1
        line.frame = frame
        line.isHidden = false
    }
}

@MainActor
final class AlertRow: UIControl {
    private let label = UILabel(frame: .zero)
    private var choose: () -> Void = {}

    override func didInitialize() {
        super.didInitialize()
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    }

    func show(_ choice: AlertCard.Choice, size: CGFloat) {
        choose = choice.choose
        label.text = choice.action.title
        label.font = .systemFont(ofSize: size, weight: choice.isBold ? .semibold : .regular)
        isEnabled = choice.action.isEnabled
        accessibilityIdentifier = choice.action.accessibilityIdentifier
        let color: UIColor = choice.action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
        label.textColor = isEnabled ? color : .tertiaryLabel
    }

    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

extension AlertRow: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}
    /// No details: the title is that of the row's label.
    var textTreeDetails: [TextTreeDetail] { [] }
}
