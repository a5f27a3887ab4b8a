import BuilderSwiftUI

/// The extent of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Sendable {
    private enum Extent: Hashable, Sendable {
        case automatic
        case fixed(CGFloat), inset(CGFloat), ratio(CGFloat)
    }

    private let extent: Extent
    private init(_ extent: Extent) { self.extent = extent }
    public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
    public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

    public static let automatic = MarkDimension(.automatic)
    /// Returns an extent in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    /// Returns the available extent without an inset at both ends, in points.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    /// Returns a part of the available extent, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
}

/// The way in which marks with the same position are put on each other.
public struct MarkStackingMethod: Hashable, Sendable {
    private let name: String
    public static let standard = MarkStackingMethod(name: "standard")
    public static let normalized = MarkStackingMethod(name: "normalized")
    public static let center = MarkStackingMethod(name: "center")
    public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// The course of a line between its points.
public struct InterpolationMethod: Hashable, Sendable {
    private let name: String
    private var parameter: CGFloat?
    public static let linear = InterpolationMethod(name: "linear")
    public static let monotone = InterpolationMethod(name: "monotone")
    public static let stepStart = InterpolationMethod(name: "stepStart")
    public static let stepCenter = InterpolationMethod(name: "stepCenter")
    public static let stepEnd = InterpolationMethod(name: "stepEnd")
    public static let cardinal = InterpolationMethod.cardinal(tension: 0)
    public static let catmullRom = InterpolationMethod.catmullRom(alpha: 0.5)
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(name: "cardinal", parameter: tension)
    }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(name: "catmullRom", parameter: alpha)
    }
}

/// A shape for symbols, whose size is the same to the eye as that of others.
public protocol ChartSymbolShape: Shape {
    /// The rectangle that the shape fills where a unit square appears as large.
    nonisolated var perceptualUnitRect: CGRect { get }
}

/// A symbol of Swift Charts' own.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    private enum Outline: Hashable, Sendable {
        case circle, square
        /// The corners of a regular polygon, the first at the top.
        case polygon(Int)
        /// Lines from the center; the angle is that of the first one, clockwise from the top, in degrees.
        case rays(Int, CGFloat)
    }

    private let outline: Outline
    private var style: StrokeStyle?

    private init(_ outline: Outline) { self.outline = outline }
    fileprivate static let basicCircle = Self(.circle)
    fileprivate static let basicSquare = Self(.square)
    fileprivate static let basicTriangle = Self(.polygon(3))
    fileprivate static let basicDiamond = Self(.polygon(4))
    fileprivate static let basicPentagon = Self(.polygon(5))
    fileprivate static let basicPlus = Self(.rays(4, 0))
    fileprivate static let basicCross = Self(.rays(4, 45))
    fileprivate static let basicAsterisk = Self(.rays(6, 0))

    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    public func path(in rect: CGRect) -> Path {
        switch outline {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .polygon(let corners):
            Path { path in
                path.addLines((0..<corners).map { point(at: CGFloat($0) / CGFloat(corners) * 360, in: rect) })
                path.closeSubpath()
            }
        case .rays(let rays, let start):
            Path { path in
                for ray in 0..<rays {
                    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                    path.addLine(to: point(at: start + CGFloat(ray) / CGFloat(rays) * 360, in: rect))
                }
            }
        }
    }

    /// Returns a point of the ellipse in a rectangle, at an angle clockwise from the top in degrees.
    private func point(at degrees: CGFloat, in rect: CGRect) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
    }

    public func strokeBorder(lineWidth: CGFloat = 1) -> Self { strokeBorder(style: StrokeStyle(lineWidth: lineWidth)) }
    public func strokeBorder(style: StrokeStyle) -> Self {
        var shape = self
        shape.style = style
        return shape
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.outline == rhs.outline && lhs.style == rhs.style }
    public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: Self { .basicCircle }
    public static var square: Self { .basicSquare }
    public static var triangle: Self { .basicTriangle }
    public static var diamond: Self { .basicDiamond }
    public static var pentagon: Self { .basicPentagon }
    public static var plus: Self { .basicPlus }
    public static var cross: Self { .basicCross }
    public static var asterisk: Self { .basicAsterisk }
}

/// A symbol whose type is erased.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape
    public init<Symbol: ChartSymbolShape>(_ shape: Symbol) { self.shape = shape }
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
