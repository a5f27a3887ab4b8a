import BuilderCoreMedia
import BuilderUIKit

/// The changes of a track's pictures.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    /// The track's number.
    open fileprivate(set) var trackID: CMPersistentTrackID
    fileprivate init(_ trackID: CMPersistentTrackID) { self.trackID = trackID }
}

/// The changes of a track's pictures, which an app makes. They aren't drawn.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public convenience init(assetTrack track: AVAssetTrack) { self.init(track.trackID) }
    public convenience init() { self.init(kCMPersistentTrackID_Invalid) }
    open override var trackID: CMPersistentTrackID {
        get { super.trackID }
        set { super.trackID = newValue }
    }
    /// Sets the transform from a time on.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    /// Sets a change of the transform.
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {}
    /// Sets the opacity from a time on.
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    /// Sets a change of the opacity.
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
    /// Sets the visible rectangle from a time on.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
    /// Sets a change of the visible rectangle.
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) {}
}

/// The pictures of a range of time.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The range of time.
    var timeRange: CMTimeRange { get }
}

/// The layers of a range of time.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    /// The range of time.
    open fileprivate(set) var timeRange = CMTimeRange.invalid
    /// The color behind the layers.
    open fileprivate(set) var backgroundColor: CGColor?
    /// The layers, from the top.
    open fileprivate(set) var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}

/// The layers of a range of time, which an app makes.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open override var timeRange: CMTimeRange {
        get { super.timeRange }
        set { super.timeRange = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { super.layerInstructions }
        set { super.layerInstructions = newValue }
    }
    /// A Boolean value that indicates whether later work changes the pictures.
    open var enablePostProcessing = true
}

/// The layers that are drawn over a video.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// Creates a tool with a layer for the video in another one.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
    /// Creates a tool with several layers for the video.
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
    /// Creates a tool with a layer as a track.
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {}
}

/// The time of an animation's begin that isn't the current time.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// The pictures of a composition.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    /// The duration of a picture.
    open fileprivate(set) var frameDuration = CMTime.invalid
    /// The size in pixels.
    open fileprivate(set) var renderSize = CGSize.zero
    /// The factor of the size.
    open fileprivate(set) var renderScale: Float = 1
    /// The pictures' ranges of time.
    open fileprivate(set) var instructions: [any AVVideoCompositionInstructionProtocol] = []
    /// The layers over the video.
    open fileprivate(set) var animationTool: AVVideoCompositionCoreAnimationTool?
    public override init() { super.init() }
    /// Creates the pictures of media.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        renderSize = asset.naturalSize
        frameDuration = CMTime(value: 1, timescale: 30)
    }
}

/// The pictures of a composition, which an app makes.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open override var frameDuration: CMTime {
        get { super.frameDuration }
        set { super.frameDuration = newValue }
    }
    open override var renderSize: CGSize {
        get { super.renderSize }
        set { super.renderSize = newValue }
    }
    open override var renderScale: Float {
        get { super.renderScale }
        set { super.renderScale = newValue }
    }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { super.instructions }
        set { super.instructions = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { super.animationTool }
        set { super.animationTool = newValue }
    }
    /// The primaries of colors.
    open var colorPrimaries: String?
    /// The matrix of colors.
    open var colorYCbCrMatrix: String?
    /// The function from light to numbers.
    open var colorTransferFunction: String?
}

/// The volume of a track.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    /// The track's number.
    open var trackID = kCMPersistentTrackID_Invalid
    /// The way in which the pitch follows the rate.
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
}

/// The volume of a track, which an app sets. Nothing is played.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    /// Sets the volume from a time on.
    open func setVolume(_ volume: Float, at time: CMTime) {}
    /// Sets a change of the volume.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}

/// The volumes of tracks.
open class AVAudioMix: NSObject, @unchecked Sendable {
    /// The volumes.
    open var inputParameters: [AVAudioMixInputParameters] = []
}

/// The volumes of tracks, which an app sets.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {}
