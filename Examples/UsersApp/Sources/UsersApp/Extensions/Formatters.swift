import Foundation

extension Locale {
    static let fixed = Locale(identifier: "en_US")
}

extension Calendar {
    static let fixed: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .fixed
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()
}

extension DateFormatter {

    /// The service's date format.
    static let day = make("yyyy-MM-dd")
    /// The user-visible date format.
    static let longDay = make("d MMMM yyyy")
    static let dayAndTime = make("d MMM yyyy, HH:mm")

    private static func make(_ format: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = .fixed
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = format
        return formatter
    }

}

extension NumberFormatter {

    static func money(_ currency: String) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = .fixed
        formatter.numberStyle = .currency
        formatter.currencyCode = currency
        return formatter
    }

    static let percent: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = .fixed
        formatter.numberStyle = .percent
        formatter.minimumFractionDigits = 0
        formatter.maximumFractionDigits = 1
        formatter.roundingMode = .halfUp
        return formatter
    }()

    func text(_ value: Decimal) -> String {
        string(from: value as NSDecimalNumber) ?? "\(value)"
    }

}
