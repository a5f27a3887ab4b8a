import BuilderUIKit

/// A number of an item or a group in the library.
public typealias MPMediaEntityPersistentID = UInt64

/// An item or a group of the library.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    override init() {}
    /// The number; 0 without a library.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// Returns the value of a property; nil if there is none.
    open func value(forProperty property: String) -> Any? { nil }
    /// Calls a closure with the values of properties, until it sets its last argument to true.
    open func enumerateValues(
        forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isDone = ObjCBool(false)
        for property in properties.sorted() {
            guard let value = value(forProperty: property) else { continue }
            block(property, value, &isDone)
            if isDone.boolValue { return }
        }
    }
    /// Returns a Boolean value that indicates whether items can be searched by a property.
    open class func canFilter(byProperty property: String) -> Bool { true }
}

/// A song, podcast or film of the library. The library is empty, so there is none, but for those that apps make.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    /// Creates an item without properties.
    public override init() { super.init() }
    /// The title.
    open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
    /// The performer.
    open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
    /// The performer of the album.
    open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
    /// The title of the album.
    open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
    /// The kind of music.
    open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
    /// The composer.
    open var composer: String? { value(forProperty: MPMediaItemPropertyComposer) as? String }
    /// The text.
    open var lyrics: String? { value(forProperty: MPMediaItemPropertyLyrics) as? String }
    /// The title of the podcast.
    open var podcastTitle: String? { value(forProperty: MPMediaItemPropertyPodcastTitle) as? String }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    /// The file; nil for protected items.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
    /// The duration in seconds.
    open var playbackDuration: TimeInterval { value(forProperty: MPMediaItemPropertyPlaybackDuration) as? Double ?? 0 }
    /// The kind.
    open var mediaType: MPMediaType { .music }
    /// The number in the album.
    open var albumTrackNumber: Int { value(forProperty: MPMediaItemPropertyAlbumTrackNumber) as? Int ?? 0 }
    /// The number of times that the item was played.
    open var playCount: Int { value(forProperty: MPMediaItemPropertyPlayCount) as? Int ?? 0 }
    /// The user's stars, 0…5.
    open var rating: Int { value(forProperty: MPMediaItemPropertyRating) as? Int ?? 0 }
    /// The date of release.
    open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
    /// The number of the album.
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    /// A Boolean value that indicates whether the item isn't on the device.
    open var isCloudItem: Bool { false }
    /// A Boolean value that indicates whether the item is protected.
    open var hasProtectedAsset: Bool { false }
    /// A Boolean value that indicates whether the item has offensive words.
    open var isExplicitItem: Bool { false }
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"

/// Items of the library.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The items.
    public let items: [MPMediaItem]
    /// Creates a group of items.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }
    /// The item that stands for the others: the first one.
    open var representativeItem: MPMediaItem? { items.first }
    /// The number of items.
    open var count: Int { items.count }
    /// The kinds of all items.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// A list of the user's.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    /// The name; nil without a library.
    open var name: String? { nil }
}

/// The comparisons of a condition.
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

/// A condition for items.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
    override init() {}
}

/// A condition for a property.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
    /// The property.
    public let property: String
    /// The value.
    public let value: Any?
    /// The comparison.
    public let comparisonType: MPMediaPredicateComparison
    /// Creates a condition.
    public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
        (self.value, self.property, self.comparisonType) = (value, property, comparisonType)
        super.init()
    }
}

/// The properties by which items are put into groups.
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A part of a list of items.
open class MPMediaQuerySection: NSObject, @unchecked Sendable {
    /// The title.
    open var title: String { "" }
    /// The range of the items.
    open var range: NSRange { NSRange(location: 0, length: 0) }
}

/// A search in the library, which is empty.
open class MPMediaQuery: NSObject, @unchecked Sendable {
    /// The conditions.
    open var filterPredicates: Set<MPMediaPredicate>?
    /// The property by which items are put into groups.
    open var groupingType = MPMediaGrouping.title
    /// Creates a search for all items.
    public override init() {}
    /// Creates a search with conditions.
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    private init(_ groupingType: MPMediaGrouping) { self.groupingType = groupingType }

    /// Adds a condition.
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    /// Removes a condition.
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    /// The items: none.
    open var items: [MPMediaItem]? { [] }
    /// The groups: none.
    open var collections: [MPMediaItemCollection]? { [] }
    /// The parts of the items' list: none.
    open var itemSections: [MPMediaQuerySection]? { [] }
    /// The parts of the groups' list: none.
    open var collectionSections: [MPMediaQuerySection]? { [] }
    /// Returns a search for songs.
    open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
    /// Returns a search for albums.
    open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
    /// Returns a search for performers.
    open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
    /// Returns a search for lists.
    open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
    /// Returns a search for podcasts.
    open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
    /// Returns a search for audiobooks.
    open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.title) }
    /// Returns a search for composers.
    open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
    /// Returns a search for kinds of music.
    open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
    /// Returns a search for collections of several performers.
    open class func compilations() -> MPMediaQuery { MPMediaQuery(.album) }
}

/// The user's permission for the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The library, which is empty and can't be used: the user doesn't allow it.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()
    /// Returns the library.
    open class func `default`() -> MPMediaLibrary { library }
    /// The date of the last change.
    open var lastModifiedDate: Date { .distantPast }
    /// Returns the user's permission: denied.
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Calls a closure with the user's permission: denied.
    open class func requestAuthorization(
        _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(.denied) }
    }
    /// Returns the user's permission: denied.
    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Has no effect: the library doesn't change.
    open func beginGeneratingLibraryChangeNotifications() {}
    /// Has no effect: the library doesn't change.
    open func endGeneratingLibraryChangeNotifications() {}
}

/// The choice of items of the library: a placeholder.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    /// The kinds of items.
    public let mediaTypes: MPMediaType
    /// The delegate.
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// A Boolean value that indicates whether several items can be chosen.
    open var allowsPickingMultipleItems = false
    /// A Boolean value that indicates whether items of the cloud are shown.
    open var showsCloudItems = true
    /// A Boolean value that indicates whether protected items are shown.
    open var showsItemsWithProtectedAssets = true
    /// The text above the list.
    open var prompt: String?
    /// Creates a choice of items of kinds.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init() { self.init(mediaTypes: .any) }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }
    open override func loadView() { loadPlaceholder(name: "MPMediaPickerController") }
}

/// The methods with which a choice of items reports its end; none is called.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
