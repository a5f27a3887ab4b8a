import Foundation

extension UIView {
    /// Shows the edit actions cut, copy and paste of a list's element, as far as they are allowed; returns false if
    /// none is.
    func showElementMenu(canPerform: (Selector) -> Bool, perform: @escaping (Selector) -> Void) -> Bool {
        let all: [(SystemWord, Selector)] = [
            (.cut, Selector("cut:", UIResponder.cut(_:))), (.copy, Selector("copy:", UIResponder.copy(_:))),
            (.paste, Selector("paste:", UIResponder.paste(_:))),
        ]
        let actions = all.filter { canPerform($0.1) }.map { word, selector in
            UIAction(title: word.text) { _ in perform(selector) }
        }
        guard let window, let menu = EditMenu(UIMenu(children: actions), target: bounds, of: self) else { return false }
        menu.open(in: window)
        return true
    }
}

/// The configuration of a press that has shown edit actions instead of a context menu.
final class ShownElementMenu: UIContextMenuConfiguration {}
