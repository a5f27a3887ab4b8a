import BuilderUIKit
import Foundation

/// Reads `a.attribute op b.attribute*multiplier+constant @priority` into a constraint.
///
/// Items are views by their ids, `root`, and its guides `safe`, `margins`, `readable` and `keyboard`; another view's
/// guides are `id/safe` and so on. The right side may be a number alone.
@MainActor
struct ConstraintReader {
    /// A view or guide by its name.
    var item: (String) throws -> AnyObject

    func constraint(_ text: String) throws -> NSLayoutConstraint {
        let parts = text.replacingOccurrences(of: " ", with: "").split(separator: "@")
        guard let equation = parts.first, parts.count <= 2 else { throw CaseError.badConstraint(text) }
        let relations: [(String, NSLayoutConstraint.Relation)] = [
            ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ]
        for (sign, relation) in relations {
            guard let range = equation.range(of: sign) else { continue }
            let left = try term(String(equation[..<range.lowerBound]), in: text)
            let right = try term(String(equation[range.upperBound...]), in: text)
            guard let first = left.item else { throw CaseError.badConstraint(text) }
            let constraint = NSLayoutConstraint(
                item: first, attribute: left.attribute, relatedBy: relation, toItem: right.item,
                attribute: right.attribute, multiplier: right.multiplier, constant: right.constant)
            if parts.count == 2 {
                guard let priority = Float(parts[1]) else { throw CaseError.badConstraint(text) }
                constraint.priority = UILayoutPriority(rawValue: priority)
            }
            return constraint
        }
        throw CaseError.badConstraint(text)
    }

    private struct Term {
        var item: AnyObject?
        var attribute = NSLayoutConstraint.Attribute.notAnAttribute
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
    }

    /// `item.attribute`, then any number of `*2`, `/2`, `+3`, `-3`; or a number.
    private func term(_ string: String, in text: String) throws -> Term {
        if let number = Double(string) { return Term(constant: CGFloat(number)) }
        guard let dot = string.firstIndex(of: ".") else { throw CaseError.badConstraint(text) }
        var term = Term(item: try item(String(string[..<dot])))
        var rest = string[string.index(after: dot)...]
        func take(while belongs: (Character) -> Bool) -> String {
            let taken = rest.prefix(while: belongs)
            rest = rest.dropFirst(taken.count)
            return String(taken)
        }
        let name = take { $0.isLetter }
        guard let attribute = Self.attributes[name] else { throw CaseError.unknownValue(name, of: "attribute") }
        term.attribute = attribute
        while let sign = rest.popFirst() {
            guard let number = Double(take { $0.isNumber || $0 == "." }) else { throw CaseError.badConstraint(text) }
            switch sign {
            case "*": term.multiplier *= CGFloat(number)
            case "/": term.multiplier /= CGFloat(number)
            case "+": term.constant += CGFloat(number)
            case "-": term.constant -= CGFloat(number)
            default: throw CaseError.badConstraint(text)
            }
        }
        return term
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline, "baseline": .lastBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
