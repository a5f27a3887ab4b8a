import BuilderCoreLocation
import BuilderFoundation

/// A zone of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The name of a zone, and its owner.
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        /// The zone's name.
        public let zoneName: String
        /// The owner's name.
        public let ownerName: String
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        /// The name of the zone that every database has.
        public static let defaultZoneName = "_defaultZone"
        /// The zone that every database has.
        public static let `default` = ID()
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
        open override var hash: Int { zoneName.hashValue }
        /// Returns the name.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The zone's name.
    public let zoneID: ID
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
    /// Returns the zone that every database has.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// The name of the signed-in user.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The name of the zone that every database has.
public let CKRecordZoneDefaultName = CKRecordZone.ID.defaultZoneName

/// A value of a record.
public protocol CKRecordValueProtocol {}
/// A value of a record, as Objective-C has it.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// The values of a record by name.
public protocol CKRecordKeyValueSetting: AnyObject {
    /// The value with a name.
    subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
    /// Returns the names of all values.
    func allKeys() -> [CKRecord.FieldKey]
    /// Returns the names of the values that were set since the record was loaded.
    func changedKeys() -> [CKRecord.FieldKey]
}

/// Values with a name and a type.
open class CKRecord: NSObject, CKRecordKeyValueSetting, NSCopying, @unchecked Sendable {
    /// The name of a type.
    public typealias RecordType = String
    /// The name of a value.
    public typealias FieldKey = String

    /// The name of a record in a zone.
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        /// The record's name.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
        open override var hash: Int { recordName.hashValue }
        /// Returns the name.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The effect on a record of deleting the one that it refers to.
    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// A reference to another record.
    open class Reference: NSObject, @unchecked Sendable {
        /// The other record's name.
        public let recordID: ID
        /// The effect of deleting the other record.
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? Reference).map { $0.recordID == recordID && $0.action == action } ?? false
        }
        open override var hash: Int { recordID.hash }
    }

    /// The type.
    public let recordType: RecordType
    /// The name.
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []
    /// The owner of a hierarchy that is shared.
    open var parent: Reference?
    /// The date at which the record was saved first; nil.
    open var creationDate: Date? { nil }
    /// The date at which the record was saved last; nil.
    open var modificationDate: Date? { nil }
    /// The user who saved the record first; nil.
    open var creatorUserRecordID: ID? { nil }
    /// The user who saved the record last; nil.
    open var lastModifiedUserRecordID: ID? { nil }
    /// The version at the server; nil.
    open var recordChangeTag: String? { nil }
    /// The reference to a share; nil.
    open var share: Reference? { nil }
    /// The values that are stored encrypted.
    open private(set) lazy var encryptedValues: any CKRecordKeyValueSetting = CKRecord(recordType: recordType)

    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue
            changed.insert(key)
        }
    }
    /// Returns the value with a name.
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    /// Sets the value with a name.
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    /// Sets the value with a name; one that can't be stored removes it.
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    /// Returns the value with a name.
    open func value(forKey key: String) -> Any? { values[key] }
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    open func changedKeys() -> [FieldKey] { changed.sorted() }
    /// Sets the owner of a hierarchy.
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    /// Returns a record with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        (copy.values, copy.changed, copy.parent) = (values, changed, parent)
        return copy
    }

    /// The names of values that every record has.
    public enum SystemFieldKey {
        public static let parent = "___parent"
        public static let share = "___share"
        public static let creationDate = "___createTime"
        public static let modificationDate = "___modTime"
        public static let recordID = "___recordID"
    }
}

/// A file of a record.
open class CKAsset: NSObject, @unchecked Sendable {
    /// The file's location.
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A search for records.
open class CKQuery: NSObject, @unchecked Sendable {
    /// The records' type.
    public let recordType: CKRecord.RecordType
    /// The condition.
    public let predicate: NSPredicate
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}

/// An error of CloudKit.
public struct CKError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = CKError
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case invalidArguments
        case resultsTruncated = 13, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed
        case zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CKErrorDomain }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var unknownItem: Code { .unknownItem }
    public static var zoneNotFound: Code { .zoneNotFound }
    /// The seconds until a request may be repeated; nil.
    public var retryAfterSeconds: Double? { nil }
    /// The server's record of a conflict; nil.
    public var serverRecord: CKRecord? { nil }
    /// The app's record of a conflict; nil.
    public var clientRecord: CKRecord? { nil }
    /// The common record of a conflict; nil.
    public var ancestorRecord: CKRecord? { nil }
    /// The failures of single items; nil.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
}

/// The domain of CloudKit's errors.
public let CKErrorDomain = "CKErrorDomain"
/// The key of the seconds until a request may be repeated.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The key of the failures of single items.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
