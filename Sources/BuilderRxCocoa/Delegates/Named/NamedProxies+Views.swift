import BuilderRxSwift
import BuilderUIKit
import BuilderWebKit
import Foundation

// The proxies that RxCocoa names, of pickers, texts and web views.

/// The proxy of a picker's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxPickerViewDelegateProxy: DelegateProxy<UIPickerView, any UIPickerViewDelegate>,
    DelegateProxyType,
    UIPickerViewDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var pickerView: UIPickerView? { parentObject }

    /// Creates a proxy for an object.
    public init(pickerView: UIPickerView) {
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxPickerViewDelegateProxy.register { RxPickerViewDelegateProxy(pickerView: $0) }
    }

    public class func currentDelegate(for object: UIPickerView) -> (any UIPickerViewDelegate)? {
        assumingMainActor { object.delegate }
    }

    public class func setCurrentDelegate(_ delegate: (any UIPickerViewDelegate)?, to object: UIPickerView) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.delegate = delegate }
    }
}

/// The proxy of a picker's data source, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxPickerViewDataSourceProxy: DelegateProxy<UIPickerView, any UIPickerViewDataSource>,
    DelegateProxyType,
    UIPickerViewDataSource
{
    /// The object whose dataSource the proxy is, while it exists.
    public var pickerView: UIPickerView? { parentObject }

    /// Creates a proxy for an object.
    public init(pickerView: UIPickerView) {
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDataSourceProxy.self)
    }

    public class func registerKnownImplementations() {
        RxPickerViewDataSourceProxy.register { RxPickerViewDataSourceProxy(pickerView: $0) }
    }

    public class func currentDelegate(for object: UIPickerView) -> (any UIPickerViewDataSource)? {
        assumingMainActor { object.dataSource }
    }

    public class func setCurrentDelegate(_ delegate: (any UIPickerViewDataSource)?, to object: UIPickerView) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.dataSource = delegate }
    }

    @MainActor
    open func numberOfComponents(in pickerView: UIPickerView) -> Int {
        forwardedCalls?.send([pickerView]) { $0.numberOfComponents(in: pickerView) } ?? 0
    }

    @MainActor
    open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        forwardedCalls?.send([pickerView, component]) {
            $0.pickerView(pickerView, numberOfRowsInComponent: component)
        } ?? 0
    }
}

/// The proxy of a text storage's delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxTextStorageDelegateProxy: DelegateProxy<NSTextStorage, any NSTextStorageDelegate>,
    DelegateProxyType,
    NSTextStorageDelegate
{
    /// The object whose delegate the proxy is, while it exists.
    public var textStorage: NSTextStorage? { parentObject }

    /// Creates a proxy for an object.
    public init(textStorage: NSTextStorage) {
        super.init(parentObject: textStorage, delegateProxy: RxTextStorageDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxTextStorageDelegateProxy.register { RxTextStorageDelegateProxy(textStorage: $0) }
    }

    public class func currentDelegate(for object: NSTextStorage) -> (any NSTextStorageDelegate)? { object.delegate }

    public class func setCurrentDelegate(_ delegate: (any NSTextStorageDelegate)?, to object: NSTextStorage) {
        object.delegate = delegate
    }
}

/// The proxy of a web view's navigation delegate, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxWKNavigationDelegateProxy: DelegateProxy<WKWebView, any WKNavigationDelegate>,
    DelegateProxyType,
    WKNavigationDelegate
{
    /// The object whose navigationDelegate the proxy is, while it exists.
    public var webView: WKWebView? { parentObject }

    /// Creates a proxy for an object.
    public init(webView: WKWebView) {
        super.init(parentObject: webView, delegateProxy: RxWKNavigationDelegateProxy.self)
    }

    public class func registerKnownImplementations() {
        RxWKNavigationDelegateProxy.register { RxWKNavigationDelegateProxy(webView: $0) }
    }

    public class func currentDelegate(for object: WKWebView) -> (any WKNavigationDelegate)? {
        assumingMainActor { object.navigationDelegate }
    }

    public class func setCurrentDelegate(_ delegate: (any WKNavigationDelegate)?, to object: WKWebView) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.navigationDelegate = delegate }
    }
}
