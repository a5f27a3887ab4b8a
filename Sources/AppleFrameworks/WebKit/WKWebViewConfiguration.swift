import BuilderUIKit

/// The properties with which a web view is created.
@preconcurrency @MainActor
open class WKWebViewConfiguration: _MainActorObject, NSCopying {
    public init() { super.init(_responder: ()) }

    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var allowsAirPlayForMediaPlayback = true
    open var upgradeKnownHostsToHTTPS = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var allowsInlineMediaPlayback = false
    open var allowsPictureInPictureMediaPlayback = true
    open var selectionGranularity: WKSelectionGranularity = .dynamic
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false
    open var allowsInlinePredictions = false

    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemeHandlers[urlScheme] = urlSchemeHandler
    }
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme]
    }

    /// Returns the configuration itself, unlike WebKit.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Has no effect: Linux has no key-value coding.
    open func setValue(_ value: Any?, forKey key: String) {}
}

/// The kinds of media that require a tap to play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Media with sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Media with pictures.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All media.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Dates and times.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// Tracking numbers of parcels.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    /// Flight numbers.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    /// Suggestions to look up.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    /// All types.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The steps in which a selection grows.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

/// A process of web content.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    nonisolated public override init() { super.init() }
}

/// The settings of a web view.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    nonisolated public override init() { super.init() }
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var shouldPrintBackgrounds = false
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var isElementFullscreenEnabled = false
    /// Has no effect: Linux has no key-value coding.
    open func setValue(_ value: Any?, forKey key: String) {}
}

/// The settings of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The form in which a page is requested.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    nonisolated public override init() { super.init() }
    open var preferredContentMode: ContentMode = .recommended
    open var allowsContentJavaScript = true
    open var isLockdownModeEnabled = false
}

/// The scope of scripts.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    public static let page = WKContentWorld(name: nil)
    public static let defaultClient = WKContentWorld(name: nil)
    public let name: String?

    private init(name: String?) {
        self.name = name
        super.init()
    }

    open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// A script of a page.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        super.init()
    }

    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// The scripts of a web view's pages and the handlers of their messages, which are never called.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    nonisolated public override init() { super.init() }
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) { handlers[name] = scriptMessageHandler }
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {}
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }
    open func add(_ contentRuleList: WKContentRuleList) {}
    open func remove(_ contentRuleList: WKContentRuleList) {}
    open func removeAllContentRuleLists() {}
}

/// A receiver of messages from scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A receiver of messages from scripts that replies.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    /// Returns a reply to a message and an error's text; an alternative to the method with a closure.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    /// Replies with what the asynchronous method returns.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (reply, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(reply, error)
        }
    }
    /// Returns an error: nobody replies.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, "No reply") }
}

/// A message from a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }
    open weak var webView: WKWebView?
    open var frameInfo: WKFrameInfo { WKFrameInfo(request: nil, webView: webView) }
    open var name: String { "" }
    open var world: WKContentWorld { .page }
    nonisolated override init() { super.init() }
}
