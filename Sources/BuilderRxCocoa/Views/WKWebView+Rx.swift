import BuilderRxSwift
import BuilderUIKit
import BuilderWebKit

private final class NavigationProxy: ForwardingProxy<WKWebView, any WKNavigationDelegate>, WKNavigationDelegate {}

private final class PanelProxy: ForwardingProxy<WKWebView, any WKUIDelegate>, WKUIDelegate {}

// A navigation can be missing, as its type `WKNavigation!` says. RxCocoa's sequences fail then.

extension Reactive where Base: WKWebView {
    /// The navigation delegate's proxy, which takes its place, and emits and passes on the calls.
    public var navigationDelegate: DelegateProxy<WKWebView, any WKNavigationDelegate> {
        NavigationProxy.installed(on: base, \.navigationDelegate)
    }

    /// The proxy of the delegate of windows and panels, which takes its place, and emits and passes on the calls.
    public var uiDelegate: DelegateProxy<WKWebView, any WKUIDelegate> {
        PanelProxy.installed(on: base, \.uiDelegate)
    }

    /// Emits the navigations whose pages begin to load. Fails with ``RxCocoaError/castingError(object:targetType:)`` if
    /// there is no navigation.
    public var didStartLoad: Observable<WKNavigation> { navigations("webView:didStartProvisionalNavigation:") }

    /// Emits the navigations whose pages begin to arrive. Fails with ``RxCocoaError/castingError(object:targetType:)``
    /// if there is no navigation.
    public var didCommit: Observable<WKNavigation> { navigations("webView:didCommit:") }

    /// Emits the navigations whose pages are loaded. Fails with ``RxCocoaError/castingError(object:targetType:)`` if
    /// there is no navigation.
    public var didFinishLoad: Observable<WKNavigation> { navigations("webView:didFinish:") }

    /// Emits the navigations whose pages failed after they began to arrive, with the error. Fails with
    /// ``RxCocoaError/castingError(object:targetType:)`` if there is no navigation.
    public var didFailLoad: Observable<(WKNavigation, any Error)> {
        navigationDelegate.methodInvoked("webView:didFail:withError:").map { arguments in
            (try cast(arguments[1], to: WKNavigation.self), try cast(arguments[2], to: (any Error).self))
        }
    }

    private func navigations(_ selector: Selector) -> Observable<WKNavigation> {
        navigationDelegate.methodInvoked(selector).map { try cast($0[1], to: WKNavigation.self) }
    }
}

private func cast<Value>(_ object: Any, to type: Value.Type) throws -> Value {
    guard let value = object as? Value else { throw RxCocoaError.castingError(object: object, targetType: type) }
    return value
}
