import Foundation

extension Measurement where UnitType: Dimension {
    /// A format of measurements: "3 km", "1.9 Meilen".
    ///
    /// Numbers, units and their order are those of the locale, from Unicode's locale data, as are the units that people
    /// use for a purpose.
    public struct FormatStyle: Foundation.FormatStyle {
        /// The length of units in words.
        public struct UnitWidth: Codable, Hashable, Sendable {
            /// Words: "3 kilometers".
            public static var wide: UnitWidth { UnitWidth(width: .wide) }
            /// Symbols: "3 km".
            public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
            /// The shortest form: "3km".
            public static var narrow: UnitWidth { UnitWidth(width: .narrow) }

            fileprivate enum Width: String, Codable { case wide, abbreviated, narrow }
            fileprivate let width: Width

            fileprivate var text: UnitText.Width {
                switch width {
                case .wide: .full
                case .abbreviated: .short
                case .narrow: .narrow
                }
            }
        }

        /// The length of units.
        public var width: UnitWidth
        /// The language of numbers and units.
        public var locale: Locale
        /// The purpose, by which the unit is chosen; nil to keep the measurement's unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of numbers; nil for that of the locale.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// A Boolean value that indicates whether temperatures have a degree sign alone.
        fileprivate var hidesScale = false

        /// Creates a format.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the text of a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let amount = value.value
            let style = numberFormatStyle?.locale(locale)
            guard let name = UnitText.name(of: value.unit) else {
                let number = style ?? FloatingPointFormatStyle<Double>(locale: locale)
                return "\(number.format(amount)) \(value.unit.symbol)"
            }
            func text(_ amount: Double, _ name: String, _ usage: String?) -> String? {
                UnitText.text(
                    amount, unit: name, width: width.text, usage: usage, locale: locale,
                    format: style.map { style in { style.format($0) } })
            }
            // Some kinds of units have no usual unit.
            let found = usage?.name.flatMap { text(amount, name, $0) } ?? text(amount, name, nil)
            guard hidesScale, let unit = value.unit as? UnitTemperature else {
                return found ?? "\(amount.formatted()) \(value.unit.symbol)"
            }
            return degrees(amount, unit) ?? found ?? "\(amount.formatted())°"
        }

        /// Returns a format like this one in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// Returns the text of a temperature without its scale.
        private func degrees(_ amount: Double, _ unit: UnitTemperature) -> String? {
            var value = amount
            if let name = UnitText.name(of: unit), let usage = usage?.name {
                let converted = UnitText(amount, skeleton: "unit/\(name) usage/\(usage)", locale: locale)
                value = converted?.number ?? amount
            }
            let style = numberFormatStyle?.locale(locale)
            return UnitText.text(
                value, measure: "measure-unit/temperature-generic", width: width.text, locale: locale,
                format: style.map { style in { style.format($0) } })
        }
    }

    /// Returns the text of the measurement in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    /// Returns the text of the measurement, with the symbol of the unit that people of the current locale use.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

/// The purpose of a measurement, by which a format chooses a unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name in Unicode's locale data; nil to keep the measurement's unit.
    fileprivate let name: String?

    fileprivate init(name: String?) { self.name = name }

    /// The usual unit for measurements of the kind.
    public static var general: Self { Self(name: "default") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The size of a person.
    public static var person: Self { Self(name: "person") }
    /// The height of a person, in two units where that is usual.
    public static var personHeight: Self { Self(name: "person-height") }
    /// A distance on roads.
    public static var road: Self { Self(name: "road") }
    /// The focal length of optics.
    public static var focalLength: Self { Self(name: "focal-length") }
    /// The amount of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// The amount of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }
    /// The energy of a workout.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(name: "wind") }
}

extension FormatStyle {
    /// A format of measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A format of temperatures, which may leave out the scale: "20°".
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScale = hidesScaleName
        return style
    }
}
