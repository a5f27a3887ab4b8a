import BuilderUIKit

extension UICollectionViewFlowLayout {
    /// The distance between lines, in points; 10 by default.
    @discardableResult
    public func minimumLineSpacing(_ spacing: CGFloat) -> Self {
        minimumLineSpacing = spacing
        return self
    }

    /// The least distance of the items of a line, in points; 10 by default.
    @discardableResult
    public func minimumInteritemSpacing(_ spacing: CGFloat) -> Self {
        minimumInteritemSpacing = spacing
        return self
    }

    /// The size of each item, in points, unless the delegate says another; 50 × 50 by default.
    @discardableResult
    public func itemSize(_ size: CGSize) -> Self {
        itemSize = size
        return self
    }

    /// Other than zero, the default: cells are asked what size they want, and items out of view count as this size.
    @discardableResult
    public func estimatedItemSize(_ size: CGSize) -> Self {
        estimatedItemSize = size
        return self
    }

    /// Sets whether the content grows downwards or sideways; `.vertical` by default.
    @discardableResult
    public func scrollDirection(_ direction: UICollectionView.ScrollDirection) -> Self {
        scrollDirection = direction
        return self
    }

    /// The size of each section's head, in points, of which the length along the scrolling counts; zero, the default,
    /// for none.
    @discardableResult
    public func headerReferenceSize(_ size: CGSize) -> Self {
        headerReferenceSize = size
        return self
    }

    /// The size of each section's foot, in points, of which the length along the scrolling counts; zero, the default,
    /// for none.
    @discardableResult
    public func footerReferenceSize(_ size: CGSize) -> Self {
        footerReferenceSize = size
        return self
    }

    /// The room around the lines of each section, between head and foot, in points; zero by default.
    @discardableResult
    public func sectionInset(_ inset: UIEdgeInsets) -> Self {
        sectionInset = inset
        return self
    }

    /// Sets what section insets count from; the content's insets by default.
    @discardableResult
    public func sectionInsetReference(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> Self {
        sectionInsetReference = reference
        return self
    }

    /// Sets whether heads stay in view as long as their section is; false by default.
    @discardableResult
    public func sectionHeadersPinToVisibleBounds(_ pin: Bool) -> Self {
        sectionHeadersPinToVisibleBounds = pin
        return self
    }

    /// Sets whether feet stay in view as long as their section is; false by default.
    @discardableResult
    public func sectionFootersPinToVisibleBounds(_ pin: Bool) -> Self {
        sectionFootersPinToVisibleBounds = pin
        return self
    }
}
