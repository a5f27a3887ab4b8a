import Foundation
import LayoutSolver
import Render

/// The descriptions of the origins of the solver's constraints, available while origins are recorded.
extension ConstraintSystem {
    func description(of id: ConstraintSolver.ConstraintID) -> LayoutDiagnostics.Constraint? {
        guard let origin = origins[id] else { return nil }
        switch origin {
        case .explicit(let constraint):
            var brief = ConstraintText(.brief)
            return LayoutDiagnostics.Constraint(
                origin: .code, text: brief.formula(ConstraintEquation(constraint)),
                description: constraint.describeBriefly(), priority: constraint.priority,
                identifier: constraint.identifier, constraint: constraint)
        case .generated(let constraint):
            let view = (constraint.first.parts.0 as? UIView) ?? (constraint.first.parts.0 as? UILayoutGuide)?.owningView
            return Self.made(constraint.equation, .container, identifier: constraint.identifier, in: view)
        case .autoresizing(let view):
            return autoresizing(view, part: view.layoutItem?.placement.firstIndex(of: id))
        case .content(let view, let axis): return contentSize(of: view, axis)
        case .guide(let guide): return inset(of: guide, part: guide.layoutItem?.placement.firstIndex(of: id))
        case .fitting(let view, let axis, let length, let priority):
            return Self.made(
                Self.fittingParts(view, axis, length, priority), .rootSize, identifier: Self.fittingIdentifier(axis),
                in: view)
        }
    }

    /// Returns a short text for an origin, used if the constraint's identifier isn't known.
    func text(of origin: Origin) -> String {
        switch origin {
        case .explicit(let constraint): constraint.describeBriefly()
        case .generated(let constraint):
            ConstraintText.describe(constraint.equation, address: "0x0", identifier: constraint.identifier)
        case .autoresizing(let view): "<NSAutoresizingMaskLayoutConstraint \(ConstraintText.name(of: view))>"
        case .content(let view, _): "<NSContentSizeLayoutConstraint \(ConstraintText.name(of: view))>"
        case .guide(let guide): "<NSLayoutConstraint '\(guide.identifier)'>"
        case .fitting(let view, let axis, let length, let priority):
            ConstraintText.describe(
                Self.fittingParts(view, axis, length, priority), address: "0x0",
                identifier: Self.fittingIdentifier(axis))
        }
    }

    /// Returns UIKit's identifier of the target of a fitting.
    private static func fittingIdentifier(_ axis: NSLayoutConstraint.Axis) -> String {
        axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
    }

    private static func fittingParts(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ priority: UILayoutPriority
    ) -> ConstraintEquation {
        ConstraintEquation(
            first: view, firstAttribute: axis == .horizontal ? .width : .height, constant: length, priority: priority)
    }

    private static func made(
        _ equation: ConstraintEquation, _ origin: LayoutDiagnostics.Constraint.Origin, identifier: String?,
        in view: UIView?
    ) -> LayoutDiagnostics.Constraint {
        var brief = ConstraintText(.brief)
        let text = brief.formula(equation)
        let address = StableAddress.of("\(identifier ?? "") \(text)", in: view)
        return LayoutDiagnostics.Constraint(
            origin: origin, text: text,
            description: ConstraintText.describe(equation, address: address, identifier: identifier),
            priority: equation.priority, identifier: identifier, constraint: nil)
    }

    // MARK: Frames

    /// Returns a frame's constraint for left, top, right or bottom (0 … 3), with the mask in UIKit's notation: `-` for
    /// fixed, `&` for flexible; margin, length, margin.
    private func autoresizing(_ view: UIView, part: Int?) -> LayoutDiagnostics.Constraint {
        let mask = view.autoresizingMask
        let isHorizontal = part == 0 || part == 2
        let isEnd = part == 2 || part == 3
        if isEnd, view.isContentOfListElement { return Self.rowSize(of: view, isWidth: isHorizontal) }
        let before = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let size = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        let after = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        func formula(_ style: ConstraintText.Style) -> (String, ConstraintText) {
            var text = ConstraintText(style)
            let name = text.name(of: view)
            let number = style == .log ? NumberText.plain : NumberText.short
            let rect = view.untransformedAlignmentRect
            let length = isHorizontal ? rect.width : rect.height
            let isFromEnd = isEnd ? size && !before && !after : before && !size && !after
            if isFromEnd, let parent = view.superview {
                text.noteContainer(parent)
                let gap = isHorizontal ? parent.bounds.width - rect.maxX : parent.bounds.height - rect.maxY
                return ("\(isHorizontal ? "H" : "V"):[\(name)]-(\(number(gap)))-|", text)
            }
            if isEnd { return ("\(name).\(isHorizontal ? "width" : "height") == \(number(length))", text) }
            if let parent = view.superview { text.noteContainer(parent) }
            let start = isHorizontal ? rect.minX : rect.minY
            return ("\(name).min\(isHorizontal ? "X" : "Y") == \(number(start))", text)
        }
        let brief = formula(.brief).0
        let (log, names) = formula(.log)
        let description = names.wrapped(
            "h=\(Self.mask(mask, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
                + "v=\(Self.mask(mask, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)) \(log)",
            type: "NSAutoresizingMaskLayoutConstraint", address: StableAddress.of("mask \(part ?? -1)", in: view),
            identifier: nil, isActive: true)
        return LayoutDiagnostics.Constraint(
            origin: .autoresizing, text: "\(brief) (frame and autoresizing mask)", description: description,
            priority: .required, identifier: nil, constraint: nil)
    }

