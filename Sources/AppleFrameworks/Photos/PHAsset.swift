import BuilderAVFoundation
import BuilderCoreLocation
import BuilderUIKit
import Settling

/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The special kinds of an asset.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A panorama.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// A photo with a high dynamic range.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// A screenshot.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// A Live Photo.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// A portrait with depth.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// A video that isn't stored on the device.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// A video of a high frame rate.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// A time-lapse video.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// An object of the photo library.
open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
    override init() { super.init() }
}

/// A photo or video; the library has none.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isHidden: Bool { false }
    open var isFavorite: Bool { false }
    open var burstIdentifier: String? { nil }
    open var representsBurst: Bool { false }
    /// The way in which the asset is played.
    open var playbackStyle: PlaybackStyle { .unsupported }
    /// The origin.
    open var sourceType: PHAssetSourceType { [] }
    /// A Boolean value that indicates whether the asset was edited.
    open var hasAdjustments: Bool { false }
    /// A way in which an asset is played.
    public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
    /// Indicates whether an asset can be edited; it can't.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    /// Returns no assets.
    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
}

/// The origin of an asset.
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user's library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// A shared album of iCloud.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// A computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// A change of an asset.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// A change of a collection.
public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// A photo with a movie.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    open var size: CGSize { .zero }
    /// Calls a closure with nil later: files aren't read.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        answerLater { resultHandler(nil, [:]) }
        return 0
    }
    /// Does nothing.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

/// The number of a request for a photo with a movie.
public typealias PHLivePhotoRequestID = Int32
/// The number that no request has.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

extension PHLivePhoto: NSItemProviderReading {
    /// The types of files of a photo with a movie.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }
    /// Fails: files aren't read.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        throw CocoaError(.featureUnsupported)
    }
}

/// A file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "public.data" }
    /// The kind.
    open var type: PHAssetResourceType { .photo }
    /// The asset's identifier.
    open var assetLocalIdentifier: String { "" }
    /// The files of a photo with a movie; none.
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// A collection of the photo library.
open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { true }
    /// A Boolean value that indicates whether there are collections in the collection.
    open var canContainCollections: Bool { false }
    /// Indicates whether a collection can be edited; it can't.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
}

/// The kind of a collection.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

/// The special kind of a collection.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated
    case any = 9_223_372_036_854_775_807
}

/// An album; the library has none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// The date of the first asset.
    open var startDate: Date? { nil }
    /// The date of the last asset.
    open var endDate: Date? { nil }
    /// The places.
    open var approximateLocation: CLLocation? { nil }
    /// The names of the places.
    open var localizedLocationNames: [String] { [] }
    /// Returns no collections.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open var estimatedAssetCount: Int { 0 }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// A folder of albums.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// The options of a fetch.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The origins of assets.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true
}

/// The objects that a fetch found: none.
open class PHFetchResult<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// Ends the program: the result is empty, as `NSArray` does for an index out of range.
    open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) beyond bounds [0 .. -1]") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateObjects(
        options: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
