import BuilderUIKit
import Settling

/// A browser: a placeholder with the URL between Safari's bars, which aren't drawn.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The properties of a browser.
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        nonisolated public override init() { super.init() }
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        /// Returns the configuration itself, unlike Apple's.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The style of the button that closes a browser.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    private let url: URL
    private let storedConfiguration: Configuration
    open var configuration: Configuration { storedConfiguration }
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle: DismissButtonStyle = .done

    public init(url: URL, configuration: Configuration) {
        self.url = url
        storedConfiguration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }

    /// Creates a browser without a page.
    public required init?(coder: NSCoder) {
        url = URL(fileURLWithPath: "/")
        storedConfiguration = Configuration()
        super.init(coder: coder)
    }

    open override func loadView() { loadPlaceholder(name: "SFSafariViewController", detail: url.absoluteString) }

    /// A token of a prefetched page.
    public final class PrewarmingToken: NSObject, Sendable {
        public func invalidate() {}
    }

    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
}

/// The methods with which a browser reports what happens; no page is loaded.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [AnyObject]
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [AnyObject] { [] }
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// The reading list, which refuses everything.
open class SSReadingList: NSObject, @unchecked Sendable {
    private static let shared = SSReadingList()
    open class func `default`() -> SSReadingList? { shared }
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        throw CocoaError(.featureUnsupported)
    }
}

/// A sign-in session in a browser; the user cancels it.
open class SFAuthenticationSession: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    private let completionHandler: CompletionHandler

    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        self.completionHandler = completionHandler
        super.init()
    }

    @discardableResult
    open func start() -> Bool {
        let handler = completionHandler
        answerLater { handler(nil, SFAuthenticationError(.canceledLogin)) }
        return true
    }
    open func cancel() {}
}

/// An error of a sign-in session.
public struct SFAuthenticationError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = SFAuthenticationError
        case canceledLogin = 1
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.SafariServices.Authentication" }
    public static var canceledLogin: Code { .canceledLogin }
}

/// The state of a content blocker: disabled.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}

/// The manager of content blockers, of which there are none.
open class SFContentBlockerManager: NSObject {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (((any Error)?) -> Void)? = nil
    ) { answerLater { completionHandler?(CocoaError(.featureUnsupported)) } }
    open class func getStateOfContentBlocker(
        withIdentifier identifier: String, completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) { answerLater { completionHandler(SFContentBlockerState(), nil) } }
}
