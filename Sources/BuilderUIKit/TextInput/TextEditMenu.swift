import Foundation

/// A text that fingers select and that has a menu of edit actions.
@MainActor
protocol EditMenuText: UIView, EditingText {
    /// Notifies the delegate before the menu is shown, or closed.
    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
}

extension EditMenuText {
    /// The time after which a touch is a press, in seconds.
    private static var pressDuration: TimeInterval { 0.5 }
    /// The distance from the insertion point at which a tap meets it, in points (not measured).
    private static var caretReach: CGFloat { 22 }

    /// Selects what a touch points to, and shows the menu of edit actions: after a double tap on a word, a press, and a
    /// tap on the selection or the insertion point of a text that is edited already.
    ///
    /// - Parameter wasEdited: A Boolean value that indicates whether the text was the first responder before the touch.
    func respond(to touch: UITouch, wasEdited: Bool) {
        let point = touch.location(in: self)
        guard isFirstResponder, let position = closestPosition(to: point) else { return }
        if touch.tapCount == 2 {
            selectWord(at: position)
        } else if touch.timestamp - touch.beganTimestamp >= Self.pressDuration {
            if selectedTextRange?.isEmpty ?? true { selectedTextRange = UITextRange(position, position) }
        } else {
            guard wasEdited, window?.sourceOfClosedEditMenu !== self, meetsSelection(point) else { return }
        }
        showEditMenu()
    }

    private func meetsSelection(_ point: CGPoint) -> Bool {
        guard let range = selectedTextRange else { return false }
        if range.isEmpty {
            let caret = caretRect(for: range.start)
            return caret.insetBy(dx: -Self.caretReach, dy: -Self.caretReach).contains(point)
        }
        return selectionRects(for: range).contains { $0.rect.contains(point) }
    }

    /// Selects the word at a position, or the one before it.
    func selectWord(at position: UITextPosition) {
        let word =
            tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
        if let word { selectedTextRange = word }
    }

    /// Shows the menu beside the selection.
    func showEditMenu() {
        guard let window, let range = selectedTextRange else { return }
        let suggested = EditMenu.suggestedActions(for: self, excluding: ["delete:"])
        let rect = range.isEmpty ? caretRect(for: range.start) : firstRect(for: range)
        guard
            let menu = EditMenu(
                editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested),
                target: rect, of: self)
        else { return }
        let animator = EditMenuAnimator()
        willPresentEditMenu(animator)
        let closing = EditMenuAnimator()
        menu.willClose = { [weak self] in self?.willDismissEditMenu(closing) }
        menu.didClose = { closing.run() }
        // The menu of what was selected follows.
        menu.didPerform = { [weak self] element in
            guard let action = (element as? UICommand)?.action.name, ["select:", "selectAll:"].contains(action) else {
                return
            }
            self?.showEditMenu()
        }
        menu.open(in: window)
        animator.run()
    }

    /// Closes the menu of this text.
    func closeEditMenu() { if let menu = window?.editMenu, menu.source === self { menu.close() } }
}

extension UITextInput {
    /// Returns the menu of edit actions for a range; nil for the suggested actions.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Called before the menu of edit actions is shown; does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Called before the menu of edit actions is closed; does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

extension UITextField: EditMenuText {
    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        willPresentEditMenu(animator: animator)
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        willDismissEditMenu(animator: animator)
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}

extension UITextView: EditMenuText {
    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        willPresentEditMenu(animator: animator)
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        willDismissEditMenu(animator: animator)
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}
