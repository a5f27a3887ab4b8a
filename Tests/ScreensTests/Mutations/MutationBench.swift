import Builder
import Foundation

@testable import BuilderUIKit
@testable import ImageDiff
@testable import Render

/// A built screen on which mistakes are made and undone, each held against the picture without any.
@MainActor
final class MutationBench {
    /// What came of one mistake.
    enum Outcome: Hashable, Sendable {
        /// The picture differs, and the view is named.
        case caught
        /// The picture differs, but the report doesn't identify the view.
        case misnamed(as: [String])
        /// The picture is the same, and that is right.
        case survives(because: String)
        /// The picture is the same for no reason that was found.
        case missed
    }

    private let window: UIView
    private let size: CGSize
    private let scale: Double
    private let layer: Layer
    private let tree: ViewTree
    private let picture: StraightBitmap
    /// The views' numbers in the tree, as far as they are in it.
    private var numbers: [ObjectIdentifier: Int] = [:]
    private let names: ViewNames
    private var content: [CGSize] = []

    init(_ window: UIView, scale: Double) throws {
        self.window = window
        self.scale = scale
        size = window.bounds.size
        window.layoutIfNeeded()
        layer = DisplayTree(scale: scale).layer(of: window)
        tree = ViewTree(layer: layer, size: size, scale: scale)
        names = ViewNames(of: tree)
        picture = StraightBitmap(try Self.paint(layer, size, scale))
        number(Mutation.views(in: window))
        content = scrollContent()
    }

    /// Finds the views in the tree by identifiers that they have for a moment.
    private func number(_ views: [UIView]) {
        let labels = views.filter { $0 is UINavigationBar }.flatMap(Self.labels)
        let all = views + labels
        let old = all.map(\.accessibilityIdentifier)
        for (place, view) in all.enumerated() { view.accessibilityIdentifier = "view \(place)" }
        let numbered = ViewTree(layer: DisplayTree(scale: scale).layer(of: window), size: size, scale: scale)
        for (view, identifier) in zip(all, old) { view.accessibilityIdentifier = identifier }
        var places: [String: Int] = [:]
        for (place, node) in numbered.nodes.enumerated() {
            if let identifier = node.identifier { places[identifier] = place }
        }
        for (place, view) in all.enumerated() { numbers[ObjectIdentifier(view)] = places["view \(place)"] }
    }

