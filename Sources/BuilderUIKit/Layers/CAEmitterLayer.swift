import Foundation
import Render

/// A layer that emits particles.
///
/// A picture shows one moment (a choice for pictures, not measured). An emitter whose `beginTime` is 0 has always
/// emitted, as on a device, so that all kinds of its particles are there in their full number. One whose `beginTime`
/// was set, for example to `CACurrentMediaTime()`, is drawn one second later than when it was set: confetti that begins
/// with its screen has flown for a second. `speed` and `timeOffset` change that second, and a `speed` of 0 leaves the
/// `timeOffset` alone.
///
/// The begin time counts relative to the time of the layer when it is set, in half seconds, so that the speed of a
/// machine doesn't change a picture: the time that passes while a render takes place doesn't count. One that begins
/// more than a second later has no particles yet.
///
/// Which particles there are follows from `seed` alone, on each machine. The current values of properties hold for all
/// of them: a `birthRate` that was set to 0 leaves none. Ranges are centered on their values (not measured).
///
/// At most 10,000 particles are drawn, the youngest of all kinds, with a warning about the others. Particles emit
/// others up to the fourth generation, at most the youngest 10,000 particles of each generation, of at most 64 kinds in
/// all.
///
/// Particles lie in the layer's plane, unless `preservesDepth` is true: then they are seen where they are in space,
/// with the perspective of the layers around, and always face the way that the layer does. `renderMode.backToFront`
/// sorts them by their z position. The `emitterMode` of shapes other than rectangles, cuboids, circles and spheres has
/// no effect; that of cuboids has none on z.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]?
    /// The factors of the particles' numbers, lifetimes, velocities, scales and spins.
    open var birthRate: Float = 1
    /// UIKit's `lifetime`.
    open var lifetime: Float = 1
    /// UIKit's `velocity`.
    open var velocity: Float = 1
    /// UIKit's `scale`.
    open var scale: Float = 1
    /// UIKit's `spin`.
    open var spin: Float = 1
    /// The position and the size of the emitter, in points.
    open var emitterPosition: CGPoint = .zero
    /// UIKit's `emitterZPosition`.
    open var emitterZPosition: CGFloat = 0
    /// UIKit's `emitterSize`.
    open var emitterSize: CGSize = .zero
    /// UIKit's `emitterDepth`.
    open var emitterDepth: CGFloat = 0
    /// The shape of the emitter.
    open var emitterShape: CAEmitterLayerEmitterShape = .point
    /// The part of the shape that emits.
    open var emitterMode: CAEmitterLayerEmitterMode = .volume
    /// The way particles are combined.
    open var renderMode: CAEmitterLayerRenderMode = .unordered
    /// A Boolean value that indicates whether particles keep their depth, in the space of the superlayer.
    open var preservesDepth = false
    /// The seed of random numbers.
    open var seed: UInt32 = 0

    /// Returns the particles below the sublayers.
    override func arranged(_ sublayers: [Layer], in environment: DisplayEnvironment) -> [Layer] {
        let particles = EmitterParticles(of: self).layers()
        if particles.isLimited {
            environment.warnings.add(
                .other(
                    "\(nameInMessages) emits more than \(EmitterParticles.limit) particles; the older ones aren't drawn"
                ))
        }
        return particles.layers + sublayers
    }
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The shape of the name.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// UIKit's `line`.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// UIKit's `rectangle`.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// UIKit's `cuboid`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// UIKit's `circle`.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// UIKit's `sphere`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The part of the name.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// UIKit's `outline`.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// UIKit's `surface`.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// UIKit's `volume`.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The way particles are combined.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The constant's string.
    public let rawValue: String
    /// Creates a constant from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The way of the name.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// UIKit's `oldestFirst`.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// UIKit's `oldestLast`.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// UIKit's `backToFront`.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// UIKit's `additive`.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
