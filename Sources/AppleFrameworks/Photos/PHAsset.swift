import BuilderAVFoundation
import BuilderCoreLocation
import BuilderUIKit

/// The kind of an asset.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// The special kinds of an asset.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
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

/// A photo with a movie.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    open var size: CGSize { .zero }
}

/// A file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "public.data" }
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// A collection of the photo library.
open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { true }
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
