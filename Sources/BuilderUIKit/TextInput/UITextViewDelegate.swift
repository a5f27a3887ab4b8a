import Foundation

/// The methods that a text view calls on its delegate. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns a Boolean value that indicates whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns a Boolean value that indicates whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Notifies the delegate that editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Notifies the delegate that editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns a Boolean value that indicates whether the text in a range may be replaced.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Notifies the delegate that the text changed.
    func textViewDidChange(_ textView: UITextView)
    /// Notifies the delegate that the selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)

    // MARK: Links, attachments and menus

    /// Returns the action of a tap on a link, an attachment or a tagged part; nil for none, the given one by default.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu of a link, an attachment or a tagged part; nil for none, the given one by default.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Called before the menu of a link, an attachment or a tagged part is shown.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Called before the menu of a link, an attachment or a tagged part is closed.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Returns a Boolean value that indicates whether a link may be used, by the API before iOS 17; true by default.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns a Boolean value that indicates whether an attachment may be used, by the API before iOS 17; true by
    /// default.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns the menu of edit actions for a range; nil, the default, for the suggested actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the menu of edit actions is shown.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of edit actions is closed.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

/// The defaults, as they are without another delegate: one that forwards calls, as RxCocoa's `DelegateProxy` does,
/// passes them on.
extension UITextViewDelegate {
    private var proxied: ForwardedCalls<any UITextViewDelegate>? { ForwardedCalls(self) }

    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        proxied?.send([textView]) { $0.textViewShouldBeginEditing(textView) } ?? true
    }
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        proxied?.send([textView]) { $0.textViewShouldEndEditing(textView) } ?? true
    }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {
        proxied?.send([textView]) { $0.textViewDidBeginEditing(textView) }
    }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {
        proxied?.send([textView]) { $0.textViewDidEndEditing(textView) }
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        proxied?.send([textView, range, text]) {
            $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {
        proxied?.send([textView]) { $0.textViewDidChange(textView) }
    }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {
        proxied?.send([textView]) { $0.textViewDidChangeSelection(textView) }
    }

    /// Returns the default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        proxied?.send([textView, textItem, defaultAction]) {
            $0.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
        } ?? defaultAction
    }
    /// Returns the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        proxied?.send([textView, textItem, defaultMenu]) {
            $0.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
        } ?? UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        proxied?.send([textView, textItem, animator]) {
            $0.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
        }
    }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        proxied?.send([textView, textItem, animator]) {
            $0.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
        }
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        proxied?.send([textView, URL, characterRange, interaction]) {
            $0.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
        } ?? true
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        proxied?.send([textView, textAttachment, characterRange, interaction]) {
            $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
        } ?? true
    }
    /// Returns nil.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        proxied?.send([textView, range, suggestedActions]) {
            $0.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
        } ?? nil
    }
    /// Does nothing.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        proxied?.send([textView, animator]) { $0.textView(textView, willPresentEditMenuWith: animator) }
    }
    /// Does nothing.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        proxied?.send([textView, animator]) { $0.textView(textView, willDismissEditMenuWith: animator) }
    }
}
