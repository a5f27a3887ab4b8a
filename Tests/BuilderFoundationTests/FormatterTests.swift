import BuilderFoundation
import Testing

@Suite struct FormatterTests {
    private let english = Locale(identifier: "en_US")

    @Test func relativeTimesInEveryStyle() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        #expect(formatter.localizedString(from: DateComponents(minute: -5)) == "5 minutes ago")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
        #expect(formatter.localizedString(from: DateComponents(month: -1)) == "1 month ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
        #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in 2 hr.")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -2)) == "2w ago")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(second: -10)) == "ten seconds ago")
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitsStyle = .full
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
    }

    @Test func relativeTimesCountTheLargestWholeUnit() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7_199), relativeTo: now) == "1 hour ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(86_400 * 15), relativeTo: now) == "in 2 weeks")
    }

    private func duration(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, count: Int = 0
    ) -> String? {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = english
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        formatter.maximumUnitCount = count
        return formatter.string(from: seconds)
    }

    @Test func durations() {
        #expect(duration(3_665, .positional) == "1:01:05")
        #expect(duration(65, .positional, [.minute, .second], .pad) == "01:05")
        #expect(duration(5, .positional, [.minute, .second], .pad) == "00:05")
        #expect(duration(5, .positional, [.minute, .second]) == "5")
        #expect(duration(3_900, .full) == "1 hour, 5 minutes")
        #expect(duration(3_900, .short) == "1 hr, 5 min")
        #expect(duration(3_900, .abbreviated) == "1h 5m")
        #expect(duration(3_900, .brief) == "1hr 5min")
        #expect(duration(3_900, .spellOut) == "one hour, five minutes")
        #expect(duration(0, .abbreviated, [.hour, .minute]) == "0m")
        #expect(duration(7_140, .full, [.hour, .minute], count: 1) == "2 hours")
        #expect(duration(-65, .positional, [.minute, .second]) == "-1:05")
    }

    @Test func listsNamesAndMeasurements() {
        let list = ListFormatter()
        list.locale = english
        #expect(list.string(from: ["A", "B", "C"]) == "A, B, and C")
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated) == "AL")
        #expect(PersonNameComponentsFormatter().string(from: name) == "Ada Lovelace")
        let measure = MeasurementFormatter()
        measure.locale = english
        measure.unitOptions = .providedUnit
        #expect(measure.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 km")
        measure.unitStyle = .long
        #expect(measure.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 kilometers")
        measure.unitOptions = []
        #expect(
            measure.string(from: Measurement(value: 100, unit: UnitTemperature.celsius)) == "212 degrees Fahrenheit")
    }

    @Test func namesInFormats() throws {
        var name = PersonNameComponents()
        name.namePrefix = "Dr."
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
        #expect(name.formatted(.name(style: .short).locale(english)) == "Ada")
        name.nickname = "Countess"
        #expect(name.formatted(.name(style: .short)) == "Countess")
        let parsed = try PersonNameComponents("Grace Brewster Hopper", strategy: .name)
        #expect(parsed.familyName == "Hopper")
        #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
    }
}
