import BuilderUIKit

/// The speeds of an action's parts.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A change of a node, which isn't made: scenes aren't drawn.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    /// The duration in seconds.
    open var duration: TimeInterval
    /// The speeds of the parts.
    open var timingMode = SKActionTimingMode.linear
    /// The factor of the speed.
    open var speed: CGFloat = 1

    private init(_ duration: TimeInterval) { self.duration = duration }
    /// Returns an action with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let action = SKAction(duration)
        (action.timingMode, action.speed) = (timingMode, speed)
        return action
    }
    /// Returns the opposite change.
    open func reversed() -> SKAction { SKAction(duration) }

    // MARK: Groups

    /// Runs actions one after another.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.reduce(0) { $0 + $1.duration })
    }
    /// Runs actions at once.
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
    /// Repeats an action.
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(action.duration * Double(count)) }
    /// Repeats an action without an end.
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
    /// Waits.
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Waits for about a time.
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(sec)
    }
    /// Calls a closure.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) }
    /// Runs an action of a node.
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(0) }
    /// Calls a closure again and again.
    open class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { SKAction(seconds) }

    // MARK: Changes

    /// Moves by a distance.
    open class func move(by delta: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Moves by a distance.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec)
    }
    /// Moves to a location.
    open class func move(to location: CGPoint, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Moves to a horizontal location.
    open class func moveTo(x: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Moves to a vertical location.
    open class func moveTo(y: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Moves along a path.
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
    ) -> SKAction { SKAction(sec) }
    /// Turns by an angle.
    open class func rotate(byAngle radians: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Turns to an angle.
    open class func rotate(toAngle radians: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Turns to an angle, the shorter way.
    open class func rotate(
        toAngle radians: CGFloat, duration sec: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction { SKAction(sec) }
    /// Scales by a factor.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Scales to a factor.
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Scales by factors.
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec)
    }
    /// Changes the size.
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec)
    }
    /// Becomes opaque.
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Becomes transparent.
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Changes the opacity.
    open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Changes the opacity by a difference.
    open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
    /// Hides.
    open class func hide() -> SKAction { SKAction(0) }
    /// Shows.
    open class func unhide() -> SKAction { SKAction(0) }
    /// Mixes with a color.
    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration sec: TimeInterval
    ) -> SKAction { SKAction(sec) }
    /// Changes the picture.
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
    /// Changes the picture again and again.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        SKAction(sec * Double(textures.count))
    }
    /// Changes the picture again and again.
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { SKAction(sec * Double(textures.count)) }
    /// Removes the node.
    open class func removeFromParent() -> SKAction { SKAction(0) }
    /// Plays a file.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0) }
    /// Plays the sound.
    open class func play() -> SKAction { SKAction(0) }
    /// Stops the sound.
    open class func stop() -> SKAction { SKAction(0) }
}
