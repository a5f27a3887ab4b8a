import Foundation
import Render
import Synchronization

/// A weight and scale that a symbol set has an outline for, such as `Regular-M`.
struct SymbolMaster: Hashable, Comparable, Sendable {
    /// The index of the weight, from 0 for ultra-light to 8 for black.
    var weight: Int
    var scale: UIImage.SymbolScale

    static let weights = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    static let scales: [(letter: Substring, scale: UIImage.SymbolScale)] = [
        ("S", .small), ("M", .medium), ("L", .large),
    ]

    init(weight: Int, scale: UIImage.SymbolScale) {
        self.weight = weight
        self.scale = scale
    }

    static func < (left: SymbolMaster, right: SymbolMaster) -> Bool {
        (left.weight, left.scale.rawValue) < (right.weight, right.scale.rawValue)
    }

    /// Creates the master with the name of a template's group.
    init?(_ name: String) {
        let parts = name.split(separator: "-")
        guard parts.count == 2, let weight = Self.weights.firstIndex(of: String(parts[0])),
            let scale = Self.scales.first(where: { $0.letter == parts[1] })?.scale
        else { return nil }
        self.init(weight: weight, scale: scale)
    }

    var name: String {
        "\(Self.weights[weight])-\(Self.scales.first { $0.scale == scale }?.letter ?? "M")"
    }

    /// The weight as a font has it.
    var fontWeight: CGFloat { (UIImage.SymbolWeight(rawValue: weight + 1) ?? .regular).fontWeight.rawValue }
}

/// A symbol of an asset catalog: outlines for some weights and scales, from which the others follow.
final class SymbolSet: Hashable, Sendable {
    /// The outlines of a master, in units of the font size, from the left margin and the middle of capital letters.
    private struct Glyph: Sendable {
        var layers: [SymbolLayer]
        var width: CGFloat
    }

    private let glyphs: [SymbolMaster: Glyph]
    /// The height of capital letters in San Francisco, in units of the font size.
    private static let capHeight: CGFloat = 1443 / 2048

    init(_ data: Data) throws(SVGError) {
        let template = try SymbolTemplateReader.read(data)
        guard !template.layers.isEmpty else { throw SVGError("it has no shapes in groups such as Symbols/Regular-M") }
        let reference = Self.bearings(in: template)
        var glyphs: [SymbolMaster: Glyph] = [:]
        for (master, layers) in template.layers.sorted(by: { $0.key < $1.key }) {
            let letter = Self.letter(of: master.scale)
            guard let baseline = template.guides["Baseline-\(letter)"]?.midY,
                let capline = template.guides["Capline-\(letter)"]?.midY
            else { throw SVGError("the guides Baseline-\(letter) and Capline-\(letter) are missing") }
            guard baseline - capline > 0.01 else { throw SVGError("Capline-\(letter) isn't above Baseline-\(letter)") }
            let unit = Self.capHeight / (baseline - capline) / master.scale.factor
            let box = layers.bounds
            let own = Self.margins(of: master, in: template)
            let left = own?.left ?? box.minX - reference.left / unit
            let right = own?.right ?? box.maxX + reference.right / unit
            guard right - left > 0.01 else { throw SVGError("\(master.name) has no width between its margins") }
            let place = CGAffineTransform(translationX: -left, y: -(baseline + capline) / 2)
                .concatenating(CGAffineTransform(scaleX: unit, y: unit))
            glyphs[master] = Glyph(layers: layers.map { $0.applying(place) }, width: (right - left) * unit)
        }
        self.glyphs = glyphs
    }

    private static func letter(of scale: UIImage.SymbolScale) -> Substring {
        SymbolMaster.scales.first { $0.scale == scale }?.letter ?? "M"
    }

