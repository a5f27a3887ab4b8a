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
    /// The shape.
    public let shape: Content
}

/// A shape whose edge is drawn.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    /// The shape.
    public let shape: Content
}

/// A shape within whose edge a line is drawn.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView, _PrimitiveView
{
    /// The shape.
    public let shape: Content
}

extension Shape {
    /// Fills the shape with a style.
    public nonisolated func fill<Style: ShapeStyle>(
        _ content: Style, style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, Style, EmptyView> { FillShapeView(shape: self) }
    /// Fills the shape with the foreground style.
    public nonisolated func fill(
        style: FillStyle = FillStyle()
    ) -> FillShapeView<Self, ForegroundStyle, EmptyView> { FillShapeView(shape: self) }
    /// Strokes the shape's outline with a style.
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, Style, EmptyView> { StrokeShapeView(shape: self) }
    /// Strokes the shape's outline with a style.
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, Style, EmptyView> { StrokeShapeView(shape: self) }
}

extension InsettableShape {
    /// Strokes the inside of the shape's border with a style.
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, Style, EmptyView> { StrokeBorderShapeView(shape: self) }
    /// Strokes the inside of the shape's border with a style.
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, Style, EmptyView> { StrokeBorderShapeView(shape: self) }
}

extension ShapeView {
    /// Fills the shape with a style.
    public nonisolated func fill<Style: ShapeStyle>(
        _ content: Style = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, Style, Self> { FillShapeView(shape: shape) }
    /// Strokes the shape's outline with a style.
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, Style, Self> { StrokeShapeView(shape: shape) }
    /// Strokes the shape's outline with a style.
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, Style, Self> { StrokeShapeView(shape: shape) }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the inside of the shape's border with a style.
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, Style, Self> { StrokeBorderShapeView(shape: shape) }
    /// Strokes the inside of the shape's border with a style.
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, Style, Self> { StrokeBorderShapeView(shape: shape) }
}
