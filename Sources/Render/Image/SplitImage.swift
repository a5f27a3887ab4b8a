import Foundation

/// The half of the plane in which x · `x` + y · `y` + `origin` isn't negative.
public struct HalfPlane: Hashable, Sendable {
    /// The change per unit to the right.
    public var x: Double
    /// The change per unit down.
    public var y: Double
    /// The value at the origin.
    public var origin: Double

    /// Creates half of the plane from a linear function.
    public init(x: Double, y: Double, origin: Double) {
        self.x = x
        self.y = y
        self.origin = origin
    }

    /// The other half.
    public var complement: HalfPlane { HalfPlane(x: -x, y: -y, origin: -origin) }

    /// Returns the function's value at a point.
    public func value(at point: CGPoint) -> Double { x * Double(point.x) + y * Double(point.y) + origin }

    /// Returns the half in coordinates that a map leads to.
    public func applying(_ map: CGAffineTransform) -> HalfPlane {
        let inverse = map.inverted()
        return HalfPlane(
            x: x * Double(inverse.a) + y * Double(inverse.b), y: x * Double(inverse.c) + y * Double(inverse.d),
            origin: x * Double(inverse.tx) + y * Double(inverse.ty) + origin)
    }
}

extension ImageContent {
    /// Returns the part of an upright image that lies in half of the plane.
    ///
    /// Pixels that the edge cuts have a part of their opacity. The part in front has that of the covered area, a. The
    /// part behind has (1 - a) / (1 - a · opacity), so that both over each other are the whole pixel again: a seam isn't
    /// visible, whatever the opacity is.
    ///
    /// - Parameter isBehind: A Boolean value that indicates whether the other half is drawn over this one.
    package func part(in half: HalfPlane, isBehind: Bool) -> ImageContent {
        guard bitmap.width > 0, bitmap.height > 0, destination.width > 0, destination.height > 0 else { return self }
        let toPixels = CGAffineTransform(translationX: -destination.minX, y: -destination.minY).concatenating(
            CGAffineTransform(
                scaleX: CGFloat(bitmap.width) / destination.width, y: CGFloat(bitmap.height) / destination.height))
        let edge = half.applying(toPixels)
        let length = (edge.x * edge.x + edge.y * edge.y).squareRoot()
        guard length > 0, length.isFinite else { return self }
        var result = self
        result.bitmap = Bitmap(width: bitmap.width, height: bitmap.height) { pixels, bytesPerRow in
            for y in 0..<bitmap.height {
                let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for x in 0..<bitmap.width {
                    // The distance of the pixel's center, in pixels.
                    let distance = edge.value(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) / length
                    let covered = min(max(0, distance + 0.5), 1)
                    guard covered > 0 else { continue }
                    let pixel = bitmap.pixel(x: x, y: y)
                    row[x] = covered < 1 ? Self.part(covered, isBehind: isBehind, of: pixel) : pixel
                }
            }
        }
        return result
    }

    private static func part(_ covered: Double, isBehind: Bool, of pixel: UInt32) -> UInt32 {
        let opacity = Double(pixel >> 24) / 255
        let share = isBehind ? covered / (1 - (1 - covered) * opacity) : covered
        return (0..<4).reduce(0) { sum, index in
            let component = Double(pixel >> UInt32(index * 8) & 0xFF)
            return sum | UInt32(min(255, component * share + 0.5)) << UInt32(index * 8)
        }
    }
}
