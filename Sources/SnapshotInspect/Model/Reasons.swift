import BuilderUIKit
import Foundation
import SnapshotCore

/// A line about the selected view or its screen.
struct ReasonRow: Hashable, Sendable {
    /// The effect of the return key.
    enum Action: Hashable, Sendable {
        /// Shows or hides the constraints that those of an edge depend on.
        case toggle(edge: String)
        case select(view: Int)
    }

    var line: StyledLine
    /// The text that is copied; nil for the view's frame.
    var copy: String?
    /// The line of code that created the constraint.
    var source: String?
    /// The constraint that is drawn over the picture.
    var constraint: Int?
    var action: Action?
}

extension InspectedScreen {
    /// Returns the lines about a view: facts, the reasons for its frame, and then what could move and what contradicts
    /// on the whole screen.
    /// - Parameter expanded: The names of the edges whose further constraints are shown.
    func reasons(for index: Int, expanded: Set<String>) -> [ReasonRow] {
        guard views.indices.contains(index) else { return [] }
        let view = views[index]
        return [ReasonRow(line: StyledLine(view.name, .bold))] + facts(about: view)
            + edges(of: view, expanded: expanded) + violations(of: view) + ambiguities + conflicts + notes
    }

    // MARK: Facts

    private func facts(about view: LayoutInspection.View) -> [ReasonRow] {
        var rows: [ReasonRow] = []
        func add(_ name: String, _ value: String, copy: String? = nil, color: String? = nil) {
            var line = StyledLine("  \(name) ", .dim)
            if let color, let number = UInt32(color.dropFirst().prefix(6), radix: 16) {
                line.append("■ ", TextStyle(color: number))
            }
            line.append(value)
            rows.append(ReasonRow(line: line, copy: copy))
        }
        add("class", view.type, copy: view.type)
        add("frame", Self.text(of: view.frame), copy: Self.text(of: view.frame))
        add("in the picture", Self.text(of: view.picture), copy: Self.text(of: view.picture))
        if let identifier = view.identifier { add("identifier", identifier, copy: identifier) }
        if let text = view.text { add("text", "“\(text)”", copy: text) }
        if let source = view.source { add("code", source.text, copy: source.text) }
        if view.isHidden { add("hidden", "yes") }
        if view.alpha != 1 { add("alpha", Self.text(view.alpha)) }
        if let font = view.font {
            let text = "\(font.name), \(Self.text(font.size)) pt" + (font.style.map { ", \($0)" } ?? "")
            add("font", text, copy: text)
        }
        for color in view.colors {
            add(
                "\(color.role) color", color.value + (color.name.map { " \($0)" } ?? ""), copy: color.value,
                color: color.value)
        }
        if let contrast = contrast(of: view) { rows.append(row(about: contrast)) }
        if view.margins.contains(where: { $0 != 0 }) { add("margins", Self.text(of: view.margins)) }
        if view.safeArea.contains(where: { $0 != 0 }) { add("safe area", Self.text(of: view.safeArea)) }
        if !view.baselines.isEmpty {
            var seen: Set<Double> = []
            add("baselines", Self.text(of: view.baselines.filter { seen.insert($0).inserted }))
        }
        return rows
    }

    private func row(about contrast: ContrastMeasurement) -> ReasonRow {
        let isLow = contrast.ratio < contrast.limit && !contrast.isExempt
        var line = StyledLine("  contrast ", .dim)
        line.append(
            contrast.ratio.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_001"))),
            isLow ? .warning : .plain)
        line.append(contrast.isExempt ? ", none required" : ", at least \(Self.text(contrast.limit)) required")
        line.append(", \(contrast.color) on \(contrast.background)")
        return ReasonRow(line: line)
    }

    // MARK: Reasons

