import Foundation

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>

/// Returns the sum of the products of components.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, y)
}
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, x).squareRoot()
}
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, x)
}
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x - y)
}
public func simd_distance<Vector: SIMD>(
    _ x: Vector, _ y: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { distance(x, y) }
/// Returns a vector of the same direction and of length 1.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { normalize(x) }
/// Returns the point at a part of the way from one to another.
public func mix<Vector: SIMD>(
    _ x: Vector, _ y: Vector, t: Vector.Scalar
) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }
public func simd_mix<Vector: SIMD>(
    _ x: Vector, _ y: Vector, _ t: Vector
) -> Vector where Vector.Scalar: FloatingPoint { x + (y - x) * t }
public func simd_clamp<Vector: SIMD>(
    _ x: Vector, _ least: Vector, _ greatest: Vector
) -> Vector where Vector.Scalar: FloatingPoint { x.clamped(lowerBound: least, upperBound: greatest) }
/// Returns the vector that is perpendicular to two others.
public func cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    cross(x, y)
}
