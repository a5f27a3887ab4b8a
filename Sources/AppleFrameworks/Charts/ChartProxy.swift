import BuilderSwiftUI

/// The scales and the plot of a chart: empty, since nothing lays charts out.
public struct ChartProxy {
    init() {}

    /// The size of the plot, in points.
    public var plotSize: CGSize { .zero }
    /// The frame of the plot; nil, as for a chart that isn't laid out.
    public var plotFrame: Anchor<CGRect>? { nil }
    /// The frame of the plot's visible part; nil, as for a chart that isn't laid out.
    public var plotContainerFrame: Anchor<CGRect>? { nil }
    /// The size of the plot, in points, in its older form.
    public var plotAreaSize: CGSize { plotSize }
    /// The frame of the plot, in its older form.
    public var plotAreaFrame: Anchor<CGRect> { Anchor(value: .zero) }

    public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }
    public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? { nil }
    public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? { nil }
    public func positionRange<Value: Plottable>(forY value: Value) -> ClosedRange<CGFloat>? { nil }

    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }
    public func value<Value: Plottable>(atAngle angle: Angle, as type: Value.Type = Value.self) -> Value? { nil }
    /// Returns the angle of a point around the plot's center, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle { .radians(atan2(Double(position.x), -Double(position.y))) }

    public func xDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { [] }
    public func yDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { [] }

    public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? { nil }
    public func lineStyle<Value: Plottable>(for value: Value) -> StrokeStyle? { nil }
    public func symbol<Value: Plottable>(for value: Value) -> AnyChartSymbolShape? { nil }
    public func symbolSize<Value: Plottable>(for value: Value) -> CGFloat? { nil }

    public func selectXValue(at x: CGFloat) {}
    public func selectXRange(from start: CGFloat, to end: CGFloat) {}
    public func selectYValue(at y: CGFloat) {}
    public func selectYRange(from start: CGFloat, to end: CGFloat) {}
    public func selectAngleValue(at angle: Angle) {}
}
