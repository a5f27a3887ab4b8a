import Foundation
import Render

/// A place, a velocity or an acceleration in space, in points.
struct EmitterVector {
    var x = 0.0
    var y = 0.0
    var z = 0.0

    static func + (one: EmitterVector, other: EmitterVector) -> EmitterVector {
        EmitterVector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
    }

    static func * (vector: EmitterVector, factor: Double) -> EmitterVector {
        EmitterVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
    }
}

/// A kind of particles of a layer, with the kinds that these emit.
@MainActor
final class EmitterKind {
    /// The largest number of generations, with the layer's own particles as the first one.
    private static let generationLimit = 4
    /// The largest number of kinds that are emitted by particles.
    private static let nestedLimit = 64

    let cell: CAEmitterCell
    /// The index among the kinds of one emitter.
    let index: Int
    /// The drawn image; nil for invisible particles.
    let image: CGImage?
    /// The kinds that its particles emit.
    let kinds: [EmitterKind]
    /// The number of particles per second.
    let rate: Double
    /// The time in which particles are emitted, in seconds.
    var duration: Double { cell.duration.isNaN || cell.duration <= 0 ? .infinity : cell.duration }
    let lifetime: Double
    let lifetimeRange: Double
    /// The longest time in which a particle or one that it emits is alive, in seconds.
    let span: Double

    /// Returns the kinds of an emitter.
    static func kinds(of emitter: CAEmitterLayer) -> [EmitterKind] {
        var left = nestedLimit
        return kinds(emitter.emitterCells ?? [], of: emitter, generation: 1, &left)
    }

    private static func kinds(
        _ cells: [CAEmitterCell], of emitter: CAEmitterLayer, generation: Int, _ left: inout Int
    ) -> [EmitterKind] {
        var result: [EmitterKind] = []
        for (index, cell) in cells.enumerated() where cell.isEnabled {
            if generation > 1 {
                guard left > 0 else { break }
                left -= 1
            }
            let nested =
                generation < generationLimit
                ? kinds(cell.emitterCells ?? [], of: emitter, generation: generation + 1, &left) : []
            let image = (cell.contents as? CGImage)?.part(cell.contentsRect)
            guard image != nil || !nested.isEmpty else { continue }
            result.append(EmitterKind(cell, index: index, image: image, kinds: nested, of: emitter))
        }
        return result
    }

    private init(_ cell: CAEmitterCell, index: Int, image: CGImage?, kinds: [EmitterKind], of emitter: CAEmitterLayer) {
        self.cell = cell
        self.index = index
        self.image = image
        self.kinds = kinds
        func finite(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
        rate = finite(Double(cell.birthRate) * Double(emitter.birthRate))
        lifetime = finite(Double(cell.lifetime) * Double(emitter.lifetime))
        lifetimeRange = finite(Double(cell.lifetimeRange) * Double(emitter.lifetime))
        span = lifetime + lifetimeRange / 2 + (kinds.map(\.span).max() ?? 0)
    }
}

/// A particle at the moment that pictures show.
@MainActor
struct EmitterParticle {
    let kind: EmitterKind
    let seed: UInt64
    let number: Int
    /// The time since its birth, in seconds.
    let age: Double
    /// The time from its birth to its death, in seconds.
    let life: Double
    var isAlive: Bool { age < life }
    private let start: EmitterVector
    private let velocity: EmitterVector
    private let longitude: Double
    private let latitude: Double
    private let firstScale: Double
    private let spin: Double
    private let firstColor: Color

