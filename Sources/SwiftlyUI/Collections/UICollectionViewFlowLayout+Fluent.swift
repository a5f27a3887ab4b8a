import BuilderUIKit

extension UICollectionViewFlowLayout {
    /// The minimum distance between lines, in points; 10 by default.
    @discardableResult
    public func minimumLineSpacing(_ spacing: CGFloat) -> Self { setting { $0.minimumLineSpacing = spacing } }

    /// The minimum distance between the items of a line, in points; 10 by default.
    @discardableResult
    public func minimumInteritemSpacing(_ spacing: CGFloat) -> Self { setting { $0.minimumInteritemSpacing = spacing } }

    /// The size of each item, in points, unless the delegate returns another; 50 × 50 by default.
    @discardableResult
    public func itemSize(_ size: CGSize) -> Self { setting { $0.itemSize = size } }

    /// The estimated size of items out of view, in points. With a size other than zero, the default, cells are
    /// self-sizing.
    @discardableResult
    public func estimatedItemSize(_ size: CGSize) -> Self { setting { $0.estimatedItemSize = size } }

    /// Sets the scroll direction of the content; `.vertical` by default.
    @discardableResult
    public func scrollDirection(_ direction: UICollectionView.ScrollDirection) -> Self {
        setting { $0.scrollDirection = direction }
    }

    /// The size of each section's header, in points, of which only the length along the scroll direction is used; zero,
    /// the default, for none.
    @discardableResult
    public func headerReferenceSize(_ size: CGSize) -> Self { setting { $0.headerReferenceSize = size } }

    /// The size of each section's footer, in points, of which only the length along the scroll direction is used; zero,
    /// the default, for none.
    @discardableResult
    public func footerReferenceSize(_ size: CGSize) -> Self { setting { $0.footerReferenceSize = size } }

    /// The insets around the lines of each section, between header and footer, in points; zero by default.
    @discardableResult
    public func sectionInset(_ inset: UIEdgeInsets) -> Self { setting { $0.sectionInset = inset } }

    /// Sets the reference of the section insets; the content insets by default.
    @discardableResult
    public func sectionInsetReference(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> Self {
        setting { $0.sectionInsetReference = reference }
    }

    /// Sets whether headers stay in view as long as their section is; false by default.
    @discardableResult
    public func sectionHeadersPinToVisibleBounds(_ pin: Bool) -> Self {
        setting { $0.sectionHeadersPinToVisibleBounds = pin }
    }

    /// Sets whether footers stay in view as long as their section is; false by default.
    @discardableResult
    public func sectionFootersPinToVisibleBounds(_ pin: Bool) -> Self {
        setting { $0.sectionFootersPinToVisibleBounds = pin }
    }
}
