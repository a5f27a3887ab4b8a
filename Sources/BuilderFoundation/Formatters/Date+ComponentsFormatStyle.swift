import Foundation

extension Date.ComponentsFormatStyle {
    /// The form of numbers and units.
    public struct Style: Codable, Hashable, Sendable {
        /// Words: "1 hour, 5 minutes".
        public static var wide: Style { Style(.full) }
        /// Symbols: "1 hr, 5 min".
        public static var abbreviated: Style { Style(.short) }
        /// Symbols without spaces: "1hr 5min".
        public static var condensedAbbreviated: Style { Style(.brief) }
        /// The shortest form: "1h 5m".
        public static var narrow: Style { Style(.abbreviated) }
        /// Words for numbers, too: "one hour, five minutes".
        public static var spellOut: Style { Style(.spellOut) }

        /// Numbers with colons: "1:05:00".
        fileprivate static var positional: Style { Style(.positional) }

        private let rawValue: Int

        private init(_ unitsStyle: DateComponentsFormatter.UnitsStyle) { rawValue = unitsStyle.rawValue }

        fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
            DateComponentsFormatter.UnitsStyle(rawValue: rawValue) ?? .full
        }
    }
}

extension Date {
    /// A format of the time between two dates in units of a calendar: "1 hour, 5 minutes".
    ///
    /// On Apple's systems it is `Date.ComponentsFormatStyle`, of which Foundation has only the fields on Linux.
    public struct ComponentsStyle: Foundation.FormatStyle {
        /// The fields that a text may have.
        public typealias Field = ComponentsFormatStyle.Field
        /// The form of numbers and units.
        public typealias Style = ComponentsFormatStyle.Style

        /// The calendar that splits the time into units.
        public var calendar: Calendar
        /// The form of numbers and units.
        public var style: Style
        /// The language of numbers and units.
        public var locale: Locale
        /// A Boolean value that indicates whether the text has no sign; true by default.
        public var isPositive = true
        /// The fields that a text may have; nil for all but weeks.
        public var fields: Set<Field>?

        /// Creates a format.
        public init(
            style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            fields: Set<Field>? = nil
        ) {
            self.style = style
            self.locale = locale
            self.calendar = calendar
            self.fields = fields
        }

        /// Returns the text of the time between the bounds.
        public func format(_ value: Range<Date>) -> String {
            var calendar = calendar
            calendar.locale = locale
            let formatter = DateComponentsFormatter()
            formatter.calendar = calendar
            formatter.unitsStyle = style.unitsStyle
            formatter.allowedUnits = NSCalendar.Unit(fields.map { Array($0) } ?? [])
            let (start, end) = (value.lowerBound, value.upperBound)
            return (isPositive ? formatter.string(from: start, to: end) : formatter.string(from: end, to: start)) ?? ""
        }

        /// Returns a format like this one in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns a format like this one with the units of another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }
    }
}

extension FormatStyle where Self == Date.ComponentsStyle {
    /// A format of the time between two dates in units.
    ///
    /// - Parameter fields: The fields that a text may have; nil for all but weeks.
    public static func components(style: Date.ComponentsStyle.Style, fields: Set<Date.ComponentsStyle.Field>? = nil)
        -> Self
    { Self(style: style, fields: fields) }

    /// A format of the time between two dates in hours, minutes and seconds: "1:05:00".
    public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }
}

extension NSCalendar.Unit {
    /// Creates the units of fields.
    fileprivate init(_ fields: [Date.ComponentsStyle.Field]) {
        let units: [Date.ComponentsStyle.Field: NSCalendar.Unit] = [
            .year: .year, .month: .month, .week: .weekOfMonth, .day: .day, .hour: .hour, .minute: .minute,
            .second: .second,
        ]
        self = NSCalendar.Unit(fields.compactMap { units[$0] })
    }
}
