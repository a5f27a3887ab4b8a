import BuilderFoundation

/// A message for a log, with formats and privacy of its values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The visibility of a value in a log. Values are visible, as in Xcode, unless they are explicitly private.
public struct OSLogPrivacy: Hashable, Sendable {
    /// A replacement of a private value.
    public enum Mask: Hashable, Sendable { case hash, none }

    let isHidden: Bool
    let mask: Mask
    private init(isHidden: Bool, mask: Mask = .none) { (self.isHidden, self.mask) = (isHidden, mask) }

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: mask) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isLeft: Bool
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: false) }
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func apply(_ text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + padding : padding + text
    }
}

/// The notation of an integer.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var prefix = ""
    var isUppercase = false
    var minDigits = 1
    var showsSign = false

    public static var decimal: OSLogIntegerFormatting { decimal() }
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(minDigits: minDigits(), showsSign: explicitPositiveSign)
    }
    public static var hex: OSLogIntegerFormatting { hex() }
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minDigits: minDigits(),
            showsSign: explicitPositiveSign)
    }
    public static var octal: OSLogIntegerFormatting { octal() }
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0" : "", minDigits: minDigits(), showsSign: explicitPositiveSign)
    }

    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let sign = value < 0 ? "-" : showsSign ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// The notation of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    let specifier: String
    var precision: Int?
    var showsSign = false

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "f") }
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(specifier: "f", precision: precision(), showsSign: explicitPositiveSign)
    }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "e") }
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            specifier: uppercase ? "E" : "e", precision: precision(), showsSign: explicitPositiveSign)
    }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "g") }
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            specifier: uppercase ? "G" : "g", precision: precision(), showsSign: explicitPositiveSign)
    }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "a") }

    func text(_ value: Double) -> String {
        String(format: "%" + (showsSign ? "+" : "") + (precision.map { ".\(max(0, $0))" } ?? "") + specifier, value)
    }
}

/// The notation of a Boolean value.
public enum OSLogBoolFormat: Sendable {
    case truth
    case answer
}

/// The parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        let shown =
            if privacy.mask == .hash {
                "<mask.hash: '\(String(value.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16))'>"
            } else {
                privacy.isHidden ? "<private>" : value
            }
        text += align.apply(shown)
    }

    public mutating func appendInterpolation(
        _ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(value, align, privacy) }

    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(value.description, align, privacy) }

    public mutating func appendInterpolation(
        _ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append("\(value)", align, privacy) }

    public mutating func appendInterpolation(_ object: NSObject?, privacy: OSLogPrivacy = .auto) {
        append(object.map(\.description) ?? "(null)", .none, privacy)
    }

    public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
        append("\(error)", .none, privacy)
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.text(number), align, privacy) }

    public mutating func appendInterpolation(
        _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.text(number), align, privacy) }

    public mutating func appendInterpolation(
        _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.text(Double(number)), align, privacy) }

    public mutating func appendInterpolation(
        _ number: CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(format.text(Double(number)), align, privacy) }

    public mutating func appendInterpolation(
        _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let words = format == .truth ? ["false", "true"] : ["NO", "YES"]
        append(words[boolean ? 1 : 0], .none, privacy)
    }
}
