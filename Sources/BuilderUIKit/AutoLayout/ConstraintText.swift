import Foundation

/// The text of constraints in messages and logs, in UIKit's form.
///
/// Relations between a view's edge and its superview's, and between facing edges of two items, are in the visual format
/// (`H:|-(8)-[name]`, `V:[UILabel:0x7f8…'text']-(>=8@750)-[name]`); all others are equations (`a.width == b.width +
/// 1`). A view is named by its accessibility identifier if it has one, otherwise by its class and displayed text.
@MainActor
struct ConstraintText {
    /// The style of items' names.
    enum Style {
        /// The style of UIKit's log: with addresses, and a list of the names that replace them at the end.
        case log
        /// The style of messages for readers: without addresses.
        case brief
    }

    let style: Style
    /// The list of names: `identifier:0x…` for an item named by its identifier, and `'|':Super:0x…`.
    private(set) var names: [String] = []

    init(_ style: Style) { self.style = style }

    // MARK: Whole descriptions

    /// Returns a constraint's description:
    ///
    /// `<NSLayoutConstraint:0x… 'identifier' H:|-(8)-[name]   (active, names: name:0x…, '|':UIView:0x… )>`
    static func describe(_ constraint: NSLayoutConstraint) -> String {
        var text = ConstraintText(.log)
        let body = text.formula(ConstraintEquation(constraint))
        return text.wrapped(
            body, address: StableAddress.of(constraint), identifier: constraint.identifier,
            isActive: constraint.isActive)
    }

    /// Returns the description of a generated constraint, which is always active.
    static func describe(_ equation: ConstraintEquation, address: String, identifier: String?) -> String {
        var text = ConstraintText(.log)
        let body = text.formula(equation)
        return text.wrapped(body, address: address, identifier: identifier, isActive: true)
    }

    /// Returns a formula with the text that UIKit prints around it.
    func wrapped(
        _ body: String, type: String = "NSLayoutConstraint", address: String, identifier: String?, isActive: Bool
    ) -> String {
        let identifier = identifier.map { " '\($0)'" } ?? ""
        let list = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
        return "<\(type):\(address)\(identifier) \(body)   (\(isActive ? "active" : "inactive")\(list))>"
    }

    // MARK: Formulas

    /// Returns the relation without brackets around it.
    mutating func formula(_ equation: ConstraintEquation) -> String { visualFormat(equation) ?? algebraic(equation) }

    private mutating func visualFormat(_ equation: ConstraintEquation) -> String? {
        guard let gap = ConstraintGap(equation) else { return nil }
        var text = gap.isHorizontal ? "H:" : "V:"
        let space = "-(\(gap.space)\(Self.priority(equation.priority)))-"
        switch gap.ends {
        case .containerStart(let container, let item):
            text += "|" + space + "[\(name(of: item))]"
            noteContainer(container)
        case .containerEnd(let container, let item):
            text += "[\(name(of: item))]" + space + "|"
            noteContainer(container)
        case .items(let first, let second):
            text += "[\(name(of: first))]" + space + "[\(name(of: second))]"
        }
        return text + (gap.isLeftToRight ? "(LTR)" : "")
    }

    private mutating func algebraic(_ equation: ConstraintEquation) -> String {
        var text = "\(term(equation.first, equation.firstAttribute)) \(equation.relation.sign) "
        if equation.secondAttribute == .notAnAttribute {
            text += NumberText.plain(equation.constant)
        } else {
            if equation.multiplier != 1 { text += NumberText.plain(equation.multiplier) + "*" }
            text += term(equation.second, equation.secondAttribute)
            if let spacing = equation.systemSpacing { text += " + NSSpace(\(NumberText.plain(spacing * 8)))" }
            if equation.constant > 0 { text += " + \(NumberText.plain(equation.constant))" }
            if equation.constant < 0 { text += " - \(NumberText.plain(-equation.constant))" }
        }
        let priority = Self.priority(equation.priority)
        return priority.isEmpty ? text : text + " " + priority
    }

    /// Returns the priority as in `@750`; an empty text for required ones.
    static func priority(_ priority: UILayoutPriority) -> String {
        priority.rawValue < 1000 ? "@\(NumberText.plain(CGFloat(priority.rawValue)))" : ""
    }

    // MARK: Names

    /// Returns an attribute as in `a.width`; a distance between two anchors is `distance(a.trailing, b.leading)` and
    /// has no attribute.
    private mutating func term(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        Self.term(item, attribute) { name(of: $0) }
    }

    static func term(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, name: (AnyObject?) -> String
    ) -> String {
        guard let distance = item as? AnchorDistance else { return "\(name(item)).\(self.name(of: attribute))" }
        let from = term(distance.from.item, distance.from.attribute, name: name)
        return "distance(\(from), \(term(distance.to.item, distance.to.attribute, name: name)))"
    }

    /// Returns an item's name in a formula.
    mutating func name(of item: AnyObject?) -> String {
        if style == .log, let view = item as? UIView, let identifier = Self.identifier(of: view) {
            note("\(identifier):\(StableAddress.of(view))")
        }
        return Self.name(of: item, style)
    }

    /// Adds the view that `|` stands for to the names.
    mutating func noteContainer(_ view: UIView) {
        if style == .log {
            let name = Self.identifier(of: view) ?? ViewClassName.of(view)
            note("'|':\(name):\(StableAddress.of(view))")
        }
    }

    private mutating func note(_ name: String) {
        if !names.contains(name) { names.append(name) }
    }

    /// Returns an item's name for texts without a list of names: without addresses.
    static func name(of item: AnyObject?) -> String {
        guard let view = item as? UIView else { return name(of: item, .brief) }
        if let identifier = identifier(of: view) { return "\(ViewClassName.of(view)):\(identifier)" }
        if let text = view.ownText, !text.isEmpty { return "\(ViewClassName.of(view)):'\(text.prefix(24))'" }
        return ViewClassName.of(view)
    }

    private static func identifier(of view: UIView) -> String? {
        view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
    }

    static func name(of item: AnyObject?, _ style: Style) -> String {
        if let view = item as? UIView {
            if let identifier = identifier(of: view) { return identifier }
            return ViewClassName.of(view) + (style == .log ? ":\(StableAddress.of(view))" : "") + shownText(of: view)
        }
        if let guide = item as? UILayoutGuide {
            let name = "UILayoutGuide" + (style == .log ? ":\(StableAddress.of(guide))" : "")
            let owner = style == .brief ? guide.owningView.map { " of \(self.name(of: $0, style))" } ?? "" : ""
            return name + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'") + owner
        }
        return item == nil || item is ReleasedItem ? "(gone)" : String(describing: type(of: item))
    }

    /// Returns the text of a label or button in quotes, on one line and truncated after 24 characters.
    private static func shownText(of view: UIView) -> String {
        guard let text = view.displayedText, !text.isEmpty else { return "" }
        let line = text.prefix(24).map { $0.isNewline ? " " : String($0) }.joined()
        return "'\(line)\(text.count > 24 ? "..." : "")'"
    }

    static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The sign of the relation: `==`, `<=` or `>=`.
    var sign: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    var flipped: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension NumberText {
    /// Returns a number in the format of UIKit's log: at most six significant digits (`43.6667`), integers without a
    /// decimal point, never “-0”.
    static func plain(_ value: CGFloat) -> String {
        if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
        return String(format: "%.6g", Double(value))
    }
}
