import BuilderSwiftUI

/// A chart.
public nonisolated struct Chart<Content: ChartContent>: _PrimitiveView {
    public init(@ChartContentBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, Mark: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {}
    public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == ForEach<Data, ID, Mark> {}
}

/// The plot of a chart, without its axes.
public nonisolated struct ChartPlotContent: _PrimitiveView {}

/// An axis of a chart.
public nonisolated struct ChartAxisContent: _PrimitiveView {}

// MARK: Axes and legend

extension View {
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View { self }
    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }
    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<Label: StringProtocol>(
        _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    public nonisolated func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    public nonisolated func chartXAxisLabel<Label: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Label
    ) -> some View { self }

    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View { self }
    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { self }
    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<Label: StringProtocol>(
        _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    public nonisolated func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    public nonisolated func chartYAxisLabel<Label: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Label
    ) -> some View { self }

    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}

// MARK: Plot

extension View {
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { self }
    public nonisolated func chartOverlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { self }
    public nonisolated func chartBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { self }
    public nonisolated func chartGesture<Recognized: Gesture>(
        _ body: @escaping (ChartProxy) -> Recognized
    ) -> some View { self }
}

// MARK: Selection

extension View {
    public nonisolated func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    public nonisolated func chartXSelection<Value: Comparable & Plottable>(
        range: Binding<ClosedRange<Value>?>
    ) -> some View { self }
    public nonisolated func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    public nonisolated func chartYSelection<Value: Comparable & Plottable>(
        range: Binding<ClosedRange<Value>?>
    ) -> some View { self }
    public nonisolated func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
}

// MARK: Scrolling

extension View {
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View { self }
    /// Sets the part of the horizontal axis that is visible; in seconds if its values are dates.
    public nonisolated func chartXVisibleDomain<Value: Numeric & Plottable>(length: Value) -> some View { self }
    /// Sets the part of the vertical axis that is visible; in seconds if its values are dates.
    public nonisolated func chartYVisibleDomain<Value: Numeric & Plottable>(length: Value) -> some View { self }
    public nonisolated func chartScrollTargetBehavior<Behavior: ChartScrollTargetBehavior>(
        _ behavior: Behavior
    ) -> some View { self }
}

/// The places at which scrolling ends.
public protocol ChartScrollTargetBehavior {}

/// Scrolling that ends at the visible part before or after.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// Scrolling that ends at a value.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
    public static var paging: Self { Self() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<Value: Numeric & Plottable>(
        unit: Value, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
    public static func valueAligned<Value: Numeric & Plottable>(
        unit: Value, majorAlignment: MajorValueAlignment<Value>, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
    public static func valueAligned(
        matching components: DateComponents, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
}

/// The values at which faster scrolling ends.
public struct MajorValueAlignment<Value: Plottable> {
    /// The extent of the visible part.
    public static var page: Self { Self() }
}

extension MajorValueAlignment where Value: Numeric {
    public static func unit(_ value: Value) -> Self { Self() }
}

extension MajorValueAlignment where Value == Date {
    public static func matching(_ components: DateComponents) -> Self { Self() }
}

/// The limit of one scroll.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ValueAlignedLimitBehavior(name: "automatic")
    public static let always = ValueAlignedLimitBehavior(name: "always")
    public static let never = ValueAlignedLimitBehavior(name: "never")
}
