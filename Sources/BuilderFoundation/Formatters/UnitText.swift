import Foundation
import _FoundationICU

/// A number with a unit in the words and order of a locale, from Unicode's locale data.
struct UnitText {
    /// The text, such as `3 Kilometer`.
    let text: String
    /// The number in the text, which differs from the given one if the unit was converted.
    let number: Double

    /// Formats a number by a skeleton of ICU, such as `unit/kilometer unit-width-short`; nil if ICU has no such unit.
    init?(_ value: Double, skeleton: String, locale: Locale) {
        var status = U_ZERO_ERROR
        let skeleton = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                skeleton, Int32(skeleton.count), locale.identifier, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        var units = [UChar](repeating: 0, count: 256)
        let length = swift_unumf_resultToString(result, &units, Int32(units.count), &status)
        var digits = [CChar](repeating: 0, count: 400)
        let count = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...256).contains(length), count <= 400 else { return nil }
        text = String(decoding: units.prefix(Int(length)), as: UTF16.self)
        number = Double(String(decoding: digits.prefix(Int(count)).map(UInt8.init), as: UTF8.self)) ?? value
    }

    /// The length of units in words.
    enum Width: String {
        case narrow, short
        case full = "full-name"
    }

    /// Returns a number with a unit of ICU, such as `kilometer`; nil if it has no such unit.
    ///
    /// - Parameters:
    ///   - usage: What is measured, such as `road`, by which ICU chooses a unit of the locale; nil to keep the unit.
    ///   - format: Returns the text of the number in the place of ICU's own, which has at most six decimals or, with a
    ///     usage, two digits.
    static func text(
        _ value: Double, unit: String, width: Width, usage: String? = nil, locale: Locale,
        format: ((Double) -> String)? = nil
    ) -> String? {
        let measure = "unit/\(unit)" + (usage.map { " usage/\($0)" } ?? "")
        return text(value, measure: measure, width: width, locale: locale, format: format)
    }

    /// Returns a number with what a part of ICU's skeletons measures, such as `measure-unit/temperature-generic`.
    static func text(
        _ value: Double, measure: String, width: Width, locale: Locale, format: ((Double) -> String)?
    ) -> String? {
        let skeleton = "\(measure) unit-width-\(width.rawValue)"
        guard let format else { return UnitText(value, skeleton: skeleton, locale: locale)?.text }
        guard let whole = UnitText(value, skeleton: "\(skeleton) precision-unlimited", locale: locale) else {
            return nil
        }
        let number = format(whole.number)
        // The form of the unit is that of the number as it is shown: “1 kilometer” for 1.04 without decimals.
        let separator = locale.decimalSeparator ?? "."
        let decimals = number.range(of: separator).map { number[$0.upperBound...].prefix { $0.isNumber }.count } ?? 0
        let precision = decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
        guard let shown = UnitText(value, skeleton: "\(skeleton) \(precision)", locale: locale),
            let own = UnitText(whole.number, skeleton: precision, locale: locale)
        else { return whole.text }
        // Some languages have words for small numbers with a unit, and some texts have two numbers.
        guard let range = shown.text.range(of: own.text) else { return shown.text }
        return shown.text.replacingCharacters(in: range, with: number)
    }

    /// Returns ICU's name of a unit; nil for one that it doesn't have.
    static func name(of unit: Unit) -> String? { names[Key(unit)] }

    /// A unit's class, symbol and size. Miles per US gallon and per imperial gallon have the same symbol, and an app
    /// may give a unit of its own a symbol that Foundation's units have.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let symbol: String
        /// The values 1 and 2 in the base unit, by which linear and reciprocal conversions differ.
        let baseValues: [Double]

        init(_ unit: Unit) {
            type = ObjectIdentifier(Swift.type(of: unit))
            symbol = unit.symbol
            let converter = (unit as? Dimension)?.converter
            baseValues = converter.map { [$0.baseUnitValue(fromValue: 1), $0.baseUnitValue(fromValue: 2)] } ?? []
        }
    }

    private static let names: [Key: String] = {
        let all: [[(Unit, String)]] = [lengths, masses, areas, volumes, times, energies, others, amounts]
        return Dictionary(all.joined().map { (Key($0.0), $0.1) }) { first, _ in first }
    }()

    private static var lengths: [(Unit, String)] {
        [
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"), (UnitLength.meters, "meter"),
            (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
            (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
            (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
            (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
            (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
            (UnitLength.parsecs, "parsec"),
        ]
    }

    private static var masses: [(Unit, String)] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
            (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"),
            (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"),
            (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
            (UnitMass.ouncesTroy, "ounce-troy"),
        ]
    }

    private static var areas: [(Unit, String)] {
        [
            (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
            (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareMicrometers, "square-micrometer"),
            (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
            (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
        ]
    }

    private static var volumes: [(Unit, String)] {
        [
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
            (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"),
            (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
            (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"),
            (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
            (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"),
            (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"), (UnitVolume.metricCups, "cup-metric"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialQuarts, "quart-imperial"),
            (UnitVolume.imperialGallons, "gallon-imperial"),
        ]
    }

    private static var times: [(Unit, String)] {
        [
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"), (UnitFrequency.hertz, "hertz"),
            (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.megahertz, "megahertz"),
            (UnitFrequency.gigahertz, "gigahertz"),
        ]
    }

    private static var energies: [(Unit, String)] {
        [
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.terawatts, "terawatt"),
            (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"),
            (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricPotentialDifference.kilovolts, "kilovolt"), (UnitElectricResistance.ohms, "ohm"),
            (UnitElectricResistance.kiloohms, "kiloohm"), (UnitIlluminance.lux, "lux"),
        ]
    }

    private static var others: [(Unit, String)] {
        [
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"), (UnitPressure.newtonsPerMetersSquared, "pascal"),
            (UnitPressure.gigapascals, "gigapascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.hectopascals, "hectopascal"),
            (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"), (UnitAngle.degrees, "degree"),
            (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
        ]
    }

    private static var amounts: [(Unit, String)] {
        [
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.kilobits, "kilobit"),
            (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
            (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
            (UnitDispersion.partsPerMillion, "permillion"),
        ]
    }
}
