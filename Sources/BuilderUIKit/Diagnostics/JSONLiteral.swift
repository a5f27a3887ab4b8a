import Foundation
import Render

/// Converts values to JSON on one line, with numbers formatted by `NumberText`.
enum JSONLiteral {
    /// Returns a number; null for one that isn't finite, since JSON has no infinity.
    static func number(_ value: CGFloat) -> String { value.isFinite ? NumberText.short(value) : "null" }

    static func numbers(_ values: [CGFloat]) -> String { array(values.map(number)) }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    static func rect(_ rect: CGRect) -> String {
        object([
            "height": number(rect.size.height), "width": number(rect.size.width), "x": number(rect.origin.x),
            "y": number(rect.origin.y),
        ])
    }

    static func size(_ size: CGSize) -> String {
        object(["height": number(size.height), "width": number(size.width)])
    }

    static func object(_ members: [String: String]) -> String {
        let texts = members.sorted { $0.key < $1.key }.map { "\(string($0.key)): \($0.value)" }
        return "{" + texts.joined(separator: ", ") + "}"
    }

    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // Control characters, and Unicode's line and paragraph separators.
            case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Color {
    /// The color as `#RRGGBB`, or `#RRGGBBAA` if it isn't opaque.
    var hexadecimal: String {
        let channels = [red, green, blue, alpha].map { $0.isFinite ? Int((max(0, min(1, $0)) * 255).rounded()) : 0 }
        return "#"
            + (channels[3] == 255 ? channels.dropLast() : channels[...]).map { channel in
                (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
            }.joined()
    }
}