    private static func margins(
        of master: SymbolMaster, in template: SymbolTemplateReader
    ) -> (left: CGFloat, right: CGFloat)? {
        // The first version of the template has margins of one master only.
        let isFirst = master.name == "Regular-M"
        guard
            let left = template.guides["left-margin-" + master.name]
                ?? (isFirst ? template.guides["left-margin"] : nil),
            let right = template.guides["right-margin-" + master.name]
                ?? (isFirst ? template.guides["right-margin"] : nil)
        else { return nil }
        return (left.midX, right.midX)
    }

    /// Returns the distances from the margins to the outline, in units of the font size, of a master that has margins,
    /// for those without.
    private static func bearings(in template: SymbolTemplateReader) -> (left: CGFloat, right: CGFloat) {
        let masters = template.layers.keys.sorted { (abs($0.weight - 3), $0) < (abs($1.weight - 3), $1) }
        for master in masters {
            let letter = Self.letter(of: master.scale)
            guard let margins = margins(of: master, in: template), let box = template.layers[master]?.bounds,
                let baseline = template.guides["Baseline-\(letter)"],
                let capline = template.guides["Capline-\(letter)"],
                baseline.midY > capline.midY
            else { continue }
            let unit = capHeight / (baseline.midY - capline.midY) / master.scale.factor
            return ((box.minX - margins.left) * unit, (margins.right - box.maxX) * unit)
        }
        return (0, 0)
    }

    /// Returns the outlines for a weight and a scale: those of a master, or between two of them.
    ///
    /// Widths are those between the margins; heights are those of the outlines (not measured).
    func drawing(weight: UIFont.Weight, scale: UIImage.SymbolScale) -> SymbolDrawing {
        let glyph = glyph(weight: weight.rawValue, scale: scale)
        let box = glyph.layers.bounds
        var drawing = SymbolDrawing(size: CGSize(width: glyph.width, height: max(box.height, 0.001)))
        let place = CGAffineTransform(translationX: 0, y: -box.minY)
        drawing.layers = glyph.layers.map { $0.applying(place) }
        drawing.middleFromBottom = box.maxY
        return drawing
    }

    private func glyph(weight: CGFloat, scale: UIImage.SymbolScale) -> Glyph {
        let scales = Set(glyphs.keys.map(\.scale)).sorted { $0.rawValue < $1.rawValue }
        let nearest = scales.min { abs($0.factor - scale.factor) < abs($1.factor - scale.factor) }
        let masters = glyphs.keys.filter { $0.scale == nearest }.sorted { $0.weight < $1.weight }
        let below = masters.last { $0.fontWeight <= weight }
        let above = masters.first { $0.fontWeight >= weight }
        guard let first = below ?? above, let last = above ?? below, let start = glyphs[first], let end = glyphs[last]
        else { return Glyph(layers: [], width: 0) }
        guard first != last else { return start }
        let share = (weight - first.fontWeight) / (last.fontWeight - first.fontWeight)
        return Self.interpolated(start, end, share) ?? (share < 0.5 ? start : end)
    }

    /// Returns the outlines between two masters; nil if their structures differ.
    private static func interpolated(_ start: Glyph, _ end: Glyph, _ share: CGFloat) -> Glyph? {
        guard start.layers.count == end.layers.count else { return nil }
        var layers: [SymbolLayer] = []
        for (first, last) in zip(start.layers, end.layers) {
            guard let path = first.fills.interpolated(to: last.fills, share) else { return nil }
            var layer = first
            layer.fills = path
            layers.append(layer)
        }
        return Glyph(layers: layers, width: start.width + (end.width - start.width) * share)
    }

