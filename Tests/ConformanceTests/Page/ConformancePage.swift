import BuilderUIKit
import Foundation

/// The page of the documentation about how well our numbers agree with UIKit's.
struct ConformancePage {
    let measurements: [Measurement]
    /// The number of cases of each row.
    let cases: [PageTopic: Int]
    /// The cases that are not run, or not passed yet.
    let open: [(case: OpenCase, topic: PageTopic)]
    /// By number.
    let rules: [String: String]
    /// The facts, and whether they hold.
    var facts: [(fact: FactCase, holds: Bool)] = []

    var text: String {
        var lines = [
            "# Conformance",
            "",
            "How far our layouts are from UIKit's. The tests in `Tests/ConformanceTests` lay out \(total) cases that real",
            "iPhones, simulators, Mac Catalyst or Interface Builder laid out before, through the public interface, and",
            "compare each number; the few in `Data/reported.json` are reported without a record. They write this page: run",
            "them with `UPDATE_DOCUMENTATION=1` to write it anew.",
            "",
            "A place is the x or y of a frame. *Half a pixel* is half a pixel of the screen that the case was recorded on.",
            "*Tolerance* is how exactly a case's numbers could be measured, or for widths of text half a point. Every case passes",
            "within it but the open ones.",
        ]
        for design in InterfaceDesign.allCases { lines += section(design) }
        lines += factLines
        let known = KnownDifference.all.filter { known in
            cases.keys.contains { worst(in: $0)?.name == known.name }
        }
        if !known.isEmpty {
            lines += ["", "## Largest differences", ""]
            for known in known { lines.append("* `\(known.name)`: \(known.reason). \(rule(known.rule))") }
        }
        if !open.isEmpty {
            lines += ["", "## Open", ""]
            for open in open {
                lines.append("* `\(open.case.id)` (\(open.topic.area.rawValue)): \(open.case.reason).")
                lines.append("  \(rule(open.case.rule))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The cases of a look.
    private func section(_ design: InterfaceDesign) -> [String] {
        let rows = Area.allCases.compactMap { row(PageTopic(design: design, area: $0)) }
        guard !rows.isEmpty else { return [] }
        let intro =
            switch design {
            case .ios18:
                [
                    "## The look of iOS 15 to 18", "", "With the cases in which the look makes no difference.",
                ]
            case .ios26: ["## The look of iOS 26", "", "The cases with `design` set to `ios26`."]
            }
        var lines =
            [""] + intro + [
                "",
                "| area | cases | numbers | places within ½ pixel | widths within ½ pixel | heights within ½ pixel "
                    + "| within tolerance | largest difference |",
                "|---|--:|--:|--:|--:|--:|--:|---|",
            ] + rows
        if design == .ios18 {
            lines += [
                "",
                "In *lines of text* the rest is ink: where the outermost dark pixels of a line lie. Our letters are Inter's,",
                "which are drawn on San Francisco's widths, so that ink may differ by a point where a letter's shape does.",
            ]
        }
        return lines
    }

    /// The facts, in the order of their file.
    private var factLines: [String] {
        guard !facts.isEmpty else { return [] }
        let rows = facts.map { "| \($0.fact.fact) | \(link($0.fact.rule)) | \($0.fact.source) |" }
        return [
            "", "## Facts", "",
            "What a call returns, draws or calls back, of which no frame tells: \(facts.filter(\.holds).count) of "
                + "\(facts.count) hold. *Reported* means that",
            "no record is in the repository: these follow the words of who measured them.",
            "", "| fact | rule | source |", "|---|---|---|",
        ] + rows
    }

    private func rule(_ number: String) -> String {
        "Rule \(link(number)), \(rules[number]?.lowercased() ?? "unknown")."
    }

    private func link(_ number: String) -> String {
        let name = rules[number]?.lowercased() ?? "unknown"
        let heading = "\(number) \(name)".filter { $0.isLetter || $0.isNumber || $0 == " " }
        return "[\(number)](LayoutRules.md#\(heading.replacingOccurrences(of: " ", with: "-")))"
    }

    private var total: Int { cases.values.reduce(0, +) }

    private func row(_ topic: PageTopic) -> String? {
        let numbers = measurements.filter { $0.topic == topic }
        guard !numbers.isEmpty else { return nil }
        func share(_ kind: Measurement.Kind) -> String {
            let these = numbers.filter { $0.kind == kind }
            return these.isEmpty ? "–" : Self.share(these.filter(\.isWithinHalfAPixel).count, of: these.count)
        }
        let within = Self.share(numbers.filter(\.isWithinTolerance).count, of: numbers.count)
        guard let worst = worst(in: topic) else { return nil }
        let difference = worst.difference < 0.005 ? "none" : "\(Self.points(worst.difference)): \(worst.name)"
        let cells = [
            topic.area.rawValue, "\(cases[topic] ?? 0)", "\(numbers.count)", share(.place), share(.width),
            share(.height), within, difference,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// Of equal differences the first.
    private func worst(in topic: PageTopic) -> Measurement? {
        let numbers = measurements.filter { $0.topic == topic }
        guard let first = numbers.first else { return nil }
        return numbers.reduce(first) { $1.difference > $0.difference + 0.0005 ? $1 : $0 }
    }

    /// Rounded down, so that 100 % means all.
    private static func share(_ part: Int, of whole: Int) -> String { "\(part * 100 / whole) %" }

    private static func points(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) pt"
    }
}
