import BuilderAVFoundation
import BuilderCoreLocation
import BuilderUIKit
import Settling

/// The permission to use photos.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// The extent of a permission.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// The user's photos, which nobody may read.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let sharedLibrary = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { sharedLibrary }

    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        answerLater { handler(.denied) }
    }
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { answerLater { handler(.denied) } }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    /// Answers with an error, without calling the block.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { answerLater { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// The cause for which the library can't be used; nil.
    open var unavailabilityReason: (any Error)? { nil }
    /// Does nothing.
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    /// Does nothing.
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// An observer that is notified when the library can't be used any more.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// An observer of the photo library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the photo library.
open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The changes of a fetch's objects.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedObjects: [ObjectType] { [] }
    open var changedObjects: [ObjectType] { [] }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// A change of an asset, which isn't made.
open class PHAssetChangeRequest: NSObject {
    /// The place.
    open var location: CLLocation?
    /// A Boolean value that indicates whether the asset is hidden.
    open var isHidden = false
    /// The result of editing.
    open var contentEditingOutput: PHContentEditingOutput?
    /// Creates a change of an asset.
    public convenience init(for asset: PHAsset) { self.init() }
    /// Does nothing.
    open func revertAssetContentToOriginal() {}
    open class func creationRequestForAsset(from image: UIImage) -> Self { Self() }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { Self() }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { Self() }
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    public required override init() { super.init() }
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var isFavorite = false
}

/// A new asset, which isn't made.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self { Self() }
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// A change of an album, which isn't made.
open class PHAssetCollectionChangeRequest: NSObject {
    public required override init() { super.init() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self { Self() }
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open func addAssets(_ assets: any NSFastEnumeration) {}
    /// The title.
    open var title = ""
    /// Does nothing.
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
    /// Does nothing.
    open func removeAssets(_ assets: any NSFastEnumeration) {}
    /// Does nothing.
    open func removeAssets(at indexes: IndexSet) {}
    /// Does nothing.
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {}
    /// Does nothing.
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
    /// Does nothing.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    /// Creates a change of the assets of a collection.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { self.init() }
}

/// A change of a folder; changes aren't made.
open class PHCollectionListChangeRequest: NSObject {
    public required override init() { super.init() }
    /// Returns a request for a folder.
    @discardableResult
    open class func creationRequestForCollectionList(withTitle title: String) -> Self { Self() }
    public convenience init?(for collectionList: PHCollectionList) { self.init() }
    /// The title.
    open var title = ""
    /// The folder that would be made.
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder() }
    /// Does nothing.
    open func addChildCollections(_ collections: any NSFastEnumeration) {}
    /// Does nothing.
    open func removeChildCollections(_ collections: any NSFastEnumeration) {}
    /// Does nothing.
    open class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration) {}
}

/// The difference of an object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    /// The object before the change.
    public let objectBeforeChanges: ObjectType
    init(_ object: ObjectType) { objectBeforeChanges = object }
    /// The object after the change.
    open var objectAfterChanges: ObjectType? { objectBeforeChanges }
    /// A Boolean value that indicates whether the picture changed.
    open var assetContentChanged: Bool { false }
    /// A Boolean value that indicates whether the object was deleted.
    open var objectWasDeleted: Bool { false }
}

extension PHChange {
    /// Returns nil: nothing changes.
    public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
}

/// An object that a change would make.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// The options of a file.
open class PHAssetResourceCreationOptions: NSObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}

/// The kind of a file.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}

/// A collection that can be enumerated.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}

/// An error of Photos.
public struct PHPhotosError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = PHPhotosError
        case internalError = -1
        case userCancelled = 3072
        case accessRestricted = 3310
        case accessUserDenied = 3311
        case libraryVolumeOffline = 3114
        case identifierNotFound = 3201
        case networkAccessRequired = 3164
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public static var accessUserDenied: Code { .accessUserDenied }
    public static var userCancelled: Code { .userCancelled }
}
