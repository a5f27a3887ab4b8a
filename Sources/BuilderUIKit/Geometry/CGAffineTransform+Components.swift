import Foundation

/// The parts of an affine transform: it scales, then shears, then rotates, then translates.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors of x and y.
    public var scale: CGSize
    /// The x that a point moves for each unit of its y.
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    /// The distance.
    public var translation: CGVector

    /// Creates components that are all 0, as those of a structure of C are.
    public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

    /// Creates components.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform of components.
    public init(_ components: CGAffineTransformComponents) {
        let (x, y) = (components.scale.width, components.scale.height)
        let (cosine, sine, shear) = (cos(components.rotation), sin(components.rotation), components.horizontalShear)
        self.init(
            a: x * cosine, b: x * sine, c: y * (shear * cosine - sine), d: y * (shear * sine + cosine),
            tx: components.translation.dx, ty: components.translation.dy)
    }

    /// Returns the components whose transform this is. A transform that flips has a negative height of its scale, and
    /// one that has no area no shear.
    public func decomposed() -> CGAffineTransformComponents {
        var components = CGAffineTransformComponents()
        components.translation = CGVector(dx: tx, dy: ty)
        let determinant = a * d - b * c
        guard determinant != 0 else {
            components.rotation = a == 0 && b == 0 ? atan2(-c, d) : atan2(b, a)
            components.scale = CGSize(width: hypot(a, b), height: hypot(c, d))
            return components
        }
        let width = hypot(a, b)
        components.rotation = atan2(b, a)
        components.scale = CGSize(width: width, height: determinant / width)
        components.horizontalShear = (c * a + d * b) / determinant
        return components
    }
}

extension CGAffineTransform: Codable {
    /// Creates a transform from its six numbers, in the order of `a`, `b`, `c`, `d`, `tx` and `ty`.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        func number() throws -> CGFloat { try numbers.decode(CGFloat.self) }
        self.init(
            a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(), ty: try number())
    }

    /// Writes the six numbers.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
}
