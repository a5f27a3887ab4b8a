import Foundation

/// A start tag under construction, attribute by attribute.
struct SVGElement {
    private(set) var text: String

    init(_ name: String) {
        text = "<" + name
    }

    /// Appends an attribute whose value needs no escaping, or is escaped.
    mutating func set(_ name: String, _ value: String) {
        text += " \(name)=\"\(value)\""
    }

    mutating func set(_ name: String, _ value: Double) {
        set(name, SVGNumber.length(value))
    }

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
