import Builder

@testable import BuilderUIKit

extension Mutation {
    /// Every mistake of a kind that a screen has room for: each constraint's constant, each stack's spacings and
    /// margins, each string, color and font, one at a time.
    static func all(_ kind: Kind, in window: UIView) -> [Mutation] {
        views(in: window).flatMap { view in
            switch kind {
            case .constraint: constraints(of: view)
            case .spacing: (view as? UIStackView).map(spacings) ?? []
            case .string: strings(of: view)
            case .color: colors(of: view)
            case .font: fonts(of: view)
            }
        }
    }

    /// The views of a screen in their order, without what UIKit's bars keep to themselves.
    static func views(in window: UIView) -> [UIView] {
        var views: [UIView] = []
        var waiting = [window]
        while let view = waiting.popLast() {
            views.append(view)
            if view is UINavigationBar || view is UITabBar { continue }
            waiting += view.subviews.reversed()
        }
        return views
    }

    // MARK: Places

    private static func constraints(of view: UIView) -> [Mutation] {
        if view is UINavigationBar || view is UITabBar { return [] }
        // Those that a stack makes itself are called so.
        return view.constraints.filter { $0.identifier?.hasPrefix("UISV") != true }.map { constraint in
            let items = [constraint.firstItem, constraint.secondItem].compactMap { item in
                item as? UIView ?? (item as? UILayoutGuide)?.owningView
            }
            return Mutation(.constraint, "\(words(constraint))", of: items, constraint: constraint) {
                constraint.constant += 3
                return { constraint.constant -= 3 }
            }
        }
    }

