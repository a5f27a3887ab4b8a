import Foundation

/// The position and the look of a cell or another view of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _CollectionLayoutObjectRoot, @preconcurrency NSCopying {
    /// Creates attributes for a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes for a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Creates attributes for a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The index path of the element.
    open var indexPath = IndexPath()
    /// The category of the element.
    open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of the element; nil for cells.
    open private(set) var representedElementKind: String?

    // MARK: Position, in points of the content

    /// The center of the view, in points of the content.
    open var center: CGPoint = .zero
    /// The size of the view, in points.
    open var size: CGSize = .zero
    /// The three-dimensional transform of the view.
    open var transform3D = CATransform3DIdentity
    /// The affine transform of the view.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The size with the origin zero; setting it sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The frame of the view, in points of the content; with a transform, the bounding box.
    ///
    /// Setting it with a transform changes the center and the size before the transform.
    open var frame: CGRect {
        get {
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return CGRect(x: center.x + box.minX, y: center.y + box.minY, width: box.width, height: box.height)
        }
        set {
            let affine = transform
            if affine.isIdentity {
                size = newValue.size
            } else {
                let box = CGRect(origin: .zero, size: newValue.size).applying(affine.inverted())
                size = box.size
            }
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    // MARK: Appearance

    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The position of the view among overlapping views; views with greater numbers are in front.
    open var zIndex = 0
    /// A Boolean value that indicates whether the view is hidden; hidden elements have no view.
    open var isHidden = false

    /// The axes whose length the layout determines, although the cell may prefer another.
    var fixedAxes: UIAxis = []
    /// Indicates whether a supplementary view is placed at an item, whose index path it has.
    var belongsToItem = false

    // MARK: Copying

    /// Returns a copy of the same class; subclasses add their own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = _CollectionLayoutObjectFactory.make(type(of: self))
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.fixedAxes = fixedAxes
        copy.belongsToItem = belongsToItem
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { isSame(as: other) }
    }

    private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == type(of: other) && indexPath == other.indexPath
            && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && center == other.center && size == other.size
            && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
    }

    open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    open override var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)) index path: (\(indexPath.map(String.init).joined(separator: "-"))); "
                + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))>"
        }
    }

    static func make(_ type: UICollectionViewLayoutAttributes.Type, for element: CollectionElement)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = _CollectionLayoutObjectFactory.make(type)
        attributes.indexPath = element.indexPath
        attributes.representedElementCategory = element.category
        attributes.representedElementKind = element.kind
        return attributes
    }

    var element: CollectionElement {
        CollectionElement(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
    }
}

/// The identity of one view of a collection.
struct CollectionElement: Hashable, Comparable {
    var category: UICollectionView.ElementCategory = .cell
    var kind: String?
    var indexPath: IndexPath

    /// Orders elements by index paths; at one index path cells come first, then other views by their kinds.
    static func < (a: CollectionElement, b: CollectionElement) -> Bool {
        (a.indexPath, a.category.rawValue, a.kind ?? "") < (b.indexPath, b.category.rawValue, b.kind ?? "")
    }

    static func header(_ section: Int) -> CollectionElement {
        supplementary(UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
    }

    static func footer(_ section: Int) -> CollectionElement {
        supplementary(UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section))
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }
}
