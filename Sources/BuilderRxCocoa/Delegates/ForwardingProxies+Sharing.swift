import BuilderRxSwift
import BuilderUIKit
import Foundation

// The proxies of pickers and of other controllers that show the content of the system.

private final class ColorPickerProxy: ForwardingProxy<
    UIColorPickerViewController, any UIColorPickerViewControllerDelegate
>, UIColorPickerViewControllerDelegate
{}

extension Reactive where Base: UIColorPickerViewController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIColorPickerViewController, any UIColorPickerViewControllerDelegate> {
        ColorPickerProxy.installed(on: base, \.delegate)
    }
}

private final class DocumentBrowserProxy: ForwardingProxy<
    UIDocumentBrowserViewController, any UIDocumentBrowserViewControllerDelegate
>, UIDocumentBrowserViewControllerDelegate
{}

extension Reactive where Base: UIDocumentBrowserViewController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIDocumentBrowserViewController, any UIDocumentBrowserViewControllerDelegate> {
        DocumentBrowserProxy.installed(on: base, \.delegate)
    }
}

private final class DocumentInteractionProxy: ForwardingProxy<
    UIDocumentInteractionController, any UIDocumentInteractionControllerDelegate
>, UIDocumentInteractionControllerDelegate
{}

extension Reactive where Base: UIDocumentInteractionController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIDocumentInteractionController, any UIDocumentInteractionControllerDelegate> {
        DocumentInteractionProxy.installed(on: base, \.delegate)
    }
}

private final class DocumentPickerProxy: ForwardingProxy<UIDocumentPickerViewController, any UIDocumentPickerDelegate>,
    UIDocumentPickerDelegate
{}

extension Reactive where Base: UIDocumentPickerViewController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIDocumentPickerViewController, any UIDocumentPickerDelegate> {
        DocumentPickerProxy.installed(on: base, \.delegate)
    }
}

private final class FontPickerProxy: ForwardingProxy<
    UIFontPickerViewController, any UIFontPickerViewControllerDelegate
>, UIFontPickerViewControllerDelegate
{}

extension Reactive where Base: UIFontPickerViewController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIFontPickerViewController, any UIFontPickerViewControllerDelegate> {
        FontPickerProxy.installed(on: base, \.delegate)
    }
}

private final class PrintInteractionProxy: ForwardingProxy<
    UIPrintInteractionController, any UIPrintInteractionControllerDelegate
>, UIPrintInteractionControllerDelegate
{}

extension Reactive where Base: UIPrintInteractionController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIPrintInteractionController, any UIPrintInteractionControllerDelegate> {
        PrintInteractionProxy.installed(on: base, \.delegate)
    }
}

private final class ImagePickerProxy: ForwardingProxy<
    UIImagePickerController, any UIImagePickerControllerDelegate & UINavigationControllerDelegate
>, UIImagePickerControllerDelegate, UINavigationControllerDelegate
{}

extension Reactive where Base: UIImagePickerController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate:
        DelegateProxy<UIImagePickerController, any UIImagePickerControllerDelegate & UINavigationControllerDelegate>
    { ImagePickerProxy.installed(on: base, \.delegate) }
}

private final class VideoEditorProxy: ForwardingProxy<
    UIVideoEditorController, any UIVideoEditorControllerDelegate & UINavigationControllerDelegate
>, UIVideoEditorControllerDelegate, UINavigationControllerDelegate
{}

extension Reactive where Base: UIVideoEditorController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate:
        DelegateProxy<UIVideoEditorController, any UIVideoEditorControllerDelegate & UINavigationControllerDelegate>
    { VideoEditorProxy.installed(on: base, \.delegate) }
}

private final class WebViewProxy: ForwardingProxy<UIWebView, any UIWebViewDelegate>, UIWebViewDelegate {}

extension Reactive where Base: UIWebView {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UIWebView, any UIWebViewDelegate> {
        WebViewProxy.installed(on: base, \.delegate)
    }
}