    /// Creates a particle; fails if neither it nor what it emits is alive.
    ///
    /// - Parameter source: The particle that emits it, and the age of that one at the birth; nil for the layer.
    init?(
        _ kind: EmitterKind, seed: UInt64, number: Int, age: Double, of emitter: CAEmitterLayer,
        source: (particle: EmitterParticle, age: Double)?
    ) {
        let cell = kind.cell
        var random = SeededRandom(seed: seed, number: UInt64(truncatingIfNeeded: number))
        life = random.value(kind.lifetime, range: kind.lifetimeRange)
        guard age < life || !kind.kinds.isEmpty else { return nil }
        self.kind = kind
        self.seed = seed
        self.number = number
        self.age = age
        // Each particle takes the same random numbers, whatever the shape.
        let (first, second) = (random.next(), random.next())
        let speed = random.value(Double(cell.velocity), range: Double(cell.velocityRange)) * Double(emitter.velocity)
        // The directions of what a particle emits are relative to its own.
        longitude =
            random.value(Double(cell.emissionLongitude), range: Double(cell.emissionRange))
            + (source?.particle.longitude ?? 0)
        latitude = Double(cell.emissionLatitude) + (source?.particle.latitude ?? 0)
        let flat = speed * cos(latitude)
        velocity = EmitterVector(x: flat * cos(longitude), y: flat * sin(longitude), z: speed * sin(latitude))
        firstScale = random.value(Double(cell.scale), range: Double(cell.scaleRange)) * Double(emitter.scale)
        spin = random.value(Double(cell.spin), range: Double(cell.spinRange)) * Double(emitter.spin)
        let base = cell.color?.value ?? .white
        let outer = source.map { $0.particle.color(at: $0.age) } ?? .white
        firstColor = Color(
            red: random.value(base.red * outer.red, range: Double(cell.redRange)),
            green: random.value(base.green * outer.green, range: Double(cell.greenRange)),
            blue: random.value(base.blue * outer.blue, range: Double(cell.blueRange)),
            alpha: random.value(base.alpha * outer.alpha, range: Double(cell.alphaRange)))
        start = source.map { $0.particle.place(at: $0.age) } ?? emitter.origin(first, second, random.next())
    }

    private func place(at time: Double) -> EmitterVector {
        let cell = kind.cell
        let acceleration = EmitterVector(
            x: Double(cell.xAcceleration), y: Double(cell.yAcceleration), z: Double(cell.zAcceleration))
        return start + velocity * time + acceleration * (time * time / 2)
    }

    private func color(at time: Double) -> Color {
        func component(_ value: Double, _ change: Float) -> Double { min(max(0, value + Double(change) * time), 1) }
        return Color(
            red: component(firstColor.red, kind.cell.redSpeed),
            green: component(firstColor.green, kind.cell.greenSpeed),
            blue: component(firstColor.blue, kind.cell.blueSpeed),
            alpha: component(firstColor.alpha, kind.cell.alphaSpeed))
    }

    /// Returns the particle as a layer, and its depth: more for what is nearer; nil if it isn't visible.
    ///
    /// - Parameter viewer: The eye that sees the particles' depth; nil for particles in the layer's plane.
    func layer(
        of emitter: CAEmitterLayer, from viewer: EmitterViewer?, _ tinted: inout TintedBitmaps
    ) -> (layer: Layer, depth: Double)? {
        let cell = kind.cell
        guard let image = kind.image else { return nil }
        let color = color(at: age)
        let place = place(at: age)
        var scale = firstScale + Double(cell.scaleSpeed) * Double(emitter.scale) * age
        var (x, y, depth) = (place.x, place.y, place.z)
        if let viewer {
            guard let seen = viewer.project(place) else { return nil }
            (x, y, scale, depth) = (seen.x, seen.y, scale * seen.scale, seen.depth)
        }
        let turn = spin * age
        guard scale > 0, color.alpha > 0, [x, y, scale, turn].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else {
            return nil
        }
        let pixelsPerPoint = max(Double(cell.contentsScale), 0.01)
        let size = CGSize(
            width: Double(image.width) * scale / pixelsPerPoint, height: Double(image.height) * scale / pixelsPerPoint)
        var layer = Layer(
            frame: CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height))
        if turn != 0 { layer.transform = CGAffineTransform(rotationAngle: turn) }
        layer.opacity = color.alpha
        var content = ImageContent(bitmap: tinted.bitmap(image.bitmap, color), destination: layer.bounds)
        content.isAdditive = emitter.renderMode == .additive
        layer.contents = [.image(content)]
        return (layer, depth.isFinite ? depth : 0)
    }
}

