import BuilderFoundation

/// A unit, such as `HKUnit.count().unitDivided(by: .minute())`.
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// The size in the base unit of its dimension.
    fileprivate let factor: Double
    fileprivate init(_ name: String, _ factor: Double = 1) { (unitString, self.factor) = (name, factor) }
    /// Creates a unit from its name, such as `kg` or `count/min`; an unknown one counts as a base unit.
    public convenience init(from string: String) {
        let parts = string.split(separator: "/").map { Self.known[String($0)] ?? 1 }
        self.init(string, parts.dropFirst().reduce(parts.first ?? 1, /))
    }
    private static let known: [String: Double] = [
        "kg": 1e3, "g": 1, "mg": 1e-3, "mcg": 1e-6, "lb": 453.592_37, "oz": 28.349_523_125, "st": 6350.293_18,
        "km": 1e3, "m": 1, "cm": 1e-2, "mm": 1e-3, "mi": 1609.344, "ft": 0.3048, "in": 0.0254, "yd": 0.9144,
        "ms": 1e-3, "s": 1, "min": 60, "hr": 3600, "d": 86_400, "kcal": 4184, "Cal": 4184, "cal": 4.184, "kJ": 1e3,
        "J": 1, "L": 1, "dL": 0.1, "mL": 1e-3, "%": 1, "count": 1,
    ]
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "L", prefix.factor) }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "s", prefix.factor) }
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
    open class func degreeFahrenheit() -> HKUnit { HKUnit("degF") }
    open class func count() -> HKUnit { HKUnit("count") }
    open class func percent() -> HKUnit { HKUnit("%") }
    open class func second() -> HKUnit { HKUnit("s") }
    open class func minute() -> HKUnit { HKUnit("min", 60) }
    open class func hour() -> HKUnit { HKUnit("hr", 3600) }
    open class func day() -> HKUnit { HKUnit("d", 86_400) }
    open class func meter() -> HKUnit { HKUnit("m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "m", prefix.factor) }
    open class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
    open class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
    open class func inch() -> HKUnit { HKUnit("in", 0.0254) }
    open class func gram() -> HKUnit { HKUnit("g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.name + "g", prefix.factor) }
    open class func pound() -> HKUnit { HKUnit("lb", 453.592_37) }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
    open class func joule() -> HKUnit { HKUnit("J") }
    open class func liter() -> HKUnit { HKUnit("L") }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC") }
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor)
    }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
    }
}

/// The prefixes of metric units.
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    fileprivate var name: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
    fileprivate var factor: Double {
        [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue]
    }
}

/// A value with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let value: Double
    private let unit: HKUnit
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    open func doubleValue(for unit: HKUnit) -> Double { value * self.unit.factor / unit.factor }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (first, second) = (value * unit.factor, quantity.value * quantity.unit.factor)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
}

/// Something that was recorded.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var metadata: [String: Any]?
}
/// Something that was recorded in a time.
open class HKSample: HKObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    fileprivate init(_ start: Date, _ end: Date) { (startDate, endDate) = (start, end) }
}
/// A value that was recorded in a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(startDate, endDate)
        self.metadata = metadata
    }
}

/// The kinds of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
    case cycling = 13
    case dance = 14
    case elliptical = 16
    case functionalStrengthTraining = 20
    case hiking = 24
    case rowing = 35
    case running = 37
    case swimming = 46
    case traditionalStrengthTraining = 50
    case walking = 52
    case yoga = 57
    case coreTraining = 59
    case highIntensityIntervalTraining = 63
    case pilates = 66
    case other = 3000
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
        metadata: [String: Any]? = nil
    ) {
        self.workoutActivityType = workoutActivityType
        self.duration = duration ?? endDate.timeIntervalSince(startDate)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(startDate, endDate)
        self.metadata = metadata
    }
}

public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
