import Foundation

/// A search for files in iCloud, which finds none: there is no iCloud.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// The condition.
    open var predicate: NSPredicate?
    /// The order of results.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The places that are searched.
    open var searchScopes: [Any] = []
    /// The files that are searched; nil for all.
    open var searchItems: [Any]?
    /// The attributes whose values are collected.
    open var valueListAttributes: [String] = []
    /// The least number of seconds between two notifications.
    open var notificationBatchingInterval: TimeInterval = 1
    /// The queue of notifications; nil for the thread that starts the search.
    open var operationQueue: OperationQueue?
    /// A Boolean value that indicates whether the search was started and not stopped.
    open private(set) var isStarted = false
    /// A Boolean value that indicates whether results are being collected; false, since there are none.
    open var isGathering: Bool { false }
    /// A Boolean value that indicates whether the search was stopped, or not started.
    open var isStopped: Bool { !isStarted }

    public override init() {}

    /// Starts the search, which posts that it began and that it is done; returns false if it was started before.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted else { return false }
        isStarted = true
        NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
        (operationQueue ?? .main).addOperation { [weak self] in
            guard let self, self.isStarted else { return }
            NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
        }
        return true
    }
    /// Stops the search.
    open func stop() { isStarted = false }
    /// Has no effect: results don't change.
    open func disableUpdates() {}
    /// Has no effect: results don't change.
    open func enableUpdates() {}
    /// The number of results: none.
    open var resultCount: Int { 0 }
    /// The results: none.
    open var results: [Any] { [] }
    /// Returns the result of a number: there is none, so an item without attributes.
    open func result(at idx: Int) -> Any { NSMetadataItem() }
    /// Returns the number of a result: `NSNotFound`.
    open func index(ofResult result: Any) -> Int { NSNotFound }
    /// Calls a closure with each result: never.
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// A file of a search.
open class NSMetadataItem: NSObject, @unchecked Sendable {
    override init() {}
    /// The names of the attributes: none.
    open var attributes: [String] { [] }
    /// Returns the value of an attribute: nil.
    open func value(forAttribute key: String) -> Any? { nil }
    /// Returns the values of attributes: none.
    open func values(forAttributes keys: [String]) -> [String: Any]? { [:] }
}

extension NSNotification.Name {
    /// A search began.
    public static let NSMetadataQueryDidStartGathering = Self("NSMetadataQueryDidStartGatheringNotification")
    /// A search found more.
    public static let NSMetadataQueryGatheringProgress = Self("NSMetadataQueryGatheringProgressNotification")
    /// A search found everything.
    public static let NSMetadataQueryDidFinishGathering = Self("NSMetadataQueryDidFinishGatheringNotification")
    /// The results changed afterwards.
    public static let NSMetadataQueryDidUpdate = Self("NSMetadataQueryDidUpdateNotification")
}

/// The place of documents in iCloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The place of other files in iCloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The key of the results that are new.
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
/// The key of the results that changed.
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
/// The key of the results that are gone.
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
/// The attribute of the file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The attribute of the name that users see.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The attribute of the file's location.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The attribute of the file's path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The attribute of the number of bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The attribute of the date of the file's creation.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The attribute of the date of the content's last change.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The attribute of the state of the file's download.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The state of a file that isn't on the device.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
    "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// The state of a file of which an older version is on the device.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The state of a file whose newest version is on the device.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// The attribute of the part of the file that was loaded, in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The attribute of whether the file is being loaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
