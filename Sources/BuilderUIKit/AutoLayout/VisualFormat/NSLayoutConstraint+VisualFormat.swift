import Foundation

extension NSLayoutConstraint {
    /// Returns the constraints that a visual format describes, inactive and in the text's order, alignments last.
    ///
    /// A distance of `-` alone is 8 points between views (with `.spacingBaselineToBaseline`, the system's spacing
    /// between lines of text), and the layout margin at the superview's edges. A format that can't be parsed is
    /// reported with UIKit's text, where UIKit throws an exception, and yields no constraints.
    ///
    /// - Parameters:
    ///   - metrics: Numbers in points, or priorities, by the names that the format uses.
    ///   - views: Views, or guides, by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            let visualFormat = try VisualFormatParser.parse(
                format, metrics: (metrics ?? [:]).compactMapValues { number($0) },
                views: views.compactMapValues { item($0) })
            return try VisualFormatBuilder(format: format, visualFormat, opts).constraints()
        } catch {
            LayoutDiagnostics.report(.invalidVisualFormat(error))
            return []
        }
    }

    private class func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        case let value as any BinaryFloatingPoint: CGFloat(value)
        case let value as any BinaryInteger: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private class func item(_ value: Any) -> AnyObject? { (value as? UIView) ?? (value as? UILayoutGuide) }
}

/// Creates the constraints of a visual format.
@MainActor
private struct VisualFormatBuilder {
    private let format: String
    private let visualFormat: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let superview: UIView?
    private var isHorizontal: Bool { visualFormat.axis == .horizontal }
    private var isRightToLeft: Bool { isHorizontal && options.intersection(.directionMask) == .directionRightToLeft }

    init(format: String, _ visualFormat: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
        self.format = format
        self.visualFormat = visualFormat
        self.options = options
        let item = visualFormat.items.first
        superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for (index, element) in visualFormat.elements.enumerated() {
            if element.item == nil, superview == nil {
                throw failure(
                    "Unable to interpret '|' character, because the related view doesn't have a superview",
                    element.position)
            }
            if index > 0 {
                result += constraints(
                    from: visualFormat.elements[index - 1].item, to: element.item, visualFormat.connections[index - 1])
            }
            result += element.sizes.map { size($0, of: element.item) }
        }
        return try result + alignments()
    }

    private func failure(_ reason: String, _ position: Int) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: position)
    }

    // MARK: Sizes and alignments

    private func size(_ predicate: VisualFormat.Predicate, of item: AnyObject?) -> NSLayoutConstraint {
        let own: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        switch predicate.object {
        case .constant(let constant):
            return constraint(item, own, predicate.relation, constant: constant, priority: predicate.priority)
        case .size(let other, let attribute, let multiplier, let constant):
            return constraint(
                item, own, predicate.relation, other, attribute ?? own, multiplier: multiplier, constant: constant,
                priority: predicate.priority)
        }
    }

    private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let items = visualFormat.items
        var result: [NSLayoutConstraint] = []
        for attribute in options.alignments {
            guard (attribute.kind == .horizontal) != isHorizontal else {
                let direction = isHorizontal ? "horizontal" : "vertical"
                throw failure(
                    "Options mask required views to be aligned on a \(direction) edge, which is not allowed for layout "
                        + "that is also \(direction).", format.count)
            }
            for (previous, item) in zip(items, items.dropFirst()) {
                result.append(constraint(item, attribute, .equal, previous, attribute))
            }
        }
        return result
    }

    // MARK: Distances

    private func constraints(
        from previous: AnyObject?, to item: AnyObject?, _ connection: VisualFormat.Connection
    ) -> [NSLayoutConstraint] {
        switch connection {
        case .flush: return [distance(from: previous, to: item, .equal, 0)]
        case .standard: return [standardDistance(from: previous, to: item)]
        case .distances(let predicates):
            return predicates.compactMap { predicate in
                guard case .constant(let length) = predicate.object else { return nil }
                return distance(from: previous, to: item, predicate.relation, length, priority: predicate.priority)
            }
        }
    }

    /// Returns the standard distance: 8 points between views, or the system's spacing between baselines; at an edge,
    /// the superview's margin.
    private func standardDistance(from previous: AnyObject?, to item: AnyObject?) -> NSLayoutConstraint {
        if previous == nil || item == nil { return distance(from: previous, to: item, .equal, 0, toMargin: true) }
        if !isHorizontal, options.contains(.spacingBaselineToBaseline) {
            return NSLayoutConstraint(
                first: item ?? ReleasedItem.shared, .firstBaseline, .equal, second: previous, .lastBaseline,
                systemOffset: .init(multiplier: 1))
        }
        return distance(from: previous, to: item, .equal, 8)
    }

    /// Returns a constraint that places `item`'s start `length` points after `previous`'s end; nil stands for the
    /// superview.
    private func distance(
        from previous: AnyObject?, to item: AnyObject?, _ relation: NSLayoutConstraint.Relation, _ length: CGFloat,
        toMargin: Bool = false, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        var end = edge(.end, isOfSuperview: previous == nil, toMargin: toMargin)
        var start = edge(.start, isOfSuperview: item == nil, toMargin: toMargin)
        if !isHorizontal, options.contains(.spacingBaselineToBaseline), previous != nil, item != nil {
            end = .lastBaseline
            start = .firstBaseline
        }
        let one = previous ?? superview
        let other = item ?? superview
        // From right to left, the earlier view is further to the right.
        return isRightToLeft
            ? constraint(one, end, relation, other, start, constant: length, priority: priority)
            : constraint(other, start, relation, one, end, constant: length, priority: priority)
    }

    private enum Edge {
        case start, end
    }

    /// Returns the attribute at which an element ends or starts in the format's direction. Elements in the superview
    /// start at the superview's start and end at its end.
    private func edge(_ edge: Edge, isOfSuperview: Bool, toMargin: Bool) -> NSLayoutConstraint.Attribute {
        let isStart = (edge == .start) != isOfSuperview
        let usesMargin = isOfSuperview && toMargin
        guard isHorizontal else {
            return isStart ? (usesMargin ? .topMargin : .top) : (usesMargin ? .bottomMargin : .bottom)
        }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight:
            return isStart ? (usesMargin ? .leftMargin : .left) : (usesMargin ? .rightMargin : .right)
        case .directionRightToLeft:
            return isStart ? (usesMargin ? .rightMargin : .right) : (usesMargin ? .leftMargin : .left)
        default:
            return isStart ? (usesMargin ? .leadingMargin : .leading) : (usesMargin ? .trailingMargin : .trailing)
        }
    }

    private func constraint(
        _ first: AnyObject?, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject? = nil, _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let result = NSLayoutConstraint(
            first: first ?? ReleasedItem.shared, firstAttribute, relation, second: second, secondAttribute,
            multiplier: multiplier, constant: constant)
        result.priority = priority
        return result
    }
}
