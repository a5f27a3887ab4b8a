import BuilderSwiftUI

// MARK: Domains and ranges

/// The values of a scale.
public protocol ScaleDomain {}

extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}

/// The values of a scale that follow from the data.
public struct AutomaticScaleDomain: ScaleDomain {}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: Self { Self() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { Self() }
    public static func automatic<Value: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type = Value.self,
        modifyInferredDomain: @escaping (inout [Value]) -> Void
    ) -> Self { Self() }
}

/// The positions, colors, symbols or sizes onto which a scale maps its values.
public protocol ScaleRange {
    /// The type of a position, color, symbol or size.
    associatedtype VisualValue
}

extension Array: ScaleRange { public typealias VisualValue = Element }
extension ClosedRange: ScaleRange { public typealias VisualValue = Bound }
extension Gradient: ScaleRange { public typealias VisualValue = Color }

/// The positions onto which a scale maps its values.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Array: PositionScaleRange where Element == CGFloat {}

/// The extent of a plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public typealias VisualValue = CGFloat
    let startPadding: CGFloat
    let endPadding: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: Self { plotDimension() }
    /// Returns the extent of the plot without a padding at both ends, in points.
    public static func plotDimension(padding: CGFloat) -> Self {
        plotDimension(startPadding: padding, endPadding: padding)
    }
    /// Returns the extent of the plot without paddings at its ends, in points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
        Self(startPadding: startPadding, endPadding: endPadding)
    }
}

/// The function of a scale.
public struct ScaleType: Hashable, Sendable {
    private let name: String
    private var parameter: Double?
    public static let linear = ScaleType(name: "linear")
    public static let log = ScaleType(name: "log")
    public static let squareRoot = ScaleType(name: "squareRoot")
    public static let date = ScaleType(name: "date")
    public static let category = ScaleType(name: "category")
    public static let symmetricLog = ScaleType.symmetricLog(slopeAtZero: 1)
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(name: "symmetricLog", parameter: slopeAtZero)
    }
    public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power", parameter: exponent) }
}

// MARK: Axes

extension View {
    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { self }
    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        self
    }
    public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        self
    }
    public nonisolated func chartXScale(type: ScaleType?) -> some View { self }
    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { self }
    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        self
    }
    public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        self
    }
    public nonisolated func chartYScale(type: ScaleType?) -> some View { self }
}

// MARK: Styles

extension View {
    public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, Style>
    ) -> some View { self }
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { self }
    public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { self }
    public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle { self }
    public nonisolated func chartForegroundStyleScale(type: ScaleType?) -> some View { self }
    public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> Style
    ) -> some View { self }
    public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        mapping: @escaping (Value) -> Style
    ) -> some View { self }

    public nonisolated func chartLineStyleScale<Value: Plottable>(
        _ mapping: KeyValuePairs<Value, StrokeStyle>
    ) -> some View { self }
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle { self }
    public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }
    public nonisolated func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle { self }
    public nonisolated func chartLineStyleScale<Value: Plottable>(
        domain: [Value], mapping: @escaping (Value) -> StrokeStyle
    ) -> some View { self }
    public nonisolated func chartLineStyleScale<Value: Plottable>(
        mapping: @escaping (Value) -> StrokeStyle
    ) -> some View { self }
}

// MARK: Symbols

extension View {
    public nonisolated func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
        _ mapping: KeyValuePairs<Value, Symbol>
    ) -> some View { self }
    public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape { self }
    public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View { self }
    public nonisolated func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape { self }
    public nonisolated func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
        domain: [Value], mapping: @escaping (Value) -> Symbol
    ) -> some View { self }
    public nonisolated func chartSymbolScale<Value: Plottable, Symbol: View>(
        domain: [Value], @ViewBuilder mapping: @escaping (Value) -> Symbol
    ) -> some View { self }
    public nonisolated func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
        mapping: @escaping (Value) -> Symbol
    ) -> some View { self }

    public nonisolated func chartSymbolSizeScale<Value: Plottable>(
        _ mapping: KeyValuePairs<Value, CGFloat>
    ) -> some View { self }
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat { self }
    public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { self }
    public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat { self }
    public nonisolated func chartSymbolSizeScale<Value: Plottable>(
        domain: [Value], mapping: @escaping (Value) -> CGFloat
    ) -> some View { self }
    public nonisolated func chartSymbolSizeScale<Value: Plottable>(
        mapping: @escaping (Value) -> CGFloat
    ) -> some View { self }
}
