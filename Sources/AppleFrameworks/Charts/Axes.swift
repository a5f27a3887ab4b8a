import BuilderSwiftUI

// MARK: Content

/// The content of an axis.
@preconcurrency @MainActor
public protocol AxisContent {
    /// The type of the body.
    associatedtype Body: AxisContent
    /// The content.
    @AxisContentBuilder var body: Body { get }
}

/// A line, a tick or a label at a value of an axis.
@preconcurrency @MainActor
public protocol AxisMark {
    /// The type of the body.
    associatedtype Body: AxisMark
    /// The content.
    @AxisMarkBuilder var body: Body { get }
}

/// Content of an axis of Swift Charts' own, which has no body.
@preconcurrency @MainActor
public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}

/// A mark of an axis of Swift Charts' own, which has no body.
@preconcurrency @MainActor
public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}

extension _PrimitiveAxisContent {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension _PrimitiveAxisMark {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: AxisContent, AxisMark {}

/// A result builder of the content of axes.
@resultBuilder
public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _AxisContents<Void> { _AxisContents() }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> _AxisContents<(repeat each Content)> { _AxisContents() }
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional() }
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional() }
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// A result builder of the marks of axes.
@resultBuilder
public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _AxisMarks<Void> { _AxisMarks() }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(
        _ content: repeat each Content
    ) -> _AxisMarks<(repeat each Content)> { _AxisMarks() }
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional() }
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional() }
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

/// Several parts of an axis.
public nonisolated struct _AxisContents<Contents>: _PrimitiveAxisContent {}

/// Several marks of an axis.
public nonisolated struct _AxisMarks<Contents>: _PrimitiveAxisMark {}

extension BuilderConditional: AxisContent, _PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {}
extension BuilderConditional: AxisMark, _PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
extension Optional: AxisContent, _PrimitiveAxisContent where Wrapped: AxisContent {}
extension Optional: AxisMark, _PrimitiveAxisMark where Wrapped: AxisMark {}

/// The content of an axis whose type is erased.
public nonisolated struct AnyAxisContent: _PrimitiveAxisContent {
    public init<Content: AxisContent>(_ content: Content) {}
    public init<Content: AxisContent>(erasing content: Content) {}
}

/// A mark of an axis whose type is erased.
public nonisolated struct AnyAxisMark: _PrimitiveAxisMark {
    public init<Mark: AxisMark>(_ mark: Mark) {}
    public init<Mark: AxisMark>(erasing mark: Mark) {}
}

// MARK: Marks

/// The marks at values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: _PrimitiveAxisContent {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {}
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
}

extension AxisMarks where Content == AnyAxisMark {
    public nonisolated init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {}
    public nonisolated init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {}
    public nonisolated init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
    public nonisolated init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Format.FormatInput], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
}

/// A line across the chart.
public nonisolated struct AxisGridLine: _PrimitiveAxisMark {
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the edge of the chart.
public nonisolated struct AxisTick: _PrimitiveAxisMark {
    /// The length of a tick.
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
        private let name: String
        private let points: CGFloat
        private init(_ name: String, _ points: CGFloat = 0) { (self.name, self.points) = (name, points) }
        public init(floatLiteral value: Double) { self.init("fixed", CGFloat(value)) }
        public init(integerLiteral value: Int) { self.init("fixed", CGFloat(value)) }

        public static let automatic = Length("automatic")
        /// The extent of the tick's label.
        public static let label = Length("label")
        /// The extent of the longest label.
        public static let longestLabel = Length("longestLabel")
        /// Returns the extent of the tick's label and some points.
        public static func label(extendPastBy length: CGFloat) -> Length { Length("label", length) }
        /// Returns the extent of the longest label and some points.
        public static func longestLabel(extendPastBy length: CGFloat) -> Length { Length("longestLabel", length) }
    }

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
    /// Creates a tick with a length in points.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}

/// The label of a value.
public nonisolated struct AxisValueLabel<Content: View>: _PrimitiveAxisMark {
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

extension AxisValueLabel where Content == Text {
    public nonisolated init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
    public nonisolated init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(
        _ title: Title, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {}
    public nonisolated init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
}

extension AxisMark {
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark { self }
    public nonisolated func font(_ font: Font?) -> some AxisMark { self }
    public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

// MARK: Values

/// A value at which an axis has marks.
public struct AxisValue {
    private let value: any Plottable
    public let index: Int
    public let count: Int

    package init(_ value: any Plottable, index: Int, count: Int) {
        (self.value, self.index, self.count) = (value, index, count)
    }

    /// Returns the value as one of a type; nil if it is of another kind.
    public func `as`<Value: Plottable>(_ type: Value.Type = Value.self) -> Value? {
        if let value = value as? Value { return value }
        return (primitive(of: value) as? Value.PrimitivePlottable).flatMap(Value.init(primitivePlottable:))
    }

    private func primitive<Value: Plottable>(of value: Value) -> Value.PrimitivePlottable { value.primitivePlottable }
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
    public static var automatic: AxisMarkValues { AxisMarkValues() }
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    public static func automatic<Value: BinaryFloatingPoint & Plottable>(
        minimumStride: Value, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    public static func stride<Value: BinaryFloatingPoint & Plottable>(
        by stepSize: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
}

/// The look of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let inset = AxisMarkPreset(name: "inset")
}

/// The side on which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
    private let name: String
    public static let automatic = AxisMarkPosition(name: "automatic")
    public static let leading = AxisMarkPosition(name: "leading")
    public static let trailing = AxisMarkPosition(name: "trailing")
    public static let top = AxisMarkPosition(name: "top")
    public static let bottom = AxisMarkPosition(name: "bottom")
}

/// The treatment of labels that overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    private let name: String
    private var priority: Double?
    private var minimumSpacing: CGFloat?
    public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
    public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
    public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
    public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(name: "greedy", priority: priority, minimumSpacing: minimumSpacing)
    }
}

/// The direction of labels.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    private let name: String
    public static let automatic = AxisValueLabelOrientation(name: "automatic")
    public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
    public static let vertical = AxisValueLabelOrientation(name: "vertical")
    public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}