    /// Returns the notation of a mask; without a flexible part, the margin after is treated as flexible.
    private static func mask(
        _ mask: UIView.AutoresizingMask, _ before: UIView.AutoresizingMask, _ size: UIView.AutoresizingMask,
        _ after: UIView.AutoresizingMask
    ) -> String {
        if mask.isDisjoint(with: [before, size, after]) { return "--&" }
        return [before, size, after].map { mask.contains($0) ? "&" : "-" }.joined()
    }

    // MARK: Contents, guides, roots

    private func contentSize(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutDiagnostics.Constraint {
        let size = view.layoutItem?.content.size ?? view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        let name = axis == .horizontal ? "width" : "height"
        let hugging = view.contentHuggingPriority(for: axis)
        let compression = view.contentCompressionResistancePriority(for: axis)
        let hug = NumberText.plain(CGFloat(hugging.rawValue))
        let resist = NumberText.plain(CGFloat(compression.rawValue))
        var text = ConstraintText(.log)
        let log =
            "\(text.name(of: view)).\(name) == \(NumberText.plain(length)) Hug:\(hug) CompressionResistance:\(resist)"
        return LayoutDiagnostics.Constraint(
            origin: .contentSize,
            text: "\(ConstraintText.name(of: view, .brief)).\(name) == \(NumberText.short(length)) "
                + "(content size; hugs @\(hug), resists compression @\(resist))",
            description: text.wrapped(
                log, type: "NSContentSizeLayoutConstraint", address: StableAddress.of("content \(name)", in: view),
                identifier: nil, isActive: true),
            priority: max(hugging, compression), identifier: nil, constraint: nil)
    }

    /// Returns the rule that determines a guide's left, top, right or bottom edge (0 … 3).
    private func inset(of guide: UILayoutGuide, part: Int?) -> LayoutDiagnostics.Constraint? {
        guard let view = guide.owningView else { return nil }
        let part = part ?? 0
        let insets = guide.insets(in: view)
        let offset = guide.role == .scrollContent ? CGPoint(x: -view.bounds.minX, y: -view.bounds.minY) : .zero
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
        let constants = [insets.left + offset.x, insets.top + offset.y, insets.right, insets.bottom]
        let names = ["left", "top", "right", "bottom"]
        let isStart = part < 2
        let viewAttribute: NSLayoutConstraint.Attribute =
            part == 1 && guide.topFollowsBottom
            ? .bottom : part == 3 && guide.bottomFollowsTop ? .top : attributes[part]
        let identifier =
            guide.role == .margins
            ? "UIView-\(names[part])Margin-guide-constraint" : "\(guide.identifier)-\(names[part])"
        let equation = ConstraintEquation(
            first: isStart ? guide : view, firstAttribute: isStart ? attributes[part] : viewAttribute,
            second: isStart ? view : guide, secondAttribute: isStart ? viewAttribute : attributes[part],
            constant: constants[part])
        return Self.made(equation, .guide, identifier: identifier, in: view)
    }

    /// Returns the width or height that a table assigns to the content of a row.
    private static func rowSize(of view: UIView, isWidth: Bool) -> LayoutDiagnostics.Constraint {
        let equation = ConstraintEquation(
            first: view, firstAttribute: isWidth ? .width : .height,
            constant: isWidth ? view.bounds.width : view.bounds.height)
        return made(equation, .rootSize, identifier: encapsulatedIdentifier(isWidth: isWidth), in: view)
    }

    private static func encapsulatedIdentifier(isWidth: Bool) -> String {
        "UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")"
    }

    /// Returns the root's width or height under UIKit's identifier; nil if it isn't given.
    func rootSize(fixing variable: ConstraintSolver.Variable) -> LayoutDiagnostics.Constraint? {
        guard let item = root.layoutItem, variable == item.right || variable == item.bottom else { return nil }
        return sizeDescription(of: root, isWidth: variable == item.right, CGFloat(solver.value(of: variable)))
    }

    /// Returns the width or height of a view whose size comes from outside, under UIKit's identifier.
    func sizeDescription(of view: UIView, isWidth: Bool, _ length: CGFloat) -> LayoutDiagnostics.Constraint {
        let equation = ConstraintEquation(first: view, firstAttribute: isWidth ? .width : .height, constant: length)
        return Self.made(equation, .rootSize, identifier: Self.encapsulatedIdentifier(isWidth: isWidth), in: view)
    }
}
