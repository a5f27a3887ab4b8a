import Foundation

/// Writes a tree of layers as SVG: readable and searchable text and vector shapes, in a file that depends on no other
/// but the fonts.
///
/// Text is drawn with the viewer's fonts: with Inter installed it looks as in a PNG. Each character has a position, so
/// lines keep their width with any font. Ligatures, joined scripts and marks are outlines, with the text in
/// `aria-label`. Images and shadows are embedded as PNG, at `scale` pixels per point and at least 2. The same layers
/// give the same bytes.
///
/// ```swift
/// let svg = try SVGWriter(title: "Receipt").document(
///     layer, size: CGSize(width: 300, height: 500), scale: 2, background: .white)
/// ```
public struct SVGWriter: Sendable {
    /// The file's `<title>` for viewers and screen readers; nil for none.
    public var title: String?
    /// The source of the fonts of glyph runs.
    public let library: FontLibrary
    /// The memory limit in bytes of the document's bitmaps while it is written.
    public let bitmapByteLimit: Int

    /// Creates a writer.
    ///
    /// - Parameter bitmapByteLimit: The memory limit of bitmaps, 1 GiB by default; exceeding it throws
    ///   `PaintError.tooMuchMemory`.
    public init(title: String? = nil, library: FontLibrary = .shared, bitmapByteLimit: Int = 1 << 30) {
        self.title = title
        self.library = library
        self.bitmapByteLimit = bitmapByteLimit
    }

    /// Returns the file, in UTF-8.
    ///
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the image's, in points from the top left.
    ///   - size: The size in points, which are SVG's pixels.
    ///   - scale: The number of pixels per point of bitmaps; edges are snapped to whole ones, as on a screen.
    ///   - background: The color that fills the image first; nil leaves it transparent.
    /// - Throws: `PaintError`, as painting an image of that size does, `FontError`, or `ImageError`.
    public func document(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Data {
        let page = try DocumentPage(size: size, scale: scale, source: layer.source)
        return try FontFaceResolver.withResolver(library: library) { fonts in
            let canvas = SVGCanvas(size: size, fonts: fonts)
            try canvas.draw(
                layer, on: page, background: background, fonts: fonts, greatestDensity: page.scale,
                byteLimit: bitmapByteLimit)
            return try canvas.finish(title: title)
        }
    }
}

/// A start tag under construction, attribute by attribute.
struct SVGElement {
    private(set) var text: String

    init(_ name: String) { text = "<" + name }

    /// Appends an attribute whose value needs no escaping, or is escaped.
    mutating func set(_ name: String, _ value: String) { text += " \(name)=\"\(value)\"" }

    mutating func set(_ name: String, _ value: Double) { set(name, SVGNumber.length(value)) }

    mutating func set(_ name: String, _ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        let factors = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        set(name, "matrix(" + factors.map { SVGNumber.factor($0) }.joined(separator: " ") + ")")
    }

    /// Appends a color, such as `fill` and `fill-opacity`.
    mutating func set(_ name: String, _ color: Color) {
        set(name, Self.hexadecimal(color))
        setOpacity(name + "-opacity", color.alpha)
    }

    /// Appends an opacity, unless it is opaque.
    mutating func setOpacity(_ name: String, _ opacity: Double) {
        if opacity < 1 { set(name, opacity) }
    }

    /// Returns a color as `#rrggbb`.
    static func hexadecimal(_ color: Color) -> String {
        "#"
            + [color.red, color.green, color.blue].map { component in
                let digits = String(Int(Canvas.steps(component)), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    /// The element without content.
    var closed: String { text + "/>" }
    /// The start tag.
    var opened: String { text + ">" }
}

extension Path {
    /// The value of a `d` attribute.
    var svg: String {
        var result = ""
        func add(_ letter: String, _ points: CGPoint...) {
            result += letter
            var isFirst = true
            for point in points {
                for value in [point.x, point.y] {
                    let number = SVGNumber.length(Double(value))
                    if !isFirst, !number.hasPrefix("-") { result += " " }
                    result += number
                    isFirst = false
                }
            }
        }
        for element in elements {
            switch element {
            case .move(let point): add("M", point)
            case .line(let point): add("L", point)
            case .quadCurve(let point, let control): add("Q", control, point)
            case .curve(let point, let control1, let control2): add("C", control1, control2, point)
            case .close: result += "Z"
            }
        }
        return result
    }
}

/// Number formatting for SVG: short, deterministic, never with an exponent.
enum SVGNumber {
    /// Returns a length in points, to the thousandth.
    static func length(_ value: Double) -> String { text(value, decimals: 3) }

    /// Returns a factor, precise enough for thousands of pixels.
    static func factor(_ value: Double) -> String { text(value, decimals: 9) }

    private static let powers = (0...9).map { power in (0..<power).reduce(1) { product, _ in product * 10 } }

    private static func text(_ value: Double, decimals: Int) -> String {
        // Nothing is visible beyond 1,000 million; NaN can't occur here.
        let limited = value.isNaN ? 0 : max(-1e9, min(1e9, value))
        let unit = powers[decimals]
        let all = Int((limited.magnitude * Double(unit)).rounded())
        guard all > 0 else { return "0" }
        var result = limited < 0 ? "-" : ""
        let whole = all / unit
        var rest = all % unit
        guard rest > 0 else { return result + String(whole) }
        if whole > 0 { result += String(whole) }
        var digits = decimals
        while rest % 10 == 0 {
            rest /= 10
            digits -= 1
        }
        let fraction = String(rest)
        result += "." + String(repeating: "0", count: digits - fraction.count) + fraction
        return result
    }
}

/// Escaping of text for XML.
enum SVGText {
    /// Returns text that is safe in elements and in quoted attributes. Characters that XML can't represent become
    /// U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Unescaped, these would be read as spaces.
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\r": result += "&#13;"
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    /// Returns a Boolean value that indicates whether a scalar is one of XML 1.0's characters.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
