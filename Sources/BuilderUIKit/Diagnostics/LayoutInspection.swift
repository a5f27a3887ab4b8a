import Foundation
import Render

/// The views of a screen with the reasons for their frames, as values that an inspector displays.
///
/// Views, guides and constraints refer to each other by index. Rectangles are in the picture, in points.
package struct LayoutInspection: Codable, Hashable, Sendable {
    /// A rectangle in points.
    package struct Rect: Codable, Hashable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
    }

    /// A color as `#RRGGBB` or `#RRGGBBAA`, and its name if it is a system color or one of an asset catalog.
    package struct NamedColor: Codable, Hashable, Sendable {
        package var role: String
        package var value: String
        package var name: String?
    }

    /// A font of a text.
    package struct TextFont: Codable, Hashable, Sendable {
        package var name: String
        package var size: Double
        /// The text style that follows the text size; nil for a fixed size.
        package var style: String?
    }

    /// A view.
    package struct View: Codable, Hashable, Sendable {
        package var parent: Int?
        package var name: String
        package var type: String
        package var identifier: String?
        package var text: String?
        /// The line of the view in the text tree.
        package var line: String
        /// The frame in the superview's coordinates.
        package var frame: Rect
        /// The bounds in the picture.
        package var picture: Rect
        package var isHidden: Bool
        /// A Boolean value that indicates whether leading is right.
        package var isRightToLeft: Bool
        package var alpha: Double
        /// The layout margins: top, left, bottom, right.
        package var margins: [Double]
        /// The distances of the safe area from the edges: top, left, bottom, right.
        package var safeArea: [Double]
        /// The first and the last baseline, from the picture's top.
        package var baselines: [Double]
        package var font: TextFont?
        package var colors: [NamedColor]
        package var edges: [Edge]
        /// The optional constraints that aren't satisfied, with the distance.
        package var violated: [Violation]
        package var isAmbiguousHorizontally: Bool
        package var isAmbiguousVertically: Bool
        /// The line of code that created the view.
        package var source: SourceLine?
    }

    /// An edge or a length of a view, and the constraints that determine it.
    package struct Edge: Codable, Hashable, Sendable {
        package var name: String
        package var value: Double
        package var isAmbiguous: Bool
        /// The constraints that reference the view.
        package var direct: [Int]
        /// The constraints that these depend on.
        package var further: [Int]
    }

    /// A constraint that isn't satisfied.
    package struct Violation: Codable, Hashable, Sendable {
        package var constraint: Int
        package var by: Double
    }

    /// A layout guide.
    package struct Guide: Codable, Hashable, Sendable {
        package var owner: Int
        package var name: String
        package var picture: Rect
    }

    /// The item of a constraint: a view or a guide, and the attribute.
    package struct Item: Codable, Hashable, Sendable {
        package var view: Int?
        package var guide: Int?
        package var attribute: String
    }

    /// A constraint.
    package struct Constraint: Codable, Hashable, Sendable {
        package var text: String
        /// The constraint in the form of UIKit's log.
        package var description: String
        /// The origin, such as `code`, `container` or `contentSize`.
        package var origin: String
        package var identifier: String?
        package var priority: Double
        package var constant: Double?
        package var multiplier: Double?
        package var first: Item?
        package var second: Item?
        /// The line of code that created the constraint.
        package var source: SourceLine?
    }

    /// A minimal set of constraints that contradict each other.
    package struct Conflict: Codable, Hashable, Sendable {
        package var constraints: [Int]
        package var broken: Int
    }

    package var size: [Double]
    package var views: [View]
    package var guides: [Guide]
    package var constraints: [Constraint]
    package var conflicts: [Conflict]
}

extension LayoutInspection {
    /// Reads a tree that has been laid out.
    @MainActor
    package init(of root: UIView) {
        var collector = InspectionCollector(root: root)
        self = collector.collect()
    }

    /// Returns what a search finds a screen by: the classes, texts, identifiers and labels of its views, each once.
    @MainActor
    package static func words(of root: UIView) -> [String] {
        var words: [String] = []
        var seen: Set<String> = []
        var pending = [root]
        while let view = pending.popLast() {
            let own = [
                ViewClassName.of(view), view.displayedText, view.accessibilityIdentifier, view.accessibilityLabel,
            ]
            for case let word? in own where !word.isEmpty && seen.insert(word).inserted { words.append(word) }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return words
    }
}

/// Collects an inspection, and gives views, guides and constraints their indices.
@MainActor
private struct InspectionCollector {
    private let root: UIView
    private let explainer: LayoutExplainer
    private var views: [ObjectIdentifier: Int] = [:]
    private var guideIndices: [ObjectIdentifier: Int] = [:]
    private var guides: [LayoutInspection.Guide] = []
    private var constraints: [LayoutInspection.Constraint] = []
    private var constraintIndices: [String: Int] = [:]
    private var transforms: [CGAffineTransform] = []

