import Foundation

/// A kind of particles. Those without `contents` aren't drawn.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// Creates a kind of particles.
    public nonisolated override init() { super.init() }

    /// The name.
    open var name: String?
    /// A Boolean value that indicates whether particles are emitted.
    open var isEnabled = true
    /// The image, a `CGImage`.
    open var contents: Any?
    /// The part of the image that is drawn.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale of the image.
    open var contentsScale: CGFloat = 1
    /// The color that multiplies the image's.
    open var color: CGColor?
    /// The particles' properties, the ranges in which they vary, and their changes per second.
    open var birthRate: Float = 0
    /// UIKit's `lifetime`.
    open var lifetime: Float = 0
    /// UIKit's `lifetimeRange`.
    open var lifetimeRange: Float = 0
    /// UIKit's `velocity`.
    open var velocity: CGFloat = 0
    /// UIKit's `velocityRange`.
    open var velocityRange: CGFloat = 0
    /// UIKit's `xAcceleration`.
    open var xAcceleration: CGFloat = 0
    /// UIKit's `yAcceleration`.
    open var yAcceleration: CGFloat = 0
    /// UIKit's `zAcceleration`.
    open var zAcceleration: CGFloat = 0
    /// UIKit's `emissionLatitude`.
    open var emissionLatitude: CGFloat = 0
    /// UIKit's `emissionLongitude`.
    open var emissionLongitude: CGFloat = 0
    /// UIKit's `emissionRange`.
    open var emissionRange: CGFloat = 0
    /// UIKit's `scale`.
    open var scale: CGFloat = 1
    /// UIKit's `scaleRange`.
    open var scaleRange: CGFloat = 0
    /// UIKit's `scaleSpeed`.
    open var scaleSpeed: CGFloat = 0
    /// UIKit's `spin`.
    open var spin: CGFloat = 0
    /// UIKit's `spinRange`.
    open var spinRange: CGFloat = 0
    /// UIKit's `alphaRange`.
    open var alphaRange: Float = 0
    /// UIKit's `alphaSpeed`.
    open var alphaSpeed: Float = 0
    /// UIKit's `redRange`.
    open var redRange: Float = 0
    /// UIKit's `redSpeed`.
    open var redSpeed: Float = 0
    /// UIKit's `greenRange`.
    open var greenRange: Float = 0
    /// UIKit's `greenSpeed`.
    open var greenSpeed: Float = 0
    /// UIKit's `blueRange`.
    open var blueRange: Float = 0
    /// UIKit's `blueSpeed`.
    open var blueSpeed: Float = 0
    /// The time of the first particle, in seconds after the layer's begin, or after the birth of the emitting particle.
    open var beginTime: CFTimeInterval = 0
    /// The time in which particles are emitted, in seconds; one that isn't positive has no end. It has no effect on the
    /// own kinds of a layer that has always emitted.
    open var duration: CFTimeInterval = .infinity
    /// The kinds of particles that each particle emits where it is, from its birth to its death.
    ///
    /// Their directions are relative to the particle's, and their colors are multiplied by its color at that moment
    /// (not measured).
    open var emitterCells: [CAEmitterCell]?
}
