import BuilderSwiftUI
import BuilderUIKit

/// The nodes that a view shows.
open class SCNScene: NSObject, @unchecked Sendable {
    /// The choices for reading files.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// The node above all others.
    public let rootNode = SCNNode()
    /// The forces, which don't move anything.
    public let physicsWorld = SCNPhysicsWorld()
    /// The picture behind all nodes.
    public let background = SCNMaterialProperty()
    /// The picture that lights all nodes.
    public let lightingEnvironment = SCNMaterialProperty()
    /// A Boolean value that indicates whether nothing moves. It has no effect: actions go on.
    open var isPaused = false
    /// Creates a scene.
    public override init() { super.init() }
    /// Returns nil: files of scenes aren't read.
    public convenience init?(named name: String) { return nil }
    /// Returns nil: files of scenes aren't read.
    public convenience init?(
        named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil
    ) { return nil }
    /// Throws an error: files of scenes aren't read.
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadUnknown)
    }
}

/// The smoothing of edges.
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }

/// The helps for debugging.
public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shapes of bodies.
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    /// Boxes around nodes.
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    /// Lines of shapes.
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
}

/// A part of a node at a point of a view.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    /// The node.
    open var node: SCNNode { SCNNode() }
    /// The location in the scene.
    open var worldCoordinates: SCNVector3 { SCNVector3() }
    /// The location in the node.
    open var localCoordinates: SCNVector3 { SCNVector3() }
    /// The direction of the surface in the scene.
    open var worldNormal: SCNVector3 { SCNVector3() }
    /// The direction of the surface in the node.
    open var localNormal: SCNVector3 { SCNVector3() }
    /// The number of the geometry's part.
    open var geometryIndex: Int { 0 }
    /// The number of the triangle.
    open var faceIndex: Int { 0 }
}

/// The number of results of a search at a point.
public enum SCNHitTestSearchMode: Int, Sendable {
    /// The nearest one.
    case closest
    /// All.
    case all
    /// The first that is found.
    case any
}

/// The choices for searches at a point.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The node to search below.
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    /// The number of results.
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
    /// The categories.
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    /// A Boolean value: whether only the nearest result is returned.
    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    /// A Boolean value: whether the results are sorted by distance.
    public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
    /// A Boolean value: whether backs of surfaces aren't found.
    public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
    /// A Boolean value: whether hidden nodes aren't found.
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
    /// A Boolean value: whether nodes below are left out.
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    /// Only boxes are searched.
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
}

/// An object that draws a scene.
public protocol SCNSceneRenderer: NSObjectProtocol {}

/// The delegate of what draws a scene, which isn't called.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// Called before each picture.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    /// Called before drawing.
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    /// Called after drawing.
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// A view of a scene: a placeholder with the name of its class.
@preconcurrency @MainActor
open class SCNView: UIView, SCNSceneRenderer {
    /// The scene. `ARSCNView` always has one, which its subclass can't declare of a variable; so it is unwrapped.
    open var scene: SCNScene!
    /// The delegate.
    open weak var delegate: (any SCNSceneRendererDelegate)?
    /// The node from which the scene is seen.
    open var pointOfView: SCNNode?
    /// A Boolean value that indicates whether gestures move the camera.
    open var allowsCameraControl = false
    /// A Boolean value that indicates whether a light is added to scenes without one.
    open var autoenablesDefaultLighting = false
    /// A Boolean value that indicates whether numbers are shown.
    open var showsStatistics = false
    /// A Boolean value that indicates whether the scene moves.
    open var isPlaying = false
    /// A Boolean value that indicates whether the movement begins anew.
    open var loops = true
    /// A Boolean value that indicates whether pictures are drawn without changes.
    open var rendersContinuously = false
    /// The number of pictures in a second.
    open var preferredFramesPerSecond = 60
    /// The smoothing of edges.
    open var antialiasingMode = SCNAntialiasingMode.none
    /// The helps for debugging.
    open var debugOptions: SCNDebugOptions = []
    /// The time of the scene in seconds.
    open var sceneTime: TimeInterval = 0
    /// The name in the placeholder.
    open class var _placeholderName: String { "SCNView" }

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.placeholder = Placeholder(Self._placeholderName)
    }
    /// Creates a view.
    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.placeholder = Placeholder(Self._placeholderName)
    }
    /// Returns no parts: nothing is drawn.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    /// Returns the placeholder's picture.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { _ in drawHierarchy(in: bounds, afterScreenUpdates: true) }
    }
    /// Begins to move.
    open func play(_ sender: Any?) { isPlaying = true }
    /// Ends to move.
    open func pause(_ sender: Any?) { isPlaying = false }
    /// Ends to move.
    open func stop(_ sender: Any?) { isPlaying = false }
    /// Calls a closure at once: there is nothing to prepare.
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    /// Returns the point itself: there is no perspective.
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    /// Returns the point itself: there is no perspective.
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
}

/// Changes of scenes that are animated together; they are made at once.
@preconcurrency @MainActor
open class SCNTransaction: NSObject {
    /// The duration in seconds.
    open class var animationDuration: CFTimeInterval {
        get { duration }
        set { duration = newValue }
    }
    private static var duration: CFTimeInterval = 0
    private static var completions: [(() -> Void)?] = []
    /// The closure that is called at the end.
    open class var completionBlock: (() -> Void)? {
        get { completions.last ?? nil }
        set { if !completions.isEmpty { completions[completions.count - 1] = newValue } }
    }
    /// Begins changes.
    open class func begin() { completions.append(nil) }
    /// Ends changes, and calls the closure.
    open class func commit() {
        if let completion = completions.popLast() { completion?() }
    }
}

/// A view of a scene.
public nonisolated struct SceneView: _PrimitiveView {
    /// The choices for drawing.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The scene moves.
        public static let rendersContinuously = Options(rawValue: 1)
        /// Gestures move the camera.
        public static let allowsCameraControl = Options(rawValue: 2)
        /// A light is added to scenes without one.
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
    }
    /// Creates a view.
    public init(
        scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X
    ) {}
}
