import Foundation

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic = 0
    case wheels = 1
    /// Labels that a calendar opens from.
    case compact = 2
    /// A calendar; drawn as the compact style.
    case inline = 3
}

/// Formats what a date picker shows.
@MainActor
struct DatePickerFormat {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    func text(_ date: Date, _ template: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    /// A Boolean value that indicates whether hours are counted to 12 in the locale.
    var usesHalfDays: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    var symbols: DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        return formatter
    }
}
