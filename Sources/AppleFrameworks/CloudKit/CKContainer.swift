import BuilderCoreLocation
import BuilderFoundation
import Settling

/// The state of the user's account.
public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The databases of an app in iCloud: no user is signed in.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let main = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
    /// The container's name.
    public let containerIdentifier: String?
    /// The database of the user.
    public let privateCloudDatabase = CKDatabase(.private)
    /// The database of all users.
    public let publicCloudDatabase = CKDatabase(.public)
    /// The database of what others share with the user.
    public let sharedCloudDatabase = CKDatabase(.shared)

    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    /// Returns the app's own container.
    open class func `default`() -> CKContainer { main }
    /// Returns a database.
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    /// Calls a closure with no account later.
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        answerLater { completionHandler(.noAccount, nil) }
    }
    /// Returns no account.
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    /// Fails later: no user is signed in.
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails: no user is signed in.
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
    /// Does nothing: an operation fails as those of a database do.
    open func add(_ operation: CKOperation) { privateCloudDatabase.add(operation) }
}

extension Notification.Name {
    /// The user signed in or out.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// A database in iCloud, whose use fails: no user is signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
    /// The users of a database.
    public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
    /// The users.
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }

    /// Ends an operation with its failure.
    open func add(_ operation: CKDatabaseOperation) {
        operation.database = self
        add(operation as CKOperation)
    }
    func add(_ operation: CKOperation) { answerLater { operation.fail(CKError(.notAuthenticated)) } }

    /// Fails later.
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { answerLater { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Fails later.
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails later.
    open func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { answerLater { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Fails later.
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { answerLater { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Fails later.
    open func save(
        _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) { answerLater { completionHandler(nil, CKError(.notAuthenticated)) } }
    /// Fails later.
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        answerLater { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    /// Fails later.
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { answerLater { completionHandler(nil, CKError(.notAuthenticated)) } }

    /// Fails.
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails.
    @discardableResult
    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    /// Fails.
    @discardableResult
    open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
    /// Fails.
    @discardableResult
    open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
    /// Fails.
    @discardableResult
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    /// Fails.
    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
    /// Fails.
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError(.notAuthenticated) }
    /// Fails.
    open func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
    /// Fails.
    @discardableResult
    open func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError(.notAuthenticated) }
}
