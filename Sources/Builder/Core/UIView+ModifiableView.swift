import BuilderUIKit

/// Any view may stand where a definition may, and builds itself.
///
/// Its modifiers are those that every view has; wrap it in ``With`` for the modifiers of its class.
extension UIView: ModifiableView {
    /// The view itself.
    public var modifiableView: UIView { self }

    /// The view itself.
    public func build() -> UIView { self }

    /// The view itself, alone in an array.
    public func asViews() -> [UIView] { [self] }
}
