import BuilderUIKit
import FoundationNetworking
import Settling

/// The answer to a navigation.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// The answer to a response.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// The cause of a navigation.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// A page that is loaded.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
    nonisolated override init() { super.init() }
}

/// A request to load a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    public let sourceFrame: WKFrameInfo
    public let targetFrame: WKFrameInfo?
    public let navigationType: WKNavigationType
    public let request: URLRequest
    open var shouldPerformDownload: Bool { false }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonNumber: UIEvent.ButtonMask { [] }

    init(request: URLRequest, type: WKNavigationType, webView: WKWebView?) {
        let frame = WKFrameInfo(request: request, webView: webView)
        sourceFrame = frame
        targetFrame = frame
        navigationType = type
        self.request = request
        super.init()
    }
}

/// A response to the request of a page.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    open var isForMainFrame: Bool { true }
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    open var canShowMIMEType: Bool { true }
    nonisolated override init() { super.init() }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
    public let request: URLRequest
    public let securityOrigin: WKSecurityOrigin
    open private(set) weak var webView: WKWebView?

    init(request: URLRequest?, webView: WKWebView?) {
        let url = request?.url
        self.request = request ?? URLRequest(url: URL(fileURLWithPath: "/"))
        securityOrigin = WKSecurityOrigin(url)
        self.webView = webView
        super.init()
    }
}

/// The origin of a frame.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    public let `protocol`: String
    public let host: String
    public let port: Int

    init(_ url: URL?) {
        `protocol` = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init()
    }
}

/// A download; none ever begins.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
    open var originalRequest: URLRequest? { nil }
    open weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    /// The progress.
    public let progress = Progress(totalUnitCount: -1)
    /// A Boolean value that indicates whether the user began the download.
    open var isUserInitiated: Bool { false }
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        answerLater { MainActor.assumeIsolated { completionHandler?(nil) } }
    }
    nonisolated override init() { super.init() }
}

/// The methods that a download calls.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void)
    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping (URL?) -> Void
    ) { completionHandler(nil) }
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// The methods with which a web view reports navigations and asks for permission.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
    private var proxied: ForwardedCalls<any WKNavigationDelegate>? { ForwardedCalls(self) }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        NewerMethod<any WKNavigationDelegate>.call(self, from: webView, [webView, navigationAction, decisionHandler]) {
            $0.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
        } older: {
            Task { @MainActor in decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
        }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        await proxied?.next?.webView(webView, decidePolicyFor: navigationAction) ?? .allow
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        NewerMethod<any WKNavigationDelegate>.call(
            self, from: webView, [webView, navigationAction, preferences, decisionHandler]
        ) {
            $0.webView(
                webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decisionHandler)
        } older: {
            self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
        }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        NewerMethod<any WKNavigationDelegate>.call(
            self, from: webView, [webView, navigationResponse, decisionHandler]
        ) {
            $0.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
        } older: {
            Task { @MainActor in decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
        }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        await proxied?.next?.webView(webView, decidePolicyFor: navigationResponse) ?? .allow
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        proxied?.send([webView, navigation]) { $0.webView(webView, didStartProvisionalNavigation: navigation) }
    }
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
        proxied?.send([webView, navigation]) {
            $0.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
        }
    }
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        proxied?.send([webView, navigation, error]) {
            $0.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
        }
    }
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        proxied?.send([webView, navigation]) { $0.webView(webView, didCommit: navigation) }
    }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        proxied?.send([webView, navigation]) { $0.webView(webView, didFinish: navigation) }
    }
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        proxied?.send([webView, navigation, error]) { $0.webView(webView, didFail: navigation, withError: error) }
    }
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let passedOn: Void? = proxied?.send([webView, challenge, completionHandler]) {
            $0.webView(webView, didReceive: challenge, completionHandler: completionHandler)
        }
        if passedOn == nil { completionHandler(.performDefaultHandling, nil) }
    }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        proxied?.send([webView]) { $0.webViewWebContentProcessDidTerminate(webView) }
    }
    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        proxied?.send([webView, navigationAction, download]) {
            $0.webView(webView, navigationAction: navigationAction, didBecome: download)
        }
    }
    public func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {
        proxied?.send([webView, navigationResponse, download]) {
            $0.webView(webView, navigationResponse: navigationResponse, didBecome: download)
        }
    }
}