    static func == (first: SymbolSet, second: SymbolSet) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension [SymbolLayer] {
    /// The box around the filled outlines.
    fileprivate var bounds: CGRect { reduce(.null) { $0.union($1.fills.bounds) } }
}

extension Path {
    /// Returns the path between this and another one with the same kinds of segments; nil if they differ.
    fileprivate func interpolated(to other: Path, _ share: CGFloat) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        func between(_ first: CGPoint, _ last: CGPoint) -> CGPoint {
            CGPoint(x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share)
        }
        var result = Path()
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let first), .move(let last)): result.elements.append(.move(between(first, last)))
            case (.line(let first), .line(let last)): result.elements.append(.line(between(first, last)))
            case (.quadCurve(let first, let control), .quadCurve(let last, let other)):
                result.elements.append(.quadCurve(to: between(first, last), control: between(control, other)))
            case (.curve(let first, let control1, let control2), .curve(let last, let other1, let other2)):
                result.elements.append(
                    .curve(
                        to: between(first, last), control1: between(control1, other1),
                        control2: between(control2, other2)))
            case (.close, .close): result.elements.append(.close)
            default: return nil
            }
        }
        return result
    }
}

extension SymbolSet {
    /// The contents of `Contents.json` in a symbol set.
    private struct Contents: Decodable {
        struct Symbol: Decodable {
            var filename: String?
            var variant: AssetCatalog.Contents.Variant

            enum CodingKeys: String, CodingKey { case filename }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                filename = try values.decodeIfPresent(String.self, forKey: .filename)
                variant = try AssetCatalog.Contents.Variant(from: decoder)
            }
        }
        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey { case intent = "symbol-rendering-intent" }
        }
        var symbols: [Symbol]?
        var properties: Properties?
    }

    /// Returns the entry of a symbol set that fits the traits best, as an image. Returns nil and adds one warning if it
    /// can't be read.
    static func image(ofSet folder: String, name: String, traits: UITraitCollection) -> UIImage? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"), data.count <= 1 << 20,
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else {
            WarningLog.current.add(.unreadableImage(path: folder, reason: "Contents.json can't be read"))
            return nil
        }
        var best: (fit: Int, file: String, direction: String?)?
        for symbol in contents.symbols ?? [] {
            guard let file = symbol.filename, !file.contains("/"),
                let fit = AssetCatalog.fit(symbol.variant, traits: traits)
            else { continue }
            if best.map({ $0.fit < fit }) ?? true { best = (fit, file, symbol.variant.direction) }
        }
        guard let best else {
            WarningLog.current.add(.unreadableImage(path: folder, reason: "no file in it is for these traits"))
            return nil
        }
        guard let set = load(folder + "/" + best.file) else { return nil }
        let configuration: UIImage.SymbolConfiguration =
            switch contents.properties?.intent {
            case "multicolor": .preferringMulticolor()
            case "hierarchical": .preferringHierarchical()
            default: .unspecified
            }
        let image = UIImage(symbolSet: set, name: name, configuration: configuration, traits: traits)
        // A symbol for one direction only is mirrored in the other one.
        guard let direction = best.direction, Set((contents.symbols ?? []).map(\.variant.direction)) == [direction]
        else {
            return image
        }
        let leftToRight = direction == "right-to-left" ? image.mirrored : image
        return leftToRight.imageFlippedForRightToLeftLayoutDirection()
    }

    /// Reads a template, or returns it from the cache. Changed files are read again.
    private static func load(_ path: String) -> SymbolSet? {
        guard let stamp = FileStatus(path: path), stamp.isRegular else {
            WarningLog.current.add(.unreadableImage(path: path, reason: "the file can't be opened"))
            return nil
        }
        if let found = cache.withLock({ $0[path] }), found.stamp == stamp { return found.set }
        do throws(SVGError) {
            guard stamp.bytes <= 4 << 20 else { throw SVGError("it has more than \(4 << 20) bytes") }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw SVGError("the file can't be opened")
            }
            let set = try SymbolSet(data)
            cache.withLock { cache in
                // Enough for the symbols of an app; emptied rather than ordered by use.
                if cache.count >= 512 { cache = [:] }
                cache[path] = (set, stamp)
            }
            return set
        } catch {
            WarningLog.current.add(.unreadableImage(path: path, reason: error.description))
            return nil
        }
    }

    private static let cache = Mutex<[String: (set: SymbolSet, stamp: FileStatus)]>([:])
}
