import CExpat
import Foundation
import Render

/// Reads the SVG file of a symbol set: the guides, and the layers of each weight and scale in the group `Symbols`.
///
/// Nothing is loaded from outside of the file, and files with entities of their own are refused.
final class SymbolTemplateReader {
    private enum Section { case none, guides, symbols }

    /// The inherited properties of an element.
    private struct Context {
        var section = Section.none
        var master: SymbolMaster?
        var transform = CGAffineTransform.identity
        var isHidden = false
        var isFilled = true
        var rule = FillRule.nonZero
        var classes: [Substring] = []
    }

    /// The largest size of a file, in bytes.
    private static let byteLimit = 4 << 20
    private static let depthLimit = 64
    private static let elementLimit = 20_000
    private static let segmentLimit = 500_000

    private var contexts = [Context()]
    private var elements = 0
    private var segments = 0
    private var error: SVGError?
    /// The text of the style sheet that is being read; nil outside of one.
    private var sheet: String?
    /// The variable values above which layers are drawn, by the classes that a style sheet gives them.
    private var thresholds: [String: Double] = [:]
    private(set) var layers: [SymbolMaster: [SymbolLayer]] = [:]
    /// The boxes of the guides, by name.
    private(set) var guides: [String: CGRect] = [:]

    static func read(_ data: Data) throws(SVGError) -> SymbolTemplateReader {
        guard data.count <= byteLimit else { throw SVGError("it has more than \(byteLimit) bytes") }
        // A text in UTF-16 would hide what is looked for here.
        guard !data.contains(0) else { throw SVGError("it isn't SVG in UTF-8") }
        guard data.range(of: Data("<!ENTITY".utf8)) == nil else { throw SVGError("it declares entities") }
        let reader = SymbolTemplateReader()
        let failure = reader.failure(in: data)
        if let error = reader.error { throw error }
        if let failure { throw failure }
        return reader
    }

    fileprivate var isRefused: Bool { error != nil }

    fileprivate func didStart(_ name: String, _ attributes: [String: String]) {
        elements += 1
        guard error == nil else { return }
        do throws(SVGError) {
            guard elements <= Self.elementLimit else {
                throw SVGError("it has more than \(Self.elementLimit) elements")
            }
            guard contexts.count <= Self.depthLimit else { throw SVGError("elements are nested too deeply") }
            try open(name.split(separator: ":").last.map(String.init) ?? name, attributes)
        } catch {
            self.error = error
        }
    }

    fileprivate func didEnd() {
        if contexts.count > 1 { contexts.removeLast() }
        if let sheet { addThresholds(of: sheet) }
        sheet = nil
    }

    fileprivate func found(_ text: UnsafeRawBufferPointer) {
        if sheet != nil { sheet?.append(String(decoding: text, as: UTF8.self)) }
    }

