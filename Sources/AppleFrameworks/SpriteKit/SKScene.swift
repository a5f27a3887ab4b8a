import BuilderUIKit

/// The fits of a scene to its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// The nodes that a view shows.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    /// The size in points.
    open var size: CGSize {
        didSet { if size != oldValue { didChangeSize(oldValue) } }
    }
    /// The fit to the view.
    open var scaleMode = SKSceneScaleMode.fill
    /// The color behind all nodes.
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    /// The part of the view that is the origin; the corner at the bottom left at first.
    open var anchorPoint: CGPoint = .zero
    /// The node from which the scene is seen.
    open weak var camera: SKCameraNode?
    /// The world of forces.
    public let physicsWorld = SKPhysicsWorld()
    /// The delegate.
    open weak var delegate: (any SKSceneDelegate)?
    /// The view; nil outside of one.
    open fileprivate(set) weak var view: SKView? {
        didSet { if view != nil { resumeActions() } }
    }
    override var isPausedInTree: Bool { super.isPausedInTree || view?.isPaused == true }

    /// Creates a scene.
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }
    /// Creates a scene of one point.
    public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
    /// Creates a scene from an archive.
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1024, height: 768)
        super.init(coder: aDecoder)
        sceneDidLoad()
    }

    open override var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    /// Called when the scene is created.
    open func sceneDidLoad() {}
    /// Called when a view shows the scene.
    open func didMove(to view: SKView) {}
    /// Called before a view shows the scene no longer.
    open func willMove(from view: SKView) {}
    /// Called when the size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called before each picture; isn't, because none is drawn.
    open func update(_ currentTime: TimeInterval) {}
    /// Called after actions; isn't.
    open func didEvaluateActions() {}
    /// Called after forces; isn't.
    open func didSimulatePhysics() {}
    /// Called before drawing; isn't.
    open func didFinishUpdate() {}
    /// Returns a point of the view in the scene, by the scale mode and the anchor point. Cameras don't count.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        let (corner, scale) = fit
        return CGPoint(
            x: (point.x - corner.x) / scale.width - anchorPoint.x * size.width,
            y: (corner.y - point.y) / scale.height - anchorPoint.y * size.height)
    }
    /// Returns a point of the scene in the view, by the scale mode and the anchor point. Cameras don't count.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        let (corner, scale) = fit
        return CGPoint(
            x: corner.x + (point.x + anchorPoint.x * size.width) * scale.width,
            y: corner.y - (point.y + anchorPoint.y * size.height) * scale.height)
    }
    /// The scene's bottom left corner in the view, and the factors by which the view scales the scene. The scene is
    /// centered. Without a view, or if either has no area, it isn't scaled.
    private var fit: (corner: CGPoint, scale: CGSize) {
        guard let bounds = view?.bounds, !bounds.isEmpty, size.width > 0, size.height > 0 else {
            return (CGPoint(x: 0, y: size.height), CGSize(width: 1, height: 1))
        }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let scale =
            switch scaleMode {
            case .fill: CGSize(width: x, height: y)
            case .aspectFill: CGSize(width: max(x, y), height: max(x, y))
            case .aspectFit: CGSize(width: min(x, y), height: min(x, y))
            case .resizeFill: CGSize(width: 1, height: 1)
            }
        let corner = CGPoint(
            x: bounds.midX - size.width * scale.width / 2, y: bounds.midY + size.height * scale.height / 2)
        return (corner, scale)
    }
}

/// The delegate of a scene, which isn't called.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    /// Called before each picture.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}

/// A change from one scene to another.
@preconcurrency @MainActor
open class SKTransition: NSObject {
    /// A Boolean value that indicates whether the scenes stop.
    open var pausesIncomingScene = true, pausesOutgoingScene = true
    /// Fades one scene into the other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Fades to black.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Fades to a color.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Pushes the old scene away.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    /// Moves the new scene over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    /// Moves the old scene away.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    /// Turns like a card.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Turns like a card, around the other axis.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Opens like a door.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Opens like two doors, side by side.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Opens like two doors, one above the other.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Closes like two doors, side by side.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Closes like two doors, one above the other.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// The directions of changes.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A view of a scene: a placeholder with the scene's name or class.
@preconcurrency @MainActor
open class SKView: UIView {
    /// A Boolean value that indicates whether the scene's actions stop. Setting it pauses the scene; scenes that are
    /// presented later stop as well.
    open var isPaused = false {
        didSet { scene?.isPaused = isPaused }
    }
    /// A Boolean value that indicates whether the number of pictures is shown.
    open var showsFPS = false
    /// A Boolean value that indicates whether the number of nodes is shown.
    open var showsNodeCount = false
    /// A Boolean value that indicates whether the number of drawings is shown.
    open var showsDrawCount = false
    /// A Boolean value that indicates whether bodies are shown.
    open var showsPhysics = false
    /// A Boolean value that indicates whether fields are shown.
    open var showsFields = false
    /// A Boolean value that indicates whether siblings may be drawn in any order.
    open var ignoresSiblingOrder = false
    /// A Boolean value that indicates whether what is behind the view shines through.
    open var allowsTransparency = false
    /// A Boolean value that indicates whether the scene is drawn apart from views.
    open var isAsynchronous = true
    /// A Boolean value that indicates whether nodes outside of the view aren't drawn.
    open var shouldCullNonVisibleNodes = true
    /// The number of pictures in a second.
    open var preferredFramesPerSecond = 60
    /// The scene.
    open private(set) var scene: SKScene?

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.placeholder = Placeholder("SKView")
    }
    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.placeholder = Placeholder("SKView")
    }

    /// Shows a scene, or none.
    open func presentScene(_ scene: SKScene?) {
        if let old = self.scene {
            old.willMove(from: self)
            old.view = nil
        }
        self.scene = scene
        let name = scene.map { $0.name ?? String(describing: type(of: $0)) }
        layer.placeholder = Placeholder("SKView", detail: name)
        guard let scene else { return }
        scene.view = self
        if scene.scaleMode == .resizeFill, bounds.size != .zero { scene.size = bounds.size }
        scene.didMove(to: self)
    }
    /// Shows a scene at once.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    /// Returns a point of the view in its scene.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    /// Returns a point of a scene in the view.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
    /// Returns nil: nodes aren't drawn.
    open func texture(from node: SKNode) -> SKTexture? { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene, scene.scaleMode == .resizeFill { scene.size = bounds.size }
    }
}
