import BuilderUIKit

extension UICollectionViewFlowLayout {
    /// The distance between lines, in points; 10 by default.
    @discardableResult
    public func minimumLineSpacing(_ spacing: CGFloat) -> Self { setting { $0.minimumLineSpacing = spacing } }

    /// The least distance of the items of a line, in points; 10 by default.
    @discardableResult
    public func minimumInteritemSpacing(_ spacing: CGFloat) -> Self { setting { $0.minimumInteritemSpacing = spacing } }

    /// The size of each item, in points, unless the delegate returns another; 50 × 50 by default.
    @discardableResult
    public func itemSize(_ size: CGSize) -> Self { setting { $0.itemSize = size } }

    /// Other than zero, the default: cells measure themselves, and items out of view count as this size.
    @discardableResult
    public func estimatedItemSize(_ size: CGSize) -> Self { setting { $0.estimatedItemSize = size } }

    /// Sets whether the content grows downwards or sideways; `.vertical` by default.
    @discardableResult
    public func scrollDirection(_ direction: UICollectionView.ScrollDirection) -> Self {
        setting { $0.scrollDirection = direction }
    }

    /// The size of each section's head, in points, of which the length along the scrolling counts; zero, the default,
    /// for none.
    @discardableResult
    public func headerReferenceSize(_ size: CGSize) -> Self { setting { $0.headerReferenceSize = size } }

    /// The size of each section's foot, in points, of which the length along the scrolling counts; zero, the default,
    /// for none.
    @discardableResult
    public func footerReferenceSize(_ size: CGSize) -> Self { setting { $0.footerReferenceSize = size } }

    /// The room around the lines of each section, between head and foot, in points; zero by default.
    @discardableResult
    public func sectionInset(_ inset: UIEdgeInsets) -> Self { setting { $0.sectionInset = inset } }

    /// Sets what section insets count from; the content's insets by default.
    @discardableResult
    public func sectionInsetReference(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> Self {
        setting { $0.sectionInsetReference = reference }
    }

    /// Sets whether heads stay in view as long as their section is; false by default.
    @discardableResult
    public func sectionHeadersPinToVisibleBounds(_ pin: Bool) -> Self {
        setting { $0.sectionHeadersPinToVisibleBounds = pin }
    }

    /// Sets whether feet stay in view as long as their section is; false by default.
    @discardableResult
    public func sectionFootersPinToVisibleBounds(_ pin: Bool) -> Self {
        setting { $0.sectionFootersPinToVisibleBounds = pin }
    }
}
