import Foundation

/// The wheels of a date picker in each mode, and the rows of its date.
@MainActor
final class DatePickerWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private enum Wheel {
        case day, month, year, hour, minute, halfDay, date, hours, minutes
    }

    private weak var picker: UIDatePicker?

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init()
    }

    private var wheels: [Wheel] {
        guard let picker else { return [] }
        let time: [Wheel] = picker.format.usesHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
        switch picker.datePickerMode {
        case .time: return time
        case .dateAndTime: return [.date] + time
        case .countDownTimer: return [.hours, .minutes]
        case .date: return dateOrder("yMMMMd")
        case .yearAndMonth: return dateOrder("yMMMM").filter { $0 != .day }
        }
    }

    /// Returns day, month and year in the locale's order.
    private func dateOrder(_ template: String) -> [Wheel] {
        let locale = picker?.format.locale ?? .current
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMMM d y"
        var order: [Wheel] = []
        for character in format {
            let wheel: Wheel? =
                switch character {
                case "d": .day
                case "M", "L": .month
                case "y": .year
                default: nil
                }
            if let wheel, !order.contains(wheel) { order.append(wheel) }
        }
        return order
    }

    /// The number of days on each side of the current one.
    private static let days = 500
    private static let greatestYear = 10_000

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        guard let picker, wheels.indices.contains(component) else { return 0 }
        switch wheels[component] {
        case .day: return picker.format.calendar.maximumRange(of: .day)?.count ?? 31
        case .month: return picker.format.symbols.standaloneMonthSymbols.count
        case .year: return Self.greatestYear
        case .hour: return picker.format.usesHalfDays ? 12 : 24
        case .minute, .minutes: return 60 / picker.minuteInterval
        case .halfDay: return 2
        case .date: return 2 * Self.days + 1
        case .hours: return 24
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        guard let picker, wheels.indices.contains(component) else { return nil }
        let format = picker.format
        switch wheels[component] {
        case .day, .year: return "\(row + 1)"
        case .month: return format.symbols.standaloneMonthSymbols[row]
        case .hour: return format.usesHalfDays ? "\(row == 0 ? 12 : row)" : padded(row)
        case .minute: return padded(row * picker.minuteInterval)
        case .halfDay: return row == 0 ? format.symbols.amSymbol : format.symbols.pmSymbol
        case .date:
            let day = format.calendar.date(byAdding: .day, value: row - Self.days, to: picker.shownDate)
            return format.text(day ?? picker.shownDate, "EEEMMMd")
        case .hours: return "\(row) hours"
        case .minutes: return "\(row * picker.minuteInterval) min"
        }
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Returns a width in points; the wheels of dates and months are wider than the others.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        guard wheels.indices.contains(component) else { return -1 }
        switch wheels[component] {
        case .date, .month: return 140
        case .hours, .minutes: return 120
        case .year: return 70
        default: return picker?.datePickerMode == .time ? 70 : 50
        }
    }

    /// Turns the wheels to the picker's date.
    func turn(_ pickerView: UIPickerView) {
        for (component, wheel) in wheels.enumerated() {
            pickerView.selectRow(row(of: wheel), inComponent: component, animated: false)
        }
    }

    private func row(of wheel: Wheel) -> Int {
        guard let picker else { return 0 }
        let format = picker.format
        let parts = format.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.shownDate)
        let minutes = Int(picker.countDownDuration / 60)
        switch wheel {
        case .day: return (parts.day ?? 1) - 1
        case .month: return (parts.month ?? 1) - 1
        case .year: return (parts.year ?? 1) - 1
        case .hour: return (parts.hour ?? 0) % (format.usesHalfDays ? 12 : 24)
        case .minute: return (parts.minute ?? 0) / picker.minuteInterval
        case .halfDay: return (parts.hour ?? 0) / 12
        case .date: return Self.days
        case .hours: return minutes / 60
        case .minutes: return minutes % 60 / picker.minuteInterval
        }
    }
}

/// The formats of a date picker.
@MainActor
struct DatePickerFormat {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone

    @MainActor func text(_ date: Date, _ template: String) -> String {
        formatter(template).string(from: date)
    }

    private struct FormatterKey: Hashable {
        let locale: Locale
        let calendar: Calendar
        let timeZone: TimeZone
        let template: String
    }

    /// The formatters that were used last: making one takes a tenth of a millisecond or more.
    @MainActor private static var formatters: [FormatterKey: DateFormatter] = [:]
    private static let formatterLimit = 32

    @MainActor private func formatter(_ template: String) -> DateFormatter {
        let key = FormatterKey(locale: locale, calendar: calendar, timeZone: timeZone, template: template)
        if let known = Self.formatters[key] { return known }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        // An autoupdating value may stand for another one later.
        guard locale != .autoupdatingCurrent, calendar != .autoupdatingCurrent, timeZone != .autoupdatingCurrent
        else { return formatter }
        if Self.formatters.count >= Self.formatterLimit { Self.formatters = [:] }
        Self.formatters[key] = formatter
        return formatter
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
