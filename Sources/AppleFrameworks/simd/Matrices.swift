import Foundation

/// A matrix of three columns.
public struct simd_float3x3: Equatable, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    public init() { self.init(diagonal: SIMD3()) }
    public init(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) {
        columns = (first, second, third)
    }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    public init(_ columns: [SIMD3<Float>]) { self.init(columns[0], columns[1], columns[2]) }
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3(repeating: scalar)) }
    public init(diagonal: SIMD3<Float>) {
        columns = (SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
    }

    public subscript(column: Int) -> SIMD3<Float> { column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2 }
    public var transpose: simd_float3x3 {
        let (a, b, c) = columns
        return simd_float3x3(SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
    }
    public var determinant: Float { dot(columns.0, cross(columns.1, columns.2)) }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public static func * (matrix: Self, vector: SIMD3<Float>) -> SIMD3<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
}

/// A matrix of four columns.
public struct simd_float4x4: Equatable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() { self.init(diagonal: SIMD4()) }
    public init(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) {
        columns = (first, second, third, fourth)
    }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// Creates a matrix with a number on its diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }
    public init(diagonal: SIMD4<Float>) {
        self.init(
            SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0),
            SIMD4(0, 0, 0, diagonal.w))
    }

    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    public static func * (matrix: Self, vector: SIMD4<Float>) -> SIMD4<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
            + matrix.columns.3 * vector.w
    }
    public static func * (a: Self, b: Self) -> Self {
        Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
}

public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float3x3 = simd_float3x3(diagonal: SIMD3(repeating: 1))
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(repeating: 1))
public func simd_mul(_ matrix: simd_float3x3, _ vector: SIMD3<Float>) -> SIMD3<Float> { matrix * vector }
public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3 { a * b }
public func simd_mul(_ matrix: simd_float4x4, _ vector: SIMD4<Float>) -> SIMD4<Float> { matrix * vector }
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }

/// A turn in space.
public struct simd_quatf: Equatable, Sendable {
    public var vector: SIMD4<Float>
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    public init(angle: Float, axis: SIMD3<Float>) {
        vector = SIMD4(axis * Float(sin(Double(angle) / 2)), Float(cos(Double(angle) / 2)))
    }
    public var real: Float { vector.w }
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    public var angle: Float { 2 * Float(atan2(Double(length(imag)), Double(real))) }
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let doubled = cross(imag, vector) * 2
        return vector + doubled * real + cross(imag, doubled)
    }
    public static func * (a: Self, b: Self) -> Self {
        Self(
            real: a.real * b.real - dot(a.imag, b.imag),
            imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
    }
}
