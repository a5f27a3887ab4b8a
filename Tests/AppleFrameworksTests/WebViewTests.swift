import AppleFrameworksFixture
import BuilderSafariServices
import BuilderUIKit
import BuilderWebKit
import Foundation
import Testing

@MainActor
@Suite struct WebViewTests {
    private let url = URL(string: "https://example.com/a") ?? URL(fileURLWithPath: "/")

    @Test func pageLoadsOnceAndIsEmpty() async throws {
        let controller = ArticleViewController(url: url)
        let text = try await Renderer(timeout: 600).textTree(of: controller)
        #expect(controller.events == ["decide", "start", "finish", "script true"])
        #expect(text.contains("placeholder=\"https://example.com/a\""))
        #expect(controller.progress == 1 && controller.title == "")
        let webView = try #require(controller.view as? WKWebView)
        #expect(!webView.isLoading && webView.estimatedProgress == 1 && webView.url == url)
        #expect(webView.canGoBack == false)
    }

    @Test func observersAreNotifiedOfProperties() async throws {
        final class Observer: UIViewController {
            var progress: [Double] = []

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                if let value = change?[.newKey] as? Double { progress.append(value) }
            }
        }
        let (observer, webView) = (Observer(), WKWebView())
        webView.addObserver(observer, forKeyPath: "estimatedProgress", options: .new, context: nil)
        var states: [Bool?] = []
        let observation = webView.observe(\.isLoading, options: [.initial, .new]) { states.append($1.newValue) }
        let url = url
        _ = try await Renderer(timeout: 600).display(
            of: {
                webView.load(URLRequest(url: url))
                return webView
            }(), width: 100, height: 100)
        #expect(observer.progress == [0.1, 1])
        #expect(states == [false, true, false])
        webView.removeObserver(observer, forKeyPath: "estimatedProgress")
        observation.invalidate()
    }

    @Test func historyGoesBackAndForward() {
        let webView = WKWebView()
        webView.load(URLRequest(url: url))
        webView.loadHTMLString("", baseURL: URL(string: "https://example.com/b"))
        #expect(webView.url?.path == "/b" && webView.canGoBack && !webView.canGoForward)
        webView.goBack()
        #expect(webView.url?.path == "/a" && webView.canGoForward)
        webView.load(URLRequest(url: url))
        #expect(webView.backForwardList.forwardList.isEmpty)
    }

    @Test func deniedNavigationStops() async throws {
        final class Delegate: NSObject, WKNavigationDelegate {
            var finished = false
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
            ) async -> WKNavigationActionPolicy { .cancel }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished = true }
        }
        let (delegate, webView) = (Delegate(), WKWebView())
        webView.navigationDelegate = delegate
        let url = url
        _ = try await Renderer(timeout: 600).display(
            of: {
                webView.load(URLRequest(url: url))
                return webView
            }(), width: 100, height: 100)
        #expect(!webView.isLoading && !delegate.finished)
    }

    @Test func pictureReplacesThePage() async throws {
        var renderer = Renderer(timeout: 600)
        renderer.replacements.replace(WKWebView.self) { webView in
            guard webView.url?.host == "example.com" else { return nil }
            return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let bitmap = try await renderer.bitmap(of: ArticleViewController(url: url), scale: 1)
        #expect(bitmap.pixel(x: 50, y: 300) == 0xFFFF_0000)
    }

    @Test func browserShowsItsURL() async throws {
        let text = try await Renderer(timeout: 600).textTree(of: SFSafariViewController(url: url))
        #expect(text.contains("placeholder=\"https://example.com/a\""))
    }
}
