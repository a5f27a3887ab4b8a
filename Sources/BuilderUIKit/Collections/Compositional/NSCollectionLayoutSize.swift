import Foundation

/// The length of an item or group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: _MainActorObject {
    enum Kind: Hashable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    let kind: Kind
    /// The length in points, or as a fraction of the container.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init(_responder: ())
    }

    /// Returns a length that is a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// Returns a length that is a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Returns a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Returns a length in points that counts until the cell's preferred size is available.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// Returns an estimated length; the same as `estimated` here.
    ///
    /// In UIKit, items beside each other then have the length of the longest.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
    }

    /// A Boolean value that indicates whether the length is a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// A Boolean value that indicates whether the length is a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// A Boolean value that indicates whether the length is in points and fixed.
    open var isAbsolute: Bool { kind == .absolute }
    /// A Boolean value that indicates whether the length is estimated.
    open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
    /// A Boolean value that indicates whether the length was created by `uniformAcrossSiblings(estimate:)`.
    open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated, .uniformAcrossSiblings: dimension
        }
    }
}

/// The size of an item or group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: _MainActorObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size with a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init(_responder: ())
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The axes on which the content doesn't determine the length.
    var fixedAxes: UIAxis {
        var axes: UIAxis = []
        if !widthDimension.isEstimated { axes.insert(.horizontal) }
        if !heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// A distance between items, in points: fixed, or a minimum.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: _MainActorObject {
    /// The distance or the minimum distance, in points.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the distance is a minimum.
    public let isFlexibleSpacing: Bool
    /// A Boolean value that indicates whether the distance is fixed.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? spacing : 0
        isFlexibleSpacing = isFlexible
        super.init(_responder: ())
    }

    /// Returns a distance of at least a number of points, which takes a share of the remaining space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Returns a distance of a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The spacing around an item; flexible spacing counts with its minimum here.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: _MainActorObject {
    /// The spacing at the leading edge; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The spacing at the top edge; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom edge; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates spacing for the four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init(_responder: ())
    }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
            trailing: trailing?.spacing ?? 0)
    }
}
