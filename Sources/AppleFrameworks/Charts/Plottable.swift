import BuilderSwiftUI

// Swift Charts' names, so that files with charts compile. Nothing lays charts out: as with SwiftUI's other views, a
// labeled placeholder is drawn. Modifiers return the content that they are called on.

/// A type whose values can be drawn in charts.
public protocol Plottable {
    /// The number, date or text that stands for a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or text that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates a value from what stands for it; nil if nothing does.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}

/// A value of a mark, with its label.
public struct PlottableValue<Value: Plottable> {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self { Self() }
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(_ label: Label, _ value: Value) -> Self { Self() }
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> Self { Self() }
    public static func value(_ label: Text, _ value: Value) -> Self { Self() }
}

extension PlottableValue where Value: Comparable {
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self { Self() }
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(_ label: Label, _ range: Range<Value>) -> Self { Self() }
    public static func value(_ label: Text, _ range: Range<Value>) -> Self { Self() }

    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self { Self() }
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(_ label: Label, _ range: ChartBinRange<Value>) -> Self { Self() }
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self { Self() }
}

extension PlottableValue where Value == Date {
    /// Creates a value that extends over the unit in which a date is, such as its day.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self() }
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(
        _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self() }
    @_disfavoredOverload
    public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self() }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self() }
}

/// A property that has a value for each element of a plot's data, with its label.
public struct PlottableProjection<DataElement, Value: Plottable> {
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self { Self() }
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(_ label: Label, _ keyPath: KeyPath<DataElement, Value>) -> Self {
        Self()
    }
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self { Self() }
}

extension PlottableProjection where Value == Date {
    /// Creates values that extend over the unit in which a date is, such as its day.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self { Self() }
    @_disfavoredOverload
    public static func value<Label: StringProtocol>(
        _ label: Label, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self() }
    public static func value(
        _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self { Self() }
}
