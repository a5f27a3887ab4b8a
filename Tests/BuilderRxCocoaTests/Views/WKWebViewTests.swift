import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Foundation
import Testing

@testable import BuilderWebKit

/// The proxies of web views, which are in the place of a delegate.
@MainActor
@Suite struct WKWebViewTests {
    private let url = URL(fileURLWithPath: "/page.html")

    private final class Navigator: NSObject, WKNavigationDelegate {
        var calls: [String] = []

        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy {
            calls.append("decide")
            return .allow
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
    }

    /// Loads a page until its screen is idle.
    private func load(_ view: WKWebView) async throws {
        let url = url
        _ = try await Renderer(timeout: 600).display(
            of: {
                view.load(URLRequest(url: url))
                return view
            }(), width: 100, height: 100)
    }

    @Test func propertiesAreObservedByTheirNames() async throws {
        let view = WKWebView()
        let progress = Log(view.rx.observe(Double.self, "estimatedProgress"))
        let loading = Log(view.rx.observe(Bool.self, "loading", options: .new))
        let address = Log(view.rx.observe(URL.self, "URL"))
        let paths = Log(view.rx.observe(\.isLoading))
        try await load(view)
        #expect(progress.elements == [0, 0.1, 1])
        #expect(loading.elements == [true, false])
        #expect(address.elements == [nil, url])
        #expect(paths.elements == [false, true, false])
    }

    @Test func navigationsAreEmittedAndPassedOn() async throws {
        let (view, navigator) = (WKWebView(), Navigator())
        view.navigationDelegate = navigator
        let logs = [view.rx.didStartLoad, view.rx.didCommit, view.rx.didFinishLoad].map { Log($0) }
        let oldName = Log(view.rx.navigationDelegate.methodInvoked(Selector("webView:didFinishNavigation:")))
        #expect(view.navigationDelegate === view.rx.navigationDelegate)
        #expect(view.rx.navigationDelegate.forwardToDelegate() === navigator)
        try await load(view)
        #expect(navigator.calls == ["decide", "finish"] && !view.isLoading)
        let navigations = logs.map(\.elements)
        #expect(navigations.map(\.count) == [1, 1, 1])
        #expect(navigations.allSatisfy { $0.first === navigations[0].first })
        #expect(oldName.count == 1)
    }

    private final class HandlerDenier: NSObject, WKNavigationDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) { decisionHandler(.cancel) }
    }

    private final class PreferencesDenier: NSObject, WKNavigationDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            preferences: WKWebpagePreferences,
            decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
        ) { decisionHandler(.cancel, preferences) }
    }

    private final class AsyncDenier: NSObject, WKNavigationDelegate {
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy { .cancel }
    }

    /// A delegate may decide by any of three methods.
    @Test func theNextDelegateDecides() async throws {
        let deniers: [any WKNavigationDelegate] = [HandlerDenier(), PreferencesDenier(), AsyncDenier()]
        for denier in deniers {
            let view = WKWebView()
            view.navigationDelegate = denier
            let (starts, ends) = (Log(view.rx.didStartLoad), Log(view.rx.didFinishLoad))
            try await load(view)
            #expect(!view.isLoading && starts.count == 0 && ends.count == 0, "\(denier)")
        }
        let view = WKWebView()
        let ends = Log(view.rx.didFinishLoad)
        try await load(view)
        #expect(ends.count == 1)
    }

    @Test func failuresHaveTheirErrorAndMissingNavigationsAreOnes() {
        let (view, navigation) = (WKWebView(), WKNavigation())
        let log = Log(view.rx.didFailLoad)
        view.navigationDelegate?.webView(view, didFail: navigation, withError: WKError(.webContentProcessTerminated))
        #expect(log.elements.first?.0 === navigation && log.elements.first?.1 is WKError && log.error == nil)
        view.navigationDelegate?.webView(view, didFail: nil, withError: WKError(.unknown))
        #expect(log.count == 1 && log.error is RxCocoaError)
    }

    private final class Panels: NSObject, WKUIDelegate {
        var closed = 0

        func webViewDidClose(_ webView: WKWebView) { closed += 1 }

        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
        ) { completionHandler(true) }
    }

    @Test func panelsAreThoseOfTheNextDelegate() {
        let (view, panels) = (WKWebView(), Panels())
        let frame = WKFrameInfo(request: nil, webView: view)
        let proxy = view.rx.uiDelegate
        var answers: [Bool] = []
        func confirm() {
            view.uiDelegate?.webView(
                view, runJavaScriptConfirmPanelWithMessage: "?", initiatedByFrame: frame,
                completionHandler: { answers.append($0) })
        }
        confirm()
        proxy.setForwardToDelegate(panels, retainDelegate: false)
        confirm()
        #expect(view.uiDelegate === proxy && answers == [false, true])
        let log = Log(proxy.methodInvoked(Selector("webViewDidClose:")))
        view.uiDelegate?.webViewDidClose(view)
        #expect(log.count == 1 && panels.closed == 1)
    }
}
