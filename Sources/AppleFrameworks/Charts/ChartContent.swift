import BuilderSwiftUI

/// A part of a chart, declared by its body.
@preconcurrency @MainActor
public protocol ChartContent {
    /// The type of the body.
    associatedtype Body: ChartContent
    /// The content of the part.
    @ChartContentBuilder var body: Body { get }
}

/// A part of Swift Charts' own, which has no body.
@preconcurrency @MainActor
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ChartContent {
    public var body: Never { preconditionFailure("Never has no body.") }
}

/// A result builder of the parts of charts.
@resultBuilder
public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _ChartContents<Void> { _ChartContents() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(
        _ content: repeat each Content
    ) -> _ChartContents<(repeat each Content)> { _ChartContents() }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional() }
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional() }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// Several parts of a chart.
public nonisolated struct _ChartContents<Contents>: _PrimitiveChartContent {}

/// One of two parts of a chart, or of its axes.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {}

extension BuilderConditional: ChartContent, _PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
}

extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {
    public typealias Body = Never
}

/// A part of a chart whose type is erased.
public nonisolated struct AnyChartContent: _PrimitiveChartContent {
    public init<Content: ChartContent>(_ content: Content) {}
    public init<Content: ChartContent>(erasing content: Content) {}
}

extension Group: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    public typealias Body = Never
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.init(value: content()) }
}

extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {
    public typealias Body = Never

    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(values: data, content: content) }
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(values: data, content: content) }
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(values: data, content: content) }
}
