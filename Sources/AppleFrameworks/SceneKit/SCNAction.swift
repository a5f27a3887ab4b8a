import BuilderUIKit
import Buildersimd

/// The speeds of an action's parts. Changes are made at the end, so the modes are the same here.
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A change of a node that takes time, or several such changes.
///
/// Scenes aren't drawn, so nothing moves in between: a change is made at once at the end of its duration.
open class SCNAction: NSObject, NSCopying, @unchecked Sendable {
    typealias Change = (SCNNode) -> Void

    /// The parts of an action.
    enum Content {
        /// A change at the end of the duration, and the change of the reversed action.
        case change(Change, reversed: Change)
        case sequence([SCNAction])
        case group([SCNAction])
        case repetition(SCNAction, count: Int)
        case forever(SCNAction)

        fileprivate var reversed: Content {
            switch self {
            case .change(let change, let reversed): .change(reversed, reversed: change)
            case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
            case .group(let actions): .group(actions.map { $0.reversed() })
            case .repetition(let action, let count): .repetition(action.reversed(), count: count)
            case .forever(let action): .forever(action.reversed())
            }
        }
    }

    /// The duration in seconds. That of several actions is the one that they had when they were put together.
    open var duration: TimeInterval
    /// The speeds of the parts.
    open var timingMode = SCNActionTimingMode.linear
    /// The factor of the speed; 1 by default. With 0 the action doesn't end.
    open var speed: CGFloat = 1
    let content: Content

    private init(_ duration: TimeInterval, _ content: Content) { (self.duration, self.content) = (duration, content) }
    /// Creates a change that can be reversed.
    private convenience init(_ duration: TimeInterval, _ change: @escaping Change, reversed: @escaping Change) {
        self.init(duration, .change(change, reversed: reversed))
    }
    /// Creates a change to a value. Reversed, it takes the same time and changes nothing.
    private convenience init(_ duration: TimeInterval, to change: @escaping Change) {
        self.init(duration, change, reversed: { _ in })
    }
    /// Creates a change that is the same reversed.
    private convenience init(_ duration: TimeInterval, bothWays change: @escaping Change) {
        self.init(duration, change, reversed: change)
    }

    /// Returns an action with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { withContent(content) }
    /// Returns the opposite change: by the negated difference, by the inverse factor, or of the parts in the opposite
    /// order. A change to a value has none; its opposite takes the same time and changes nothing.
    open func reversed() -> SCNAction { withContent(content.reversed) }

    private func withContent(_ content: Content) -> SCNAction {
        let action = SCNAction(duration, content)
        (action.timingMode, action.speed) = (timingMode, speed)
        return action
    }

    // MARK: Groups

    /// Runs actions one after another.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(actions.reduce(0) { $0 + $1.duration }, .sequence(actions))
    }
    /// Runs actions at once, and ends with the last one.
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(actions.map(\.duration).max() ?? 0, .group(actions))
    }
    /// Repeats an action.
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(action.duration * Double(count), .repetition(action, count: count))
    }
    /// Repeats an action without an end. It neither ends nor makes the action's changes, and doesn't call its closures:
    /// a picture would never be finished.
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity, .forever(action)) }
    /// Waits.
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec, to: { _ in }) }
    /// Calls a closure, on the main queue.
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(0, bothWays: block) }
    /// Calls a closure once, at the end and on the main queue, with the whole duration in seconds.
    open class func customAction(
        duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { SCNAction(seconds, bothWays: { block($0, seconds) }) }

    // MARK: Changes

    /// Moves by a distance.
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        let delta = SIMD3(delta.x, delta.y, delta.z)
        return SCNAction(duration, { $0.simdPosition += delta }, reversed: { $0.simdPosition -= delta })
    }
    /// Moves to a location.
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration, to: { $0.position = location })
    }
    /// Moves by distances.
    open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        move(by: SCNVector3(x, y, z), duration: duration)
    }
    /// Turns by angles.
    open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
        let angles = SIMD3(Float(x), Float(y), Float(z))
        return SCNAction(duration, { $0.simdEulerAngles += angles }, reversed: { $0.simdEulerAngles -= angles })
    }
    /// Turns around an axis. It changes the orientation.
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        let axis = SIMD3(axis.x, axis.y, axis.z)
        guard length(axis) > 0 else { return wait(duration: duration) }
        func turning(by angle: CGFloat) -> Change {
            let turn = simd_quatf(angle: Float(angle), axis: axis / length(axis))
            return { node in
                let old = node.orientation
                let new = turn * simd_quatf(ix: old.x, iy: old.y, iz: old.z, r: old.w)
                node.orientation = SCNVector4(new.imag.x, new.imag.y, new.imag.z, new.real)
            }
        }
        return SCNAction(duration, turning(by: angle), reversed: turning(by: -angle))
    }
    /// Scales by a factor.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        let scale = Float(scale)
        return SCNAction(sec, { $0.simdScale *= scale }, reversed: { $0.simdScale /= scale })
    }
    /// Scales to a factor.
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec, to: { $0.scale = SCNVector3(scale, scale, scale) })
    }
    /// Becomes opaque; reversed, transparent.
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec, { $0.opacity = 1 }, reversed: { $0.opacity = 0 })
    }
    /// Becomes transparent; reversed, opaque.
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { fadeIn(duration: sec).reversed() }
    /// Changes the opacity.
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec, to: { $0.opacity = opacity })
    }
    /// Hides; reversed, shows.
    open class func hide() -> SCNAction { SCNAction(0, { $0.isHidden = true }, reversed: { $0.isHidden = false }) }
    /// Shows; reversed, hides.
    open class func unhide() -> SCNAction { hide().reversed() }
    /// Removes the node from its parent.
    open class func removeFromParentNode() -> SCNAction { SCNAction(0, bothWays: { $0.removeFromParentNode() }) }
}
