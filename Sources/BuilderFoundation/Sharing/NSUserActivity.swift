import Foundation
import Settling
import Synchronization

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user's activity, in a form that another device or launch can resume.
///
/// Nothing receives activities on Linux.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The identity that is kept across launches.
    public typealias PersistentIdentifier = String

    private static let latest = Mutex<ObjectIdentifier?>(nil)

    /// The type, in reverse domain name form.
    public let activityType: String
    /// The title.
    open var title: String?
    /// The values that are needed to resume the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the values that are needed to resume the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// A Boolean value that indicates whether the values have to be saved.
    open var needsSave = false
    /// The web page that shows the same; an HTTP or HTTPS location.
    open var webpageURL: URL?
    /// The web page that the activity comes from.
    open var referrerURL: URL?
    /// The date after which the activity is of no use.
    open var expirationDate: Date?
    /// The words by which the activity is found.
    open var keywords: Set<String> = []
    /// A Boolean value that indicates whether the activity can be continued by streams.
    open var supportsContinuationStreams = false
    /// The object that is notified.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// The scene that the activity is for.
    open var targetContentIdentifier: String?
    /// A Boolean value that indicates whether another device may resume the activity.
    open var isEligibleForHandoff = true
    /// A Boolean value that indicates whether searches find the activity.
    open var isEligibleForSearch = false
    /// A Boolean value that indicates whether others' searches find the activity.
    open var isEligibleForPublicIndexing = false
    /// A Boolean value that indicates whether Siri suggests the activity.
    open var isEligibleForPrediction = false
    /// The identity that is kept across launches.
    open var persistentIdentifier: PersistentIdentifier?
    /// The phrase that is proposed for a shortcut to the activity.
    open var suggestedInvocationPhrase: String?

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to those that are needed to resume the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Marks the activity as the present one.
    open func becomeCurrent() { Self.latest.withLock { $0 = ObjectIdentifier(self) } }

    /// Marks the activity as no longer the present one.
    open func resignCurrent() {
        Self.latest.withLock { if $0 == ObjectIdentifier(self) { $0 = nil } }
    }

    /// Ends the activity.
    open func invalidate() { resignCurrent() }

    /// Calls a closure later: there are no saved activities.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [PersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async(execute: handler)
    }

    /// Calls a closure later: there are no saved activities.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: handler)
    }
}

/// The identity of an activity that is kept across launches.
public typealias NSUserActivityPersistentIdentifier = String

/// An object that is notified about an activity; nothing calls it on Linux.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity was resumed elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

extension NSUserActivity: NSItemProviderWriting {
    /// The types of data; none, because activities aren't passed to other apps.
    public static var writableTypeIdentifiersForItemProvider: [String] { [] }

    /// Calls the closure with an error.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, CocoaError(.fileWriteUnknown))
        return nil
    }
}
