import BuilderUIKit

extension ViewBuilderContextProvider {
    /// Finds the view with a tag in the whole hierarchy that the view belongs to.
    public func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == Int { view.find(key) }

    /// Finds the view with an identifier in the whole hierarchy that the view belongs to.
    public func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == String { view.find(key) }

    /// Finds the view with a tag below the view.
    public func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == Int { view.find(subview: key) }

    /// Finds the view with an identifier below the view.
    public func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == String {
        view.find(subview: key)
    }

    /// Finds the nearest view with a tag above the view.
    public func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == Int {
        view.find(superview: key)
    }

    /// Finds the nearest view with an identifier above the view.
    public func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == String {
        view.find(superview: key)
    }
}
