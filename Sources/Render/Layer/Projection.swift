import Foundation

/// A projective map from a plane to another one, such as a layer that is seen in perspective: the point (x, y) is drawn
/// at (u / w, v / w), where (u, v, w) = x · `x` + y · `y` + `origin`.
///
/// Points whose w isn't positive lie behind the eye and are invisible.
public struct Projection: Hashable, Sendable {
    /// A row of the map's matrix.
    public struct Row: Hashable, Sendable {
        /// The components to the right, down and of depth.
        public var u: Double
        /// The component down.
        public var v: Double
        /// The component by which the others are divided.
        public var w: Double

        /// Creates a row of a matrix.
        public init(_ u: Double, _ v: Double, _ w: Double) {
            self.u = u
            self.v = v
            self.w = w
        }

        fileprivate var isFinite: Bool { u.isFinite && v.isFinite && w.isFinite }

        fileprivate static func * (row: Row, factor: Double) -> Row {
            Row(row.u * factor, row.v * factor, row.w * factor)
        }

        fileprivate static func + (one: Row, other: Row) -> Row {
            Row(one.u + other.u, one.v + other.v, one.w + other.w)
        }

        /// Returns the cross product.
        fileprivate func cross(_ other: Row) -> Row {
            Row(v * other.w - w * other.v, w * other.u - u * other.w, u * other.v - v * other.u)
        }

        fileprivate func dot(_ other: Row) -> Double { u * other.u + v * other.v + w * other.w }
    }

    /// The image of a step to the right.
    public var x: Row
    /// The image of a step down.
    public var y: Row
    /// The image of the origin.
    public var origin: Row

    /// Creates a map from the rows of its matrix.
    public init(x: Row, y: Row, origin: Row) {
        self.x = x
        self.y = y
        self.origin = origin
    }

    /// The affine map that is equal to this one; nil for one with perspective, or of a plane behind the eye.
    public var affine: CGAffineTransform? {
        guard x.w == 0, y.w == 0, origin.w > 0 else { return nil }
        return CGAffineTransform(
            a: x.u / origin.w, b: x.v / origin.w, c: y.u / origin.w, d: y.v / origin.w, tx: origin.u / origin.w,
            ty: origin.v / origin.w)
    }

    /// The determinant; its sign is that of the orientation in which the plane is seen.
    public var determinant: Double { x.dot(y.cross(origin)) }

    /// Returns the affine map that is closest near a point; nil if the point is invisible.
    public func affine(near point: CGPoint) -> CGAffineTransform? {
        let image = image(of: point)
        guard image.w > 0 else { return nil }
        let (u, v) = (image.u / image.w, image.v / image.w)
        let a = (x.u - u * x.w) / image.w
        let b = (x.v - v * x.w) / image.w
        let c = (y.u - u * y.w) / image.w
        let d = (y.v - v * y.w) / image.w
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: u - a * Double(point.x) - c * Double(point.y),
            ty: v - b * Double(point.x) - d * Double(point.y))
    }

    /// Returns the map that first applies an affine one.
    public func after(_ first: CGAffineTransform) -> Projection {
        Projection(
            x: x * first.a + y * first.b, y: x * first.c + y * first.d,
            origin: x * first.tx + y * first.ty + origin)
    }

    /// Returns the map followed by an affine one.
    public func followed(by second: CGAffineTransform) -> Projection {
        func changed(_ row: Row) -> Row {
            Row(
                row.u * second.a + row.v * second.c + row.w * second.tx,
                row.u * second.b + row.v * second.d + row.w * second.ty, row.w)
        }
        return Projection(x: changed(x), y: changed(y), origin: changed(origin))
    }

    func image(of point: CGPoint) -> Row { x * Double(point.x) + y * Double(point.y) + origin }

    /// Returns the place where a point is seen; nil for one behind the eye, or whose numbers aren't finite.
    package func seenImage(of point: CGPoint) -> CGPoint? {
        guard image(of: point).w > 0 else { return nil }
        let seen = seenPoint(point)
        return seen.x.isFinite && seen.y.isFinite ? seen : nil
    }

    /// The inverse map; nil for a plane that is seen from its side, and for numbers that aren't finite.
    package var inverse: Projection? {
        let determinant = determinant
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let (a, b, c) = (y.cross(origin), origin.cross(x), x.cross(y))
        let factor = 1 / determinant
        let result = Projection(
            x: Row(a.u, b.u, c.u) * factor, y: Row(a.v, b.v, c.v) * factor, origin: Row(a.w, b.w, c.w) * factor)
        return result.x.isFinite && result.y.isFinite && result.origin.isFinite ? result : nil
    }
}

extension Projection {
    /// The largest number of pixels of an image; a larger one is drawn coarser.
    private static let pixelLimit = 4_000_000.0
    /// The longest side of an image, in pixels.
    private static let sideLimit = 16_384.0
    /// The largest number of pixels per point, relative to the drawing's, in which an enlarged layer is drawn.
    private static let greatestEnlargement = 4.0
    /// The least w of what is drawn, as a part of the layer's greatest.
    private static let leastDepth = 1e-4

