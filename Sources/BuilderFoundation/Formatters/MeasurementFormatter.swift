import Foundation

/// A formatter of measurements: "5 km", "20°C".
///
/// Numbers are those of the locale. Units are symbols or, in the long style, English words. Without `providedUnit`
/// lengths, masses, speeds and temperatures are converted to what people of the locale use.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of units.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's unit is kept.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit fits the measurement's size.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Temperatures have a degree sign alone.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of units.
    open var unitOptions: UnitOptions = []
    /// The length of units.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language of numbers.
    open var locale: Locale! = .current { didSet { numberFormatter.locale = locale } }
    /// The formatter of numbers.
    open var numberFormatter: NumberFormatter! = MeasurementFormatter.numbers()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func numbers() -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }

    /// Returns a measurement's text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text(measurement.value, measurement.unit)
    }

    /// Returns a unit's text.
    open func string(from unit: Unit) -> String {
        let words = unitStyle == .long ? Self.words[unit.symbol]?.many : nil
        return words ?? unit.symbol
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as NSMeasurement: text(measurement.doubleValue, measurement.unit)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    private func text(_ given: Double, _ givenUnit: Unit) -> String {
        let (value, unit) = unitOptions.contains(.providedUnit) ? (given, givenUnit) : converted(given, givenUnit)
        let number = numberFormatter?.string(from: value as NSNumber) ?? String(value)
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        if unitStyle == .long, let words = Self.words[unit.symbol] {
            return "\(number) \(value == 1 ? words.one : words.many)"
        }
        let isClose = unitStyle == .short || unit.symbol.hasPrefix("°") || unit.symbol == "%"
        return number + (isClose ? "" : " ") + unit.symbol
    }

    // MARK: Choice of units

    private func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard let dimension = unit as? Dimension else { return (value, unit) }
        let candidates = Self.units(for: dimension, isMetric: locale?.measurementSystem != .us)
        guard let first = candidates.first else { return (value, unit) }
        let base = dimension.converter.baseUnitValue(fromValue: value)
        let fitting = candidates.last { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 }
        let chosen = unitOptions.contains(.naturalScale) || candidates.count > 1 ? fitting ?? first : first
        return (chosen.converter.value(fromBaseUnitValue: base), chosen)
    }

    /// The units that people use, smallest first.
    private static func units(for dimension: Dimension, isMetric: Bool) -> [Dimension] {
        switch dimension {
        case is UnitLength:
            isMetric
                ? [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
                : [UnitLength.inches, UnitLength.feet, UnitLength.miles]
        case is UnitMass:
            isMetric ? [UnitMass.grams, UnitMass.kilograms] : [UnitMass.ounces, UnitMass.pounds]
        case is UnitSpeed: [isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
        case is UnitTemperature: [isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit]
        default: []
        }
    }

    private static let words: [String: (one: String, many: String)] = [
        "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"),
        "km": ("kilometer", "kilometers"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
        "mi": ("mile", "miles"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"), "oz": ("ounce", "ounces"),
        "lb": ("pound", "pounds"), "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
        "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "gal": ("gallon", "gallons"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "kCal": ("kilocalorie", "kilocalories"), "kJ": ("kilojoule", "kilojoules"), "W": ("watt", "watts"),
        "°": ("degree", "degrees"), "B": ("byte", "bytes"), "MB": ("megabyte", "megabytes"),
    ]
}
