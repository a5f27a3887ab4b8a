import BuilderFoundation

/// A value with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let value: Double
    private let unit: HKUnit
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// Returns the value in a unit of the same dimension.
    open func doubleValue(for unit: HKUnit) -> Double {
        unit == self.unit ? value : (baseValue - unit.offset) / unit.factor
    }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (first, second) = (baseValue, quantity.baseValue)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    private var baseValue: Double { value * unit.factor + unit.offset }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity else { return false }
        return other.is(compatibleWith: unit) && other.baseValue == baseValue
    }
    open override var hash: Int { baseValue.hashValue }
    open override var description: String { "\(value.formatted(.number.grouping(.never))) \(unit.unitString)" }
}
