import Foundation
import Render

/// The particles of an emitter layer at the moment that pictures show.
///
/// Each particle's random numbers follow from the seed, the index of its kind and its own number, and those of the
/// particles that emit it, so that a particle flies on the same path whatever the moment is.
@MainActor
struct EmitterParticles {
    /// The largest number of particles of a layer, and of those of each generation that emit others.
    static let limit = 10_000

    private let emitter: CAEmitterLayer

    init(of emitter: CAEmitterLayer) { self.emitter = emitter }

    /// Returns the particles as layers, from back to front.
    ///
    /// `isLimited` indicates whether there are more than `limit`.
    func layers() -> (layers: [Layer], isLimited: Bool) {
        var emissions = EmitterKind.kinds(of: emitter).map { EmitterEmission($0, of: emitter) }
        var particles: [(age: Double, depth: Double, layer: Layer)] = []
        var tinted = TintedBitmaps()
        let viewer = emitter.preservesDepth ? EmitterViewer(of: emitter) : nil
        var isLimited = false
        // Kinds are nested up to a level, so that the loop ends.
        while !emissions.isEmpty {
            let oldest = Self.oldestAge(of: emissions)
            var emitting: [EmitterParticle] = []
            for emission in emissions {
                let (numbers, isTooLong) = emission.numbers(oldest: oldest)
                isLimited = isLimited || isTooLong
                // The oldest first.
                for number in numbers {
                    guard let particle = emission.particle(number, of: emitter) else { continue }
                    if !particle.kind.kinds.isEmpty { emitting.append(particle) }
                    guard particle.isAlive,
                        let drawn = particle.layer(of: emitter, from: viewer, &tinted)
                    else { continue }
                    particles.append((particle.age, drawn.depth, drawn.layer))
                }
            }
            if emitting.count > Self.limit {
                isLimited = true
                emitting.sort { $0.age < $1.age }
            }
            emissions = emitting.prefix(Self.limit).flatMap { particle in
                particle.kind.kinds.map { EmitterEmission($0, of: particle) }
            }
        }
        // The order of kinds is kept among particles of one age.
        let isOldestLast = emitter.renderMode == .oldestLast
        let order = particles.indices.sorted { first, second in
            let (one, other) = (particles[first].age, particles[second].age)
            return one == other ? first < second : isOldestLast ? one < other : one > other
        }
        // A kind may have one particle more than its part of the limit.
        var drawn = Array(isOldestLast ? order.prefix(Self.limit) : order.suffix(Self.limit))
        if emitter.renderMode == .backToFront {
            // Equally deep ones keep their order.
            drawn = drawn.enumerated().sorted {
                (particles[$0.element].depth, $0.offset) < (particles[$1.element].depth, $1.offset)
            }.map(\.element)
        }
        return (drawn.map { particles[$0].layer }, isLimited || drawn.count < order.count)
    }

    /// Returns the age up to which the particles of all emissions together don't exceed the limit.
    private static func oldestAge(of emissions: [EmitterEmission]) -> Double {
        let changes = emissions.filter { $0.rate > 0 && $0.oldest > $0.youngest }
            .flatMap { [(age: $0.youngest, rate: $0.rate), (age: $0.oldest, rate: -$0.rate)] }
            .sorted { $0.age < $1.age }
        var (count, rate, age) = (0.0, 0.0, 0.0)
        for change in changes {
            let next = count + rate * (change.age - age)
            if next > Double(limit) { return age + (Double(limit) - count) / rate }
            (count, rate, age) = (next, max(0, rate + change.rate), change.age)
        }
        return .infinity
    }
}

/// The particles of a kind that a layer or a particle emits.
@MainActor
private struct EmitterEmission {
    let kind: EmitterKind
    /// The number of particles per second.
    var rate: Double { kind.rate }
    /// The age of the last particle, in seconds.
    let youngest: Double
    /// The greatest age of a particle that may be alive or emit living ones, in seconds.
    let oldest: Double
    private let seed: UInt64
    /// The time since the first particle of the kind, in seconds.
    private let age: Double
    /// The time of the last particle since the first one, in seconds.
    private let end: Double
    /// The particle that emits; nil for the layer.
    private let source: EmitterParticle?

    /// Creates the emission of a layer.
    init(_ kind: EmitterKind, of emitter: CAEmitterLayer) {
        // An emitter that has always emitted has emitted for the longest life.
        let moment = emitter.pictureTime(steady: kind.span)
        let isSteady = emitter.beginTime == 0
        self.init(
            kind, seed: UInt64(emitter.seed) << 32 | UInt64(truncatingIfNeeded: kind.index),
            age: isSteady ? moment : moment - kind.cell.beginTime,
            end: isSteady ? .infinity : kind.duration, source: nil)
    }

    /// Creates the emission of a particle: from its birth and the kind's begin time until it dies.
    init(_ kind: EmitterKind, of source: EmitterParticle) {
        let begin = max(0, kind.cell.beginTime)
        var random = SeededRandom(seed: ~source.seed, number: UInt64(truncatingIfNeeded: source.number))
        self.init(
            kind, seed: random.bits() &+ UInt64(truncatingIfNeeded: kind.index), age: source.age - begin,
            end: min(kind.duration, source.life - begin), source: source)
    }

    private init(_ kind: EmitterKind, seed: UInt64, age: Double, end: Double, source: EmitterParticle?) {
        self.kind = kind
        self.seed = seed
        self.age = age
        self.end = end
        self.source = source
        oldest = age.isFinite ? max(0, min(age, kind.span)) : 0
        youngest = age.isFinite ? max(0, age - end) : 0
    }

    /// Returns the numbers of the particles that may be alive or emit living ones, the oldest first, without those
    /// beyond an age.
    func numbers(oldest limit: Double) -> (numbers: Range<Int>, isLimited: Bool) {
        guard rate > 0, kind.span > 0, age.isFinite, age >= 0, end >= 0 else { return (0..<0, false) }
        let last = (min(age, end) * rate).rounded(.down)
        let first = max(0, ((age - min(kind.span, limit)) * rate).rounded(.down) + 1)
        // Numbers beyond these lose their fractions.
        guard last < 1e12, first <= last else { return (0..<0, last >= 1e12 || limit < oldest && youngest < oldest) }
        return (Int(first)..<(Int(last) + 1), limit < oldest)
    }

    /// Returns a particle; nil if neither it nor what it emits is alive.
    func particle(_ number: Int, of emitter: CAEmitterLayer) -> EmitterParticle? {
        let birth = Double(number) / rate
        return EmitterParticle(
            kind, seed: seed, number: number, age: age - birth, of: emitter,
            source: source.map { ($0, birth + max(0, kind.cell.beginTime)) })
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
}
