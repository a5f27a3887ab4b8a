import BuilderUIKit
import Foundation
import Render

/// Lays a case out and sets its numbers beside UIKit's.
@MainActor
struct CaseRun {
    let layoutCase: LayoutCase
    private(set) var measurements: [Measurement] = []
    /// Lines that differ, and what the layout complains of.
    private(set) var faults: [String] = []

    init(_ layoutCase: LayoutCase) throws {
        self.layoutCase = layoutCase
        try run()
        if measurements.isEmpty { throw CaseError.nothingToMeasure(layoutCase.id) }
    }

    private mutating func run() throws {
        let stage = CaseStage(layoutCase)
        var regions: [(box: CGRect, ink: ExpectedInk)] = []
        var rings: [(center: CGPoint, ring: ExpectedRing)] = []
        let display = try stage.layOut { root in
            for frame in layoutCase.frames { try compare(frame, of: stage.factory, in: root) }
            if let fitting = layoutCase.fitting { try compare(fitting, of: stage.factory) }
            for values in layoutCase.values { try compare(values, of: stage.factory) }
            for ring in layoutCase.rings {
                rings.append((try Self.center(of: ring, stage.factory, in: root), ring))
            }
            for ink in layoutCase.ink { regions.append((try Self.region(of: ink, stage.factory, in: root), ink)) }
        }
        for line in layoutCase.lines { compare(line, in: display) }
        if !regions.isEmpty || !rings.isEmpty || !layoutCase.colors.isEmpty {
            let picture = InkFinder(bitmap: try display.bitmap(), scale: layoutCase.screen.scale)
            for (region, ink) in regions { compare(ink, in: region, of: picture) }
            for (center, ring) in rings { compare(ring, around: center, of: picture) }
            for color in layoutCase.colors { try compare(color, of: picture, stage.factory) }
        }
        faults += display.warnings
    }

    /// The faults, one line each.
    var failures: [String] {
        faults + measurements.filter { !$0.isWithinTolerance }.map(\.description)
    }

    // MARK: Frames

    private mutating func compare(_ expected: ExpectedFrame, of factory: ViewFactory, in root: UIView) throws {
        let view = try factory.view(expected.view, text: expected.text, up: expected.up)
        var frame = view.frame
        let shown = expected.isClipped == true ? Self.shownPart(of: view) : view.bounds
        switch expected.within {
        case nil: break
        case "window": frame = view.convert(shown, to: root.window ?? root)
        case .some(let id): frame = view.convert(shown, to: try factory.view(id))
        }
        let found = [frame.minX, frame.minY, frame.width, frame.height]
        let kinds: [(String, Measurement.Kind)] = [
            ("x", .place), ("y", .place), ("width", .width), ("height", .height),
        ]
        for (index, (name, kind)) in kinds.enumerated() {
            guard let value = expected.frame[index] else { continue }
            add(
                "\(Self.name(expected.view, expected.text)).\(name)", kind, Double(found[index]), value,
                exact: expected.exact?[index],
                tolerance: expected.tolerance ?? layoutCase.tolerance)
        }
    }

    private static func name(_ view: String, _ text: String?) -> String { text.map { "\(view) “\($0)”" } ?? view }

    /// The part of a view that the clipping views around it let show, in its own coordinates.
    private static func shownPart(of view: UIView) -> CGRect {
        var part = view.bounds
        var ancestor = view.superview
        while let current = ancestor {
            if current.clipsToBounds { part = part.intersection(current.convert(current.bounds, to: view)) }
            ancestor = current.superview
        }
        return part
    }

    private mutating func compare(_ expected: ExpectedFitting, of factory: ViewFactory) throws {
        let size = try factory.view(expected.stack).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let parts = try expected.sums.map { try factory.view($0).intrinsicContentSize }
        let width = parts.map(\.width).max() ?? 0
        let height = parts.map(\.height).reduce(0, +)
        add(
            "\(expected.stack).fittingWidth", .width, Double(size.width), Double(width), tolerance: layoutCase.tolerance
        )
        add(
            "\(expected.stack).fittingHeight", .height, Double(size.height), Double(height),
            tolerance: layoutCase.tolerance)
    }

    private mutating func compare(_ expected: ExpectedValues, of factory: ViewFactory) throws {
        let view = try factory.view(expected.view, text: expected.text, up: nil)
        let found = try PropertyReader(view).numbers(of: expected.property)
        let name = "\(Self.name(expected.view, expected.text)).\(expected.property.rawValue)"
        guard found.count == expected.numbers.count else {
            faults.append("\(layoutCase.id) \(name): \(found.count) numbers instead of \(expected.numbers.count)")
            return
        }
        for (index, (number, value)) in zip(expected.numbers, found).enumerated() {
            guard let number else { continue }
            let suffix = found.count > 1 ? "[\(index)]" : ""
            add(name + suffix, .place, value, number, tolerance: layoutCase.tolerance)
        }
    }

