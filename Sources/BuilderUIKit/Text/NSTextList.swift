import Foundation

/// A list of paragraphs that have markers, in a paragraph style's `textLists`.
///
/// A text view with a `textLayoutManager` draws the markers before the paragraphs. Labels and other texts show those
/// that their characters contain, as with TextKit 1 (not measured for labels).
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let isaPadding = IsaPadding()

    /// The format of a marker: text with a keyword in braces, such as `({decimal})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The text with the keyword.
        public let rawValue: String
        /// Creates a format from a text with a keyword in braces.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a format from a text with a keyword in braces.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// A hollow square.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A hollow circle.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A bullet.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A small square.
        public static let square = MarkerFormat("{square}")
        /// A number with the digits 0…9 and a…f.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// A number with the digits 0…9 and A…F.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// A number with the digits 0…7.
        public static let octal = MarkerFormat("{octal}")
        /// A lowercase letter; two letters after z.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// An uppercase letter; two letters after Z.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// A lowercase letter; two letters after z.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// An uppercase letter; two letters after Z.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// A number in lowercase Roman numerals.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// A number in uppercase Roman numerals.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// A decimal number.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// Options of a list.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A nested list's markers begin with that of the enclosing item.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// A Boolean value that indicates whether texts contain the markers of lists; false, so that the layout adds them
    /// (from memory, not measured).
    open class var includesTextListMarkers: Bool { false }

    /// The format of the markers.
    public let markerFormat: MarkerFormat
    /// The options.
    public let listOptions: Options
    /// The number of the list's first item; 1 by default.
    open var startingItemNumber = 1

    /// Creates a list with the options' bits.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)), startingItemNumber: 1)
    }

    /// Creates a list whose first item has a number.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// A Boolean value that indicates whether the markers count the items.
    open var isOrdered: Bool {
        MarkerKeyword.find(in: markerFormat.rawValue).map { MarkerKeyword.symbols[$0.keyword] == nil } ?? false
    }

    /// Returns the marker of an item, with the text around the format's keyword.
    ///
    /// A format without a known keyword is the marker itself. The number is used as it is: that of the first item is
    /// `startingItemNumber`.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let format = markerFormat.rawValue
        guard let found = MarkerKeyword.find(in: format) else { return format }
        return format.replacingCharacters(in: found.range, with: MarkerKeyword.text(found.keyword, itemNumber))
    }

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    open override func copy() -> Any { copy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "NSMarkerFormat"),
            let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat")
        else { return nil }
        markerFormat = MarkerFormat(format as String)
        listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSOptions")))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }
}

/// The keywords of marker formats and their texts.
private enum MarkerKeyword {
    /// The markers that are the same for all items.
    static let symbols = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]
    private static let numbered: Set<String> = [
        "decimal", "octal", "lower-hexadecimal", "upper-hexadecimal", "lower-alpha", "upper-alpha", "lower-latin",
        "upper-latin", "lower-roman", "upper-roman",
    ]

    /// Returns the first known keyword of a format, and its range with the braces.
    static func find(in format: String) -> (keyword: String, range: Range<String.Index>)? {
        var rest = format.startIndex..<format.endIndex
        while let open = format[rest].firstIndex(of: "{") {
            let inside = format.index(after: open)
            guard let close = format[inside...].firstIndex(of: "}") else { return nil }
            let keyword = String(format[inside..<close])
            if symbols[keyword] != nil || numbered.contains(keyword) {
                return (keyword, open..<format.index(after: close))
            }
            rest = inside..<format.endIndex
        }
        return nil
    }

    /// Returns the text of a keyword for an item.
    static func text(_ keyword: String, _ number: Int) -> String {
        if let symbol = symbols[keyword] { return symbol }
        switch keyword {
        case "octal": return String(number, radix: 8)
        case "lower-hexadecimal": return String(number, radix: 16)
        case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": return letters(number)
        case "upper-alpha", "upper-latin": return letters(number).uppercased()
        case "lower-roman": return roman(number).lowercased()
        case "upper-roman": return roman(number)
        default: return String(number)
        }
    }

    /// Returns a…z for 1…26, then aa, ab and so on; the decimal number below 1.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var result: [Character] = []
        var rest = number
        while rest > 0 {
            let digit = UInt8((rest - 1) % 26)
            result.append(Character(Unicode.Scalar(UInt8(ascii: "a") + digit)))
            rest = (rest - 1) / 26
        }
        return String(result.reversed())
    }

    /// Returns the Roman numeral of 1…3999; the decimal number of others.
    private static func roman(_ number: Int) -> String {
        guard 1...3999 ~= number else { return String(number) }
        let numerals = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        var result = ""
        for (value, numeral) in numerals {
            while rest >= value {
                result += numeral
                rest -= value
            }
        }
        return result
    }
}