    private static func labels(in view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0].filter { $0 is UILabel } + labels(in: $0) }
    }

    private static func paint(_ layer: Layer, _ size: CGSize, _ scale: Double) throws -> Bitmap {
        try Painter().paint(layer, size: size, scale: scale, background: .white)
    }

    /// Whether the screen is as it was.
    var isUnchanged: Bool {
        window.layoutIfNeeded()
        return DisplayTree(scale: scale).layer(of: window) == layer
    }

    /// Makes a mistake, looks at the picture, and undoes it.
    func outcome(of mutation: Mutation) throws -> Outcome {
        let undo = mutation.make()
        defer { undo() }
        let (drawn, issues) = LayoutDiagnostics.collecting { () -> Layer in
            window.layoutIfNeeded()
            return DisplayTree(scale: scale).layer(of: window)
        }
        guard drawn != layer else { return survival(of: mutation, drawn: nil, issues) }
        let comparison = try BitmapComparison(picture, StraightBitmap(try Self.paint(drawn, size, scale)))
        let drawnTree = ViewTree(layer: drawn, size: size, scale: scale)
        guard !comparison.passes else { return survival(of: mutation, drawn: drawnTree, issues) }
        let changes = tree.changes(to: drawnTree)
        let causes = ViewChange.causes(
            of: comparison.regions.map { ViewChange.Region(recorded: $0.recordedBox, drawn: $0.box) }, among: changes)
        guard causes.allSatisfy({ !$0.isEmpty }), causes.joined().contains(where: { concerns($0, mutation) }) else {
            return .misnamed(as: causes.map { $0.map(\.description).joined(separator: "; ") })
        }
        return .caught
    }

    // MARK: Names

    /// The name of the view in messages; its class if it isn't drawn.
    func title(of view: UIView) -> String {
        numbers[ObjectIdentifier(view)].map { names.name(of: $0).text } ?? ViewClassName.of(view)
    }

    /// Indicates whether a change names one of the mutation's views, or a group of siblings that contains it.
    private func concerns(_ change: ViewChange, _ mutation: Mutation) -> Bool {
        for view in mutation.views {
            guard let number = numbers[ObjectIdentifier(view)] else { continue }
            let own = [names.name(of: number), names.name(of: number, isOfLabel: true)]
            if own.contains(change.view) { return true }
            if let reason = change.reason, own.contains(where: { reason.contains($0.text) }) { return true }
            if change.count > 1 {
                let parent = tree.parents[number]
                let twins = tree.nodes.indices.filter { tree.parents[$0] == parent }
                if twins.contains(where: { names.name(of: $0) == change.view }) { return true }
            }
        }
        return false
    }

    // MARK: Survival

    private func survival(of mutation: Mutation, drawn: ViewTree?, _ issues: [LayoutDiagnostic]) -> Outcome {
        reason(mutation, drawn, issues).map { .survives(because: $0) } ?? .missed
    }

    /// Why a mistake can't be seen.
    private func reason(_ mutation: Mutation, _ drawn: ViewTree?, _ issues: [LayoutDiagnostic]) -> String? {
        if mutation.views.allSatisfy(isHidden) { return "hidden" }
        if mutation.views.allSatisfy({ !shows($0) }) { return "outside of what shows" }
        if mutation.kind != .constraint, mutation.kind != .spacing { return reasonOfLook(mutation) }
        if issues.contains(where: Self.isConflict) { return "contradicts other constraints" }
        if let drawn {
            let changes = tree.changes(to: drawn)
            if changes.isEmpty { return "nothing that draws lies elsewhere" }
            if changes.allSatisfy(Self.isRoom) { return "room in which nothing is drawn" }
            if movesOnlyPlainAreas(drawn) { return "plain areas on their own color, or under other views" }
            return nil
        }
        if scrollContent() != content { return "how far it scrolls" }
        if let constraint = mutation.constraint {
            if constraint.relation != .equal { return "an inequality that isn't tight" }
            if constraint.priority < .required { return "a stronger constraint decides" }
        }
        if mutation.what == "spacing", (mutation.views.first as? UIStackView).map(Self.usesNoSpacing) == true {
            return "fewer than two views to be apart, or distances of their own"
        }
        return nil
    }

    /// For texts, fonts and colors.
    private func reasonOfLook(_ mutation: Mutation) -> String? {
        if mutation.views.allSatisfy(Self.isEmpty) { return "no text" }
        let numbers = mutation.views.compactMap { self.numbers[ObjectIdentifier($0)] }
        if mutation.kind == .color, !numbers.isEmpty, numbers.allSatisfy(isCovered) { return "covered by other views" }
        return nil
    }

    private func isHidden(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 }
    }

    private func shows(_ view: UIView) -> Bool {
        numbers[ObjectIdentifier(view)].map { tree.nodes[$0].visible != nil } ?? false
    }

    private static func isEmpty(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: (label.text ?? "").isEmpty
        case let button as UIButton: (button.currentTitle ?? "").isEmpty
        default: false
        }
    }

    /// True when opaque views in front of it leave no pixel of it.
    private func isCovered(_ number: Int) -> Bool {
        guard let box = tree.nodes[number].visible else { return true }
        var open = Set((box.y..<box.y + box.height).flatMap { y in [box.x, box.x + box.width - 1].map { [$0, y] } })
        for node in tree.nodes[(number + 1)...]
        where node.appearance.background?.count == 6 && node.appearance.opacity == 1 {
            guard let cover = node.visible else { continue }
            open = open.filter { point in
                !(cover.x..<cover.x + cover.width).contains(point[0])
                    || !(cover.y..<cover.y + cover.height).contains(point[1])
            }
        }
        return open.isEmpty
    }

    /// True when what lies elsewhere is nothing but background.
    private func movesOnlyPlainAreas(_ drawn: ViewTree) -> Bool {
        guard drawn.nodes.count == tree.nodes.count else { return false }
        return zip(tree.nodes, drawn.nodes).allSatisfy { old, new in
            guard old.appearance == new.appearance else { return false }
            if old.frame == new.frame { return true }
            var look = old.appearance
            look.background = nil
            look.clips = false
            return look == ViewTree.Appearance()
        }
    }

    /// How large the contents of the scroll views are.
    private func scrollContent() -> [CGSize] {
        Mutation.views(in: window).compactMap { ($0 as? UIScrollView)?.contentSize }
    }

    private static func isConflict(_ issue: LayoutDiagnostic) -> Bool {
        if case .unsatisfiable = issue { return true }
        return false
    }

    private static func isRoom(_ change: ViewChange) -> Bool {
        if case .resized = change.kind { return true }
        return false
    }

    private static func usesNoSpacing(_ stack: UIStackView) -> Bool {
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        return shown.dropLast().allSatisfy { stack.customSpacing(after: $0) != UIStackView.spacingUseDefault }
    }
}
