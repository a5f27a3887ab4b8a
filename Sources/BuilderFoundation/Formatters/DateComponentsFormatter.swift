import Foundation

/// A formatter of durations: "1:05:00", "1 hour, 5 minutes".
///
/// Units, and the words between them, are in the language of the calendar's locale, from Unicode's locale data.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The form of numbers and units.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10"
        case positional
        /// "1h 10m"
        case abbreviated
        /// "1 hr, 10 min"
        case short
        /// "1 hour, 10 minutes"
        case full
        /// "one hour, ten minutes"
        case spellOut
        /// "1hr 10min"
        case brief
    }

    /// The treatment of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As `dropLeading` with positional units, as `dropAll` with others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Zeros before the first other unit are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Zeros between other units are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Zeros after the last other unit are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Zeros are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Every unit has two digits with positional units; zeros are shown.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of numbers and units.
    open var unitsStyle = UnitsStyle.positional
    /// The units that a text may have; empty for all of them.
    open var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that splits spans into units.
    open var calendar: Calendar? = .current
    /// The date at which spans begin.
    open var referenceDate: Date?
    /// A Boolean value that indicates whether the smallest unit has a fraction; not supported.
    open var allowsFractionalUnits = false
    /// The number of units that a text has at most; zero for any number.
    open var maximumUnitCount = 0
    /// A Boolean value that indicates whether a largest unit of 1 is counted by the next smaller one; not supported.
    open var collapsesLargestUnit = false
    /// A Boolean value that indicates whether the text is said to be approximate: "About 5 minutes".
    ///
    /// Other languages' phrases aren't measured.
    open var includesApproximationPhrase = false
    /// A Boolean value that indicates whether the text is said to be what remains: "5 minutes remaining".
    ///
    /// Other languages' phrases aren't measured.
    open var includesTimeRemainingPhrase = false
    /// The place of the text in a sentence; not read.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a span of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded()))
    }

    /// Returns the text of the span between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var units = self.units
        var end = endDate
        if maximumUnitCount > 0 {
            let all = values(of: units, from: startDate, to: end)
            if let first = all.firstIndex(where: { $0 != 0 }), first + maximumUnitCount < units.count {
                units = Array(units.prefix(first + maximumUnitCount))
                if let length = units.last?.seconds {
                    let seconds = endDate.timeIntervalSince(startDate)
                    end = startDate.addingTimeInterval((seconds / length).rounded() * length)
                }
            }
        }
        return text(zip(units, values(of: units, from: startDate, to: end)).map { Part(unit: $0, value: $1) })
    }

    /// Returns the text of components, of which those that aren't set are left out.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Returns the text of components in a form.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    // MARK: Units

    private struct Part {
        var unit: CalendarUnit
        var value: Int
    }

    private var units: [CalendarUnit] {
        let all = CalendarUnit.all.filter { allowedUnits.isEmpty ? $0.isDefault : allowedUnits.contains($0.unit) }
        return all.isEmpty ? CalendarUnit.all.filter(\.isDefault) : all
    }

    private func values(of units: [CalendarUnit], from start: Date, to end: Date) -> [Int] {
        let components = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { components.value(for: $0.component) ?? 0 }
    }

    private func shown(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = parts.firstIndex(where: { $0.value != 0 }),
            let last = parts.lastIndex(where: { $0.value != 0 })
        else { return behavior.isEmpty ? parts : Array(parts.suffix(1)) }
        return parts.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    // MARK: Text

    private func text(_ parts: [Part]) -> String {
        let shown = shown(parts)
        let text = unitsStyle == .positional ? positional(shown) : words(shown)
        let phrase: SystemWord? =
            switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
            case (true, true): .aboutRemaining
            case (true, false): .about
            case (false, true): .remaining
            case (false, false): nil
            }
        return phrase?.text(with: text, in: locale) ?? text
    }

    private var locale: Locale { calendar?.locale ?? .current }

    private func positional(_ parts: [Part]) -> String {
        let isNegative = parts.contains { $0.value < 0 }
        let pads = zeroFormattingBehavior.contains(.pad)
        let numbers = parts.enumerated().map { index, part in
            let digits = String(abs(part.value))
            let isPadded = (index > 0 || pads && parts.count > 1) && digits.count < 2
            return isPadded ? "0" + digits : digits
        }
        return (isNegative ? "-" : "") + numbers.joined(separator: ":")
    }

    private func words(_ parts: [Part]) -> String {
        let isNegative = parts.contains { $0.value < 0 }
        let words = parts.map { $0.unit.text(abs($0.value), unitsStyle, locale) }
        let separators =
            unitsStyle == .brief ? [] : CalendarUnit.separators(count: words.count, unitsStyle.width, locale)
        let text = words.enumerated().map { index, word in
            index == 0 ? word : (separators.isEmpty ? " " : separators[min(index, separators.count) - 1]) + word
        }
        return (isNegative ? "-" : "") + text.joined()
    }
}

