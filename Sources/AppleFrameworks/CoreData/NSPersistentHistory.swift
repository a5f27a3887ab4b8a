import BuilderUIKit

/// A place in a store's history, which isn't kept.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
    init(none: Void) {}
    /// Returns the token.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The form of a history's result.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// A change of an object.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// A request for a store's history, which has no transactions.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    /// The form of the result.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The choice among transactions.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    /// The place after which transactions are fetched.
    open var token: NSPersistentHistoryToken? { nil }
    /// Returns a request for what is later than a date.
    open class func fetchHistory(after date: Date) -> Self { make() }
    /// Returns a request for what is after a place.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { make() }
    /// Returns a request for what a choice finds.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
        let request = make()
        request.fetchRequest = fetchRequest
        return request
    }
    /// Returns a request that deletes what is earlier than a date.
    open class func deleteHistory(before date: Date) -> Self { make() }
    /// Returns a request that deletes what is before a place.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { make() }
    /// Returns a request that deletes what is before a transaction.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self { make() }

    private class func make() -> Self { self.init() }
    public required override init() { super.init() }
}

/// A transaction of a store's history; there is none.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The request for a choice among transactions; nil.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
    /// The time.
    open var timestamp: Date { .distantPast }
    /// The changes.
    open var changes: [NSPersistentHistoryChange]? { nil }
    /// The number.
    open var transactionNumber: Int64 { 0 }
    /// The store.
    open var storeID: String { "" }
    /// The app's identifier.
    open var bundleID: String { "" }
    /// The context's name.
    open var contextName: String? { nil }
    /// The context's author.
    open var author: String? { nil }
    /// The place after the transaction.
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken(none: ()) }
    /// Returns the notification with which contexts take over the changes.
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
}

/// A change of a store's history; there is none.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    init(_ id: NSManagedObjectID) { changedObjectID = id }
    /// The object.
    public let changedObjectID: NSManagedObjectID
    /// The number.
    open var changeID: Int64 { 0 }
    /// The kind of change.
    open var changeType: NSPersistentHistoryChangeType { .update }
    /// The values that stay of a deleted object.
    open var tombstone: [AnyHashable: Any]? { nil }
    /// The properties that were changed.
    open var updatedProperties: Set<NSPropertyDescription>? { nil }
    /// The transaction.
    open var transaction: NSPersistentHistoryTransaction? { nil }
}

/// The result of a request for a store's history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// The transactions or another form of the result.
    public let result: Any?
    /// The form of the result.
    public let resultType: NSPersistentHistoryResultType

    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        switch type {
        case .statusOnly: result = true
        case .count: result = 0
        case .objectIDs: result = [NSManagedObjectID]()
        case .changesOnly: result = [NSPersistentHistoryChange]()
        case .transactionsOnly, .transactionsAndChanges: result = [NSPersistentHistoryTransaction]()
        }
    }
}

extension NSPersistentStoreCoordinator {
    /// Returns nil: no history is kept.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
}

/// The versions of data that a context reads.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
    init(none: Void) {}
    /// The version at a context's next read.
    public static let current = NSQueryGenerationToken(none: ())
    /// Returns the token.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The key of the place of a remote change.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of the store of a remote change.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the location of a remote change's store.
public let NSPersistentStoreURLKey = "storeURL"
