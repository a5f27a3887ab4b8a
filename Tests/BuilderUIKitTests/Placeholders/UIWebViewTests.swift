import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIWebViewTests {
    private final class Listener: NSObject, UIWebViewDelegate {
        var events: [String] = []
        var isAllowed = true
        func webView(
            _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
        ) -> Bool {
            events.append("asked \(request.url?.path ?? "") \(navigationType)")
            return isAllowed
        }
        func webViewDidStartLoad(_ webView: UIWebView) { events.append("start \(webView.isLoading)") }
        func webViewDidFinishLoad(_ webView: UIWebView) { events.append("finish \(webView.isLoading)") }
    }

    private let webView = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let listener = Listener()
    private let first = URLRequest(url: URL(fileURLWithPath: "/first"))
    private let second = URLRequest(url: URL(fileURLWithPath: "/second"))

    init() { webView.delegate = listener }

    /// Waits for what was handed to the main queue.
    private func settle() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func pageLoadsLater() async {
        webView.loadRequest(first)
        #expect(webView.isLoading && listener.events.isEmpty && webView.request == nil)
        await settle()
        #expect(listener.events == ["asked /first other", "start true", "finish false"])
        #expect(webView.request == first)
        #expect(webView.layer.placeholder == Placeholder("UIWebView", detail: "file:///first"))
    }

    @Test func delegateDeniesAPage() async {
        listener.isAllowed = false
        webView.loadRequest(first)
        await settle()
        #expect(listener.events == ["asked /first other"])
        #expect(!webView.isLoading && webView.request == nil)
        #expect(webView.layer.placeholder == Placeholder("UIWebView"))
    }

    @Test func historyGoesBackAndForward() async {
        webView.loadRequest(first)
        await settle()
        webView.loadRequest(second)
        await settle()
        #expect(webView.canGoBack && !webView.canGoForward)
        webView.goBack()
        await settle()
        #expect(webView.request == first && webView.canGoForward && !webView.canGoBack)
        listener.events = []
        webView.goForward()
        await settle()
        #expect(webView.request == second)
        #expect(listener.events.first == "asked /second backForward")
    }

    @Test func stoppedPageDoesNotLoad() async {
        webView.loadRequest(first)
        webView.stopLoading()
        await settle()
        #expect(listener.events.isEmpty && webView.request == nil)
    }
}
