import BuilderUIKit
import FoundationNetworking

/// The properties of a window that a page opens.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    open var menuBarVisibility: NSNumber? { nil }
    open var statusBarVisibility: NSNumber? { nil }
    open var toolbarsVisibility: NSNumber? { nil }
    open var allowsResizing: NSNumber? { nil }
    open var x: NSNumber? { nil }
    open var y: NSNumber? { nil }
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
    nonisolated override init() { super.init() }
}

/// The answer to a request for the camera or the microphone.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

/// A kind of capture.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

/// A link or image whose menu is shown.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
    open var linkURL: URL? { nil }
    nonisolated override init() { super.init() }
}

/// The methods with which a web view asks for windows and panels; no page ever does.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void)
}

extension WKUIDelegate {
    private var proxied: ForwardedCalls<any WKUIDelegate>? { ForwardedCalls(self) }

    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        proxied?.send([webView, configuration, navigationAction, windowFeatures]) {
            $0.webView(
                webView, createWebViewWith: configuration, for: navigationAction, windowFeatures: windowFeatures)
        } ?? nil
    }
    public func webViewDidClose(_ webView: WKWebView) { proxied?.send([webView]) { $0.webViewDidClose(webView) } }
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping () -> Void
    ) {
        let passedOn: Void? = proxied?.send([webView, message, frame, completionHandler]) {
            $0.webView(
                webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame,
                completionHandler: completionHandler)
        }
        if passedOn == nil { completionHandler() }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) {
        let passedOn: Void? = proxied?.send([webView, message, frame, completionHandler]) {
            $0.webView(
                webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame,
                completionHandler: completionHandler)
        }
        if passedOn == nil { completionHandler(false) }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
    ) {
        let passedOn: Void? = proxied?.send([webView, prompt, defaultText, frame, completionHandler]) {
            $0.webView(
                webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
                initiatedByFrame: frame, completionHandler: completionHandler)
        }
        if passedOn == nil { completionHandler(nil) }
    }
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) {
        let passedOn: Void? = proxied?.send([webView, origin, frame, type, decisionHandler]) {
            $0.webView(
                webView, requestMediaCapturePermissionFor: origin, initiatedByFrame: frame, type: type,
                decisionHandler: decisionHandler)
        }
        if passedOn == nil { decisionHandler(.deny) }
    }
}

/// A loader of URLs with a scheme of the app; never called.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for a URL with a scheme of the app.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit.
public struct WKError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = WKError
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
        case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
        case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { WKErrorDomain }
    public static var unknown: Code { .unknown }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
}

/// The properties of a snapshot.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    nonisolated public override init() { super.init() }
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}

/// The properties of a PDF.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
    nonisolated public override init() { super.init() }
    open var rect: CGRect?
}

/// The properties of a search.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject {
    nonisolated public override init() { super.init() }
    open var backwards = false
    open var caseSensitive = false
    open var wraps = true
}

/// The result of a search: nothing was found.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
    nonisolated override init() { super.init() }
    open var matchFound: Bool { false }
}