    private mutating func add(
        _ name: String, _ kind: Measurement.Kind, _ found: Double, _ expected: Double, exact: Double? = nil,
        tolerance: Double
    ) {
        measurements.append(
            Measurement(
                topic: layoutCase.topic, name: "\(layoutCase.id) \(name)", kind: kind, found: found, expected: expected,
                exact: exact, tolerance: tolerance, scale: layoutCase.screen.scale))
    }

    // MARK: Text

    private mutating func compare(_ expected: ExpectedLines, in display: Display) {
        let lines = Self.lines(of: expected.view, in: display.layer) ?? []
        let found = lines.map(\.text)
        if found != expected.lines { faults.append("\(layoutCase.id) \(expected.view): lines \(found)") }
        if let pitch = expected.pitch, let first = lines.first, let last = lines.last, lines.count > 1 {
            let found = (last.y - first.y) / Double(lines.count - 1)
            add("\(expected.view) line pitch", .place, found, pitch, tolerance: layoutCase.tolerance)
        }
        for (index, (line, baseline)) in zip(lines, expected.baselines ?? []).enumerated() {
            add(
                "\(expected.view) line \(index + 1) baseline", .place, line.y, baseline,
                tolerance: layoutCase.tolerance)
        }
    }

    /// The texts that a layer draws on each baseline, which is in points from the layer's top.
    private static func lines(of identifier: String, in layer: Layer) -> [(y: Double, text: String)]? {
        if layer.source?.identifier == identifier {
            var lines: [(y: Double, text: String)] = []
            for case .glyphs(let run) in layer.contents {
                let y = run.glyphs.first?.y ?? 0
                if let last = lines.last, abs(last.y - y) < 1 {
                    lines[lines.count - 1].text += run.text
                } else {
                    lines.append((y, run.text))
                }
            }
            return lines.map { ($0.y, $0.text.trimmingCharacters(in: .whitespaces)) }
        }
        for sublayer in layer.sublayers {
            if let lines = lines(of: identifier, in: sublayer) { return lines }
        }
        return nil
    }

    private static func region(of ink: ExpectedInk, _ factory: ViewFactory, in root: UIView) throws -> CGRect {
        if let region = ink.region { return try factory.rect(region) }
        guard let id = ink.view else { throw CaseError.nothingToMeasure("ink without a view") }
        let view = try factory.view(id, text: ink.text, up: nil)
        return view.convert(view.bounds, to: root.window ?? root)
    }

    private static func center(of ring: ExpectedRing, _ factory: ViewFactory, in root: UIView) throws -> CGPoint {
        let view = try factory.view(ring.view)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root.window ?? root)
    }

    private mutating func compare(_ expected: ExpectedRing, around center: CGPoint, of picture: InkFinder) {
        let marks = picture.marks(around: center, radius: expected.radius, threshold: expected.threshold)
        if marks != expected.marks {
            faults.append("\(layoutCase.id) \(expected.view): \(marks) marks instead of \(expected.marks)")
        }
    }

    private mutating func compare(
        _ expected: ExpectedColor, of picture: InkFinder, _ factory: ViewFactory
    ) throws {
        var found: [Int]?
        if let point = expected.point {
            let place = try factory.size(point)
            found = picture.color(x: place.width, y: place.height)
        } else if let region = expected.inkOf {
            found = picture.inkColor(in: try factory.rect(region))
        }
        let isClose = found.map { found in
            found.count == expected.color.count
                && zip(found, expected.color).allSatisfy { abs($0 - $1) <= expected.tolerance }
        }
        if isClose != true {
            faults.append("\(layoutCase.id): color \(found ?? []) instead of \(expected.color)")
        }
    }

    private mutating func compare(_ expected: ExpectedInk, in region: CGRect, of picture: InkFinder) {
        let name = expected.view.map { Self.name($0, expected.text) } ?? "ink"
        let threshold = expected.threshold ?? 60
        let found =
            expected.boxes.count == 1
            ? picture.box(in: region, threshold: threshold).map { [$0] } ?? []
            : picture.rows(in: region, threshold: threshold)
        guard found.count == expected.boxes.count else {
            faults.append("\(layoutCase.id) \(name): \(found.count) boxes of ink instead of \(expected.boxes.count)")
            return
        }
        for (index, (box, numbers)) in zip(found, expected.boxes).enumerated() {
            for (edge, (value, number)) in zip(["left", "top", "right", "bottom"], zip(box.edges, numbers)) {
                guard let number else { continue }
                add(
                    "\(name) line \(index + 1) \(edge)", .ink, value, number,
                    tolerance: layoutCase.inkTolerance ?? layoutCase.tolerance)
            }
        }
    }
}

extension CGRect {
    /// Left, top, right, bottom.
    fileprivate var edges: [Double] { [minX, minY, maxX, maxY].map { Double($0) } }
}
