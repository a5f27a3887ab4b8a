import Foundation
import Render

/// A view and its descendants as JSON: the content of a text tree, with each frame in the image and with colors.
///
/// Keys are sorted alphabetically, and a view's simple values are on a line of their own each, so that two texts can be
/// compared line by line. Nothing depends on the locale.
@MainActor
package struct ViewHierarchyJSON {
    private enum Step {
        case view(UIView, toPicture: CGAffineTransform, row: IndexPath?, depth: Int, isLast: Bool)
        /// The text after a view's subviews.
        case text(String)
    }

    /// Returns the JSON text, in which the image's size in points and its scale precede the views. Lay out first.
    package static func text(of root: UIView) -> String {
        // In the image the root's corner is (0, 0), regardless of its frame.
        let start = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
        // Iterative, since a tree may be deeper than the stack.
        var pending: [Step] = [.view(root, toPicture: start, row: nil, depth: 0, isLast: true)]
        var views = ""
        while let step = pending.popLast() {
            switch step {
            case .text(let text): views += text
            case .view(let view, let toPicture, let row, let depth, let isLast):
                let (before, after) = members(of: view, toPicture, row: row)
                let indentation = String(repeating: "  ", count: depth * 2 + 1)
                let inner = ",\n\(indentation)  "
                views += (view === root ? "" : indentation) + "{\n\(indentation)  " + before.joined(separator: inner)
                let children = ViewTextTree.children(of: view)
                views += inner + (children.isEmpty ? "\"subviews\": []" : "\"subviews\": [\n")
                pending.append(
                    .text(
                        (children.isEmpty ? "" : "\(indentation)  ]") + after.map { inner + $0 }.joined()
                            + "\n\(indentation)}" + (isLast ? "" : ",") + (view === root ? "" : "\n")))
                for (index, child) in children.enumerated().reversed() {
                    pending.append(
                        .view(
                            child.view, toPicture: child.view.toSuperview.concatenating(toPicture), row: child.row,
                            depth: depth + 1, isLast: index == children.count - 1))
                }
            }
        }
        let scale = JSONLiteral.number(root.traitCollection.displayScale)
        return
            "{\n  \"scale\": \(scale),\n  \"size\": \(JSONLiteral.size(root.bounds.size)),\n  \"view\": \(views)\n}\n"
    }

    /// Returns a view's members except `subviews`, as JSON: those before it in the alphabet, and those after.
    private static func members(
        of view: UIView, _ toPicture: CGAffineTransform, row: IndexPath?
    ) -> (before: [String], after: [String]) {
        var values: [String: String] = [
            "alpha": JSONLiteral.number(view.alpha), "class": JSONLiteral.string(ViewClassName.of(view)),
            "frame": JSONLiteral.rect(view.frame), "hidden": view.isHidden ? "true" : "false",
            "pictureFrame": JSONLiteral.rect(view.bounds.applying(toPicture)),
        ]
        if let identifier = view.accessibilityIdentifier { values["identifier"] = JSONLiteral.string(identifier) }
        if view.tag != 0 { values["tag"] = String(view.tag) }
        if let row { values["row"] = JSONLiteral.numbers([CGFloat(row.section), CGFloat(row.row)]) }
        let colors = colors(of: view)
        if let alignment = textAlignment(of: view) { values["textAlignment"] = JSONLiteral.string(alignment) }
        if !colors.isEmpty { values["colors"] = JSONLiteral.object(colors.mapValues(JSONLiteral.string)) }
        var flags: [String] = []
        let details = ViewTextTree.state(of: view) + ((view as? any TextTreeDetailing)?.textTreeDetails ?? [])
        for detail in details {
            switch detail {
            case .flag("hidden"), .number("alpha", _): break
            case .flag(let flag):
                // `accessory=checkmark` has a value; other flags are listed by name.
                if let mark = flag.firstIndex(of: "=") {
                    values[String(flag[..<mark])] = JSONLiteral.string(String(flag[flag.index(after: mark)...]))
                } else {
                    flags.append(flag)
                }
            case .text(let name, let text): values[name] = JSONLiteral.string(text)
            case .number(let name, let number): values[name] = JSONLiteral.number(number)
            // An image without a name.
            case .numbers(let name, let numbers) where name == "image" || name == "backgroundImage":
                values[name + "Size"] = JSONLiteral.numbers(numbers)
            case .numbers(let name, let numbers): values[name] = JSONLiteral.numbers(numbers)
            case .rect(let name, let rect): values[name] = JSONLiteral.rect(rect)
            }
        }
        if !flags.isEmpty { values["states"] = JSONLiteral.array(flags.map(JSONLiteral.string)) }
        let names = values.keys.sorted()
        let texts = names.compactMap { name in values[name].map { (name, "\(JSONLiteral.string(name)): \($0)") } }
        return (texts.filter { $0.0 < "subviews" }.map(\.1), texts.filter { $0.0 > "subviews" }.map(\.1))
    }

    /// Returns the side at which a text that doesn't begin at the leading edge lies; nil for others.
    private static func textAlignment(of view: UIView) -> String? {
        let alignment: NSTextAlignment
        switch view {
        case let label as UILabel: alignment = label.textAlignment
        case let field as UITextField: alignment = field.textAlignment
        case let text as UITextView: alignment = text.textAlignment
        default: return nil
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch alignment {
        case .left: return isRightToLeft ? "left" : nil
        case .right: return isRightToLeft ? nil : "right"
        case .center: return "center"
        case .justified: return "justified"
        default: return nil
        }
    }

    /// Returns the colors set on a view itself, resolved: `#RRGGBB`, or `#RRGGBBAA` if they aren't opaque.
    private static func colors(of view: UIView) -> [String: String] {
        var colors: [String: UIColor] = [:]
        colors["background"] = view.backgroundColor
        colors["tint"] = view.ownTintColor
        switch view {
        case let label as UILabel: colors["text"] = label.textColor
        case let field as UITextField: colors["text"] = field.textColor
        case let text as UITextView: colors["text"] = text.textColor
        case let button as UIButton where button.currentTitle != nil: colors["text"] = button.currentTitleColor
        default: break
        }
        let traits = view.traitCollection
        var texts = colors.mapValues { $0.renderColor(for: traits, tint: view.tintColor).hexadecimal }
        if view.layer.borderWidth > 0, let border = view.layer.borderColor {
            texts["border"] = border.value.hexadecimal
        }
        return texts
    }
}

extension UIView {
    /// The transform from the view's coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        let anchor = layer.anchorPoint
        return CGAffineTransform(
            translationX: -(bounds.minX + anchor.x * bounds.width), y: -(bounds.minY + anchor.y * bounds.height)
        )
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

/// Converts values to JSON on one line, with numbers formatted by `NumberText`.
enum JSONLiteral {
    /// Returns a number; null for one that isn't finite, since JSON has no infinity.
    static func number(_ value: CGFloat) -> String { value.isFinite ? NumberText.short(value) : "null" }

    static func numbers(_ values: [CGFloat]) -> String { array(values.map(number)) }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    static func rect(_ rect: CGRect) -> String {
        object([
            "height": number(rect.size.height), "width": number(rect.size.width), "x": number(rect.origin.x),
            "y": number(rect.origin.y),
        ])
    }

    static func size(_ size: CGSize) -> String { object(["height": number(size.height), "width": number(size.width)]) }

    static func object(_ members: [String: String]) -> String {
        let texts = members.sorted { $0.key < $1.key }.map { "\(string($0.key)): \($0.value)" }
        return "{" + texts.joined(separator: ", ") + "}"
    }

    static func string(_ text: String) -> String {
        NumberText.quoted(text) { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
