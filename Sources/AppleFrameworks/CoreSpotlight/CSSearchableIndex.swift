@_exported import BuilderFoundation
import BuilderUniformTypeIdentifiers
import Settling

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The properties by which an item is found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    public let contentType: String
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    /// The phone numbers.
    open var phoneNumbers: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var url: URL?
    /// The identifier in an app of its own.
    open var identifier: String?
    open var relatedUniqueIdentifier: String?
    open var domainIdentifier: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    public init(itemContentType: String) { contentType = itemContentType }
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// An item of the index.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date! = .distantFuture
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The index of a device, which keeps nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    public typealias Handler = @Sendable ((any Error)?) -> Void
    private static let index = CSSearchableIndex(name: "default")
    open class func `default`() -> CSSearchableIndex { index }
    open class func isIndexingAvailable() -> Bool { false }
    public init(name: String) {}
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Handler? = nil) {
        finish(completionHandler)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Handler? = nil) {
        finish(completionHandler)
    }
    open func deleteSearchableItems(withDomainIdentifiers identifiers: [String], completionHandler: Handler? = nil) {
        finish(completionHandler)
    }
    open func deleteAllSearchableItems(completionHandler: Handler? = nil) { finish(completionHandler) }

    private func finish(_ handler: Handler?) { DispatchQueue.main.async { handler?(nil) } }
}

extension NSUserActivity {
    /// The properties by which an activity is found; they aren't kept.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}
