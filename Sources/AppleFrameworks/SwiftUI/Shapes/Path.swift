import BuilderUIKit

/// An outline, which is also a shape.
public nonisolated struct Path: Shape, Equatable, @unchecked Sendable {
    private var path: CGMutablePath

    /// The path to change, which no other value shares.
    private mutating func ownPath() -> CGMutablePath {
        if !isKnownUniquelyReferenced(&path) {
            let copy = CGMutablePath()
            copy.addPath(path)
            path = copy
        }
        return path
    }

    public init() { path = CGMutablePath() }
    public init(_ path: CGPath) {
        self.init()
        self.path.addPath(path)
    }
    public init(_ rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        self.init(CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
        self.init(
            CGPath(
                roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: nil))
    }
    public init(ellipseIn rect: CGRect) { self.init(CGPath(ellipseIn: rect, transform: nil)) }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var cgPath: CGPath { path }
    public var isEmpty: Bool { path.isEmpty }
    public var boundingRect: CGRect { path.boundingBoxOfPath }
    public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { path.contains(point) }
    public func path(in rect: CGRect) -> Path { self }

    public mutating func move(to point: CGPoint) { ownPath().move(to: point) }
    public mutating func addLine(to point: CGPoint) { ownPath().addLine(to: point) }
    public mutating func addLines(_ points: [CGPoint]) { ownPath().addLines(between: points) }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        ownPath().addQuadCurve(to: point, control: control)
    }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        ownPath().addCurve(to: point, control1: control1, control2: control2)
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        ownPath().addArc(
            center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
            clockwise: clockwise)
    }
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        ownPath().addArc(
            center: center, radius: radius, startAngle: startAngle.radians,
            endAngle: startAngle.radians + delta.radians, clockwise: delta.radians < 0)
    }
    public mutating func addRect(_ rect: CGRect) { ownPath().addRect(rect) }
    public mutating func addEllipse(in rect: CGRect) { ownPath().addEllipse(in: rect) }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
    ) { ownPath().addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height) }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        ownPath().addPath(path.cgPath, transform: transform)
    }
    public mutating func closeSubpath() { ownPath().closeSubpath() }
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}

/// The form of a line.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The way in which overlapping areas are filled.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
