import BuilderRxSwift
import BuilderUIKit
import Foundation

// The proxies of text: what is typed, dragged and laid out.

private final class SearchTextFieldProxy: ForwardingProxy<UISearchTextField, any UISearchTextFieldDelegate>,
    UISearchTextFieldDelegate
{}

extension Reactive where Base: UISearchTextField {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UISearchTextField, any UISearchTextFieldDelegate> {
        SearchTextFieldProxy.installed(on: base, \.delegate)
    }
}

private final class TextFormattingProxy: ForwardingProxy<
    UITextFormattingViewController, any UITextFormattingViewControllerDelegate
>, UITextFormattingViewControllerDelegate
{
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        didChangeValue changeValue: UITextFormattingViewController.ChangeValue
    ) {
        calls?.send([viewController, changeValue]) {
            $0.textFormattingViewController(viewController, didChangeValue: changeValue)
        }
    }
}

extension Reactive where Base: UITextFormattingViewController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<UITextFormattingViewController, any UITextFormattingViewControllerDelegate> {
        TextFormattingProxy.installed(on: base, \.delegate)
    }
}

private final class LayoutManagerProxy: ForwardingProxy<NSLayoutManager, any NSLayoutManagerDelegate>,
    NSLayoutManagerDelegate
{}

extension Reactive where Base: NSLayoutManager {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<NSLayoutManager, any NSLayoutManagerDelegate> {
        LayoutManagerProxy.installed(on: base, \.delegate)
    }
}

private final class TextLayoutManagerProxy: ForwardingProxy<NSTextLayoutManager, any NSTextLayoutManagerDelegate>,
    NSTextLayoutManagerDelegate
{}

extension Reactive where Base: NSTextLayoutManager {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<NSTextLayoutManager, any NSTextLayoutManagerDelegate> {
        TextLayoutManagerProxy.installed(on: base, \.delegate)
    }
}

/// The proxy of any content manager: that of a storage may be in front of one that has more methods.
private final class TextContentManagerProxy: ForwardingProxy<NSTextContentManager, any NSTextContentManagerDelegate>,
    NSTextContentStorageDelegate
{}

extension Reactive where Base: NSTextContentManager {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    @_disfavoredOverload
    public var delegate: DelegateProxy<NSTextContentManager, any NSTextContentManagerDelegate> {
        TextContentManagerProxy.installed(on: base, \.delegate)
    }
}

private final class TextContentStorageProxy: ForwardingProxy<NSTextContentStorage, any NSTextContentStorageDelegate>,
    NSTextContentStorageDelegate
{}

extension Reactive where Base: NSTextContentStorage {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<NSTextContentStorage, any NSTextContentStorageDelegate> {
        TextContentStorageProxy.installed(on: base, \.delegate)
    }
}

private final class TextViewportProxy: ForwardingProxy<
    NSTextViewportLayoutController, any NSTextViewportLayoutControllerDelegate
>, NSTextViewportLayoutControllerDelegate
{
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        calls?.send([textViewportLayoutController]) { $0.viewportBounds(for: textViewportLayoutController) } ?? .zero
    }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {
        calls?.send([textViewportLayoutController, textLayoutFragment]) {
            $0.textViewportLayoutController(
                textViewportLayoutController, configureRenderingSurfaceFor: textLayoutFragment)
        }
    }
}

extension Reactive where Base: NSTextViewportLayoutController {
    /// The delegate's proxy, which takes its place, and emits and passes on the calls.
    public var delegate: DelegateProxy<NSTextViewportLayoutController, any NSTextViewportLayoutControllerDelegate> {
        TextViewportProxy.installed(on: base, \.delegate)
    }
}

private final class TextDragProxy<P: AnyObject>: ForwardingProxy<P, any UITextDragDelegate>, UITextDragDelegate {}

extension Reactive where Base: UITextDraggable {
    /// The proxy of the delegate of drags, which takes its place, and emits and passes on the calls.
    public var textDragDelegate: DelegateProxy<Base, any UITextDragDelegate> {
        TextDragProxy.installed(on: base, \.textDragDelegate)
    }
}

private final class TextDropProxy<P: AnyObject>: ForwardingProxy<P, any UITextDropDelegate>, UITextDropDelegate {}

extension Reactive where Base: UITextDroppable {
    /// The proxy of the delegate of drops, which takes its place, and emits and passes on the calls.
    public var textDropDelegate: DelegateProxy<Base, any UITextDropDelegate> {
        TextDropProxy.installed(on: base, \.textDropDelegate)
    }
}

private final class TextPasteProxy<P: AnyObject>: ForwardingProxy<P, any UITextPasteDelegate>, UITextPasteDelegate {}

extension Reactive where Base: UITextPasteConfigurationSupporting {
    /// The proxy of the delegate of pasted items, which takes its place, and emits and passes on the calls.
    public var pasteDelegate: DelegateProxy<Base, any UITextPasteDelegate> {
        TextPasteProxy.installed(on: base, \.pasteDelegate)
    }
}

private final class TextInputProxy<P: AnyObject>: ForwardingProxy<P, any UITextInputDelegate>, UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {
        calls?.send([textInput]) { $0.selectionWillChange(textInput) }
    }
    func selectionDidChange(_ textInput: (any UITextInput)?) {
        calls?.send([textInput]) { $0.selectionDidChange(textInput) }
    }
    func textWillChange(_ textInput: (any UITextInput)?) { calls?.send([textInput]) { $0.textWillChange(textInput) } }
    func textDidChange(_ textInput: (any UITextInput)?) { calls?.send([textInput]) { $0.textDidChange(textInput) } }
}

extension Reactive where Base: UITextInput {
    /// The input delegate's proxy, which takes its place, and emits and passes on the calls.
    public var inputDelegate: DelegateProxy<Base, any UITextInputDelegate> {
        TextInputProxy.installed(on: base, \.inputDelegate)
    }
}
