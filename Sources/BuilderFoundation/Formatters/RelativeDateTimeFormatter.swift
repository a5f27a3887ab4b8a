import Foundation

/// A formatter of time spans as people say them: "in 5 minutes", "yesterday".
///
/// The texts are those of Unicode's locale data, in every locale that it has. Apple's systems show other short forms
/// in some versions ("5m ago" or "5min ago").
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The form of numbers and units.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2mo ago"
        case abbreviated
    }

    /// The form of spans that have a name.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric
        /// "yesterday"
        case named
    }

    /// The form of spans that have a name.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The form of numbers and units.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text in a sentence.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that finds a span's largest unit.
    open var calendar: Calendar! = .current
    /// The language of the text.
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text of a span of seconds; negative spans lie in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns the text of a date as seen from another one, by the largest unit between them.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let components = usedCalendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
        return localizedString(from: components)
    }

    /// Returns the text of the largest unit that isn't zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let span = Span.all.first { dateComponents[keyPath: $0.value].map { $0 != 0 } ?? false }
        let given = span ?? Span.all.last { dateComponents[keyPath: $0.value] != nil } ?? Span.seconds
        return text(of: dateComponents[keyPath: given.value] ?? 0, given)
    }

    /// Returns the text of a date as seen from now; nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    private func text(of value: Int, _ span: Span) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        // A noon from which every count of units is found again.
        let reference = Date(timeIntervalSinceReferenceDate: 43_200)
        guard let date = calendar.date(byAdding: span.component, value: value, to: reference) else { return "" }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [span.field], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: width, locale: locale ?? .current, calendar: calendar, capitalizationContext: capitalization
        ).format(reference)
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .listItem: .listItem
        case .middleOfSentence: .middleOfSentence
        case .standalone: .standalone
        default: .unknown
        }
    }

    private struct Span: @unchecked Sendable {
        var value: KeyPath<DateComponents, Int?>
        var component: Calendar.Component
        var field: Date.RelativeFormatStyle.Field

        static let seconds = Span(value: \.second, component: .second, field: .second)
        static let all = [
            Span(value: \.year, component: .year, field: .year),
            Span(value: \.month, component: .month, field: .month),
            Span(value: \.weekOfMonth, component: .weekOfMonth, field: .week),
            Span(value: \.weekOfYear, component: .weekOfYear, field: .week),
            Span(value: \.day, component: .day, field: .day),
            Span(value: \.hour, component: .hour, field: .hour),
            Span(value: \.minute, component: .minute, field: .minute),
            seconds,
        ]
    }
}
