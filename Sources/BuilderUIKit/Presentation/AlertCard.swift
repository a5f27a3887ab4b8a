import Foundation

/// A rounded card with labels, text fields and action rows.
@MainActor
final class AlertCard: UIView {
    enum Style {
        case alert, sheet, cancel
    }

    struct Choice {
        let action: UIAlertAction
        let isBold: Bool
        /// A Boolean value that indicates whether the app prefers the action, so that it is emphasized on iOS 26.
        let isPreferred: Bool
        let choose: () -> Void
    }

    private let glass = GlassView(frame: .zero)
    /// The texts and fields, and the actions: both scroll where they are too high for the screen.
    private let header = UIScrollView(frame: .zero)
    private let choices = UIScrollView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var fields: [UITextField] = []
    private var rows: [AlertRow] = []
    /// Hairlines, reused from one layout to the next: views that are added or removed during a layout would request
    /// another.
    private var hairlines: [UIView] = []
    private var usedHairlines = 0
    private var style = Style.alert
    private lazy var metrics = AlertMetrics(.alert, traitCollection)

    override func didInitialize() {
        super.didInitialize()
        clipsToBounds = true
        layer.cornerCurve = .continuous
        // Text has to be legible on any content: glass of this size is hardly translucent.
        traitOverrides.userInterfaceLevel = .elevated
        glass.glassTint = .systemBackground
        for view in [glass, header, choices] { addSubview(view) }
        for view in [header, choices] { view.contentInsetAdjustmentBehavior = .never }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            header.addSubview(label)
        }
    }

    /// - Parameter hasBackground: A Boolean value that indicates whether the card draws a background: a popover has one.
    func show(
        title: String?, message: String?, fields: [UITextField], choices: [Choice], style: Style,
        hasBackground: Bool = true
    ) {
        self.style = style
        let isIOS26 = traitCollection.isIOS26
        metrics = AlertMetrics(style, traitCollection)
        layer.cornerRadius = metrics.cornerRadius
        glass.layer.cornerRadius = metrics.cornerRadius
        glass.isHidden = !isIOS26 || !hasBackground
        backgroundColor = isIOS26 || !hasBackground ? nil : Self.background(style)
        titleLabel.text = title
        messageLabel.text = message
        titleLabel.font = metrics.titleFont
        messageLabel.font = metrics.messageFont
        for label in [titleLabel, messageLabel] {
            label.isHidden = (label.text ?? "").isEmpty
            label.textColor = metrics.textColor
            label.textAlignment = metrics.textAlignment
        }
        showFields(fields)
        for row in rows.dropFirst(choices.count) { row.removeFromSuperview() }
        rows = choices.enumerated().map { index, choice in
            let row = rows.indices.contains(index) ? rows[index] : AlertRow(frame: .zero)
            row.show(choice, metrics.action)
            if row.superview == nil { self.choices.addSubview(row) }
            return row
        }
        setNeedsLayout()
    }

    private static func background(_ style: Style) -> UIColor {
        UIColor { traits in
            let dark: CGFloat = style == .cancel ? 0.17 : 0.145
            return UIColor(white: traits.userInterfaceStyle == .dark ? dark : style == .cancel ? 1 : 0.96, alpha: 1)
        }
    }

    private func showFields(_ new: [UITextField]) {
        for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
        fields = new
        for field in fields where field.superview !== header {
            field.borderStyle = .roundedRect
            header.addSubview(field)
        }
    }

    // MARK: Layout

    /// Returns the width of each of two actions beside each other in a card.
    private func halfWidth(_ width: CGFloat) -> CGFloat {
        (width - 2 * metrics.action.inset - metrics.action.spacing) / 2
    }

    /// Returns a Boolean value that indicates whether two actions of an alert fit side by side.
    private func areBeside(width: CGFloat) -> Bool {
        style == .alert && rows.count == 2 && rows.allSatisfy { $0.titleWidth + 16 <= halfWidth(width) }
    }

    private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        let available = CGSize(width: max(0, width - 2 * metrics.textMargin), height: 10_000)
        return label.isHidden ? 0 : label.sizeThatFits(available).height
    }

    private func headerHeight(_ width: CGFloat) -> CGFloat {
        let texts = [titleLabel, messageLabel].map { textHeight($0, width) }.filter { $0 > 0 }
        if texts.isEmpty, fields.isEmpty { return 0 }
        let gaps = CGFloat(max(0, texts.count - 1)) * metrics.textGap
        let fieldsHeight = CGFloat(fields.count) * metrics.fieldHeight + (fields.isEmpty || texts.isEmpty ? 0 : 12)
        return metrics.top + texts.reduce(0, +) + gaps + fieldsHeight + metrics.bottom
    }

    private func choicesHeight(_ width: CGFloat) -> CGFloat {
        guard !rows.isEmpty else { return 0 }
        let action = metrics.action
        let count = CGFloat(areBeside(width: width) ? 1 : rows.count)
        return 2 * action.inset + count * (action.height + action.spacing) - action.spacing
    }

    /// Returns the card's size: texts and actions beyond the height scroll.
    func size(width: CGFloat, greatestHeight: CGFloat) -> CGSize {
        let height = min(headerHeight(width) + choicesHeight(width), max(0, greatestHeight))
        return CGSize(width: width, height: (height * layoutScale).rounded(.up) / layoutScale)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        usedHairlines = 0
        let content = (header: headerHeight(bounds.width), choices: choicesHeight(bounds.width))
        // The texts give way to the actions, down to half of the card (not measured).
        let height = min(
            max(content.header, bounds.height - content.choices),
            max(bounds.height - content.choices, bounds.height / 2))
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        header.contentSize = CGSize(width: bounds.width, height: content.header)
        choices.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
        choices.contentSize = CGSize(width: bounds.width, height: content.choices)
        layOutHeader()
        layOutChoices()
        for line in hairlines.dropFirst(usedHairlines) { line.isHidden = true }
    }

    private func layOutHeader() {
        let width = max(0, bounds.width - 2 * metrics.textMargin)
        var y = metrics.top
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let text = textHeight(label, bounds.width)
            label.frame = CGRect(x: metrics.textMargin, y: y, width: width, height: text)
            y += text + metrics.textGap
        }
        if y > metrics.top { y += 12 - metrics.textGap }
        for field in fields {
            field.frame = CGRect(x: metrics.textMargin, y: y, width: width, height: metrics.fieldHeight)
            y += metrics.fieldHeight
        }
    }

    private func layOutChoices() {
        let action = metrics.action
        let thickness = 1 / layoutScale
        if areBeside(width: bounds.width) {
            let half = halfWidth(bounds.width)
            // The cancel action comes first beside another one, and last below several.
            for (index, row) in (rows.last?.isCancel == true ? rows.reversed() : rows).enumerated() {
                let column = CGFloat(isRightToLeft ? 1 - index : index)
                row.frame = CGRect(
                    x: action.inset + column * (half + action.spacing), y: action.inset, width: half,
                    height: action.height)
            }
            guard !action.isCapsule else { return }
            addHairline(CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
            addHairline(CGRect(x: half, y: 0, width: thickness, height: action.height))
            return
        }
        var y = action.inset
        for row in rows {
            row.frame = CGRect(
                x: action.inset, y: y, width: bounds.width - 2 * action.inset, height: action.height)
            if y + choices.frame.minY > 0, !action.isCapsule {
                addHairline(CGRect(x: 0, y: y, width: bounds.width, height: thickness))
            }
            y += action.height + action.spacing
        }
    }

    private func addHairline(_ frame: CGRect) {
        if usedHairlines == hairlines.count {
            let line = UIView(frame: frame)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            choices.addSubview(line)
            hairlines.append(line)
        }
        let line = hairlines[usedHairlines]
        usedHairlines += 1
        line.frame = frame
        line.isHidden = false
    }
}
