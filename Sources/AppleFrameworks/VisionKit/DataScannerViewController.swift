import BuilderUIKit
import BuilderVision

/// A camera that recognizes texts and codes: a placeholder.
@preconcurrency @MainActor
open class DataScannerViewController: UIViewController {
    /// The kinds of data.
    public struct RecognizedDataType: Hashable, Sendable {
        private enum Kind: Hashable {
            case text([String], TextContentType?)
            case barcode([VNBarcodeSymbology])
        }
        private let kind: Kind
        public static func text(
            languages: [String] = [], textContentType: TextContentType? = nil
        ) -> RecognizedDataType { RecognizedDataType(kind: .text(languages, textContentType)) }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(kind: .barcode(symbologies))
        }
    }
    /// The kinds of texts.
    public enum TextContentType: Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
        case URL, currency
    }
    /// The accuracy against the speed.
    public enum QualityLevel: Int, Sendable { case balanced, fast, accurate }
    /// The reasons why the camera isn't available.
    public enum ScanningUnavailable: Error { case unsupported, cameraRestricted }

    public class var isSupported: Bool { false }
    public class var isAvailable: Bool { false }
    public let recognizedDataTypes: Set<RecognizedDataType>
    public weak var delegate: (any DataScannerViewControllerDelegate)?
    public var regionOfInterest: CGRect?
    public var overlayContainerView: UIView { view }
    public private(set) var isScanning = false

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        recognizedDataTypes = []
        super.init(coder: coder)
    }

    open override func loadView() { loadPlaceholder(name: "DataScannerViewController") }
    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    public func stopScanning() {}
    /// The lists of what is recognized: none.
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// A text or a code that a camera recognized.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)

    public struct Text: Identifiable, Sendable {
        public let id = UUID()
        public let transcript: String
        /// The text as Vision finds it.
        public let observation: VNRecognizedTextObservation
        /// The corners in the scanner's view.
        public let bounds: Bounds
    }
    public struct Barcode: Identifiable, Sendable {
        public let id = UUID()
        public let payloadStringValue: String?
        /// The code as Vision finds it.
        public let observation: VNBarcodeObservation
        /// The corners in the scanner's view.
        public let bounds: Bounds
    }

    /// The corners of an item in the scanner's view, in points.
    public struct Bounds: Hashable, Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }

    /// The corners in the scanner's view.
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
}

/// The methods with which a camera reports what it recognized: nothing.
@preconcurrency @MainActor
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