/// The eye that sees an emitter's particles, in the layer's coordinates.
///
/// A plane parallel to the layer's is seen as a scaled copy in the layer's plane, also in perspective, so that
/// particles in space are drawn in the layer's plane.
@MainActor
struct EmitterViewer {
    /// The homogeneous coordinates of the eye, or of the direction to one that is infinitely far, divided by those
    /// along the z axis.
    private let x: Double
    private let y: Double
    private let w: Double
    /// 1 if the layer's front is seen, and -1 for its back.
    private let side: Double

    /// Creates the eye in front of the plane around a layer; fails for a layer that is seen from its side.
    init?(of emitter: CAEmitterLayer) {
        // All points that are seen at one place lie on a line along the z axis, whose point at infinity is the eye.
        let inverse = emitter.transformToPlane().inverted()
        guard inverse.m33 != 0 else { return nil }
        (x, y, w) = (inverse.m31 / inverse.m33, inverse.m32 / inverse.m33, inverse.m34 / inverse.m33)
        side = inverse.m33 < 0 ? -1 : 1
    }

    /// Returns the place in the layer's plane where a point is seen, the factor of sizes there, and the depth; nil for
    /// a point behind the eye.
    func project(_ point: EmitterVector) -> (x: Double, y: Double, scale: Double, depth: Double)? {
        let distance = 1 - point.z * w
        guard distance > 1e-6 else { return nil }
        return (
            (point.x - point.z * x) / distance, (point.y - point.z * y) / distance, 1 / distance, point.z * side
        )
    }
}

extension CAEmitterLayer {
    /// Returns the point of the emitter's shape that follows from three random numbers.
    fileprivate func origin(_ first: Double, _ second: Double, _ third: Double) -> EmitterVector {
        let (width, height) = (Double(emitterSize.width), Double(emitterSize.height))
        var (x, y, z) = (0.0, 0.0, 0.0)
        switch emitterShape {
        case .line: x = (first - 0.5) * width
        case .rectangle, .cuboid:
            (x, y) = ((first - 0.5) * width, (second - 0.5) * height)
            if emitterMode == .points {
                (x, y) = ((first < 0.5 ? -0.5 : 0.5) * width, (second < 0.5 ? -0.5 : 0.5) * height)
            } else if emitterMode == .outline {
                let way = first * 2 * (width + height)
                if way < 2 * width {
                    (x, y) = ((second - 0.5) * width, (way < width ? -0.5 : 0.5) * height)
                } else {
                    (x, y) = ((way < 2 * width + height ? -0.5 : 0.5) * width, (second - 0.5) * height)
                }
            }
            if emitterShape == .cuboid { z = (third - 0.5) * Double(emitterDepth) }
        case .circle:
            let radius = emitterMode == .outline ? width : width * second.squareRoot()
            (x, y) = (radius * cos(first * 2 * .pi), radius * sin(first * 2 * .pi))
        case .sphere:
            let radius = emitterMode == .volume ? width * pow(second, 1 / 3) : width
            z = radius * (2 * third - 1)
            let flat = (radius * radius - z * z).squareRoot()
            (x, y) = (flat * cos(first * 2 * .pi), flat * sin(first * 2 * .pi))
        default: break
        }
        return EmitterVector(
            x: Double(emitterPosition.x) + x, y: Double(emitterPosition.y) + y, z: Double(emitterZPosition) + z)
    }
}

/// A sequence of random numbers that is the same on each machine: SplitMix64.
struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64, number: UInt64) {
        state = seed
        state = bits() ^ number
        state = bits()
    }

    mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Returns a number from 0 up to 1.
    mutating func next() -> Double { Double(bits() >> 11) / 9_007_199_254_740_992 }

    /// Returns a number of a range around a value.
    mutating func value(_ value: Double, range: Double) -> Double { value + (next() - 0.5) * range }
}
