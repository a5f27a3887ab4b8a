import BuilderFoundation

/// A group of requests; it fails, because no user is signed in.
open class CKOperation: Operation, @unchecked Sendable {
    /// The options of an operation.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The container.
        open var container: CKContainer?
        /// The importance.
        open var qualityOfService = QualityOfService.default
        /// A Boolean value that indicates whether a cellular network may be used.
        open var allowsCellularAccess = true
        /// A Boolean value that indicates whether the operation outlives the app.
        open var isLongLived = false
        /// The seconds for a request.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// The seconds for all.
        open var timeoutIntervalForResource: TimeInterval = 604_800
    }
    /// The options.
    open var configuration: Configuration! = Configuration()
    /// The name.
    public let operationID = UUID().uuidString
    /// Ends the operation: calls its closures with a failure.
    func fail(_ error: CKError) { completionBlock?() }
    open override func main() { fail(CKError(.notAuthenticated)) }
}

/// A group of requests of a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database.
    open var database: CKDatabase?
}

/// A search of a database.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place of the next results.
    open class Cursor: NSObject, @unchecked Sendable {
        init(none: Void) {}
    }
    /// As many results as the server gives.
    public static let maximumResults = 0
    /// The search.
    open var query: CKQuery?
    /// The place of the results.
    open var cursor: Cursor?
    /// The zone.
    open var zoneID: CKRecordZone.ID?
    /// The number of results.
    open var resultsLimit = maximumResults
    /// The names of values.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// A closure that is called with each result.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// A closure that is called with each record.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// A closure that is called at the end.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// A closure that is called at the end.
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    public override init() { super.init() }
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }
    override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
        super.fail(error)
    }
}

/// A fetch of records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The records' names.
    open var recordIDs: [CKRecord.ID]?
    /// The names of values.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// A closure that is called with each result.
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// A closure that is called with the progress.
    open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    /// A closure that is called at the end.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// A closure that is called at the end.
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    public override init() { super.init() }
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }
    override func fail(_ error: CKError) {
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
        super.fail(error)
    }
}

/// A change of records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The treatment of conflicts.
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    /// The records to save.
    open var recordsToSave: [CKRecord]?
    /// The names of the records to delete.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// The treatment of conflicts.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// A Boolean value that indicates whether all records are changed or none.
    open var isAtomic = true
    /// A closure that is called with each saved record.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// A closure that is called with each deleted record.
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// A closure that is called with the progress.
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    /// A closure that is called at the end.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// A closure that is called at the end.
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    public override init() { super.init() }
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    override func fail(_ error: CKError) {
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
        super.fail(error)
    }
}

/// A place among the changes of a database.
open class CKServerChangeToken: NSObject, @unchecked Sendable {
    init(none: Void) {}
}

/// The content of a notification about changes.
open class CKNotification: NSObject, @unchecked Sendable {
    /// A kind of notification.
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
    /// The options of the notification that a subscription sends.
    public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
    override init() { super.init() }
    /// The kind.
    open var notificationType: NotificationType { .database }
    /// The subscription's name.
    open var subscriptionID: CKSubscription.ID? { nil }
}

/// A request for notifications about changes.
open class CKSubscription: NSObject, @unchecked Sendable {
    /// The name of a subscription.
    public typealias ID = String
    /// The content of notifications.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        /// The text.
        open var alertBody: String?
        /// The title.
        open var title: String?
        /// The key of a text.
        open var alertLocalizationKey: String?
        /// The sound's name.
        open var soundName: String?
        /// A Boolean value that indicates whether the app's number grows.
        open var shouldBadge = false
        /// A Boolean value that indicates whether the app is started in the background.
        open var shouldSendContentAvailable = false
        /// The category.
        open var category: String?
        /// The names of values.
        open var desiredKeys: [CKRecord.FieldKey]?
    }
    /// The name.
    public let subscriptionID: ID
    /// The content of notifications.
    open var notificationInfo: NotificationInfo?
    fileprivate init(_ id: ID) { subscriptionID = id }
}

/// A request for notifications about a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// The records' type.
    open var recordType: CKRecord.RecordType?
    public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// A request for notifications about a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    /// The zone.
    public let zoneID: CKRecordZone.ID
    public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID)
    }
}

/// A request for notifications about the results of a search.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The changes.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A new record sends a notification.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// A changed record sends a notification.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// A deleted record sends a notification.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// The subscription ends with its first notification.
        public static let firesOnce = Options(rawValue: 8)
    }
    /// The records' type.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// The changes.
    public let querySubscriptionOptions: Options
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options querySubscriptionOptions: Options = []
    ) {
        (self.recordType, self.predicate) = (recordType, predicate)
        self.querySubscriptionOptions = querySubscriptionOptions
        super.init(subscriptionID)
    }
}

/// A record that is shared with others.
open class CKShare: CKRecord, @unchecked Sendable {
    /// The names of a share's own values.
    public enum SystemFieldKey {
        /// The title.
        public static let title = "cloudkit.title"
        /// The image's data.
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        /// The kind of content.
        public static let shareType = "cloudkit.type"
    }
    /// A right of others.
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    /// The right of all who know the location.
    open var publicPermission = ParticipantPermission.none
    /// The location; nil before the record is saved.
    open var url: URL? { nil }
    public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
        super.init(recordType: CKShare.shareRecordType, recordID: shareID)
    }
    /// The name of a share's type.
    public static let shareRecordType = "cloudkit.share"
}
