import BuilderUIKit

extension ModifiableView {
    /// Sets a property of the view that has no modifier of its own.
    ///
    /// ```swift
    /// LabelView("Total").set(keyPath: \.minimumScaleFactor, value: 0.5)
    /// ```
    @discardableResult
    public func set<T>(keyPath: ReferenceWritableKeyPath<Base, T>, value: T) -> ViewModifier<Base> {
        ViewModifier(modifiableView, keyPath: keyPath, value: value)
    }

    /// Sets the view's accessibility identifier, by which `find(_:)` and user interface tests find it.
    @discardableResult
    public func accessibilityIdentifier<T: RawRepresentable>(
        _ accessibilityIdentifier: T
    ) -> ViewModifier<Base> where T.RawValue == String {
        ViewModifier(modifiableView) { $0.accessibilityIdentifier = accessibilityIdentifier.rawValue }
    }

    /// The same as `accessibilityIdentifier(_:)`.
    @discardableResult
    public func identifier<T: RawRepresentable>(_ identifier: T) -> ViewModifier<Base> where T.RawValue == String {
        accessibilityIdentifier(identifier)
    }

    /// Sets the view's tag, by which `find(_:)` finds it.
    @discardableResult
    public func tag<T: RawRepresentable>(_ tag: T) -> ViewModifier<Base> where T.RawValue == Int {
        ViewModifier(modifiableView) { $0.tag = tag.rawValue }
    }

    /// Sets whether the view's frame is translated into constraints; false for every built-in view by default.
    @discardableResult
    public func translatesAutoresizingMaskIntoConstraints(_ translate: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.translatesAutoresizingMaskIntoConstraints = translate }
    }

    /// Sets whether the view receives touches.
    @discardableResult
    public func userInteractionEnabled(_ enabled: Bool) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.isUserInteractionEnabled = enabled }
    }
}
