import BuilderUIKit

/// The speeds of an action's parts. Changes are made at the end, so the modes are the same here.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A change of a node that takes time, or several such changes.
///
/// Scenes aren't drawn, so nothing moves in between: a change is made at once at the end of its duration.
open class SKAction: NSObject, NSCopying, @unchecked Sendable {
    typealias Change = @MainActor (SKNode) -> Void

    /// The parts of an action.
    enum Content {
        /// A change at the end of the duration, and the change of the reversed action.
        case change(Change, reversed: Change)
        case sequence([SKAction])
        case group([SKAction])
        case repetition(SKAction, count: Int)
        case forever(SKAction)

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
    open var timingMode = SKActionTimingMode.linear
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
    /// Creates a change of sprites. Reversed, it takes the same time and changes nothing.
    private convenience init(_ duration: TimeInterval, ofSprites change: @escaping @MainActor (SKSpriteNode) -> Void) {
        self.init(duration, to: { node in if let sprite = node as? SKSpriteNode { change(sprite) } })
    }
    /// Creates a change without a duration. Reversed, it is the same.
    private convenience init(atOnce change: @escaping Change) { self.init(0, change, reversed: change) }

    /// Returns an action with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { withContent(content) }
    /// Returns the opposite change: by the negated difference, by the inverse factor, or of the parts in the opposite
    /// order. A change to a value has none; its opposite takes the same time and changes nothing.
    open func reversed() -> SKAction { withContent(content.reversed) }

    private func withContent(_ content: Content) -> SKAction {
        let action = SKAction(duration, content)
        (action.timingMode, action.speed) = (timingMode, speed)
        return action
    }

    // MARK: Groups

    /// Runs actions one after another.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.reduce(0) { $0 + $1.duration }, .sequence(actions))
    }
    /// Runs actions at once, and ends with the last one.
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(actions.map(\.duration).max() ?? 0, .group(actions))
    }
    /// Repeats an action.
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(action.duration * Double(count), .repetition(action, count: count))
    }
    /// Repeats an action without an end. It neither ends nor makes the action's changes, and doesn't call its closures:
    /// a picture would never be finished.
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity, .forever(action)) }
    /// Waits.
    open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(sec, to: { _ in }) }
    /// Waits for about a time: exactly that time, so that pictures are the same each time.
    open class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        wait(forDuration: sec)
    }
    /// Calls a closure on the main queue.
    open class func run(_ block: @escaping () -> Void) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(atOnce: { _ in block() })
    }
    /// Runs an action on the first child of a name, without waiting for its end.
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(
            0, { $0.childNode(withName: name)?.run(action) },
            reversed: { $0.childNode(withName: name)?.run(action.reversed()) })
    }
    /// Calls a closure once, at the end, with the whole duration in seconds.
    open class func customAction(
        withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        nonisolated(unsafe) let block = block
        let call: Change = { block($0, seconds) }
        return SKAction(seconds, call, reversed: call)
    }

    // MARK: Locations, angles and sizes

    /// Moves by a distance.
    open class func move(by delta: CGVector, duration sec: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: sec)
    }
    /// Moves by a distance.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(
            sec, { $0.position = CGPoint(x: $0.position.x + deltaX, y: $0.position.y + deltaY) },
            reversed: { $0.position = CGPoint(x: $0.position.x - deltaX, y: $0.position.y - deltaY) })
    }
    /// Moves to a location.
    open class func move(to location: CGPoint, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, to: { $0.position = location })
    }
    /// Moves to a horizontal location.
    open class func moveTo(x: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, to: { $0.position.x = x })
    }
    /// Moves to a vertical location.
    open class func moveTo(y: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, to: { $0.position.y = y })
    }
    /// Moves along a path, to its last point; reversed, to its first one. The angle stays as it is.
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
    ) -> SKAction {
        let end = path.currentPoint
        guard !offset else { return moveBy(x: end.x, y: end.y, duration: sec) }
        var first: CGPoint?
        path.applyWithBlock { first = first ?? $0.pointee.points[0] }
        let start = first ?? end
        return SKAction(sec, { $0.position = end }, reversed: { $0.position = start })
    }
    /// Turns by an angle.
    open class func rotate(byAngle radians: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, { $0.zRotation += radians }, reversed: { $0.zRotation -= radians })
    }
    /// Turns to an angle.
    open class func rotate(toAngle radians: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, to: { $0.zRotation = radians })
    }
    /// Turns to an angle, the shorter way.
    open class func rotate(
        toAngle radians: CGFloat, duration sec: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction { rotate(toAngle: radians, duration: sec) }
    /// Scales by a factor.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: sec)
    }
    /// Scales to a factor.
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, to: { $0.setScale(scale) })
    }
    /// Scales by factors.
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(
            sec, { ($0.xScale, $0.yScale) = ($0.xScale * xScale, $0.yScale * yScale) },
            reversed: { ($0.xScale, $0.yScale) = ($0.xScale / xScale, $0.yScale / yScale) })
    }
    /// Changes the size of a sprite.
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, ofSprites: { $0.size = CGSize(width: width, height: height) })
    }

    // MARK: Looks

    /// Becomes opaque; reversed, transparent.
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        SKAction(sec, { $0.alpha = 1 }, reversed: { $0.alpha = 0 })
    }
    /// Becomes transparent; reversed, opaque.
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { fadeIn(withDuration: sec).reversed() }
    /// Changes the opacity.
    open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, to: { $0.alpha = alpha })
    }
    /// Changes the opacity by a difference.
    open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, { $0.alpha += factor }, reversed: { $0.alpha -= factor })
    }
    /// Hides; reversed, shows.
    open class func hide() -> SKAction { SKAction(0, { $0.isHidden = true }, reversed: { $0.isHidden = false }) }
    /// Shows; reversed, hides.
    open class func unhide() -> SKAction { hide().reversed() }
    /// Mixes a sprite with a color.
    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration sec: TimeInterval
    ) -> SKAction {
        SKAction(sec, ofSprites: { ($0.color, $0.colorBlendFactor) = (color, colorBlendFactor) })
    }
    /// Changes the picture of a sprite.
    open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0, ofSprites: { $0.texture = texture }) }
    /// Changes the picture of a sprite again and again, to the last one.
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }
    /// Changes the picture of a sprite again and again, to the last one, or back to the sprite's own if `restore`.
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        func showing(_ texture: SKTexture?) -> Change {
            { node in
                guard !restore, let texture, let sprite = node as? SKSpriteNode else { return }
                sprite.texture = texture
                if resize { sprite.size = texture.size() }
            }
        }
        return SKAction(
            sec * Double(textures.count), showing(textures.last), reversed: showing(textures.first))
    }
    /// Removes the node from its parent.
    open class func removeFromParent() -> SKAction { SKAction(atOnce: { $0.removeFromParent() }) }

    // MARK: Sounds

    /// Moves along a path with a speed in points in a second.
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction
    {
        var (length, last): (CGFloat, CGPoint?) = (0, nil)
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            guard count > 0 else { return }
            let end = element.pointee.points[count - 1]
            if let last, element.pointee.type != .moveToPoint { length += hypot(end.x - last.x, end.y - last.y) }
            last = end
        }
        return follow(path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? length / speed : 0)
    }
    /// Plays a file; there is no sound, so it ends at once.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(atOnce: { _ in })
    }
    /// Plays the sound; there is none.
    open class func play() -> SKAction { SKAction(atOnce: { _ in }) }
    /// Stops the sound; there is none.
    open class func stop() -> SKAction { SKAction(atOnce: { _ in }) }
}
