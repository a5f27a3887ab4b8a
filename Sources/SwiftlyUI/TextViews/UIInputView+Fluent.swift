import BuilderUIKit
import Foundation

extension UIInputView {
    /// Sets whether constraints determine the view's height; false by default. Doesn't affect a picture.
    @discardableResult
    public func allowsSelfSizing(_ allows: Bool) -> Self { setting { $0.allowsSelfSizing = allows } }
}
