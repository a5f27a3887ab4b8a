import BuilderUIKit
import FoundationNetworking
import Settling

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The data that pages store; only cookies are kept.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    public let isPersistent: Bool
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    open class func `default`() -> WKWebsiteDataStore { shared }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }

    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler([]) } } }

    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler() } } }

    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}

    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
        answerLater { MainActor.assumeIsolated { completionHandler() } }
    }

    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    }
}

/// The data of a site; there is none.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
    nonisolated override init() { super.init() }
}

/// The cookies of a store, in memory.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    nonisolated override init() { super.init() }

    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let all = cookies
        answerLater { MainActor.assumeIsolated { completionHandler(all) } }
    }
    open func allCookies() async -> [HTTPCookie] { cookies }

    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        remove(cookie)
        cookies.append(cookie)
        answerLater { MainActor.assumeIsolated { completionHandler?() } }
    }
    open func setCookie(_ cookie: HTTPCookie) async {
        remove(cookie)
        cookies.append(cookie)
    }

    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        remove(cookie)
        answerLater { MainActor.assumeIsolated { completionHandler?() } }
    }
    open func deleteCookie(_ cookie: HTTPCookie) async { remove(cookie) }

    open func add(_ observer: any WKHTTPCookieStoreObserver) {}
    open func remove(_ observer: any WKHTTPCookieStoreObserver) {}

    func removeAll() { cookies = [] }

    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    }
}

/// An observer of a store's cookies.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// Rules for content, which have no effect.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

/// The compiled rules for content.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]

    nonisolated override init() { super.init() }

    open class func `default`() -> WKContentRuleListStore! { shared }

    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let list = WKContentRuleList(identifier: identifier ?? "")
        lists[list.identifier] = list
        answerLater { MainActor.assumeIsolated { completionHandler(list, nil) } }
    }

    /// Calls a closure with the names of the lists.
    open func getAvailableContentRuleListIdentifiers(
        _ completionHandler: @escaping @MainActor @Sendable ([String]?) -> Void
    ) {
        let names = lists.keys.sorted()
        answerLater { MainActor.assumeIsolated { completionHandler(names) } }
    }
    /// Removes a list.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        let error =
            lists.removeValue(forKey: identifier ?? "") == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil
        answerLater { MainActor.assumeIsolated { completionHandler(error) } }
    }

    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let list = lists[identifier ?? ""]
        let error = list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil
        answerLater { MainActor.assumeIsolated { completionHandler(list, error) } }
    }
}