    private func edges(of view: LayoutInspection.View, expanded: Set<String>) -> [ReasonRow] {
        var rows = Self.title("Why is it here?")
        if view.edges.isEmpty {
            rows.append(Self.note("Its frame was set by code or by its superview: no constraints place it."))
        }
        for edge in view.edges {
            var line = StyledLine("  \(edge.name) \(Self.text(edge.value))", .bold)
            if edge.isAmbiguous { line.append(" ambiguous", .warning) }
            rows.append(ReasonRow(line: line, copy: "\(edge.name) \(Self.text(edge.value))"))
            rows += edge.direct.map { row(about: $0) }
            if edge.direct.isEmpty { rows.append(Self.note("  follows from the other edges")) }
            guard !edge.further.isEmpty else { continue }
            let isExpanded = expanded.contains(edge.name)
            let count = edge.further.count
            rows.append(
                ReasonRow(
                    line: StyledLine(
                        "    \(isExpanded ? "▾" : "▸") \(count) further constraint\(count == 1 ? "" : "s")", .dim),
                    action: .toggle(edge: edge.name)))
            if isExpanded { rows += edge.further.map { row(about: $0, indent: 6) } }
        }
        return rows
    }

    private func violations(of view: LayoutInspection.View) -> [ReasonRow] {
        guard !view.violated.isEmpty else { return [] }
        return Self.title("What is not met?")
            + view.violated.map { row(about: $0.constraint, note: "off by \(Self.text($0.by)) pt") }
    }

    private var ambiguities: [ReasonRow] {
        let rows = views.indices.compactMap { index -> ReasonRow? in
            let view = views[index]
            let axes = [
                view.isAmbiguousHorizontally ? "sideways" : nil, view.isAmbiguousVertically ? "up and down" : nil,
            ]
            .compactMap(\.self)
            guard !axes.isEmpty else { return nil }
            var line = StyledLine("  → \(view.name)")
            line.append("  \(axes.joined(separator: ", "))", .dim)
            return ReasonRow(line: line, copy: view.name, action: .select(view: index))
        }
        return Self.title("What could move?")
            + (rows.isEmpty ? [Self.note("Nothing: all positions and sizes are determined.")] : rows)
    }

    private var conflicts: [ReasonRow] {
        var rows = Self.title("What contradicts?")
        if layout.conflicts.isEmpty { rows.append(Self.note("Nothing: no required constraint was left out.")) }
        for (number, conflict) in layout.conflicts.enumerated() {
            if number > 0 { rows.append(ReasonRow(line: StyledLine())) }
            rows += conflict.constraints.map { row(about: $0, note: $0 == conflict.broken ? "left out" : "") }
        }
        return rows
    }

    private var notes: [ReasonRow] {
        warnings.isEmpty
            ? []
            : Self.title("Warnings") + warnings.map { ReasonRow(line: StyledLine("  \($0)"), copy: $0) }
    }

    private func row(about index: Int, indent: Int = 4, note: String = "") -> ReasonRow {
        guard layout.constraints.indices.contains(index) else { return ReasonRow(line: StyledLine()) }
        let constraint = layout.constraints[index]
        var line = StyledLine(String(repeating: " ", count: indent) + constraint.text)
        let notes = [
            constraint.identifier, Self.origins[constraint.origin],
            constraint.priority < 1000 ? "priority \(Self.text(constraint.priority))" : nil,
            note.isEmpty ? nil : note, constraint.source?.text,
        ]
        .compactMap(\.self)
        if !notes.isEmpty { line.append("  \(notes.joined(separator: ", "))", .dim) }
        return ReasonRow(line: line, copy: constraint.text, source: constraint.source?.text, constraint: index)
    }

    /// The origins of constraints that code didn't create.
    private static let origins = [
        "container": "by the stack view", "autoresizing": "frame and autoresizing mask",
        "contentSize": "size of the content", "guide": "layout guide", "rootSize": "size of the screen",
        "tieRule": "rule for ambiguous layouts",
    ]

    private static func title(_ text: String) -> [ReasonRow] {
        [ReasonRow(line: StyledLine()), ReasonRow(line: StyledLine(text, .bold))]
    }

    private static func note(_ text: String) -> ReasonRow { ReasonRow(line: StyledLine("  \(text)", .dim)) }

    // MARK: Numbers

    /// Returns a rectangle as in the text tree.
    static func text(of rect: LayoutInspection.Rect) -> String {
        "(\(text(rect.x)) \(text(rect.y)); \(text(rect.width)) \(text(rect.height)))"
    }

    private static func text(of numbers: [Double]) -> String { numbers.map(text).joined(separator: " ") }

    /// Returns a number with at most three decimals.
    static func text(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}
