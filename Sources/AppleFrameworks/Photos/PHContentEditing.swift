import BuilderAVFoundation
import BuilderUIKit
import Settling

/// The change of an asset that an app made.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    /// The form's name.
    public let formatIdentifier: String
    /// The form's version.
    public let formatVersion: String
    /// The change.
    public let data: Data
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}

/// The options of a request for an asset to edit.
open class PHContentEditingInputRequestOptions: NSObject {
    /// A closure that indicates whether the app understands a change.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    /// A Boolean value that indicates whether an asset may be loaded.
    open var isNetworkAccessAllowed = false
    /// A closure that is called with the progress.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// An asset to edit; there is none.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The kind.
    open var mediaType: PHAssetMediaType { .unknown }
    /// The special kinds.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// The date.
    open var creationDate: Date? { nil }
    /// The type's identifier.
    open var uniformTypeIdentifier: String? { nil }
    /// The change that was made before.
    open var adjustmentData: PHAdjustmentData? { nil }
    /// A small image.
    open var displaySizeImage: UIImage? { nil }
    /// The location of the image.
    open var fullSizeImageURL: URL? { nil }
    /// The orientation of the image.
    open var fullSizeImageOrientation: Int32 { 1 }
    /// The video.
    open var audiovisualAsset: AVAsset? { nil }
    /// The photo with a movie.
    open var livePhoto: PHLivePhoto? { nil }
}

/// The result of editing.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    /// The change.
    open var adjustmentData: PHAdjustmentData?
    /// The location at which the result is written.
    public let renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString).jpg")
    public init(contentEditingInput: PHContentEditingInput) {}
    public init(placeholderForCreatedAsset: PHObjectPlaceholder) {}
}

extension PHAsset {
    /// Calls a closure with nil later.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> Int {
        answerLater { completionHandler(nil, [:]) }
        return 0
    }
    /// Does nothing.
    public func cancelContentEditingInputRequest(_ requestID: Int) {}
}

/// The number of a request for a file.
public typealias PHAssetResourceDataRequestID = Int32

/// The options of a request for a file.
open class PHAssetResourceRequestOptions: NSObject {
    /// A Boolean value that indicates whether a file may be loaded.
    open var isNetworkAccessAllowed = false
    /// A closure that is called with the progress.
    open var progressHandler: ((Double) -> Void)?
}

/// The files of assets, which nobody may read.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let shared = PHAssetResourceManager()
    /// Returns the manager.
    open class func `default`() -> PHAssetResourceManager { shared }
    /// Fails later.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        answerLater { completionHandler(PHPhotosError(.accessUserDenied)) }
        return 0
    }
    /// Fails later.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { answerLater { completionHandler(PHPhotosError(.accessUserDenied)) } }
    /// Fails.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws { throw PHPhotosError(.accessUserDenied) }
    /// Does nothing.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
