import Foundation
import Render

/// The particles of an emitter layer at the moment that pictures show.
///
/// Each particle's random numbers follow from the seed, the index of its kind and its own number, so that a particle
/// flies on the same path whatever the moment is.
@MainActor
struct EmitterParticles {
    /// The largest number of particles of a layer.
    static let limit = 10_000

    private let emitter: CAEmitterLayer

    init(of emitter: CAEmitterLayer) { self.emitter = emitter }

    /// Returns the particles as layers, from back to front.
    ///
    /// `isLimited` indicates whether there are more than `limit`.
    func layers() -> (layers: [Layer], isLimited: Bool) {
        let kinds = (emitter.emitterCells ?? []).enumerated().compactMap { index, cell -> Kind? in
            guard cell.isEnabled, let image = (cell.contents as? CGImage)?.part(cell.contentsRect) else { return nil }
            return Kind(cell, index: index, image: image, of: emitter)
        }
        var particles: [(age: Double, layer: Layer)] = []
        var tinted = TintedBitmaps()
        let oldest = Self.oldestAge(of: kinds)
        var isLimited = false
        for kind in kinds {
            let (numbers, isTooLong) = kind.numbers(oldest: oldest)
            isLimited = isLimited || isTooLong
            // The oldest first.
            for number in numbers {
                if let particle = kind.particle(number, &tinted) { particles.append(particle) }
            }
        }
        // The order of kinds is kept among particles of one age.
        let isOldestLast = emitter.renderMode == .oldestLast
        let order = particles.indices.sorted { first, second in
            let (one, other) = (particles[first].age, particles[second].age)
            return one == other ? first < second : isOldestLast ? one < other : one > other
        }
        // A kind may have one particle more than its part of the limit.
        let drawn = isOldestLast ? order.prefix(Self.limit) : order.suffix(Self.limit)
        return (drawn.map { particles[$0].layer }, isLimited || drawn.count < order.count)
    }

    /// Returns the age up to which the particles of all kinds together don't exceed the limit.
    private static func oldestAge(of kinds: [Kind]) -> Double {
        var left = Double(limit)
        var rate = kinds.reduce(0) { $0 + $1.rate }
        for kind in kinds.sorted(by: { $0.span < $1.span }) where kind.rate > 0 {
            if kind.span * rate > left { return left / rate }
            // All particles of the kind are drawn.
            left -= kind.span * kind.rate
            rate = max(0, rate - kind.rate)
        }
        return .infinity
    }

    /// A kind of particles of a layer.
    @MainActor
    private final class Kind {
        private let cell: CAEmitterCell
        private let emitter: CAEmitterLayer
        private let image: CGImage
        private let seed: UInt64
        /// The number of particles per second.
        let rate: Double
        private let lifetime: Double
        private let lifetimeRange: Double
        /// The time since the first particle of the kind, in seconds.
        private let age: Double
        /// The time during which particles were emitted that may be alive, in seconds.
        var span: Double { age.isFinite ? max(0, min(age, lifetime + lifetimeRange / 2)) : 0 }

