import Foundation

extension UIView {
    /// Shows the edit actions cut, copy and paste of a list's element, as far as they are allowed; returns false if none
    /// is.
    func showElementMenu(canPerform: (Selector) -> Bool, perform: @escaping (Selector) -> Void) -> Bool {
        let all = [
            ("Cut", Selector("cut:", UIResponder.cut(_:))), ("Copy", Selector("copy:", UIResponder.copy(_:))),
            ("Paste", Selector("paste:", UIResponder.paste(_:))),
        ]
        let actions = all.filter { canPerform($0.1) }.map { title, selector in
            UIAction(title: title) { _ in perform(selector) }
        }
        guard let window, let menu = EditMenu(UIMenu(children: actions), target: bounds, of: self) else { return false }
        menu.open(in: window)
        return true
    }
}