    /// Reads rules such as `.monochrome-0 {-sfsymbols-variable-threshold:0.34}`, which precede the shapes in templates
    /// that the SF Symbols app exports.
    private func addThresholds(of sheet: String) {
        for rule in sheet.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2,
                let text = Self.declarations(in: String(parts[1]))["-sfsymbols-variable-threshold"],
                let threshold = Double(text), threshold.isFinite
            else { continue }
            for selector in parts[0].split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                    .replacingOccurrences(of: "\\", with: "")
                if name.hasPrefix(".") { thresholds[String(name.dropFirst())] = threshold }
            }
        }
    }

    private func open(_ name: String, _ attributes: [String: String]) throws(SVGError) {
        var context = contexts[contexts.count - 1]
        let style = Self.properties(of: attributes)
        if let transform = attributes["transform"] {
            context.transform = try SVGTransformParser.transform(transform).concatenating(context.transform)
        }
        if let rule = style["fill-rule"] { context.rule = rule == "evenodd" ? .evenOdd : .nonZero }
        if let fill = style["fill"] { context.isFilled = fill != "none" }
        if style["display"] == "none" || Self.unpainted.contains(name) { context.isHidden = true }
        let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? []
        if !classes.isEmpty { context.classes = classes }
        // Illustrator writes the hyphen of a name as its code.
        let identifier = attributes["id"]?.replacingOccurrences(of: "_x2D_", with: "-") ?? ""
        if name == "g" { Self.enter(identifier, &context) }
        sheet = name == "style" ? "" : nil
        contexts.append(context)
        guard context.section != .none, !context.isHidden, let path = try Self.path(name, attributes) else { return }
        let placed = path.applying(context.transform)
        segments += placed.elements.count
        guard segments <= Self.segmentLimit else { throw SVGError("it has more than \(Self.segmentLimit) segments") }
        switch context.section {
        case .guides where !identifier.isEmpty: guides[identifier] = placed.bounds
        case .symbols:
            guard let master = context.master, context.isFilled, !placed.isEmpty else { return }
            let classes = context.classes.map(String.init)
            var layer = SymbolLayer(fills: placed, rule: context.rule, classes: classes)
            layer.threshold = classes.lazy.compactMap { self.thresholds[$0] }.first
            layers[master, default: []].append(layer)
        default: return
        }
    }

    private static func enter(_ identifier: String, _ context: inout Context) {
        switch identifier {
        case "Guides": context.section = .guides
        case "Symbols": context.section = .symbols
        case "Notes": context.section = .none
        default: if context.section == .symbols, let master = SymbolMaster(identifier) { context.master = master }
        }
    }

    private static let unpainted: Set<String> = ["defs", "clipPath", "mask", "symbol", "pattern", "marker"]

    /// Returns an element's attributes for presentation and those in its attribute `style`, which take precedence.
    private static func properties(of attributes: [String: String]) -> [String: String] {
        attributes.merging(declarations(in: attributes["style"] ?? "")) { _, style in style }
    }

    /// Returns the declarations of a style, by property.
    private static func declarations(in style: String) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in style.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if parts.count == 2 { result[parts[0]] = parts[1] }
        }
        return result
    }

    /// Returns the outline of a shape; nil for other elements.
    private static func path(_ name: String, _ attributes: [String: String]) throws(SVGError) -> Path? {
        func number(_ key: String) throws(SVGError) -> CGFloat? {
            guard let text = attributes[key] else { return nil }
            var scanner = SVGNumberScanner(text)
            return try scanner.number()
        }
        switch name {
        case "path": return try SVGPathParser.path(attributes["d"] ?? "")
        case "line":
            return Path([
                .move(CGPoint(x: try number("x1") ?? 0, y: try number("y1") ?? 0)),
                .line(CGPoint(x: try number("x2") ?? 0, y: try number("y2") ?? 0)),
            ])
        case "polygon", "polyline":
            var scanner = SVGNumberScanner(attributes["points"] ?? "")
            var elements: [Path.Element] = []
            while !scanner.isAtEnd() {
                let point = CGPoint(x: try scanner.number(), y: try scanner.number())
                elements.append(elements.isEmpty ? .move(point) : .line(point))
            }
            return Path(name == "polygon" && !elements.isEmpty ? elements + [.close] : elements)
        case "rect":
            let rect = CGRect(
                x: try number("x") ?? 0, y: try number("y") ?? 0, width: max(0, try number("width") ?? 0),
                height: max(0, try number("height") ?? 0))
            let (radiusX, radiusY) = (try number("rx"), try number("ry"))
            let path = CGMutablePath()
            path.addRoundedRect(
                in: rect, cornerWidth: min(max(0, radiusX ?? radiusY ?? 0), rect.width / 2),
                cornerHeight: min(max(0, radiusY ?? radiusX ?? 0), rect.height / 2))
            return rect.width > 0 && rect.height > 0 ? path.path : Path()
        case "circle", "ellipse":
            let (radius, radiusX, radiusY) = (try number("r"), try number("rx"), try number("ry"))
            let width = max(0, radius ?? radiusX ?? radiusY ?? 0)
            let height = max(0, radius ?? radiusY ?? radiusX ?? 0)
            let path = CGMutablePath()
            path.addEllipse(
                in: CGRect(
                    x: (try number("cx") ?? 0) - width, y: (try number("cy") ?? 0) - height, width: 2 * width,
                    height: 2 * height))
            return width > 0 && height > 0 ? path.path : Path()
        default: return nil
        }
    }
}

