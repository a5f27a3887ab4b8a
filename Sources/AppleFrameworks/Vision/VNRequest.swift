import BuilderCoreImage
import BuilderUIKit

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A search in an image. It finds nothing.
open class VNRequest: NSObject, @unchecked Sendable {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1

    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
    public func cancel() {}
}

// Each request has results of its own type, which a subclass can't do to a property of its superclass.
public protocol _VisionRequest {}
extension VNRequest: _VisionRequest {}
extension _VisionRequest {
    public var results: [VNObservation]? { [] }
}

/// A search in a part of an image.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A closure that hears of a request's progress.
public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void

/// A request that reports its progress. Nothing calls the closure.
public protocol VNRequestProgressProviding: NSObjectProtocol {
    /// The closure that hears of the progress.
    var progressHandler: VNRequestProgressHandler { get set }
    /// A Boolean value that indicates whether the progress isn't known.
    var indeterminate: Bool { get }
}

/// The accuracy of texts against the speed.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// A search for texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, VNRequestProgressProviding, @unchecked Sendable {
    /// The closure that hears of the progress.
    open var progressHandler: VNRequestProgressHandler = { _, _, _ in }
    /// A Boolean value that indicates whether the progress isn't known.
    open var indeterminate: Bool { false }
    open var results: [VNRecognizedTextObservation]? { [] }
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var customWords: [String] = []
    open var minimumTextHeight: Float = 0
}

/// The kinds of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let QR = qr
    public static let EAN8 = ean8
    public static let EAN13 = ean13
    public static let Code128 = code128
}

/// A search for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNBarcodeObservation]? { [] }
    open var symbologies: [VNBarcodeSymbology] = []
}

/// A search for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { [] }
}

/// A search for the parts of faces.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNFaceObservation]? { [] }
}

/// A search for the places of texts.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNTextObservation]? { [] }
    open var reportCharacterBoxes = false
}

/// A search for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var results: [VNRectangleObservation]? { [] }
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}

/// The options of a search.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public var rawValue: String
    /// Creates an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The properties of the image.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The matrix of the camera.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// The context for filters.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// The searches in an image. Each request is completed without results.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { self.init() }
    public convenience init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init() }
    public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { self.init() }
    public convenience init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init() }
    public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { self.init() }
    public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) { self.init() }

    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.completionHandler?(request, nil) }
    }
}
