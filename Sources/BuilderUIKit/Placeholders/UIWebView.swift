import BuilderFoundation
import Foundation
import Settling

/// The older web view: a placeholder with the URL.
///
/// A page that the delegate allows loads at once and is empty. Scripts return nothing.
@preconcurrency @MainActor
open class UIWebView: UIView {
    /// The reason of a page's load.
    public enum NavigationType: Int, Hashable, Sendable {
        /// A link, a form, a step in the history, a reload, a form that is sent again, or another reason.
        case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
    }

    /// The delegate, held weakly.
    open weak var delegate: (any UIWebViewDelegate)?
    /// The scroll view, which is empty.
    public let scrollView: UIScrollView = UIScrollView()
    /// A Boolean value that indicates whether a page is scaled to the view; has no effect.
    open var scalesPageToFit = false
    /// The parts of a text that become links; has no effect.
    open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
    /// A Boolean value that indicates whether videos play in the page; has no effect.
    open var allowsInlineMediaPlayback = false
    /// A Boolean value that indicates whether only a tap starts a video; has no effect.
    open var mediaPlaybackRequiresUserAction = true
    /// A Boolean value that indicates whether videos play on another device; has no effect.
    open var mediaPlaybackAllowsAirPlay = true
    /// A Boolean value that indicates whether a page is drawn only when it is complete; has no effect.
    open var suppressesIncrementalRendering = false
    /// A Boolean value that indicates whether only a tap shows the keyboard; has no effect.
    open var keyboardDisplayRequiresUserAction = true
    /// A Boolean value that indicates whether a firm press shows a preview of a link; has no effect.
    open var allowsLinkPreview = true
    /// A Boolean value that indicates whether videos play above other apps; has no effect.
    open var allowsPictureInPictureMediaPlayback = true
    /// The requests of the pages that were shown, and the place of the present one.
    private var history: [URLRequest] = []
    private var index = -1
    /// The number of the load in progress; nil for none.
    private var pending: Int?
    private var lastLoad = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        updatePlaceholder(nil)
    }

    private func updatePlaceholder(_ url: URL?) {
        layer.placeholder = Placeholder("UIWebView", detail: url?.absoluteString)
    }

    /// The request of the present page; nil before the first one.
    open var request: URLRequest? { history.indices.contains(index) ? history[index] : nil }
    /// A Boolean value that indicates whether a page is being loaded.
    open var isLoading: Bool { pending != nil }
    /// A Boolean value that indicates whether there is an earlier page.
    open var canGoBack: Bool { history.indices.contains(index - 1) }
    /// A Boolean value that indicates whether there is a later page.
    open var canGoForward: Bool { history.indices.contains(index + 1) }
    /// The number of pages in which a document is divided; always 0.
    open var pageCount: Int { 0 }

    // MARK: Loading

    /// Loads a page.
    open func loadRequest(_ request: URLRequest) { load(request, .other) { $0.add(request) } }
    /// Shows a page of the app.
    open func loadHTMLString(_ string: String, baseURL: URL?) { loadContent(baseURL) }
    /// Shows a document of the app.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        loadContent(baseURL)
    }
    /// Loads the present page again.
    open func reload() {
        guard let request else { return }
        load(request, .reload) { _ in }
    }
    /// Ends the load in progress.
    open func stopLoading() { pending = nil }
    /// Loads the earlier page.
    open func goBack() { move(by: -1) }
    /// Loads the later page.
    open func goForward() { move(by: 1) }
    /// Runs a script; returns an empty text, because no script runs.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { "" }

    private func loadContent(_ baseURL: URL?) {
        guard let url = baseURL ?? URL(string: "about:blank") else { return }
        loadRequest(URLRequest(url: url))
    }

    private func add(_ request: URLRequest) {
        history = history.prefix(index + 1) + [request]
        index = history.count - 1
    }

    private func move(by step: Int) {
        guard history.indices.contains(index + step) else { return }
        load(history[index + step], .backForward) { $0.index += step }
    }

    /// Asks the delegate, and then shows the page that a closure makes the present one.
    private func load(_ request: URLRequest, _ type: NavigationType, show: @escaping (UIWebView) -> Void) {
        lastLoad += 1
        let number = lastLoad
        pending = number
        answerLater { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.pending == number else { return }
                self.finish(number, request, type, show: show)
            }
        }
    }

    private func finish(
        _ number: Int, _ request: URLRequest, _ type: NavigationType, show: (UIWebView) -> Void
    ) {
        guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: type) ?? true else {
            if pending == number { pending = nil }
            return
        }
        guard pending == number else { return }
        show(self)
        updatePlaceholder(request.url)
        delegate?.webViewDidStartLoad(self)
        guard pending == number else { return }
        pending = nil
        delegate?.webViewDidFinishLoad(self)
    }
}

/// The methods that the older web view calls; all are optional.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Returns a Boolean value that indicates whether a page is loaded; true by default.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    /// Called when a page begins to load.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Called when a page was loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Called when a page can't be loaded; it isn't called.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    private var proxied: ForwardedCalls<any UIWebViewDelegate>? { ForwardedCalls(self) }

    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
        proxied?.send([webView, request, navigationType]) {
            $0.webView(webView, shouldStartLoadWith: request, navigationType: navigationType)
        } ?? true
    }
    public func webViewDidStartLoad(_ webView: UIWebView) {
        proxied?.send([webView]) { $0.webViewDidStartLoad(webView) }
    }
    public func webViewDidFinishLoad(_ webView: UIWebView) {
        proxied?.send([webView]) { $0.webViewDidFinishLoad(webView) }
    }
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
        proxied?.send([webView, error]) { $0.webView(webView, didFailLoadWithError: error) }
    }
}
