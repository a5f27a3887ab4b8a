import Foundation

/// The text of constraints in messages, in UIKit's form.
@MainActor
enum ConstraintText {
    static func describe(_ constraint: NSLayoutConstraint) -> String {
        let name = constraint.identifier.map { " '\($0)'" } ?? ""
        let state = constraint.isActive ? "active" : "inactive"
        return "<NSLayoutConstraint\(name) \(body(constraint))   (\(state))>"
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

    static func name(of item: AnyObject?) -> String {
        if let view = item as? UIView {
            let type = String(describing: type(of: view))
            if let identifier = view.accessibilityIdentifier { return "\(type):\(identifier)" }
            if let text = (view as? UILabel)?.text, !text.isEmpty { return "\(type):'\(text.prefix(24))'" }
            return type
        }
        if let guide = item as? UILayoutGuide {
            let owner = guide.owningView.map { ":\(name(of: $0))" } ?? ""
            return "UILayoutGuide" + (guide.identifier.isEmpty ? "" : ":'\(guide.identifier)'") + owner
        }
        return item == nil || item is LostItem ? "(gone)" : String(describing: type(of: item))
    }

    private static func body(_ constraint: NSLayoutConstraint) -> String {
        formula(
            first: constraint.firstItem, constraint.firstAttribute, constraint.relation, second: constraint.secondItem,
            constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant,
            priority: constraint.priority)
    }

    static func formula(
        first: AnyObject?, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat,
        priority: UILayoutPriority
    ) -> String {
        var text = "\(name(of: first)).\(name(of: firstAttribute)) "
        switch relation {
        case .equal: text += "=="
        case .lessThanOrEqual: text += "<="
        case .greaterThanOrEqual: text += ">="
        }
        if secondAttribute == .notAnAttribute {
            text += " \(number(constant))"
        } else {
            text += multiplier == 1 ? " " : " \(number(multiplier))*"
            text += "\(name(of: second)).\(name(of: secondAttribute))"
            if constant > 0 { text += " + \(number(constant))" }
            if constant < 0 { text += " - \(number(-constant))" }
        }
        if priority.rawValue < 1000 { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text
    }

    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }
}