    /// Returns the image of a layer with its descendants in the coordinates of its parent; nil if nothing is visible.
    ///
    /// The map is from the layer's coordinates to its parent's, in place of the layer's position and transform.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - offset: The distance of the parent's origin from a whole pixel, in pixels.
    ///   - visible: The area of the parent's coordinates outside which nothing needs to be drawn.
    /// - Throws: `PaintError` or `FontError`.
    public func image(
        of layer: Layer, scale: Double, offset: CGPoint = .zero, visible: CGRect, painter: Painter = Painter()
    ) throws -> ImageContent? {
        guard inverse != nil, scale.isFinite, scale > 0 else { return nil }
        var flat = layer
        flat.transform = .identity
        flat.position = CGPoint(
            x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
            y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
        var extent = LayerExtent()
        let seen = visiblePart(of: extent.all(of: flat, toDevice: .identity).cgRect, in: visible)
        guard let source = seen.boundingBox, let target = seen.map(seenPoint).boundingBox else { return nil }
        let growth = seen.reduce(0) { max($0, enlargement(at: $1)) }
        guard growth > 0 else { return nil }
        let density = Self.density(scale * min(growth, Self.greatestEnlargement), of: source)
        let grid = Self.density(scale, of: target)
        let shift = grid == scale ? offset : .zero
        let pixels = PixelRect(
            around: target.applying(
                CGAffineTransform(a: grid, b: 0, c: 0, d: grid, tx: shift.x, ty: shift.y)))
        let drawn = PixelRect(
            around: source.applying(CGAffineTransform(scaleX: density, y: density)))
        guard !pixels.isEmpty, !drawn.isEmpty else { return nil }
        // At one pixel per point a larger layer isn't upright, so that its edges aren't moved to whole pixels.
        var page = Layer(frame: CGRect(x: 0, y: 0, width: drawn.width, height: drawn.height))
        var placed = Layer(frame: .zero)
        placed.transform = CGAffineTransform(scaleX: density, y: density)
        placed.position = CGPoint(x: -drawn.x, y: -drawn.y)
        placed.sublayers = [flat]
        page.sublayers = [placed]
        let bitmap = try painter.paint(page, size: page.bounds.size, scale: 1, background: nil)
        // From pixels of the image to the source's pixels.
        let toPixels = after(
            CGAffineTransform(
                a: 1 / density, b: 0, c: 0, d: 1 / density, tx: Double(drawn.x) / density,
                ty: Double(drawn.y) / density)
        ).followed(
            by: CGAffineTransform(
                a: grid, b: 0, c: 0, d: grid, tx: shift.x - CGFloat(pixels.x), ty: shift.y - CGFloat(pixels.y)))
        guard let inverse = toPixels.inverse else { return nil }
        let image = ProjectedImage(inverse: inverse, source: PixelSource(bitmap, part: drawn.atOrigin))
        return ImageContent(
            bitmap: withExtendedLifetime(bitmap) { image.draw(width: pixels.width, height: pixels.height) },
            destination: CGRect(
                x: (CGFloat(pixels.x) - shift.x) / grid, y: (CGFloat(pixels.y) - shift.y) / grid,
                width: CGFloat(pixels.width) / grid, height: CGFloat(pixels.height) / grid))
    }

    /// Returns a number of pixels per point that doesn't exceed the limits.
    private static func density(_ density: Double, of area: CGRect) -> Double {
        let (width, height) = (Double(area.width) * density, Double(area.height) * density)
        let reduction = max(1, (width * height / pixelLimit).squareRoot(), max(width, height) / sideLimit)
        return density / reduction
    }

    private func seenPoint(_ point: CGPoint) -> CGPoint {
        let image = image(of: point)
        return CGPoint(x: image.u / image.w, y: image.v / image.w)
    }

    /// Returns the greatest factor by which lengths at a point grow.
    private func enlargement(at point: CGPoint) -> Double {
        guard let t = affine(near: point) else { return 0 }
        let result = Double(max(hypot(t.a, t.b), hypot(t.c, t.d)))
        return result.isFinite ? result : 0
    }

    /// Returns the corners of the part of a rectangle that lies before the eye and is seen in an area.
    private func visiblePart(of rect: CGRect, in area: CGRect) -> [CGPoint] {
        var corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let least = corners.reduce(0) { max($0, image(of: $1).w) } * Self.leastDepth
        guard least > 0, least.isFinite else { return [] }
        let sides: [(Row) -> Double] = [
            { $0.w - least }, { $0.u - Double(area.minX) * $0.w }, { Double(area.maxX) * $0.w - $0.u },
            { $0.v - Double(area.minY) * $0.w }, { Double(area.maxY) * $0.w - $0.v },
        ]
        for side in sides { corners = corners.clipped { side(image(of: $0)) } }
        return corners
    }
}

extension [CGPoint] {
    /// Returns the part of a convex polygon in which a linear function isn't negative.
    package func clipped(_ value: (CGPoint) -> Double) -> [CGPoint] {
        var result: [CGPoint] = []
        for (index, point) in enumerated() {
            let next = self[(index + 1) % count]
            let (here, there) = (value(point), value(next))
            if here >= 0 { result.append(point) }
            if here < 0 && there > 0 || here > 0 && there < 0 {
                let share = CGFloat(here / (here - there))
                result.append(
                    CGPoint(x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share))
            }
        }
        return result
    }

    /// The smallest rectangle around the points; nil for none, and for numbers that aren't finite.
    fileprivate var boundingBox: CGRect? {
        guard let first else { return nil }
        var (low, high) = (first, first)
        for point in self {
            guard point.x.isFinite, point.y.isFinite else { return nil }
            low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
            high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

extension PixelRect {
    fileprivate var atOrigin: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