        init(_ cell: CAEmitterCell, index: Int, image: CGImage, of emitter: CAEmitterLayer) {
            self.cell = cell
            self.emitter = emitter
            self.image = image
            seed = UInt64(emitter.seed) << 32 | UInt64(truncatingIfNeeded: index)
            func finite(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
            rate = finite(Double(cell.birthRate) * Double(emitter.birthRate))
            lifetime = finite(Double(cell.lifetime) * Double(emitter.lifetime))
            lifetimeRange = finite(Double(cell.lifetimeRange) * Double(emitter.lifetime))
            // An emitter that has always emitted has emitted for the longest life.
            let moment = emitter.pictureTime(steady: lifetime + lifetimeRange / 2)
            age = emitter.beginTime == 0 ? moment : moment - cell.beginTime
        }

        /// Returns the numbers of the particles that may be alive, the oldest first, without those beyond an age.
        func numbers(oldest: Double) -> (numbers: Range<Int>, isLimited: Bool) {
            let longest = lifetime + lifetimeRange / 2
            guard rate > 0, longest > 0, age.isFinite, age >= 0 else { return (0..<0, false) }
            let last = (age * rate).rounded(.down)
            let first = max(0, ((age - min(longest, oldest)) * rate).rounded(.down) + 1)
            // Numbers beyond these lose their fractions.
            guard last < 1e12, first <= last else { return (0..<0, last >= 1e12) }
            return (Int(first)..<(Int(last) + 1), oldest < span)
        }

        /// Returns a particle with its age in seconds; nil if it isn't alive or visible.
        func particle(_ number: Int, _ tinted: inout TintedBitmaps) -> (age: Double, layer: Layer)? {
            var random = SeededRandom(seed: seed, number: UInt64(number))
            let time = age - Double(number) / rate
            guard time < random.value(lifetime, range: lifetimeRange) else { return nil }
            let start = emitter.randomOrigin(&random)
            let speed =
                random.value(Double(cell.velocity), range: Double(cell.velocityRange)) * Double(emitter.velocity)
            let angle = random.value(Double(cell.emissionLongitude), range: Double(cell.emissionRange))
            let flat = speed * cos(Double(cell.emissionLatitude))
            let x = start.x + flat * cos(angle) * time + Double(cell.xAcceleration) * time * time / 2
            let y = start.y + flat * sin(angle) * time + Double(cell.yAcceleration) * time * time / 2
            let firstScale = random.value(Double(cell.scale), range: Double(cell.scaleRange)) * Double(emitter.scale)
            let scale = firstScale + Double(cell.scaleSpeed) * Double(emitter.scale) * time
            let spin = random.value(Double(cell.spin), range: Double(cell.spinRange)) * Double(emitter.spin)
            let base = cell.color?.value ?? .white
            func component(_ value: Double, _ range: Float, _ change: Float) -> Double {
                min(max(0, random.value(value, range: Double(range)) + Double(change) * time), 1)
            }
            let color = Color(
                red: component(base.red, cell.redRange, cell.redSpeed),
                green: component(base.green, cell.greenRange, cell.greenSpeed),
                blue: component(base.blue, cell.blueRange, cell.blueSpeed),
                alpha: component(base.alpha, cell.alphaRange, cell.alphaSpeed))
            let turn = spin * time
            guard scale > 0, color.alpha > 0, [x, y, scale, turn].allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else {
                return nil
            }
            let pixelsPerPoint = max(Double(cell.contentsScale), 0.01)
            let size = CGSize(
                width: Double(image.width) * scale / pixelsPerPoint,
                height: Double(image.height) * scale / pixelsPerPoint)
            var layer = Layer(
                frame: CGRect(x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height))
            if turn != 0 { layer.transform = CGAffineTransform(rotationAngle: turn) }
            layer.opacity = color.alpha
            var content = ImageContent(bitmap: tinted.bitmap(image.bitmap, color), destination: layer.bounds)
            content.isAdditive = emitter.renderMode == .additive
            layer.contents = [.image(content)]
            return (time, layer)
        }
    }
}

extension CAEmitterLayer {
    /// Returns the layer's own time in pictures, in seconds since it began to emit.
    ///
    /// - Parameter steady: The time after which an emitter without a `beginTime` looks as at any later one.
    fileprivate func pictureTime(steady: Double) -> Double {
        let rate = Double(speed)
        if beginTime == 0 { return rate == 0 ? timeOffset : steady }
        return (1 + timing.head) * rate + timeOffset
    }

    /// Returns a random point of the emitter's shape.
    fileprivate func randomOrigin(_ random: inout SeededRandom) -> (x: Double, y: Double) {
        let (x, y) = (Double(emitterPosition.x), Double(emitterPosition.y))
        let (width, height) = (Double(emitterSize.width), Double(emitterSize.height))
        // Each particle takes the same random numbers, whatever the shape.
        let (first, second) = (random.next(), random.next())
        switch emitterShape {
        case .line: return (x + (first - 0.5) * width, y)
        case .rectangle, .cuboid:
            guard emitterMode == .outline || emitterMode == .points else {
                return (x + (first - 0.5) * width, y + (second - 0.5) * height)
            }
            if emitterMode == .points {
                return (x + (first < 0.5 ? -0.5 : 0.5) * width, y + (second < 0.5 ? -0.5 : 0.5) * height)
            }
            let way = first * 2 * (width + height)
            if way < 2 * width {
                return (x + (second - 0.5) * width, y + (way < width ? -0.5 : 0.5) * height)
            }
            return (x + (way < 2 * width + height ? -0.5 : 0.5) * width, y + (second - 0.5) * height)
        case .circle, .sphere:
            let radius = emitterMode == .outline ? width : width * second.squareRoot()
            return (x + radius * cos(first * 2 * .pi), y + radius * sin(first * 2 * .pi))
        default: return (x, y)
        }
    }
}

/// A sequence of random numbers that is the same on each machine: SplitMix64.
private struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64, number: UInt64) {
        state = seed
        state = bits() ^ number
        state = bits()
    }

    private mutating func bits() -> UInt64 {
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
