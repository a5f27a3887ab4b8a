import BuilderUIKit

/// A node with many small pictures, which aren't drawn: its values are kept.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    /// The picture.
    open var particleTexture: SKTexture?
    /// The size; zero for that of the picture.
    open var particleSize = CGSize.zero
    /// The height above other nodes.
    open var particleZPosition: CGFloat = 0
    /// The number in a second.
    open var particleBirthRate: CGFloat = 0
    /// The number in all; 0 for no limit.
    open var numParticlesToEmit = 0
    /// The seconds that a picture is shown.
    open var particleLifetime: CGFloat = 0
    /// The range of the seconds.
    open var particleLifetimeRange: CGFloat = 0
    /// The position at the beginning.
    open var particlePosition = CGPoint.zero
    /// The range of the position.
    open var particlePositionRange = CGVector(dx: 0, dy: 0)
    /// The speed in points in a second.
    open var particleSpeed: CGFloat = 0
    /// The range of the speed.
    open var particleSpeedRange: CGFloat = 0
    /// The angle in radians.
    open var emissionAngle: CGFloat = 0
    /// The range of the angle.
    open var emissionAngleRange: CGFloat = 0
    /// The change of the horizontal speed.
    open var xAcceleration: CGFloat = 0
    /// The change of the vertical speed.
    open var yAcceleration: CGFloat = 0
    /// The turn in radians.
    open var particleRotation: CGFloat = 0
    /// The range of the turn.
    open var particleRotationRange: CGFloat = 0
    /// The change of the turn in a second.
    open var particleRotationSpeed: CGFloat = 0
    /// The factor of the size.
    open var particleScale: CGFloat = 1
    /// The range of the factor.
    open var particleScaleRange: CGFloat = 0
    /// The change of the factor in a second.
    open var particleScaleSpeed: CGFloat = 0
    /// The factors of the size over a picture's life.
    open var particleScaleSequence: SKKeyframeSequence?
    /// The opacity.
    open var particleAlpha: CGFloat = 1
    /// The range of the opacity.
    open var particleAlphaRange: CGFloat = 0
    /// The change of the opacity in a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// The opacities over a picture's life.
    open var particleAlphaSequence: SKKeyframeSequence?
    /// The color.
    open var particleColor = UIColor.white
    /// The part of the color.
    open var particleColorBlendFactor: CGFloat = 0
    /// The range of the color's part.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// The change of the color's part in a second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// The parts of the color over a picture's life.
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    /// The range of the color's red.
    open var particleColorRedRange: CGFloat = 0
    /// The range of the color's green.
    open var particleColorGreenRange: CGFloat = 0
    /// The range of the color's blue.
    open var particleColorBlueRange: CGFloat = 0
    /// The range of the color's opacity.
    open var particleColorAlphaRange: CGFloat = 0
    /// The change of the color's red in a second.
    open var particleColorRedSpeed: CGFloat = 0
    /// The change of the color's green in a second.
    open var particleColorGreenSpeed: CGFloat = 0
    /// The change of the color's blue in a second.
    open var particleColorBlueSpeed: CGFloat = 0
    /// The change of the color's opacity in a second.
    open var particleColorAlphaSpeed: CGFloat = 0
    /// The colors over a picture's life.
    open var particleColorSequence: SKKeyframeSequence?
    /// The mix with what is below.
    open var particleBlendMode = SKBlendMode.alpha
    /// The action of each picture.
    open var particleAction: SKAction?
    /// The program that colors the pixels.
    open var shader: SKShader?
    /// The categories of fields that move the pictures.
    open var fieldBitMask: UInt32 = 0
    /// The node that moves the pictures.
    open weak var targetNode: SKNode?
    /// Advances the pictures; does nothing.
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    /// Begins anew; does nothing.
    open func resetSimulation() {}
}

/// The mixes between values of a sequence.
public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
/// The values of a sequence after its last one.
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }

/// Values at times from 0 to 1.
open class SKKeyframeSequence: NSObject {
    private var frames: [(value: Any, time: CGFloat)]
    /// The mix between values. Kept, not used.
    open var interpolationMode = SKInterpolationMode.linear
    /// The values after the last one. Kept, not used.
    open var repeatMode = SKRepeatMode.clamp

    /// Creates a sequence.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
    }
    /// Creates an empty sequence.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }
    /// Returns the number of values.
    open func count() -> Int { frames.count }
    /// Adds a value.
    open func addKeyframeValue(_ value: Any, time: CGFloat) {
        frames.append((value, time))
    }
    /// Returns a value.
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    /// Returns the time of a value.
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
    /// Removes the last value, if there is one.
    open func removeLastKeyframe() { _ = frames.popLast() }
}
