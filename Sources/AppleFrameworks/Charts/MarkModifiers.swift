import BuilderSwiftUI

// MARK: Styles

extension ChartContent {
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent { self }
    public nonisolated func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
        self
    }
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    public nonisolated func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent { self }
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent { self }
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }
    public nonisolated func clipShape<Outline: Shape>(
        _ shape: Outline, style: FillStyle = FillStyle()
    ) -> some ChartContent { self }
    public nonisolated func mask<Content: ChartContent>(
        @ChartContentBuilder content: () -> Content
    ) -> some ChartContent { self }
    public nonisolated func compositingLayer() -> some ChartContent { self }
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }
}

// MARK: Symbols

extension ChartContent {
    public nonisolated func symbol<Symbol: ChartSymbolShape>(_ symbol: Symbol) -> some ChartContent { self }
    public nonisolated func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent { self }
    public nonisolated func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent { self }
    /// Sets the size of symbols by their area, in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    /// Sets the size of symbols, in points.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { self }
    public nonisolated func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent { self }
}

// MARK: Positions

extension ChartContent {
    public nonisolated func position<Value: Plottable>(
        by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { self }
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        self
    }
    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        self
    }
    public nonisolated func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent { self }
}

// MARK: Annotations

extension ChartContent {
    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some ChartContent { self }
    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> Content
    ) -> some ChartContent { self }
    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> Content
    ) -> some ChartContent { self }
    public nonisolated func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> Content
    ) -> some ChartContent { self }
}

/// The mark to which an annotation belongs.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points: zero, since nothing lays charts out.
    public var targetSize: CGSize { .zero }
}

/// The side of a mark on which an annotation is.
public struct AnnotationPosition: Hashable, Sendable {
    private let name: String
    public static let automatic = AnnotationPosition(name: "automatic")
    public static let overlay = AnnotationPosition(name: "overlay")
    public static let top = AnnotationPosition(name: "top")
    public static let bottom = AnnotationPosition(name: "bottom")
    public static let leading = AnnotationPosition(name: "leading")
    public static let trailing = AnnotationPosition(name: "trailing")
    public static let topLeading = AnnotationPosition(name: "topLeading")
    public static let topTrailing = AnnotationPosition(name: "topTrailing")
    public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
    public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// The treatment of annotations that don't fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The treatment in one direction.
    public struct Strategy: Hashable, Sendable {
        private let name: String
        private var boundary = Boundary.automatic
        public static let automatic = Strategy(name: "automatic")
        /// The annotation is moved into the boundary.
        public static let fit = Strategy(name: "fit")
        /// The annotation is moved into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit", boundary: boundary) }
        /// The scale is padded.
        public static let padScale = Strategy(name: "padScale")
        public static let disabled = Strategy(name: "disabled")
    }

    /// An area into which annotations are moved.
    public struct Boundary: Hashable, Sendable {
        private let name: String
        public static let automatic = Boundary(name: "automatic")
        public static let chart = Boundary(name: "chart")
        public static let plot = Boundary(name: "plot")
    }

    public var x: Strategy
    public var y: Strategy
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    public static let automatic = AnnotationOverflowResolution()
}

// MARK: Accessibility

extension ChartContent {
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent { self }
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent { self }
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
