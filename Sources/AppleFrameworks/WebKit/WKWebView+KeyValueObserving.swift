import BuilderUIKit

/// The properties that `addObserver(_:forKeyPath:options:context:)` and RxCocoa observe by their names in Objective-C.
extension WKWebView: NamedObservableValues {
    package func observableValue(named name: String) -> (@MainActor (_MainActorObject) -> Any?)? { Self.values[name] }

    private static let values: [String: @MainActor (_MainActorObject) -> Any?] = [
        "title": { ($0 as? WKWebView)?.title }, "URL": { ($0 as? WKWebView)?.url },
        "loading": { ($0 as? WKWebView)?.isLoading }, "isLoading": { ($0 as? WKWebView)?.isLoading },
        "estimatedProgress": { ($0 as? WKWebView)?.estimatedProgress },
        "hasOnlySecureContent": { ($0 as? WKWebView)?.hasOnlySecureContent },
        "canGoBack": { ($0 as? WKWebView)?.canGoBack }, "canGoForward": { ($0 as? WKWebView)?.canGoForward },
    ]
}
