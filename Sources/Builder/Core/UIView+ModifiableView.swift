import BuilderUIKit

/// A conformance that makes any view a definition that builds itself.
///
/// The modifiers of every view are available; wrap the view in ``With`` for the modifiers of its class.
extension UIView: ModifiableView {
    /// The view itself.
    public var modifiableView: UIView { self }

    /// Returns the view itself.
    public func build() -> UIView { self }

    /// Returns the view itself as the only element of an array.
    public func asViews() -> [UIView] { [self] }
}
