import BuilderUIKit

extension UIVisualEffectView {
    /// Sets the visual effect on the content behind the view; nil for none.
    @discardableResult
    public func effect(_ effect: UIVisualEffect?) -> Self { setting { $0.effect = effect } }
}
