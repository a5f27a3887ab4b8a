import BuilderUIKit

extension UIWindow {
    /// Returns a label with a text, wherever it is in the window; nil if there is none.
    func label(_ text: String) -> UILabel? {
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            if let label = view as? UILabel, label.text == text { return label }
            waiting += view.subviews
        }
        return nil
    }
}