    /// Without addresses, which aren't the same on the next run.
    private static func words(_ constraint: NSLayoutConstraint) -> String {
        func item(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            guard let item else { return "" }
            let name = (item as? UIView).map(ViewClassName.of) ?? (item as? UILayoutGuide)?.identifier ?? "guide"
            return "\(name).\(attribute)"
        }
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        let parts = [
            item(constraint.firstItem, constraint.firstAttribute), relation,
            item(constraint.secondItem, constraint.secondAttribute),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ") + " + \(constraint.constant)"
    }

    private static func spacings(of stack: UIStackView) -> [Mutation] {
        let named = [stack] + stack.arrangedSubviews
        var found = [
            Mutation(.spacing, \UIStackView.spacing, "spacing", of: stack, to: stack.spacing + 3, named: named)
        ]
        for view in stack.arrangedSubviews where stack.customSpacing(after: view) != UIStackView.spacingUseDefault {
            found.append(
                Mutation(.spacing, "spacing after a view", of: named) {
                    let old = stack.customSpacing(after: view)
                    stack.setCustomSpacing(old + 3, after: view)
                    return { stack.setCustomSpacing(old, after: view) }
                })
        }
        guard stack.isLayoutMarginsRelativeArrangement else { return found }
        for (name, edge) in [
            ("left", \UIEdgeInsets.left), ("right", \.right), ("top", \.top), ("bottom", \.bottom),
        ] as [(String, WritableKeyPath<UIEdgeInsets, CGFloat>)] {
            var margins = stack.layoutMargins
            margins[keyPath: edge] += 3
            found.append(
                Mutation(.spacing, \UIStackView.layoutMargins, "\(name) margin", of: stack, to: margins, named: named))
        }
        return found
    }

    // MARK: Texts

    /// Whether a control keeps the label to itself, and sets it anew at each layout.
    private static func isOwned(_ label: UILabel) -> Bool {
        label.superview is UIButton || label.superview is UITextField
    }

    private static func strings(of view: UIView) -> [Mutation] {
        switch view {
        case let label as UILabel where !isOwned(label):
            guard let text = label.text else { return [] }
            return [Mutation(.string, \UILabel.text, "text", of: label, to: text + "x")]
        case let button as UIButton:
            guard let title = button.title(for: .normal) else { return [] }
            return [
                Mutation(.string, "title", of: [button]) {
                    button.setTitle(title + "x", for: .normal)
                    return { button.setTitle(title, for: .normal) }
                }
            ]
        case let field as UITextField:
            return [
                Mutation(.string, \UITextField.text, "text", of: field, to: (field.text ?? "") + "x"),
                Mutation(
                    .string, \UITextField.placeholder, "placeholder", of: field, to: (field.placeholder ?? "") + "x"),
            ]
        case let bar as UINavigationBar:
            guard let item = bar.topItem, let title = item.title else { return [] }
            let labels = bar.walked().filter { ($0 as? UILabel)?.text == title }
            return [
                Mutation(.string, "title", of: labels) {
                    item.title = title + "x"
                    return { item.title = title }
                }
            ]
        default: return []
        }
    }

    private static func fonts(of view: UIView) -> [Mutation] {
        switch view {
        case let label as UILabel where !isOwned(label):
            return [
                Mutation(.font, \UILabel.font, "font", of: label, to: label.font.withSize(label.font.pointSize + 2))
            ]
        case let button as UIButton:
            guard let label = button.titleLabel, let font = label.font else { return [] }
            return [
                Mutation(
                    .font, \UILabel.font, "font", of: label, to: font.withSize(font.pointSize + 2),
                    named: [button, label])
            ]
        case let field as UITextField:
            guard let font = field.font else { return [] }
            return [Mutation(.font, \UITextField.font, "font", of: field, to: font.withSize(font.pointSize + 2))]
        default: return []
        }
    }

    // MARK: Colors

    private static func colors(of view: UIView) -> [Mutation] {
        var found: [Mutation] = []
        func add<Owner: UIView>(_ property: ReferenceWritableKeyPath<Owner, UIColor?>, _ what: String, _ owner: Owner) {
            guard let color = owner[keyPath: property], let inverted = inverted(color, view) else { return }
            found.append(Mutation(.color, property, what, of: owner, to: inverted))
        }
        add(\UIView.backgroundColor, "background", view)
        if let label = view as? UILabel, !isOwned(label), let color = inverted(label.textColor, view) {
            found.append(Mutation(.color, \UILabel.textColor, "text color", of: label, to: color))
        }
        if let button = view as? UIButton, let color = inverted(button.currentTitleColor, view) {
            found.append(
                Mutation(.color, "title color", of: [button]) {
                    let old = button.titleColor(for: .normal)
                    button.setTitleColor(color, for: .normal)
                    return { button.setTitleColor(old, for: .normal) }
                })
        }
        if let field = view as? UITextField { add(\UITextField.textColor, "text color", field) }
        if let image = view as? UIImageView, let tint = view.ownTintColor, let color = inverted(tint, view) {
            found.append(Mutation(.color, \UIImageView.tintColor, "tint", of: image, to: color))
        }
        if let indicator = view as? UIActivityIndicatorView, let color = inverted(indicator.color, view) {
            found.append(Mutation(.color, \UIActivityIndicatorView.color, "color", of: indicator, to: color))
        }
        return found + layerColors(of: view)
    }

    private static func layerColors(of view: UIView) -> [Mutation] {
        let layer = view.layer
        var found: [Mutation] = []
        func add(_ property: ReferenceWritableKeyPath<CALayer, CGColor?>, _ what: String) {
            guard let color = layer[keyPath: property], let inverted = inverted(UIColor(cgColor: color), view) else {
                return
            }
            found.append(
                Mutation(.color, what, of: [view]) {
                    layer[keyPath: property] = inverted.cgColor
                    return { layer[keyPath: property] = color }
                })
        }
        if layer.borderWidth > 0 { add(\.borderColor, "border color") }
        if layer.shadowOpacity > 0 { add(\.shadowColor, "shadow color") }
        return found
    }

    /// The opposite color, as opaque; nil for a clear one, which has none.
    private static func inverted(_ color: UIColor, _ view: UIView) -> UIColor? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return alpha > 0 ? UIColor(red: 1 - red, green: 1 - green, blue: 1 - blue, alpha: alpha) : nil
    }
}

extension UIView {
    /// The view and all in it.
    fileprivate func walked() -> [UIView] {
        var views: [UIView] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            views.append(view)
            waiting += view.subviews
        }
        return views
    }
}
