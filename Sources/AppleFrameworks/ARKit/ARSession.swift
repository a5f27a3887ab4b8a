import BuilderCoreVideo
import BuilderUIKit
import Buildersimd
import Dispatch
import Settling

/// The reasons why the surroundings aren't seen.
public struct ARError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = ARError
        case unsupportedConfiguration = 100
        case sensorUnavailable = 101
        case sensorFailed = 102
        case cameraUnauthorized = 103
        case microphoneUnauthorized = 104
        case worldTrackingFailed = 200
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "com.apple.arkit.error" }
    /// The device can't do it.
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    /// The user doesn't allow the camera.
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
}

/// The way to see the surroundings, which the device doesn't support.
open class ARConfiguration: NSObject, @unchecked Sendable {
    /// The directions of axes.
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    /// The parts of the surroundings that hide nodes.
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// People.
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        /// People at their distance.
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        /// Distances.
        public static let sceneDepth = FrameSemantics(rawValue: 8)
    }
    /// A Boolean value that indicates whether the device supports it; false.
    open class var isSupported: Bool { false }
    /// Returns false.
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    /// The directions of axes.
    open var worldAlignment = WorldAlignment.gravity
    /// A Boolean value that indicates whether light is estimated.
    open var isLightEstimationEnabled = true
    /// A Boolean value that indicates whether sound is recorded.
    open var providesAudioData = false
    /// The parts of the surroundings that hide nodes.
    open var frameSemantics: FrameSemantics = []
}

/// The device's movement in the surroundings.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The directions of planes.
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Floors and tables.
        public static let horizontal = PlaneDetection(rawValue: 1)
        /// Walls.
        public static let vertical = PlaneDetection(rawValue: 2)
    }
    /// The images for reflections.
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    /// The planes that are searched.
    open var planeDetection: PlaneDetection = []
    /// The images for reflections.
    open var environmentTexturing = EnvironmentTexturing.none
    /// The images that are searched.
    open var detectionImages: Set<ARReferenceImage> = []
    /// The most images that are followed.
    open var maximumNumberOfTrackedImages = 0
    /// A Boolean value that indicates whether the camera is sharp.
    open var isAutoFocusEnabled = true
}

/// Images in the surroundings.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The images that are searched.
    open var trackingImages: Set<ARReferenceImage> = []
    /// The most images that are followed.
    open var maximumNumberOfTrackedImages = 1
}

/// The user's face.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The most faces that are followed.
    open var maximumNumberOfTrackedFaces = 1
}

/// An image to search.
open class ARReferenceImage: NSObject, @unchecked Sendable {
    /// The name.
    open var name: String?
    /// The size in meters.
    public let physicalSize: CGSize
    /// Creates an image of a width in meters.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let ratio = image.width > 0 ? CGFloat(image.height) / CGFloat(image.width) : 0
        physicalSize = CGSize(width: physicalWidth, height: physicalWidth * ratio)
    }
    /// Returns nil: groups of images aren't read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}

/// A place in the surroundings.
open class ARAnchor: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier = UUID()
    /// The name.
    public let name: String?
    /// The place and the direction.
    public let transform: simd_float4x4
    /// Creates a place.
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    /// Creates a place with a name.
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}

/// A plane in the surroundings.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    /// The directions of planes.
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    /// The direction.
    open var alignment: Alignment { .horizontal }
    /// The center.
    open var center: SIMD3<Float> { SIMD3() }
    /// The extents in meters.
    open var extent: SIMD3<Float> { SIMD3() }
    /// The extents in meters, with their turn.
    open var planeExtent: ARPlaneExtent { ARPlaneExtent(none: ()) }
}

/// The size of a plane.
open class ARPlaneExtent: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The width in meters.
    open var width: Float { 0 }
    /// The height in meters.
    open var height: Float { 0 }
    /// The turn around the vertical axis.
    open var rotationOnYAxis: Float { 0 }
}

/// An image in the surroundings.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
    /// The image.
    public let referenceImage: ARReferenceImage
    init(_ image: ARReferenceImage, transform: simd_float4x4) {
        referenceImage = image
        super.init(transform: transform)
    }
    /// The image's size divided by the one that was expected.
    open var estimatedScaleFactor: CGFloat { 1 }
    /// A Boolean value that indicates whether the image is seen.
    open var isTracked: Bool { false }
}

/// A face.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}

/// The camera.
open class ARCamera: NSObject, @unchecked Sendable {
    /// The quality of tracking.
    public enum TrackingState: Sendable {
        /// The reasons of bad tracking.
        public enum Reason: Sendable { case initializing, relocalizing, excessiveMotion, insufficientFeatures }
        case notAvailable
        case limited(Reason)
        case normal
    }
    /// The quality of tracking.
    open var trackingState: TrackingState { .notAvailable }
    /// The place and the direction.
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    /// The angles in radians.
    open var eulerAngles: SIMD3<Float> { SIMD3() }
}

/// The light of the surroundings.
open class ARLightEstimate: NSObject, @unchecked Sendable {
    /// The brightness; 1000 is a well-lit room.
    open var ambientIntensity: CGFloat { 1000 }
    /// The color in kelvins; 6500 is white.
    open var ambientColorTemperature: CGFloat { 6500 }
}

/// A picture of the camera. There is none.
open class ARFrame: NSObject, @unchecked Sendable {
    /// The time in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The camera.
    open var camera: ARCamera { ARCamera() }
    /// The places.
    open var anchors: [ARAnchor] { [] }
    /// The light; nil.
    open var lightEstimate: ARLightEstimate? { nil }
}

/// A session that observes the surroundings. It fails when it begins: the user doesn't allow the camera.
open class ARSession: NSObject, @unchecked Sendable {
    /// The choices for beginning.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Tracking begins anew.
        public static let resetTracking = RunOptions(rawValue: 1)
        /// Places are removed.
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        /// Tracked raycasts end.
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    }
    /// The delegate.
    open weak var delegate: (any ARSessionDelegate)?
    /// The queue of the delegate; the main one without one.
    open var delegateQueue: DispatchQueue?
    /// The way to see the surroundings.
    open private(set) var configuration: ARConfiguration?
    /// The picture; nil.
    open var currentFrame: ARFrame? { nil }
    /// Begins, and notifies the delegate that the user doesn't allow the camera.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        let queue: DispatchQueue = delegateQueue ?? .main
        queue.async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didFailWithError: ARError(.cameraUnauthorized))
        }
    }
    /// Pauses.
    open func pause() {}
    /// Adds a place; does nothing.
    open func add(anchor: ARAnchor) {}
    /// Removes a place; does nothing.
    open func remove(anchor: ARAnchor) {}
    /// Returns no results.
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}

/// The delegate of what sees the surroundings.
public protocol ARSessionDelegate: NSObjectProtocol {
    /// Receives the failure.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// Receives a picture; isn't called.
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    /// Receives new places; isn't called.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Receives changes of places; isn't called.
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// Receives places that are gone; isn't called.
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
    /// Receives the quality of tracking; isn't called.
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    /// Called when another app takes the camera; isn't.
    func sessionWasInterrupted(_ session: ARSession)
    /// Called when the camera is back; isn't.
    func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// A line from the camera.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    /// The planes that are searched.
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    /// The directions of planes that are searched.
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
}

/// A place on a line from the camera.
open class ARRaycastResult: NSObject, @unchecked Sendable {
    /// The place and the direction.
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    /// The plane.
    open var anchor: ARAnchor? { nil }
}
