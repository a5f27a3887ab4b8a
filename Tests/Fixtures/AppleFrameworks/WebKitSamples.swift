import SafariServices
import UIKit
import WebKit

public final class ArticleViewController: UIViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
    private lazy var webView: WKWebView = {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.dataDetectorTypes = [.link, .phoneNumber]
        configuration.websiteDataStore = .nonPersistent()
        let script = WKUserScript(source: "ready()", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        configuration.userContentController.addUserScript(script)
        configuration.userContentController.add(self, name: "height")
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        webView.allowsBackForwardNavigationGestures = true
        webView.scrollView.isScrollEnabled = false
        webView.isOpaque = false
        return webView
    }()
    private let progressView = UIProgressView()
    private var observations: [NSKeyValueObservation] = []
    public var progress: Float { progressView.progress }
    public private(set) var events: [String] = []
    private let url: URL

    public init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit {
        WKWebsiteDataStore.default().removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast) {}
    }

    public override func loadView() { view = webView }

    public override func viewDidLoad() {
        super.viewDidLoad()
        observations = [
            webView.observe(\.estimatedProgress, options: .new) { [weak self] webView, change in
                self?.progressView.progress = Float(change.newValue ?? 0)
            },
            webView.observe(\.title) { [weak self] webView, _ in self?.title = webView.title },
        ]
        webView.load(URLRequest(url: url))
        if #available(iOS 16.4, *) { webView.isInspectable = true }
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        events.append("decide")
        if navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url {
            decisionHandler(.cancel)
            let safari = SFSafariViewController(url: url)
            safari.preferredControlTintColor = .systemRed
            safari.delegate = self
            present(safari, animated: true)
        } else {
            decisionHandler(.allow)
        }
    }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        events.append("start")
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        events.append("finish")
        webView.evaluateJavaScript("document.body.scrollHeight") { [weak self] height, error in
            guard let height = height as? CGFloat else {
                self?.events.append("script \((error as? WKError)?.code == .javaScriptExceptionOccurred)")
                return
            }
            self?.webView.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
    }

    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
    ) { events.append("fail") }

    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        if navigationAction.targetFrame == nil { webView.load(navigationAction.request) }
        return nil
    }

    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        guard message.name == "height", let body = message.body as? [String: Any] else { return }
        print(body)
    }
}

extension ArticleViewController: SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { dismiss(animated: true) }
}

/// A delegate with async methods.
final class LoginNavigation: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        navigationAction.request.url?.scheme == "app" ? .cancel : .allow
    }
}
