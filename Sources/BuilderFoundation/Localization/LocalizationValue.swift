import Foundation

extension String {
    /// A text of a table of strings, with the values that are inserted into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        /// The key of the table: the text with a format in place of each value.
        var key: String
        var arguments: [Argument]

        /// A value, as a format of `String(format:)` takes it.
        enum Argument: Sendable {
            case text(String), integer(Int), unsigned(UInt), number(Double)

            var format: any CVarArg {
                switch self {
                case .text(let value): value as NSString
                case .integer(let value): value
                case .unsigned(let value): value
                case .number(let value): value
                }
            }
        }

        /// Creates a text without values.
        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        /// Creates a text without values.
        public init(_ value: String) { self.init(stringLiteral: value) }

        /// Creates a text with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The collector of a text's parts.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Inserts a text.
            public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }

            /// Inserts a value's description.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text("\(value)")) }

            /// Inserts an integer: as `%lld` or `%llu`, or, if its type has at most 32 bits, as `%d` or `%u`.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
                let isShort = (T.self as? any FixedWidthInteger.Type).map { $0.bitWidth <= 32 } == true
                if T.isSigned {
                    append(isShort ? "%d" : "%lld", .integer(Int(clamping: value)))
                } else {
                    append(isShort ? "%u" : "%llu", .unsigned(UInt(clamping: value)))
                }
            }

            /// Inserts a number.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append(T.self == Float.self ? "%f" : "%lf", .number(Double(value)))
            }

            /// Inserts a number in a format of `String(format:)`.
            public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
                append(specifier, .integer(Int(clamping: value)))
            }

            /// Inserts a number in a format of `String(format:)`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
                append(specifier, .number(Double(value)))
            }

            /// Inserts a value in the format of a style.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            private mutating func append(_ format: String, _ argument: Argument) {
                key += format
                arguments.append(argument)
            }
        }

        /// The text with a character in place of each inserted text, and the texts by these characters.
        ///
        /// Inserted texts aren't read as Markdown, wherever they stand: they are put in when it has been read. The
        /// characters are for private use, from a part of plane 15 that icon fonts leave free.
        var withPlaceholders: (value: Self, texts: [Unicode.Scalar: String]) {
            var value = self
            var texts: [Unicode.Scalar: String] = [:]
            for (index, argument) in arguments.enumerated().prefix(0xFF0) {
                guard case .text(let text) = argument, let placeholder = Unicode.Scalar(0xFF000 + UInt32(index)) else {
                    continue
                }
                texts[placeholder] = text
                value.arguments[index] = .text(String(placeholder))
            }
            return (value, texts)
        }

        /// Returns the text of a table in a language's format; the key's own if the table has none.
        func text(key tableKey: String?, table: String?, bundle: Bundle?, locale: Locale) -> String {
            let bundle = bundle ?? .main
            guard !arguments.isEmpty else {
                let own = key.replacingOccurrences(of: "%%", with: "%")
                let found = bundle.localizedString(forKey: tableKey ?? own, value: own, table: table)
                return found.isEmpty ? own : found
            }
            let format = bundle.localizedString(forKey: tableKey ?? key, value: key, table: table)
            return String(
                localizableFormat: format.isEmpty ? key : format, locale: locale, arguments: arguments.map(\.format))
        }
    }

    /// Creates the text of a table of strings: `String(localized: "\(count) items")`.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(key: nil, table: table, bundle: bundle, locale: locale)
    }

    /// Creates the text of a table of strings, with a text for when the table has none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(key: key.description, table: table, bundle: bundle, locale: locale)
    }

    /// Creates the text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text(resource.defaultValue)
    }
}

/// A text of a table of strings that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    /// The bundle that has the table.
    public enum BundleDescription: @unchecked Sendable {
        /// The app's bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at a location.
        case atURL(URL)

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key of the table.
    public let key: String
    /// The text for when the table has none.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// The language of numbers.
    public var locale: Locale
    let bundle: BundleDescription

    /// Creates a resource whose key is its text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key.description, defaultValue, table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var description: String { String(localized: self) }

    /// Returns the table's text with the values of another text.
    func text(_ value: String.LocalizationValue) -> String {
        value.text(key: key, table: table, bundle: bundle.bundle, locale: locale)
    }

    private init(
        _ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }
}

extension NSString {
    /// Returns a text in a format, with the numbers of the current locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format as String, locale: .current, arguments: args))
    }
}
