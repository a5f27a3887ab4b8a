import BuilderUIKit

/// Views in the format of UIKit's `recursiveDescription`: a line for each, indented by `   | ` per level, without
/// addresses, so that the text is the same in every run.
@MainActor
enum ViewDescription {
    static func text(of root: UIView) -> String {
        var text = ""
        // Not recursive, since a tree may be deeper than the stack.
        var pending: [(view: UIView, depth: Int)] = [(root, 0)]
        while let (view, depth) = pending.popLast() {
            text += String(repeating: "   | ", count: depth) + line(of: view) + "\n"
            pending += view.subviews.reversed().map { ($0, depth + 1) }
        }
        return text
    }

    /// Returns a line such as `<UILabel; frame = (0 0; 42 20.3333); text = 'Hello'; userInteractionEnabled = NO; layer
    /// = <CALayer>>`.
    static func line(of view: UIView) -> String {
        var parts = [ViewClassName.of(view), "frame = \(rect(view.frame))"]
        let matrix = view.transform
        if !matrix.isIdentity {
            let values = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(number)
            parts.append("transform = [\(values.joined(separator: ", "))]")
        }
        if let text = shownText(of: view) { parts.append("text = '\(text)'") }
        parts += state(of: view)
        parts.append("layer = <\(type(of: view.layer))>")
        if let scrollView = view as? UIScrollView { parts += scrolling(of: scrollView) }
        return "<\(parts.joined(separator: "; "))>"
    }

    private static func state(of view: UIView) -> [String] {
        var parts: [String] = []
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        if let mask = mask(of: view) { parts.append("autoresize = \(mask)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let recognizers = view.gestureRecognizers, !recognizers.isEmpty {
            parts.append("gestureRecognizers = <NSArray>")
        }
        if let color = view.backgroundColor {
            parts.append("backgroundColor = \(describe(color, view.traitCollection))")
        }
        return parts
    }

    private static func shownText(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.attributedText?.string ?? label.text
        case let field as UITextField: field.isSecureTextEntry ? nil : field.text
        case let view as UITextView: view.text
        default: nil
        }
    }

    private static func scrolling(of view: UIScrollView) -> [String] {
        let insets = view.adjustedContentInset
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(number)
        return [
            "contentOffset: {\(number(view.contentOffset.x)), \(number(view.contentOffset.y))}",
            "contentSize: {\(number(view.contentSize.width)), \(number(view.contentSize.height))}",
            "adjustedContentInset: {\(numbers.joined(separator: ", "))}",
        ]
    }

    /// Returns the autoresizing mask, such as `LM+W+RM+TM+H+BM`; nil if it is empty.
    private static func mask(of view: UIView) -> String? {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        let set = names.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
        return set.isEmpty ? nil : set.joined(separator: "+")
    }

    private static func describe(_ color: UIColor, _ traits: UITraitCollection) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return "UIExtendedSRGBColorSpace " + [red, green, blue, alpha].map(number).joined(separator: " ")
    }

    /// Returns a rectangle as `(x y; width height)`.
    private static func rect(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    /// Returns a number with at most six significant digits, in the format of C's `%g`, in any locale.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        if value == 0 { return "0" }
        return String(format: "%g", locale: Locale(identifier: "en_US_POSIX"), Double(value))
    }
}

/// Controllers in the format of UIKit's hierarchy, without addresses.
@MainActor
enum ControllerDescription {
    /// Returns the hierarchy of a view's controller.
    /// - Parameter view: A controller's view.
    static func text(of view: UIView) -> String {
        guard let root = view.next as? UIViewController else { return "" }
        var text = ""
        var pending: [(controller: UIViewController, indentation: String, note: String)] = [(root, "", "")]
        while let (controller, indentation, note) = pending.popLast() {
            text += indentation + line(of: controller) + note + "\n"
            let inner = indentation.replacingOccurrences(of: "+", with: "|")
            var next = controller.children.map { ($0, inner + "   | ", "") }
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                next.append((presented, inner + "   + ", ", presented"))
            }
            pending += next.reversed()
        }
        return text
    }

    private static func line(of controller: UIViewController) -> String {
        let name = String(describing: type(of: controller))
        guard let view = controller.viewIfLoaded else {
            return "<\(name)>, state: disappeared, view: (view not loaded)"
        }
        let state = view.window == nil ? "disappeared" : "appeared"
        return "<\(name)>, state: \(state), view: <\(ViewClassName.of(view))>"
    }
}
