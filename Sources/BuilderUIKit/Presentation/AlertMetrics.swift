import Foundation

/// The lengths, in points, and the fonts of a card of an alert or an action sheet.
///
/// The values of an alert of iOS 26 are recorded (26.1); earlier ones, and those of text fields and action sheets, are
/// not measured. Texts and actions grow with the text size, the card's width doesn't (not measured).
@MainActor
struct AlertMetrics {
    var width: CGFloat = 270
    var cornerRadius: CGFloat = 14
    /// The distance of texts from the card's sides.
    var textMargin: CGFloat = 16
    var top: CGFloat = 20
    /// The distance between the texts, or the fields, and the actions' area.
    var bottom: CGFloat = 20
    /// The distance between title and message.
    var textGap: CGFloat = 4
    var textAlignment = NSTextAlignment.center
    var titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    var messageFont = UIFont.systemFont(ofSize: 13)
    var textColor = UIColor.label
    var fieldHeight: CGFloat = 30
    var action = Action()

    /// The lengths and the font of actions.
    struct Action {
        var height: CGFloat = 44
        /// The distance of the actions from the card's edges, and from one another.
        var inset: CGFloat = 0
        var spacing: CGFloat = 0
        var fontSize: CGFloat = 17
        var fontWeight = UIFont.Weight.regular
        /// A Boolean value that indicates whether an action is a capsule rather than a row below a hairline.
        var isCapsule = false
    }

    init(_ style: AlertCard.Style, _ traits: UITraitCollection) {
        if traits.isIOS26 {
            width = 320
            cornerRadius = 34
            textMargin = 30
            top = 22
            bottom = 4.5
            textGap = 7
            textAlignment = .natural
            messageFont = .systemFont(ofSize: 15)
            fieldHeight = 36
            action = Action(
                height: 48, inset: 16, spacing: 8, fontSize: 17, fontWeight: .medium, isCapsule: true)
        } else if style != .alert {
            cornerRadius = 13
            textMargin = 14
            top = 14
            bottom = 14
            titleFont = .systemFont(ofSize: 13, weight: .semibold)
            textColor = .secondaryLabel
            action.height = 57
            action.fontSize = 20
        }
        grow(with: traits)
    }

    /// Gives the fonts the sizes of text styles, and makes the actions higher by what their titles' lines are.
    private mutating func grow(with traits: UITraitCollection) {
        func size(_ style: UIFont.TextStyle) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        titleFont = titleFont.withSize(size(titleFont.pointSize > 13 ? .headline : .footnote))
        messageFont = messageFont.withSize(size(messageFont.pointSize > 13 ? .subheadline : .footnote))
        let line = UIFont.systemFont(ofSize: action.fontSize).lineHeight
        action.fontSize += size(.body) - 17
        action.height += max(0, UIFont.systemFont(ofSize: action.fontSize).lineHeight - line).rounded()
    }
}
