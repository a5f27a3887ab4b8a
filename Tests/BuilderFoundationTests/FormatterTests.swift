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

    @Test func amountsOfDataAreThoseOfTheirBytes() {
        let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(style: .file, locale: english)
        let bytes = ByteCountFormatStyle(style: .file, locale: english)
        #expect(Measurement(value: 1.5, unit: .megabytes).formatted(style) == bytes.format(1_500_000))
        #expect(Measurement(value: 12, unit: .bits).formatted(style) == bytes.format(2))
    }

    @Test func objectsAreArgumentsOfFormats() {
        let error = NSError(domain: "a", code: 3)
        #expect(String(format: "<%@> %d", error, 4) == "<\(error.description)> 4")
        #expect(String(format: "%@ %@ %@", NSNumber(value: 3), "x" as NSString, "y") == "3 x y")
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

    /// Unicode's locale data joins two units, and the last one of several, in other ways than the first ones.
    @Test func durationsInOtherLanguages() {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func text(
            _ locale: String, _ seconds: TimeInterval = 3_665, about: Bool = false, remaining: Bool = false
        ) -> String? {
            calendar.locale = Locale(identifier: locale)
            formatter.calendar = calendar
            formatter.unitsStyle = .full
            formatter.includesApproximationPhrase = about
            formatter.includesTimeRemainingPhrase = remaining
            return formatter.string(from: seconds)
        }
        #expect(text("de_DE") == "1 Stunde, 1 Minute und 5 Sekunden")
        #expect(text("en_US", 93_665) == "1 day, 2 hours, 1 minute, 5 seconds")
        #expect(text("de_DE", 93_665) == "1 Tag, 2 Stunden, 1 Minute und 5 Sekunden")
        #expect(text("zh_Hans") == "1小时1分钟5秒钟")
        #expect(text("en_US", 300, about: true, remaining: true) == "About 5 minutes remaining")
        #expect(text("en_US", 300, about: true) == "About 5 minutes")
        #expect(text("en_US", 300, remaining: true) == "5 minutes remaining")
        #expect(text("de_DE", 300, about: true, remaining: true) == "Noch etwa 5 Minuten")
        #expect(text("de_DE", 300, remaining: true) == "Noch 5 Minuten")
        // A language without phrases of its own has English ones.
        #expect(text("sw", 300, about: true)?.hasPrefix("About ") == true)
    }

    @Test func timesBetweenDatesInFormats() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func text(_ seconds: TimeInterval, _ style: Date.ComponentsStyle, _ locale: String = "en_US") -> String {
            (start..<start.addingTimeInterval(seconds))
                .formatted(style.calendar(calendar).locale(Locale(identifier: locale)))
        }
        #expect(text(3_900, .components(style: .wide)) == "1 hour, 5 minutes")
        #expect(text(3_900, .components(style: .abbreviated)) == "1 hr, 5 min")
        #expect(text(3_900, .components(style: .condensedAbbreviated)) == "1hr 5min")
        #expect(text(3_900, .components(style: .narrow)) == "1h 5m")
        #expect(text(3_900, .components(style: .spellOut)) == "one hour, five minutes")
        #expect(text(3_900, .components(style: .wide, fields: [.minute])) == "65 minutes")
        #expect(text(86_400 * 15, .components(style: .wide, fields: [.week, .day])) == "2 weeks, 1 day")
        #expect(text(3_900, .components(style: .wide, fields: [.hour, .minute]), "de_DE") == "1 Stunde und 5 Minuten")
        #expect(text(3_900, .timeDuration) == "1:05:00")
        let range = start..<start.addingTimeInterval(60)
        #expect(range.formatted(.components(style: .narrow, fields: [.second])).contains("60"))
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

    @Test func measurementsAreInTheLocalesWords() {
        let measure = MeasurementFormatter()
        measure.unitOptions = .providedUnit
        func texts(_ locale: String, _ style: Formatter.UnitStyle, _ measurements: [Measurement<Unit>]) -> [String] {
            measure.locale = Locale(identifier: locale)
            measure.unitStyle = style
            return measurements.map { measure.string(from: $0) }
        }
        let all: [Measurement<Unit>] = [
            Measurement(value: 3, unit: UnitLength.kilometers), Measurement(value: 1, unit: UnitLength.miles),
            Measurement(value: 72.5, unit: UnitTemperature.fahrenheit),
            Measurement(value: 1.25, unit: UnitFuelEfficiency.litersPer100Kilometers),
        ]
        #expect(
            texts("de_DE", .long, Array(all.prefix(3))) == ["3 Kilometer", "1 Meile", "72,5 Grad Fahrenheit"])
        #expect(texts("en_US", .medium, Array(all.prefix(3))) == ["3 km", "1 mi", "72.5°F"])
        #expect(texts("en_US", .short, Array(all.prefix(3))) == ["3km", "1mi", "72.5°"])
        #expect(texts("fr_FR", .long, [all[0]]) == ["3\u{A0}kilomètres"])
        measure.numberFormatter.minimumFractionDigits = 2
        #expect(texts("en_US", .long, [all[0], all[1]]) == ["3.00 kilometers", "1.00 miles"])
        measure.numberFormatter.minimumFractionDigits = 0
        measure.numberFormatter.maximumFractionDigits = 0
        let nearly: [Measurement<Unit>] = [Measurement(value: 1.04, unit: UnitLength.miles)]
        #expect(texts("en_US", .long, nearly) == ["1 mile"])
        #expect(texts("en_US", .medium, [Measurement(value: 2, unit: Unit(symbol: "widgets"))]) == ["2 widgets"])
    }

    @Test func unitsAreRecognizedBySymbolAndSize() {
        let measure = MeasurementFormatter()
        measure.locale = english
        measure.unitOptions = .providedUnit
        func text(_ value: Double, _ unit: Unit, _ style: Formatter.UnitStyle) -> String {
            measure.unitStyle = style
            return measure.string(from: Measurement(value: value, unit: unit))
        }
        #expect(text(2, UnitFuelEfficiency.milesPerGallon, .long) == "2 miles per gallon")
        #expect(text(2, UnitFuelEfficiency.milesPerImperialGallon, .long) == "2 miles per Imp. gallon")
        #expect(text(2, UnitFuelEfficiency.milesPerImperialGallon, .medium) == "2 mpg Imp.")
        // An app's minims aren't miles, and its kilometers are.
        let minims = UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 0.002))
        #expect(text(3, minims, .long) == "3 mi")
        let kilometers = UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1000))
        #expect(text(3, kilometers, .long) == "3 kilometers")
    }

    @Test func namesOfUnitsKeepTheirNumbers() {
        let measure = MeasurementFormatter()
        measure.unitStyle = .long
        func name(_ unit: Unit, _ locale: String) -> String {
            measure.locale = Locale(identifier: locale)
            return measure.string(from: unit)
        }
        #expect(name(UnitFuelEfficiency.litersPer100Kilometers, "en_US") == "liters per 100 kilometers")
        #expect(name(UnitFuelEfficiency.litersPer100Kilometers, "ko_KR") == "100킬로미터당 리터")
        #expect(name(UnitFuelEfficiency.litersPer100Kilometers, "sw") == "lita kwa kilomita 100")
        #expect(name(UnitLength.kilometers, "de_DE") == "Kilometer")
    }

    @Test func measurementsInFormats() {
        func text<U: Dimension>(
            _ value: Double, _ unit: U, _ locale: String, _ style: Measurement<U>.FormatStyle
        ) -> String {
            Measurement(value: value, unit: unit).formatted(style.locale(Locale(identifier: locale)))
        }
        #expect(text(3, UnitLength.kilometers, "de_DE", .measurement(width: .wide)) == "3 Kilometer")
        #expect(text(3, UnitLength.kilometers, "en_US", .measurement(width: .abbreviated, usage: .road)) == "1.9 mi")
        #expect(
            text(3, UnitLength.kilometers, "en_US", .measurement(width: .narrow, usage: .asProvided)) == "3km")
        #expect(text(30, UnitTemperature.celsius, "en_US", .measurement(width: .abbreviated)) == "86°F")
        #expect(
            text(30, UnitTemperature.celsius, "de_DE", .measurement(width: .abbreviated, hidesScaleName: true)) == "30°"
        )
        #expect(
            text(
                3, UnitLength.kilometers, "en_US",
                .measurement(
                    width: .wide, usage: .road, numberFormatStyle: .number.precision(.fractionLength(2)))
            ) == "1.86 miles")
        #expect(text(2, UnitInformationStorage.kilobytes, "en_US", .measurement(width: .abbreviated)) == "2 kB")
    }

    @Test func yearsAndMonthsAreInTheLocalesWords() {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func text(_ locale: String, _ style: DateComponentsFormatter.UnitsStyle) -> String? {
            calendar.locale = Locale(identifier: locale)
            formatter.calendar = calendar
            formatter.unitsStyle = style
            return formatter.string(from: DateComponents(year: 1, month: 2))
        }
        #expect(text("en_US", .full) == "1 year, 2 months")
        #expect(text("en_US", .abbreviated) == "1y 2mo")
        #expect(text("de_DE", .full) == "1 Jahr und 2 Monate")
        #expect(text("fr_FR", .full) == "1\u{A0}an et 2\u{A0}mois")
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

    @Test func numbersHaveTheirFormattersAttributes() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.textAttributesForNegativeValues = ["tone": "red"]
        let name = NSAttributedString.Key("tone")
        let debt = formatter.attributedString(for: -5, withDefaultAttributes: [name: "black"])
        #expect(debt?.string == "-5")
        #expect(debt?.attribute(name, at: 0, effectiveRange: nil) as? String == "red")
        let gain = formatter.attributedString(for: 5 as NSNumber, withDefaultAttributes: [name: "black"])
        #expect(gain?.attribute(name, at: 0, effectiveRange: nil) as? String == "black")
        #expect(ByteCountFormatter().attributedString(for: 5) == nil)
    }
}