extension DateComponentsFormatter.UnitsStyle {
    /// The length of a duration's units.
    fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
        switch self {
        case .abbreviated: .narrow
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        default: .wide
        }
    }
}

/// A unit of a calendar, and its texts.
private struct CalendarUnit: @unchecked Sendable {
    var unit: NSCalendar.Unit
    var component: Calendar.Component
    var isDefault = true
    /// The unit of Unicode's durations; nil for years and months, whose lengths vary.
    var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)?
    /// The name in Unicode's locale data.
    var name: String

    /// The length in seconds, for units that always have the same.
    var seconds: Double? { duration.map { Double($0.seconds) } }

    static let all = [
        CalendarUnit(unit: .year, component: .year, name: "year"),
        CalendarUnit(unit: .month, component: .month, name: "month"),
        CalendarUnit(
            unit: .weekOfMonth, component: .weekOfMonth, isDefault: false, duration: (.weeks, 604_800), name: "week"),
        CalendarUnit(unit: .day, component: .day, duration: (.days, 86_400), name: "day"),
        CalendarUnit(unit: .hour, component: .hour, duration: (.hours, 3_600), name: "hour"),
        CalendarUnit(unit: .minute, component: .minute, duration: (.minutes, 60), name: "minute"),
        CalendarUnit(unit: .second, component: .second, duration: (.seconds, 1), name: "second"),
    ]

    func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
        if style == .spellOut {
            let numbers = NumberFormatter()
            numbers.numberStyle = .spellOut
            numbers.locale = locale
            let digits = String(value)
            return text(value, .full, locale)
                .replacingOccurrences(of: digits, with: numbers.string(from: value as NSNumber) ?? digits)
        }
        guard let duration else {
            let width: UnitText.Width =
                switch style {
                case .abbreviated: .narrow
                case .short, .brief: .short
                default: .full
                }
            let text = UnitText.text(Double(value), unit: name, width: width, locale: locale) ?? "\(value) \(name)"
            return style == .brief ? text.replacing(" ", with: "") : text
        }
        let text = Self.format([duration], value * duration.seconds, style.width, locale)
        return style == .brief ? text.replacing(" ", with: "") : text
    }

    /// Returns the texts before each of `count` units but the first, as Unicode's locale data joins units.
    ///
    /// Only the last one differs from the others: they are found between the units of a sample.
    static func separators(
        count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
    ) -> [String] {
        guard count > 1 else { return [] }
        let sample = all.compactMap(\.duration).suffix(min(count, 3))
        var rest = Substring(format(Array(sample), sample.reduce(0) { $0 + $1.seconds }, width, locale))
        var separators: [String] = []
        for (index, unit) in sample.enumerated() {
            guard let range = rest.range(of: format([unit], unit.seconds, width, locale)) else {
                return Array(repeating: ", ", count: count - 1)
            }
            if index > 0 { separators.append(String(rest[..<range.lowerBound])) }
            rest = rest[range.upperBound...]
        }
        return Array(repeating: separators[0], count: count - 1 - separators.count) + separators
    }

    /// Returns seconds in units of Unicode's durations.
    private static func format(
        _ units: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Int)], _ seconds: Int,
        _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
        Duration.UnitsFormatStyle(
            allowedUnits: Set(units.map(\.unit)), width: width, maximumUnitCount: units.count,
            zeroValueUnits: .show(length: 1)
        ).locale(locale).format(.seconds(seconds))
    }
}
