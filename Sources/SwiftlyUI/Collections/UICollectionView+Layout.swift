import BuilderUIKit

extension UICollectionView {
    /// A collection without a size yet, with a clear background (UIKit's own initializer leaves the system's). `layout`
    /// places the items.
    public convenience init(layout: UICollectionViewLayout) {
        self.init(frame: .zero, collectionViewLayout: layout)
        backgroundColor = .clear
    }

    /// A collection with the layout that the closure makes; otherwise like `init(layout:)`.
    ///
    /// ```swift
    /// let grid = UICollectionView {
    ///     UICollectionViewFlowLayout().itemSize(CGSize(width: 80, height: 80)).minimumLineSpacing(12)
    /// }
    /// ```
    public convenience init(layout: () -> UICollectionViewLayout) {
        self.init(layout: layout())
    }

    /// Sets what places the items; another one takes effect at once.
    @discardableResult
    public func collectionViewLayout(_ layout: UICollectionViewLayout) -> Self {
        collectionViewLayout = layout
        return self
    }

    /// Sets when visible items are measured anew; `.enabled` by default.
    @discardableResult
    public func selfSizingInvalidation(_ selfSizingInvalidation: UICollectionView.SelfSizingInvalidation) -> Self {
        self.selfSizingInvalidation = selfSizingInvalidation
        return self
    }

    /// Sets what lies behind the items, as large as the collection; nil, the default, for nothing.
    @discardableResult
    public func backgroundView(_ backgroundView: UIView?) -> Self {
        self.backgroundView = backgroundView
        return self
    }
}
