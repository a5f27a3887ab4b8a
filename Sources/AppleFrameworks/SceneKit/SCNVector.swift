import BuilderUIKit
import Buildersimd

/// A vector in space.
public struct SCNVector3: Equatable, Sendable {
    /// The components.
    public var x, y, z: Float
    /// Creates a zero vector.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a vector.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates a vector.
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    /// Creates a vector.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// Creates a vector.
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// Creates a vector.
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// Creates a vector.
    public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
}

/// A vector of four components, such as an axis and an angle.
public struct SCNVector4: Equatable, Sendable {
    /// The components.
    public var x, y, z, w: Float
    /// Creates a zero vector.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// Creates a vector.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// Creates a vector.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}

/// A turn.
public typealias SCNQuaternion = SCNVector4

/// The vector without a length.
public let SCNVector3Zero = SCNVector3()
/// Returns a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
/// Returns a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
    SCNVector4(x: x, y: y, z: z, w: w)
}
/// Returns a Boolean value that indicates whether vectors are the same.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// A matrix of four columns.
public typealias SCNMatrix4 = simd_float4x4
/// The matrix that changes nothing.
public let SCNMatrix4Identity = matrix_identity_float4x4
/// Returns the matrix of a translation.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var matrix = matrix_identity_float4x4
    matrix.columns.3 = SIMD4(tx, ty, tz, 1)
    return matrix
}
/// Returns the matrix of factors.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    simd_float4x4(diagonal: SIMD4(sx, sy, sz, 1))
}
/// Returns the matrix that makes the changes of one, then of another.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { b * a }
