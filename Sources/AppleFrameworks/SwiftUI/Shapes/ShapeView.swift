import BuilderUIKit

/// A shape that is drawn, to which further fills and strokes can be added.
@preconcurrency @MainActor
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape that is filled.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    public let shape: Content
}

/// A shape whose edge is drawn.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    public let shape: Content
}

/// A shape within whose edge a line is drawn.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, _PrimitiveView
{
    public let shape: Content
}

extension Shape {
    public nonisolated func fill<Style: ShapeStyle>(
        _ content: Style, style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, Style, EmptyView> { FillShapeView(shape: self) }
    public nonisolated func fill(
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, ForegroundStyle, EmptyView> { FillShapeView(shape: self) }
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, Style, EmptyView> { StrokeShapeView(shape: self) }
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, Style, EmptyView> { StrokeShapeView(shape: self) }
}

extension InsettableShape {
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, Style, EmptyView> { StrokeBorderShapeView(shape: self) }
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, Style, EmptyView> { StrokeBorderShapeView(shape: self) }
}

extension ShapeView {
    public nonisolated func fill<Style: ShapeStyle>(
        _ content: Style = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, Style, Self> { FillShapeView(shape: shape) }
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, Style, Self> { StrokeShapeView(shape: shape) }
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, Style, Self> { StrokeShapeView(shape: shape) }
}

extension ShapeView where Content: InsettableShape {
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, Style, Self> { StrokeBorderShapeView(shape: shape) }
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, Style, Self> { StrokeBorderShapeView(shape: shape) }
}
