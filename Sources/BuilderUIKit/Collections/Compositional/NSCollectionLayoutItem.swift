import Foundation

/// An item of a compositional layout: its size and the space around it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: _MainActorObject {
    /// The size of the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary views that are anchored to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
    var anchoredItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the item in its area, in points.
    ///
    /// Has no effect on an axis whose length is estimated.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The spacing outside the item's area; nil, the default, for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item with a size and supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        anchoredItems = supplementaryItems
        super.init(_responder: ())
    }

    /// The insets on the axes whose length isn't estimated.
    var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// A view that is anchored to an item or group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The anchor in the item or group.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor in the view itself; nil for the same edges as in the container.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The position of the view among overlapping views; 1 by default, in front of items.
    open var zIndex = 1

    /// Creates a supplementary item with a size, a kind and anchors.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    func frame(at container: CGRect) -> CGRect {
        let size = layoutSize.size(in: container.size)
        let outer = containerAnchor.point(in: container.size)
        let inner = (itemAnchor ?? containerAnchor).edges.point(in: size)
        let own = containerAnchor.offset(in: size)
        let other = itemAnchor?.offset(in: size) ?? .zero
        return CGRect(
            x: container.minX + outer.x - inner.x + own.x + other.x,
            y: container.minY + outer.y - inner.y + own.y + other.y, width: size.width, height: size.height)
    }
}

/// A corner, an edge or the center of an item or its container.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: _MainActorObject {
    /// The edges that define the anchor; the center on an axis without an edge.
    public let edges: NSDirectionalRectEdge
    /// The offset from the anchor, in points or as a fraction of the view's size.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the offset is a fraction of the supplementary view's size.
    public let isFractionalOffset: Bool
    /// A Boolean value that indicates whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init(_responder: ())
    }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isFractional: false)
    }

    /// Creates an anchor at edges with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isFractional: false)
    }

    /// Creates an anchor at edges with an offset in units of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isFractional: true)
    }

    func point(in size: CGSize) -> CGPoint { edges.point(in: size) }

    func offset(in size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

extension NSDirectionalRectEdge {
    /// Returns the point of the edges; the center on an axis without an edge.
    func point(in size: CGSize) -> CGPoint {
        CGPoint(
            x: contains(.leading) ? 0 : contains(.trailing) ? size.width : size.width / 2,
            y: contains(.top) ? 0 : contains(.bottom) ? size.height : size.height / 2)
    }
}

/// A side or corner of a section.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// No side: the center.
    case none = 0
    /// The top edge.
    case top = 1
    /// The top leading corner.
    case topLeading = 2
    /// The leading edge.
    case leading = 3
    /// The bottom leading corner.
    case bottomLeading = 4
    /// The bottom edge.
    case bottom = 5
    /// The bottom trailing corner.
    case bottomTrailing = 6
    /// The trailing edge.
    case trailing = 7
    /// The top trailing corner.
    case topTrailing = 8

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A view at a side of a section or of the whole layout: a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side or corner of the section where the view is placed.
    public let alignment: NSRectAlignment
    /// The offset from that position, in points.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the view lengthens the section; otherwise it overlaps the items.
    ///
    /// True by default.
    open var extendsBoundary = true
    /// A Boolean value that indicates whether the view stays visible while its section is; false by default.
    open var pinToVisibleBounds = false

    /// Creates a boundary item with a size, a kind, an alignment and an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
    }
}

/// A view behind a section's items, of a class that is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The position of the view among overlapping views; -1 by default, behind items.
    open var zIndex = -1

    init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// Returns a decoration as large as the section, less its `contentInsets`.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