extension SymbolLayer {
    /// Creates a layer with the level and color in the classes of a template's version 3 and later, such as
    /// `multicolor-0:tintColor` and `hierarchical-0:secondary`.
    fileprivate init(fills: Path, rule: FillRule, classes: [String]) {
        self.init(fills: fills, rule: rule)
        for name in classes {
            let parts = name.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            if parts[0].hasPrefix("hierarchical-") {
                level = ["secondary": 1, "tertiary": 2][parts[1], default: 0]
            } else if parts[0].hasPrefix("multicolor-") {
                color = UIColor(templateName: String(parts[1]))
            }
        }
    }
}

extension UIColor {
    /// Creates the color of a multicolor layer, such as `systemRedColor`, `white` or `#FF9500`; nil for the tint color.
    fileprivate convenience init?(templateName: String) {
        let name = templateName.hasSuffix("Color") ? String(templateName.dropLast(5)) : templateName
        if let system = SystemColor(rawValue: name) {
            self.init(storage: .system(system))
        } else if name == "white" || name == "black" {
            self.init(white: name == "white" ? 1 : 0, alpha: 1)
        } else if name.hasPrefix("#"), name.count == 7, let value = Int(name.dropFirst(), radix: 16) {
            self.init(
                red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
                blue: CGFloat(value & 255) / 255, alpha: 1)
        } else {
            return nil
        }
    }
}

extension SymbolTemplateReader {
    /// Reads a file of fewer than 2³¹ bytes with Expat; nil if it is well-formed. There is no handler for external
    /// entities, so nothing else is loaded.
    private func failure(in data: Data) -> SVGError? {
        guard let parser = XML_ParserCreate(nil) else { return SVGError("there isn't enough memory to read it") }
        defer { XML_ParserFree(parser) }
        // Without a number, Expat reads a random one, and what reads random numbers is drawn again in each run.
        XML_SetHashSalt(parser, 1)
        let user = ParserUser(parser, self)
        XML_SetUserData(parser, Unmanaged.passUnretained(user).toOpaque())
        XML_SetElementHandler(
            parser,
            { user, name, attributes in
                guard let user = ParserUser.of(user), let name, let attributes else { return }
                var pairs: [String: String] = [:]
                var next = attributes
                while let key = next[0], let value = next[1] {
                    pairs[String(cString: key)] = String(cString: value)
                    next += 2
                }
                user.reader.didStart(String(cString: name), pairs)
                if user.reader.isRefused { XML_StopParser(user.parser, 0) }
            },
            { user, _ in ParserUser.of(user)?.reader.didEnd() })
        // Texts arrive in parts, those of CDATA sections too.
        XML_SetCharacterDataHandler(parser) { user, text, count in
            ParserUser.of(user)?.reader.found(UnsafeRawBufferPointer(start: text, count: Int(count)))
        }
        let status = withExtendedLifetime(user) {
            data.withUnsafeBytes { bytes in
                XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
            }
        }
        guard status != XML_STATUS_OK else { return nil }
        return SVGError("it isn't well-formed XML at line \(XML_GetCurrentLineNumber(parser))")
    }
}

/// The parser and the reader that Expat's handlers are called with.
private final class ParserUser {
    let parser: XML_Parser
    let reader: SymbolTemplateReader

    init(_ parser: XML_Parser, _ reader: SymbolTemplateReader) {
        self.parser = parser
        self.reader = reader
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> ParserUser? {
        data.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }
}
