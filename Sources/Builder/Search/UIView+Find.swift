import BuilderUIKit

extension UIView {
    /// Finds the view with a tag in the whole hierarchy that this view belongs to, from the root down, depth first.
    ///
    /// ```swift
    /// enum Field: Int { case name = 1, email }
    /// let email = context.find(Field.email)
    /// ```
    public func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == Int {
        let tag = key.rawValue
        let root = rootview
        return root.tag == tag ? root : root.firstSubview { $0.tag == tag }
    }

    /// Finds the view with an accessibility identifier in the whole hierarchy that this view belongs to, from the root
    /// down, depth first.
    public func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == String {
        let identifier = key.rawValue
        let root = rootview
        if root.accessibilityIdentifier == identifier { return root }
        return root.firstSubview { $0.accessibilityIdentifier == identifier }
    }

    /// Finds the view with a tag below this view, depth first.
    public func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == Int {
        let tag = key.rawValue
        return firstSubview { $0.tag == tag }
    }

    /// Finds the view with an accessibility identifier below this view, depth first.
    public func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == String {
        let identifier = key.rawValue
        return firstSubview { $0.accessibilityIdentifier == identifier }
    }

    /// Finds the nearest view with a tag above this view.
    public func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == Int {
        let tag = key.rawValue
        return firstSuperview { $0.tag == tag }
    }

    /// Finds the nearest view with an accessibility identifier above this view.
    public func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == String {
        let identifier = key.rawValue
        return firstSuperview { $0.accessibilityIdentifier == identifier }
    }
}
