import BuilderUIKit

public typealias VNConfidence = Float

/// Something that a search found.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
}

/// A place in an image, in parts of its size from the bottom left.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    private let box: CGRect
    open var boundingBox: CGRect { box }
    public override init() {
        box = .zero
        super.init()
    }
    public init(boundingBox: CGRect) {
        box = boundingBox
        super.init()
    }
}

/// A place with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// The place of a text.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}

/// A text that was read.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// The readings of a text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// Returns a rectangle in pixels for one in parts of an image.
public func VNImageRectForNormalizedRect(_ rect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height)
}

/// Returns a point in pixels for one in parts of an image.
public func VNImagePointForNormalizedPoint(_ point: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: point.x * CGFloat(imageWidth), y: point.y * CGFloat(imageHeight))
}

/// Returns a rectangle in parts of an image for one in pixels.
public func VNNormalizedRectForImageRect(_ rect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: rect.minX / width, y: rect.minY / height, width: rect.width / width, height: rect.height / height)
}
