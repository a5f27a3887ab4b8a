import BuilderFoundation

/// A fetch of the changes of zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The changes of a zone that are fetched.
    open class ZoneConfiguration: NSObject, @unchecked Sendable {
        /// The place after which changes are fetched.
        open var previousServerChangeToken: CKServerChangeToken?
        /// The number of results.
        open var resultsLimit: Int?
        /// The names of values.
        open var desiredKeys: [CKRecord.FieldKey]?
        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) {
            (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
            self.desiredKeys = desiredKeys
        }
    }
    /// The zones.
    open var recordZoneIDs: [CKRecordZone.ID]?
    /// The changes of each zone that are fetched.
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    /// A Boolean value that indicates whether all changes are fetched.
    open var fetchAllChanges = true
    /// A closure that is called with each record.
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// A closure that is called with each deleted record.
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    /// A closure that is called with new places.
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    /// A closure that is called at the end of each zone.
    open var recordZoneFetchResultBlock:
        (
            (
                CKRecordZone.ID,
                Result<
                    (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool),
                    any Error
                >
            ) -> Void
        )?
    /// A closure that is called at the end.
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) {
        self.init()
        (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
    }
    override func fail(_ error: CKError) {
        for zone in recordZoneIDs ?? [] { recordZoneFetchResultBlock?(zone, .failure(error)) }
        fetchRecordZoneChangesResultBlock?(.failure(error))
        super.fail(error)
    }
}

/// A fetch of the zones that changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place after which changes are fetched.
    open var previousServerChangeToken: CKServerChangeToken?
    /// A closure that is called with each zone.
    open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    /// A closure that is called with each deleted zone.
    open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    /// A closure that is called with new places.
    open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    /// A closure that is called at the end.
    open var fetchDatabaseChangesResultBlock:
        ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
    public init(previousServerChangeToken: CKServerChangeToken? = nil) {
        self.previousServerChangeToken = previousServerChangeToken
        super.init()
    }
    override func fail(_ error: CKError) {
        fetchDatabaseChangesResultBlock?(.failure(error))
        super.fail(error)
    }
}

/// The content of a notification about a search's results.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// The record.
    open var recordID: CKRecord.ID? { nil }
}
