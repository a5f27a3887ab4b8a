import Foundation

/// A detail of a view on its line of a text tree, after its class.
enum TextTreeDetail: CustomStringConvertible {
    /// `disabled`
    case flag(String)
    /// `text="Hello"`
    case text(String, String)
    /// `alpha=0.5`
    case number(String, CGFloat)
    /// `contentSize=(320 480)`
    case numbers(String, [CGFloat])
    /// `frame=(0 0; 320 480)`
    case rect(String, CGRect)

    var description: String {
        switch self {
        case .flag(let name): name
        case .text(let name, let value): "\(name)=\(NumberText.quoted(value))"
        case .number(let name, let value): "\(name)=\(NumberText.short(value))"
        case .numbers(let name, let values):
            "\(name)=(\(values.map(NumberText.short).joined(separator: " ")))"
        case .rect(let name, let rect): "\(name)=\(NumberText.rect(rect))"
        }
    }
}

/// A view with details of its own in a text tree: its text, its image, its state.
@MainActor
protocol TextTreeDetailing: UIView {
    var textTreeDetails: [TextTreeDetail] { get }
}

/// Formats numbers and strings for messages and text trees, independent of the locale.
enum NumberText {
    /// Returns a number with at most 3 decimals, without trailing zeros, never “-0”.
    static func short(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        // Beyond that a Double has no thousandths.
        guard value.magnitude < 1e12 else { return "\(Double(value))" }
        let thousandths = Int((value * 1000).rounded())
        var text = thousandths < 0 ? "-" : ""
        text += String(thousandths.magnitude / 1000)
        var decimals = thousandths.magnitude % 1000
        guard decimals > 0 else { return text }
        var digits = 3
        while decimals % 10 == 0 {
            decimals /= 10
            digits -= 1
        }
        let figures = String(decimals)
        return text + "." + String(repeating: "0", count: digits - figures.count) + figures
    }

    /// Returns a rectangle as `(x y; width height)`, in UIKit's format.
    static func rect(_ rect: CGRect) -> String {
        "(\(short(rect.origin.x)) \(short(rect.origin.y)); \(short(rect.size.width)) \(short(rect.size.height)))"
    }

    /// Returns a text in double quotes on one line, with quotes, backslashes, line ends and other control characters
    /// escaped, by default as in Swift.
    static func quoted(
        _ text: String,
        control: (Unicode.Scalar) -> String = { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    ) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isControl(scalar): result += control(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Returns a Boolean value that indicates whether a character is a control character, Unicode's line or paragraph
    /// separator, or changes the writing direction of what follows it in a file or terminal.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: scalar.properties.generalCategory == .control
        }
    }
}
