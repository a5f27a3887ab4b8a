import BuilderSwiftUI

/// Marks of all elements of a collection, or a function's graph.
@preconcurrency @MainActor
public protocol VectorizedChartContent<DataElement>: ChartContent {
    /// The type of the elements.
    associatedtype DataElement
}

/// Marks of all elements of a collection.
public nonisolated struct _VectorizedPlotContent<DataElement>: VectorizedChartContent, _PrimitiveChartContent {}

/// The graph of a function.
public nonisolated struct _FunctionPlotContent: _PrimitiveChartContent {}

/// Bars of a collection.
public nonisolated struct BarPlot<Content: ChartContent>: _PrimitiveChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedPlotContent<Data.Element> {}
}

/// A line through the elements of a collection, or the graph of a function.
public nonisolated struct LinePlot<Content: ChartContent>: _PrimitiveChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, Series>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
}

extension LinePlot where Content == _FunctionPlotContent {
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {}
    @_disfavoredOverload
    public nonisolated init<Label: StringProtocol>(
        x: Label, y: Label, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
    ) {}
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {}
    @_disfavoredOverload
    public nonisolated init<Label: StringProtocol>(
        x: Label, y: Label, t: Label, domain: ClosedRange<Double>,
        function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
    ) {}
}

/// The area under the elements of a collection or a function's graph, or between two.
public nonisolated struct AreaPlot<Content: ChartContent>: _PrimitiveChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, Series>, stacking: MarkStackingMethod = .standard
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
}

extension AreaPlot where Content == _FunctionPlotContent {
    public nonisolated init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> Double
    ) {}
    @_disfavoredOverload
    public nonisolated init<Label: StringProtocol>(
        x: Label, y: Label, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (_ x: Double) -> Double
    ) {}
    public nonisolated init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {}
    @_disfavoredOverload
    public nonisolated init<Label: StringProtocol>(
        x: Label, yStart: Label, yEnd: Label, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {}
}

/// Symbols of a collection.
public nonisolated struct PointPlot<Content: ChartContent>: _PrimitiveChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
}

/// Rectangles of a collection.
public nonisolated struct RectanglePlot<Content: ChartContent>: _PrimitiveChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
}

/// Straight lines of a collection.
public nonisolated struct RulePlot<Content: ChartContent>: _PrimitiveChartContent {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _VectorizedPlotContent<Data.Element> {}
}

/// Sectors of a collection.
public nonisolated struct SectorPlot<Content: ChartContent>: _PrimitiveChartContent {
    public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data, angle: PlottableProjection<Data.Element, Value>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == _VectorizedPlotContent<Data.Element> {}
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}
extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The extents of a plot's marks.
public struct MarkDimensions<DataElement> {
    public static var automatic: Self { Self() }
    /// Returns an extent in points.
    public static func fixed(_ value: CGFloat) -> Self { Self() }
    /// Returns the available extent without an inset at both ends, in points.
    public static func inset(_ value: CGFloat) -> Self { Self() }
    /// Returns a part of the available extent, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> Self { Self() }
    /// Returns an extent of each element, in points.
    public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self { Self() }
    /// Returns the available extent without an inset of each element, in points.
    public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self { Self() }
    /// Returns a part of the available extent for each element, from 0 to 1.
    public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self { Self() }
}

extension VectorizedChartContent {
    public nonisolated func foregroundStyle<Style: ShapeStyle>(
        _ keyPath: KeyPath<DataElement, Style>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func foregroundStyle<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func lineStyle<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func opacity(
        _ keyPath: KeyPath<DataElement, Double>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func symbol<Symbol: ChartSymbolShape>(
        _ keyPath: KeyPath<DataElement, Symbol>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func symbol<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func symbolSize(
        _ keyPath: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func symbolSize<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func position<Value: Plottable>(
        by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func accessibilityLabel(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func accessibilityValue(
        _ keyPath: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> { self }
    public nonisolated func accessibilityHidden(
        _ keyPath: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> { self }
}
