import BuilderUIKit

extension UIVisualEffectView {
    /// Sets what is done to what lies behind the view; nil for nothing.
    @discardableResult
    public func effect(_ effect: UIVisualEffect?) -> Self { setting { $0.effect = effect } }
}
