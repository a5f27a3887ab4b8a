import Foundation

/// A formatter of measurements: "5 km", "20°C".
///
/// Numbers and units are those of the locale, from Unicode's locale data; a unit that it lacks is its symbol. Without
/// `providedUnit` lengths, masses, speeds and temperatures are converted to what people of the locale use.
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

    /// Returns a unit's text: its symbol, or in the long style its word for several.
    open func string(from unit: Unit) -> String {
        guard unitStyle == .long, let name = UnitText.name(of: unit),
            // Some languages have a word for two.
            let text = UnitText.text(2, unit: name, width: .full, locale: language, format: { _ in "" })
        else { return unit.symbol }
        return text.trimmingCharacters(in: .whitespaces).replacing("  ", with: " ")
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as NSMeasurement: text(measurement.doubleValue, measurement.unit)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    private var language: Locale { locale ?? .current }

    private func text(_ given: Double, _ givenUnit: Unit) -> String {
        let (value, unit) = unitOptions.contains(.providedUnit) ? (given, givenUnit) : converted(given, givenUnit)
        func number(_ value: Double) -> String { numberFormatter?.string(from: value as NSNumber) ?? String(value) }
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number(value) + "°" }
        let width: UnitText.Width =
            switch unitStyle {
            case .short: .narrow
            case .long: .full
            default: .short
            }
        let known = UnitText.name(of: unit).flatMap {
            UnitText.text(value, unit: $0, width: width, locale: language, format: number)
        }
        let isClose = unitStyle == .short || unit.symbol == "%"
        return known ?? number(value) + (isClose ? "" : " ") + unit.symbol
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
}