    init(root: UIView) {
        self.root = root
        explainer = LayoutExplainer(for: root)
    }

    mutating func collect() -> LayoutInspection {
        let all = explainer.views
        for (index, view) in all.enumerated() { views[ObjectIdentifier(view)] = index }
        for view in all { transforms.append(toPicture(view)) }
        for (index, view) in all.enumerated() { addGuides(of: view, index) }
        let conflicts = explainer.conflicts().map { conflict in
            LayoutInspection.Conflict(
                constraints: conflict.constraints.map { add($0) }, broken: add(conflict.broken))
        }
        let ambiguities = Dictionary(
            explainer.ambiguities().map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
        let explanations = explainer.explanations(of: all)
        for explanation in explanations {
            for edge in explanation.edges { for reason in edge.reasons { add(reason) } }
            for violated in explanation.violatedConstraints { add(violated.constraint) }
        }
        for view in all {
            for constraint in view.heldConstraints where constraint.isActive { add(constraint) }
        }
        let entries = zip(all, explanations).enumerated().map { index, pair in
            entry(of: pair.0, index, pair.1, ambiguity: ambiguities[ObjectIdentifier(pair.0)])
        }
        return LayoutInspection(
            size: [Double(root.bounds.width), Double(root.bounds.height)], views: entries, guides: guides,
            constraints: constraints, conflicts: conflicts)
    }

    private func toPicture(_ view: UIView) -> CGAffineTransform {
        guard view !== root, let parent = view.superview.flatMap({ views[ObjectIdentifier($0)] }) else {
            return CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
        }
        return view.toSuperview.concatenating(transforms[parent])
    }

    private mutating func addGuides(of view: UIView, _ index: Int) {
        let known = [view.safeAreaLayoutGuide, view.layoutMarginsGuide]
        for guide in known + view.ownLayoutGuides where guideIndices[ObjectIdentifier(guide)] == nil {
            guideIndices[ObjectIdentifier(guide)] = guides.count
            guides.append(
                LayoutInspection.Guide(
                    owner: index, name: guide.identifier,
                    picture: rect(guide.layoutFrame.applying(transforms[index]))))
        }
    }

    private func entry(
        of view: UIView, _ index: Int, _ explanation: FrameExplanation, ambiguity: LayoutAmbiguity?
    ) -> LayoutInspection.View {
        let margins = view.layoutMargins
        let safeArea = view.safeAreaInsets
        return LayoutInspection.View(
            parent: view === root ? nil : view.superview.flatMap { views[ObjectIdentifier($0)] },
            name: ConstraintText.name(of: view, .brief), type: ViewClassName.of(view),
            identifier: view.accessibilityIdentifier, text: view.displayedText, line: ViewTextTree.line(of: view),
            frame: rect(view.frame), picture: rect(view.bounds.applying(transforms[index])), isHidden: view.isHidden,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft, alpha: number(view.alpha),
            margins: [margins.top, margins.left, margins.bottom, margins.right].map(number),
            safeArea: [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map(number),
            baselines: baselines(of: view, index), font: font(of: view), colors: colors(of: view),
            edges: explanation.edges.map { edge in
                LayoutInspection.Edge(
                    name: edge.name.rawValue, value: number(edge.value), isAmbiguous: edge.isAmbiguous,
                    direct: edge.reasons.prefix(edge.directCount).compactMap { self.index(of: $0) },
                    further: edge.reasons.dropFirst(edge.directCount).compactMap { self.index(of: $0) })
            },
            violated: explanation.violatedConstraints.compactMap { violated in
                self.index(of: violated.constraint).map {
                    LayoutInspection.Violation(constraint: $0, by: number(violated.violation))
                }
            },
            isAmbiguousHorizontally: ambiguity?.isHorizontal ?? false,
            isAmbiguousVertically: ambiguity?.isVertical ?? false, source: LayoutReport.source(of: view))
    }

    private func baselines(of view: UIView, _ index: Int) -> [Double] {
        let insets = view.alignmentRectInsets
        let height = view.bounds.height - insets.top - insets.bottom
        guard let text = view.textBaselines(atHeight: height) else { return [] }
        return [text.first, text.last].map { y in
            number(CGPoint(x: 0, y: view.bounds.minY + insets.top + y).applying(transforms[index]).y)
        }
    }

    private func font(of view: UIView) -> LayoutInspection.TextFont? {
        let font: UIFont? =
            switch view {
            case let label as UILabel: label.font
            case let field as UITextField: field.font
            case let text as UITextView: text.font
            default: nil
            }
        return font.map {
            LayoutInspection.TextFont(
                name: $0.fontName, size: number($0.pointSize), style: $0.descriptor.textStyle?.rawValue)
        }
    }

    private func colors(of view: UIView) -> [LayoutInspection.NamedColor] {
        var colors: [(String, UIColor?)] = [("background", view.backgroundColor), ("tint", view.ownTintColor)]
        switch view {
        case let label as UILabel: colors.append(("text", label.textColor))
        case let field as UITextField: colors.append(("text", field.textColor))
        case let text as UITextView: colors.append(("text", text.textColor))
        case let button as UIButton where button.currentTitle != nil:
            colors.append(("text", button.currentTitleColor))
        default: break
        }
        return colors.compactMap { role, color in
            color.map {
                LayoutInspection.NamedColor(
                    role: role,
                    value: $0.renderColor(for: view.traitCollection, tint: view.tintColor).hexadecimal,
                    name: name(of: $0))
            }
        }
    }

    private func name(of color: UIColor) -> String? {
        switch color.storage {
        case .system(let system): system.rawValue
        case .named(let set, _): set.split(separator: "/").last.map(String.init)
        case .alpha(let base, let alpha): name(of: base).map { "\($0), alpha \(NumberText.short(alpha))" }
        case .gray(let base): name(of: base).map { "\($0), dimmed" }
        case .tint: "tint"
        case .fixed, .dynamic, .pattern: nil
        }
    }

    // MARK: Constraints

    /// Adds the constraint of a diagnosis, once.
    @discardableResult
    private mutating func add(_ constraint: LayoutDiagnostics.Constraint) -> Int {
        if let index = constraintIndices[constraint.description] { return index }
        let own = constraint.constraint
        constraintIndices[constraint.description] = constraints.count
        constraints.append(
            LayoutInspection.Constraint(
                text: constraint.text, description: constraint.description, origin: "\(constraint.origin)",
                identifier: constraint.identifier, priority: Double(constraint.priority.rawValue),
                constant: own.map { number($0.constant) }, multiplier: own.map { number($0.multiplier) },
                first: own.flatMap { item($0.firstItem, $0.firstAttribute) },
                second: own.flatMap { item($0.secondItem, $0.secondAttribute) },
                source: LayoutReport.source(of: constraint)))
        return constraints.count - 1
    }

    /// Adds a constraint that code or a view created.
    private mutating func add(_ constraint: NSLayoutConstraint) {
        var brief = ConstraintText(.brief)
        add(
            LayoutDiagnostics.Constraint(
                origin: .code, text: brief.formula(ConstraintEquation(constraint)),
                description: constraint.describeBriefly(), priority: constraint.priority,
                identifier: constraint.identifier, constraint: constraint))
    }

    private func index(of constraint: LayoutDiagnostics.Constraint) -> Int? {
        constraintIndices[constraint.description]
    }

    private func item(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LayoutInspection.Item? {
        guard let item, attribute != .notAnAttribute else { return nil }
        let id = ObjectIdentifier(item)
        guard views[id] != nil || guideIndices[id] != nil else { return nil }
        return LayoutInspection.Item(
            view: views[id], guide: guideIndices[id], attribute: ConstraintText.name(of: attribute))
    }

    // MARK: Numbers

    /// Returns a number with at most three decimals; 0 for one that isn't finite, since JSON has no infinity.
    private func number(_ value: CGFloat) -> Double {
        value.isFinite ? (Double(value) * 1000).rounded() / 1000 : 0
    }

    private func rect(_ rect: CGRect) -> LayoutInspection.Rect {
        LayoutInspection.Rect(
            x: number(rect.minX), y: number(rect.minY), width: number(rect.width), height: number(rect.height))
    }
}
