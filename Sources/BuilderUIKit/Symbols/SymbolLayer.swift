import Foundation
import Render

/// A part of a symbol that can have a color of its own.
struct SymbolLayer: Hashable, Sendable {
    var strokes = Path()
    var fills = Path()
    var rule = FillRule.evenOdd
    /// The level in hierarchical and palette rendering: 0 for primary, 1 for secondary, 2 for tertiary.
    var level = 0
    /// The color in multicolor rendering; nil for the tint color.
    var color: UIColor?
    /// The variable value, 0…1, above which the layer is drawn at its full opacity; nil for one that is always.
    var threshold: Double?
    /// A Boolean value that indicates whether the layer is cut out of those behind it where all have the same color.
    var isCutOut = false

    func applying(_ transform: CGAffineTransform) -> SymbolLayer {
        var result = self
        result.strokes = strokes.applying(transform)
        result.fills = fills.applying(transform)
        return result
    }
}

/// The way in which a symbol's layers get their colors.
enum SymbolColoring: Hashable, Sendable {
    /// The tint color for all layers.
    case monochrome
    /// One color, fainter for lower levels; nil for the tint color.
    case hierarchical(UIColor?)
    /// A color for each level; the last one for the remaining levels.
    case palette([UIColor])
    /// The symbol's own colors.
    case multicolor

    /// The opacities of the levels (not measured).
    private static let opacities = [1, 0.5, 0.25]

    /// Returns a layer's color; `tint` is the color of layers without a color of their own.
    func color(of layer: SymbolLayer, tint: Color, traits: UITraitCollection) -> Color {
        switch self {
        case .monochrome: return tint
        case .multicolor: return layer.color?.renderColor(for: traits) ?? tint
        case .palette(let colors):
            guard let last = colors.last else { return tint }
            return (colors.indices.contains(layer.level) ? colors[layer.level] : last).renderColor(for: traits)
        case .hierarchical(let color):
            var result = color?.renderColor(for: traits) ?? tint
            result.alpha *= Self.opacities[min(max(0, layer.level), 2)]
            return result
        }
    }
}

extension SymbolDrawing {
    /// Returns the layers from back to front. A built-in symbol has two if it is a symbol within a shape, with a badge
    /// or crossed, else one.
    ///
    /// - Parameter isVariable: A Boolean value that indicates whether parts that a variable value fades are layers.
    func layers(named name: String, isVariable: Bool = false) -> [SymbolLayer] {
        guard layers.isEmpty else { return layers }
        var result = isVariable ? variableLayers(named: name) : builtInLayers(named: name)
        let colors = SymbolTable.multicolors(named: name)
        for index in result.indices {
            let level = result[index].level
            if colors.indices.contains(level) { result[index].color = colors[level] }
        }
        return result
    }

    private func builtInLayers(named name: String) -> [SymbolLayer] {
        var front = SymbolLayer()
        var back = SymbolLayer(level: 1)
        if let markStart {
            back.strokes = strokes
            back.fills.elements = Array(fills.elements.prefix(markStart))
            front.fills.elements = Array(fills.elements.dropFirst(markStart))
        } else if name.hasSuffix(".slash") || name.hasSuffix(".slash.fill") {
            let lines = strokes.subpaths
            back.strokes.elements = lines.dropLast().flatMap(\.elements)
            back.fills = fills
            front.strokes = lines.last ?? Path()
        } else if Self.isFramed(name) {
            let shapes = (name.hasSuffix(".fill") ? fills : strokes).subpaths
            let largest = shapes.indices.max { shapes[$0].area < shapes[$1].area }
            let others = shapes.indices.filter { $0 != largest }.flatMap { shapes[$0].elements }
            let frame = largest.map { shapes[$0] } ?? Path()
            if name.hasSuffix(".fill") {
                back.fills = frame
                front.fills.elements = others
                front.strokes = strokes
            } else {
                back.strokes = frame
                front.strokes.elements = others
                front.fills = fills
            }
        }
        guard !front.isEmpty, !back.isEmpty else { return [SymbolLayer(strokes: strokes, fills: fills)] }
        return [back, front]
    }

    private static let frames: Set<Substring> = [
        "circle", "square", "triangle", "octagon", "shield", "diamond", "hexagon", "seal", "rectangle", "bubble", "app",
        "message", "icloud", "heart", "doc",
    ]

    /// Returns a Boolean value that indicates whether the name's last part is a shape around a symbol.
    static func isFramed(_ name: String) -> Bool {
        let parts = name.split(separator: ".").filter { $0 != "fill" }
        return parts.count > 1 && parts.last.map(frames.contains) == true && parts[0] != "bubble"
    }
}

extension SymbolLayer {
    fileprivate var isEmpty: Bool { strokes.isEmpty && fills.isEmpty }
}

extension Path {
    fileprivate var area: CGFloat { bounds.width * bounds.height }
}

extension SymbolTable {
    /// Returns the colors of a built-in symbol's levels in multicolor rendering; nil for the tint color.
    fileprivate static func multicolors(named name: String) -> [UIColor?] {
        if let colors = multicolors[name] { return colors }
        guard let range = name.range(of: ".badge") else { return [] }
        let mark = name[range.upperBound...].dropFirst().prefix { $0 != "." }
        let color: UIColor? =
            switch mark {
            case "plus", "checkmark": .systemGreen
            case "", "fill", "minus", "xmark": .systemRed
            case "exclamationmark": .systemYellow
            default: nil
            }
        return [color]
    }

    /// The colors of symbols that have some (not measured).
    private static let multicolors: [String: [UIColor?]] = [
        "heart.fill": [.systemRed], "heart.circle.fill": [.white, .systemRed], "star.fill": [.systemYellow],
        "star.circle.fill": [.white, .systemYellow], "sun.max.fill": [.systemYellow], "sun.min.fill": [.systemYellow],
        "bolt.fill": [.systemYellow], "flame.fill": [.systemOrange], "drop.fill": [.systemBlue],
        "leaf.fill": [.systemGreen], "trash": [.systemRed], "trash.fill": [.systemRed],
        "trash.circle.fill": [.white, .systemRed], "phone.fill": [.systemGreen], "video.fill": [.systemGreen],
        "message.fill": [.systemGreen], "envelope.fill": [.systemBlue], "folder.fill": [.systemBlue],
        "exclamationmark.triangle.fill": [.white, .systemYellow],
        "exclamationmark.octagon.fill": [.white, .systemRed], "exclamationmark.circle.fill": [.white, .systemRed],
        "xmark.octagon.fill": [.white, .systemRed], "checkmark.seal.fill": [.white, .systemBlue],
        "location.circle.fill": [.white, .systemBlue], "bookmark.fill": [.systemRed], "tag.fill": [.systemBlue],
        "phone.down.fill": [.systemRed], "mic.fill": [.systemRed], "lightbulb.fill": [.systemYellow],
        "moon.fill": [.systemIndigo], "moon.stars.fill": [.systemYellow], "crown.fill": [.systemYellow],
    ]
}
