import BuilderAVFoundation
import BuilderUIKit
import Settling

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The way a picture fills its size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// The version of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// The quality of a picture.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }

/// The scaling of a picture.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// The version of a video.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }

/// The quality of a video.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// The options of a request for a picture.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    open var version: PHImageRequestOptionsVersion = .current
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    open var resizeMode: PHImageRequestOptionsResizeMode = .fast
    open var normalizedCropRect = CGRect.zero
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var progressHandler: PHAssetImageProgressHandler?
}

/// The options of a request for a video.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    open var version: PHVideoRequestOptionsVersion = .current
    open var deliveryMode: PHVideoRequestOptionsDeliveryMode = .automatic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetVideoProgressHandler?
}

/// The options of a request for a Live Photo.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
    open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?
}

/// A supplier of pictures and videos, which has none.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()
    open class func `default`() -> PHImageManager { shared }

    private var info: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let info = info
        if options?.isSynchronous == true { resultHandler(nil, info) } else { answerLater { resultHandler(nil, info) } }
        return 1
    }

    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let info = info
        answerLater { resultHandler(nil, nil, .up, info) }
        return 1
    }

    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let info = info
        answerLater { resultHandler(nil, info) }
        return 1
    }

    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let info = info
        answerLater { resultHandler(nil, info) }
        return 1
    }

    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let info = info
        answerLater { resultHandler(nil, nil, info) }
        return 1
    }

    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let info = info
        answerLater { resultHandler(nil, info) }
        return 1
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A supplier of pictures that prepares them.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}
