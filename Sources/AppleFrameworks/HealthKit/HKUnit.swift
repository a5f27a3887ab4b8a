import BuilderFoundation

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit, such as `HKUnit.count().unitDivided(by: .minute())`.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// The size in the base units of its dimension.
    let factor: Double
    /// The value of the base unit at 0 of this unit: that of temperatures.
    let offset: Double
    /// The exponents of the base units.
    let dimension: [String: Int]

    fileprivate init(_ name: String, _ factor: Double, _ dimension: [String: Int], offset: Double = 0) {
        (unitString, self.factor, self.dimension, self.offset) = (
            name, factor, dimension.filter { $0.value != 0 }, offset
        )
    }

    /// Creates a unit from its name, such as `kg`, `count/min`, `mmol<180.16>/L` or `m/s^2`; an unknown one is a base
    /// unit of its own.
    public convenience init(from string: String) {
        var (factor, offset, dimension) = (1.0, 0.0, [String: Int]())
        for (index, group) in string.split(separator: "/").enumerated() {
            for part in group.filter({ !"() ".contains($0) }).split(whereSeparator: { "·*".contains($0) }) {
                let pieces = part.split(separator: "^")
                let exponent = (pieces.count > 1 ? Int(pieces[1]) ?? 1 : 1) * (index == 0 ? 1 : -1)
                let unit = HKUnit.named(String(pieces.first ?? ""))
                factor *= pow(unit.factor, Double(exponent))
                offset = unit.offset
                for (name, count) in unit.dimension { dimension[name, default: 0] += count * exponent }
            }
        }
        self.init(string, factor, dimension, offset: dimension == ["K": 1] ? offset : 0)
    }

    /// Creates a unit of Foundation's formatters of lengths.
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        let names: [LengthFormatter.Unit: String] = [
            .millimeter: "mm", .centimeter: "cm", .meter: "m", .kilometer: "km", .inch: "in", .foot: "ft", .yard: "yd",
            .mile: "mi",
        ]
        self.init(from: names[lengthFormatterUnit] ?? "m")
    }

    /// Creates a unit of Foundation's formatters of masses.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        let names: [MassFormatter.Unit: String] = [
            .gram: "g", .kilogram: "kg", .ounce: "oz", .pound: "lb", .stone: "st",
        ]
        self.init(from: names[massFormatterUnit] ?? "g")
    }

    /// Creates a unit of Foundation's formatters of energies.
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        let names: [EnergyFormatter.Unit: String] = [
            .joule: "J", .kilojoule: "kJ", .calorie: "cal", .kilocalorie: "kcal",
        ]
        self.init(from: names[energyFormatterUnit] ?? "J")
    }

    private static let bases: [String: (factor: Double, base: String, offset: Double)] = [
        "g": (1, "g", 0), "oz": (28.349_523_125, "g", 0), "lb": (453.592_37, "g", 0), "st": (6350.293_18, "g", 0),
        "m": (1, "m", 0), "in": (0.0254, "m", 0), "ft": (0.3048, "m", 0), "yd": (0.9144, "m", 0),
        "mi": (1609.344, "m", 0), "s": (1, "s", 0), "min": (60, "s", 0), "hr": (3600, "s", 0), "d": (86_400, "s", 0),
        "J": (1, "J", 0), "cal": (4.184, "J", 0), "Cal": (4184, "J", 0), "kcal": (4184, "J", 0),
        "L": (1, "L", 0), "fl_oz_us": (0.029_573_529_562_5, "L", 0), "fl_oz_imp": (0.028_413_062_5, "L", 0),
        "pt_us": (0.473_176_473, "L", 0), "pt_imp": (0.568_261_25, "L", 0), "cup_us": (0.236_588_236_5, "L", 0),
        "cup_imp": (0.284_130_625, "L", 0), "Pa": (1, "Pa", 0), "mmHg": (133.322_387_415, "Pa", 0),
        "cmAq": (98.0665, "Pa", 0), "atm": (101_325, "Pa", 0), "dBASPL": (1, "dBASPL", 0), "K": (1, "K", 0),
        "degC": (1, "K", 273.15), "degF": (5.0 / 9, "K", 459.67 * 5 / 9), "S": (1, "S", 0), "Hz": (1, "Hz", 0),
        "V": (1, "V", 0), "W": (1, "W", 0), "IU": (1, "IU", 0), "rad": (1, "rad", 0), "deg": (.pi / 180, "rad", 0),
        "lux": (1, "lux", 0), "D": (1, "D", 0), "pD": (1, "pD", 0), "appleEffortScore": (1, "appleEffortScore", 0),
    ]

    /// Returns a unit without others from its name.
    fileprivate static func named(_ name: String) -> HKUnit {
        if name == "count" || name == "%" { return HKUnit(name, 1, [:]) }
        if let base = bases[name] { return HKUnit(name, base.factor, [base.base: 1], offset: base.offset) }
        let prefix = HKMetricPrefix.all.first { prefix in
            let rest = name.dropFirst(prefix.name.count)
            return prefix != .none && name.hasPrefix(prefix.name)
                && (bases[String(rest)] != nil || rest.hasPrefix("mol<"))
        }
        let rest = String(name.dropFirst(prefix?.name.count ?? 0))
        let factor = prefix?.factor ?? 1
        if rest.hasPrefix("mol<"), let mass = Double(rest.dropFirst(4).dropLast()) {
            return HKUnit(name, factor * mass, ["g": 1])
        }
        guard let base = bases[rest] else { return HKUnit(name, 1, name.isEmpty ? [:] : [name: 1]) }
        return HKUnit(name, factor * base.factor, [base.base: 1])
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
    open override var description: String { unitString }
    /// Indicates whether the unit is none, such as a count divided by a count.
    open func isNull() -> Bool { unitString.isEmpty }

    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", factor / unit.factor,
            dimension.merging(unit.dimension.mapValues(-)) { $0 + $1 })
    }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", factor * unit.factor, dimension.merging(unit.dimension) { $0 + $1 })
    }
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), dimension.mapValues { $0 * power })
    }
    open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor, dimension.mapValues(-)) }
}

