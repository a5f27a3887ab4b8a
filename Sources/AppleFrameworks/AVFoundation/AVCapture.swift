import BuilderCoreMedia
import BuilderUIKit
import Settling

/// The permission to use a device.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or microphone; there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The side of a camera.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// The mode of a flash.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// The mode of a torch.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// The mode of focus.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// The mode of exposure.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

    /// A kind of device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// A search for devices, which finds none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
        open var devices: [AVCaptureDevice] { [] }
    }

    init(none: Void) { super.init() }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        answerLater { handler(false) }
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var hasFlash: Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchMode: TorchMode = .off
    open var focusMode: FocusMode = .locked
    open var exposureMode: ExposureMode = .locked
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws {}
    /// The brightest light.
    public static let maxAvailableTorchLevel: Float = 1
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    /// The mode of white.
    open var whiteBalanceMode: WhiteBalanceMode = .locked
    /// A Boolean value that indicates whether dark pictures are lightened.
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    /// The shortest duration of a picture.
    open var activeVideoMinFrameDuration = CMTime.invalid
    /// The longest duration of a picture.
    open var activeVideoMaxFrameDuration = CMTime.invalid
    /// The format.
    open var activeFormat = Format(none: ())
    /// The limit of the distance of focus.
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    /// A Boolean value that indicates whether the focus moves slowly.
    open var isSmoothAutoFocusEnabled = false
    /// The mode of the flash.
    open var flashMode = FlashMode.off
}

/// A source of a capture.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device as the source of a capture; never available.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
}

/// A connection of a capture.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open var isActive: Bool { false }
    open var isVideoOrientationSupported: Bool { false }
    open var videoOrientation: AVCaptureVideoOrientation = .portrait
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoStabilizationSupported: Bool { false }
    open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode = .off
}

/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The steadiness of a video.
public enum AVCaptureVideoStabilizationMode: Int, Sendable { case off, standard, cinematic, auto = -1 }

/// A result of a capture.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A capture, which never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of a capture.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    open var sessionPreset: Preset = .high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var connections: [AVCaptureConnection] { [] }
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}

    public class var runtimeErrorNotification: NSNotification.Name {
        NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
    }
    public class var wasInterruptedNotification: NSNotification.Name {
        NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
    }
    public class var interruptionEndedNotification: NSNotification.Name {
        NSNotification.Name("AVCaptureSessionInterruptionEndedNotification")
    }
    public class var didStartRunningNotification: NSNotification.Name {
        NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
    }
}

extension AVCaptureDevice {
    /// The rotations in which a camera's pictures are level; there is no camera, so that they are 0.
    @preconcurrency @MainActor
    open class RotationCoordinator: NSObject {
        /// The camera.
        open private(set) weak var device: AVCaptureDevice?
        /// The layer that shows the pictures.
        open private(set) weak var previewLayer: CALayer?
        /// The rotation of the shown pictures, in degrees.
        open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
        /// The rotation of the captured pictures, in degrees.
        open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }

        /// Creates a coordinator of a camera.
        public init(device: AVCaptureDevice, previewLayer: CALayer?) {
            (self.device, self.previewLayer) = (device, previewLayer)
        }
    }
}

/// The layer of a camera: a placeholder.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        updatePlaceholder()
    }
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

    open var session: AVCaptureSession? { didSet { updatePlaceholder() } }
    open var connection: AVCaptureConnection? { nil }
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var isPreviewing: Bool { false }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(x: pointInLayer.x / max(1, bounds.width), y: pointInLayer.y / max(1, bounds.height))
    }
    open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        rectInLayerCoordinates.applying(
            CGAffineTransform(scaleX: 1 / max(1, bounds.width), y: 1 / max(1, bounds.height)))
    }
    open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
        rect.applying(CGAffineTransform(scaleX: bounds.width, y: bounds.height))
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }

    private func updatePlaceholder() {
        placeholder = session.map { _ in Placeholder("AVCaptureVideoPreviewLayer", detail: "Camera") }
    }
}

/// A thing that a camera recognizes.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// A kind of thing.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        public static let face = ObjectType(rawValue: "face")
    }

    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
}

/// A code that a camera reads.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

/// A recognition of things, which finds none.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// The method with which recognized things are delivered.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// The pictures of a video, of which there are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    /// The formats of pictures.
    open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    /// Returns nil: there are no pictures to write.
    open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {}
}

/// The methods with which the pictures of a video are delivered.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
