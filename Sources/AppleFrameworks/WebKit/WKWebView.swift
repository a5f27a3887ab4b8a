import BuilderSecurity
import BuilderUIKit
import FoundationNetworking
import Settling

/// A web view: a placeholder with the URL.
///
/// A page that the navigation delegate allows loads at once and is empty. Scripts fail.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// The mode of a page's size.
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
    }

    private let storedConfiguration: WKWebViewConfiguration
    open var configuration: WKWebViewConfiguration { storedConfiguration }
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The scroll view, which is empty.
    public let scrollView: UIScrollView = UIScrollView()
    public let backForwardList = WKBackForwardList()
    open var title: String? { url == nil ? nil : "" }
    open var url: URL? { backForwardList.currentItem?.url }
    open private(set) var isLoading = false
    open private(set) var estimatedProgress: Double = 0
    /// The trust in the server of the page; nil, because nothing is loaded.
    open var serverTrust: SecTrust? { nil }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var canGoBack: Bool { backForwardList.backItem != nil }
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var mediaType: String?
    open var pageZoom: CGFloat = 1
    open var isInspectable = false
    open var isFindInteractionEnabled = false
    /// The search; nil, because it isn't shown.
    open var findInteraction: UIFindInteraction? { nil }
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var themeColor: UIColor? { nil }
    open var interactionState: Any?
    open var fullscreenState: FullscreenState { .notInFullscreen }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        storedConfiguration = configuration
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        storedConfiguration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        updatePlaceholder(url)
    }

    private func updatePlaceholder(_ url: URL?) {
        layer.placeholder = Placeholder("WKWebView", detail: url?.absoluteString)
    }

    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "about", "data", "blob", "file"].contains(urlScheme.lowercased())
    }

    /// Has no effect: Linux has no key-value coding.
    open func setValue(_ value: Any?, forKey key: String) {}

    // MARK: Loading

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request, adding: request.url) }

    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        begin(URLRequest(url: url), adding: url)
    }

    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        begin(request, adding: request.url)
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { loadContent(baseURL) }

    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        begin(request, adding: request.url)
    }

    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? { loadContent(baseURL) }

    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        guard backForwardList.go(to: item) else { return nil }
        return begin(URLRequest(url: item.url), type: .backForward, adding: nil)
    }

    @discardableResult
    open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

    @discardableResult
    open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

    @discardableResult
    open func reload() -> WKNavigation? { url.map { begin(URLRequest(url: $0), type: .reload, adding: nil) } }

    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    open func stopLoading() {
        pending = nil
        isLoading = false
        observedValuesMayHaveChanged()
    }

    private func loadContent(_ baseURL: URL?) -> WKNavigation? {
        let url = baseURL ?? URL(string: "about:blank")
        return url.map { begin(URLRequest(url: $0), adding: $0) }
    }

    /// The navigation in progress.
    private var pending: WKNavigation?

    private func begin(
        _ request: URLRequest, type: WKNavigationType = .other, adding url: URL?
    ) -> WKNavigation {
        let navigation = WKNavigation()
        pending = navigation
        isLoading = true
        estimatedProgress = 0.1
        if let url { backForwardList.add(url) }
        updatePlaceholder(self.url)
        observedValuesMayHaveChanged()
        let action = WKNavigationAction(request: request, type: type, webView: self)
        answerLater { [weak self] in
            MainActor.assumeIsolated { self?.decide(action, navigation) }
        }
        return navigation
    }

    private func decide(_ action: WKNavigationAction, _ navigation: WKNavigation) {
        guard pending === navigation else { return }
        guard let navigationDelegate else { return finish(navigation) }
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) {
            [weak self] policy, _ in
            guard let self, pending === navigation else { return }
            if policy == .allow { finish(navigation) } else { stopLoading() }
        }
    }

    private func finish(_ navigation: WKNavigation) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        guard pending === navigation else { return }
        pending = nil
        isLoading = false
        estimatedProgress = 1
        observedValuesMayHaveChanged()
        navigationDelegate?.webView(self, didFinish: navigation)
    }

    // MARK: Content

    /// Answers with an error: no script runs.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) { answerLater { MainActor.assumeIsolated { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) } } }

    /// Answers with an error: no script runs.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo?, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        answerLater {
            MainActor.assumeIsolated { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
        }
    }

    /// Throws an error: no script runs.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        throw WKError(.javaScriptExceptionOccurred)
    }

    /// Throws an error: no script runs.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

    /// Throws an error: no script runs.
    @discardableResult
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

    /// Answers with an error: no script runs.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        answerLater {
            MainActor.assumeIsolated { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
        }
    }

    /// Answers with an error: there is no page.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler(nil, WKError(.unknown)) } } }

    /// Throws an error: there is no page.
    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage { throw WKError(.unknown) }

    /// Answers with an error: there is no page.
    open func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler(.failure(WKError(.unknown))) } } }

    /// Throws an error: there is no page.
    open func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        throw WKError(.unknown)
    }

    /// Answers with an error: there is no page.
    open func createWebArchiveData(
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler(.failure(WKError(.unknown))) } } }

    /// The state of the camera: none, because no page captures it.
    open var cameraCaptureState: WKMediaCaptureState { .none }
    /// The state of the microphone: none, because no page captures it.
    open var microphoneCaptureState: WKMediaCaptureState { .none }

    /// Finds nothing.
    open func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler(WKFindResult()) } } }

    open func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        answerLater { MainActor.assumeIsolated { completionHandler?() } }
    }
    open func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        answerLater { MainActor.assumeIsolated { completionHandler?() } }
    }
    /// Calls a closure with the state of media: there is none.
    open func requestMediaPlaybackState(
        completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler(.none) } } }
    /// Calls a closure with a download, which doesn't begin.
    open func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler(WKDownload()) } } }
    /// Returns a download, which doesn't begin.
    open func startDownload(using request: URLRequest) async -> WKDownload { WKDownload() }
    /// Calls a closure with a download, which doesn't begin.
    open func resumeDownload(
        fromResumeData resumeData: Data, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void
    ) { answerLater { MainActor.assumeIsolated { completionHandler(WKDownload()) } } }
    open func setAllMediaPlaybackSuspended(
        _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
    ) { answerLater { MainActor.assumeIsolated { completionHandler?() } } }
}

/// The state of a page's camera or microphone.
public enum WKMediaCaptureState: Int, Sendable { case none, active, muted }

/// The pages that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1

    nonisolated override init() { super.init() }

    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

    open func item(at offset: Int) -> WKBackForwardListItem? {
        items.indices.contains(index + offset) ? items[index + offset] : nil
    }

    func add(_ url: URL) {
        items = items.prefix(index + 1) + [WKBackForwardListItem(url: url)]
        index = items.count - 1
    }

    func go(to item: WKBackForwardListItem) -> Bool {
        guard let found = items.firstIndex(where: { $0 === item }) else { return false }
        index = found
        return true
    }
}

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    public let url: URL
    open var initialURL: URL { url }
    open var title: String? { nil }

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// The state of a page's media.
public enum WKMediaPlaybackState: Int, Sendable { case none, playing, paused, suspended }