extension HKUnit {
    // MARK: Mass
    public class func gram() -> HKUnit { named("g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "g") }
    public class func ounce() -> HKUnit { named("oz") }
    public class func pound() -> HKUnit { named("lb") }
    public class func stone() -> HKUnit { named("st") }
    /// Returns the mass of a mole, of grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { named("mol<\(gramsPerMole)>") }
    /// Returns the mass of a part or multiple of a mole, of grams.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        named("\(prefix.name)mol<\(gramsPerMole)>")
    }

    // MARK: Length
    public class func meter() -> HKUnit { named("m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "m") }
    public class func inch() -> HKUnit { named("in") }
    public class func foot() -> HKUnit { named("ft") }
    public class func yard() -> HKUnit { named("yd") }
    public class func mile() -> HKUnit { named("mi") }

    // MARK: Volume
    public class func liter() -> HKUnit { named("L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "L") }
    public class func fluidOunceUS() -> HKUnit { named("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { named("fl_oz_imp") }
    public class func pintUS() -> HKUnit { named("pt_us") }
    public class func pintImperial() -> HKUnit { named("pt_imp") }
    public class func cupUS() -> HKUnit { named("cup_us") }
    public class func cupImperial() -> HKUnit { named("cup_imp") }

    // MARK: Time
    public class func second() -> HKUnit { named("s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "s") }
    public class func minute() -> HKUnit { named("min") }
    public class func hour() -> HKUnit { named("hr") }
    public class func day() -> HKUnit { named("d") }
    public class func hertz() -> HKUnit { named("Hz") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "Hz") }

    // MARK: Energy and power
    public class func joule() -> HKUnit { named("J") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "J") }
    public class func smallCalorie() -> HKUnit { named("cal") }
    public class func largeCalorie() -> HKUnit { named("Cal") }
    public class func kilocalorie() -> HKUnit { named("kcal") }
    public class func watt() -> HKUnit { named("W") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "W") }
    public class func volt() -> HKUnit { named("V") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "V") }
    public class func siemen() -> HKUnit { named("S") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "S") }

    // MARK: Pressure and temperature
    public class func pascal() -> HKUnit { named("Pa") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { named(prefix.name + "Pa") }
    public class func millimeterOfMercury() -> HKUnit { named("mmHg") }
    public class func centimeterOfWater() -> HKUnit { named("cmAq") }
    public class func atmosphere() -> HKUnit { named("atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { named("dBASPL") }
    public class func kelvin() -> HKUnit { named("K") }
    public class func degreeCelsius() -> HKUnit { named("degC") }
    public class func degreeFahrenheit() -> HKUnit { named("degF") }

    // MARK: Others
    public class func count() -> HKUnit { named("count") }
    public class func percent() -> HKUnit { named("%") }
    public class func internationalUnit() -> HKUnit { named("IU") }
    public class func radianAngle() -> HKUnit { named("rad") }
    public class func degreeAngle() -> HKUnit { named("deg") }
    public class func lux() -> HKUnit { named("lux") }
}

/// The prefixes of metric units.
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
    case femto

    fileprivate static let all = (0...13).compactMap(HKMetricPrefix.init)

    fileprivate var name: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue] }
    fileprivate var factor: Double {
        [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
    }
}
