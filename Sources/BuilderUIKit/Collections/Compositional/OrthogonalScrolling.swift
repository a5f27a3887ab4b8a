import Foundation

/// The scrolling of a section across the layout's scroll direction, in points.
@MainActor
struct OrthogonalScrolling {
    /// The distance by which the section is scrolled; 0 at its start.
    var offset: CGFloat = 0
    /// The largest distance.
    var maximum: CGFloat = 0
    /// The beginnings of the groups, measured from the first one's.
    var groups: [CGFloat] = []
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The width or height of the section's room.
    let room: CGFloat

    /// The range of the groups along the layout's scroll direction.
    var band: (low: CGFloat, high: CGFloat) = (0, 0)

    /// The distance that content moves after a swipe, in points, for a speed of one point per millisecond.
    private static let coasting: CGFloat = {
        let rate = UIScrollView.DecelerationRate.normal.rawValue
        return rate / (1 - rate)
    }()

    /// Returns the place of rest after a drag, which began at a place: for pages and groups at most one farther.
    ///
    /// - Parameter speed: the speed at the end, in points per millisecond.
    func resting(at offset: CGFloat, from start: CGFloat, speed: CGFloat) -> CGFloat {
        let stops: [CGFloat]
        switch behavior {
        case .paging where room > 0: stops = Array(stride(from: 0, to: maximum, by: room)) + [maximum]
        case .groupPaging, .groupPagingCentered: stops = groups.map { min($0, maximum) }
        default: return resting(at: offset + speed * Self.coasting)
        }
        guard speed != 0 else { return resting(at: offset) }
        let next = speed > 0 ? stops.first { $0 > start + 0.5 } : stops.last { $0 < start - 0.5 }
        return next ?? resting(at: start)
    }

    /// Returns the place at which the section comes to rest when it is scrolled to a distance.
    func resting(at offset: CGFloat) -> CGFloat {
        let offset = min(max(0, offset), maximum)
        switch behavior {
        case .paging where room > 0: return min(maximum, (offset / room).rounded() * room)
        case .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary:
            return min(maximum, groups.min { abs($0 - offset) < abs($1 - offset) } ?? offset)
        default: return offset
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// Scrolls the section of an item so that the item is visible at a position, if the section scrolls across.
    func scrollAcross(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
        solveIfNeeded()
        guard path.count == 2, solvedSections.indices.contains(path.section),
            let scrolling = solvedSections[path.section].scrolling,
            solvedSections[path.section].items.indices.contains(path.item)
        else { return }
        let frame = solvedSections[path.section].items[path.item].frame
        let origin = acrossOrigin(of: path.section)
        let low = (axis.isVertical ? frame.minX : frame.minY) + scrolling.offset - origin
        let length = axis.size(frame.size).cross
        let (centered, end): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
            axis.isVertical ? (.centeredHorizontally, .right) : (.centeredVertically, .bottom)
        let target =
            position.contains(centered)
            ? low + length / 2 - scrolling.room / 2 : position.contains(end) ? low + length - scrolling.room : low
        setOrthogonalOffset(scrolling.resting(at: target), ofSection: path.section)
    }

    /// Scrolls a section that scrolls across to a distance from its start, in points.
    func setOrthogonalOffset(_ offset: CGFloat, ofSection section: Int) {
        guard orthogonalOffsets[section] ?? 0 != offset else { return }
        orthogonalOffsets[section] = offset
        isSolved = false
        invalidateLayout(with: CompositionalScrollingContext())
    }

    /// The place of a section's first group before it is scrolled.
    private func acrossOrigin(of section: Int) -> CGFloat {
        guard let scrolling = solvedSections[section].scrolling, let first = solvedSections[section].items.first else {
            return 0
        }
        return (axis.isVertical ? first.frame.minX : first.frame.minY) + scrolling.offset
    }

    /// Moves the items of a section by its offset.
    func scroll(_ section: inout SolvedSection) {
        guard let offset = section.scrolling?.offset, offset != 0 else { return }
        let move = axis.point(main: 0, cross: -offset)
        section.items.move(by: move)
        // Only the supplementary views of items are there yet.
        section.others = section.others.map { $0.moved(by: move) }
    }

    // MARK: Visible items

    /// Calls the handlers of sections with their visible items, and keeps what they changed.
    func updateVisibleItems() {
        visibleChanges = [:]
        guard let view = collectionView, solvedSections.contains(where: { $0.visibleItemsHandler != nil }) else {
            return
        }
        let environment = CompositionalEnvironment(
            size: solvedBounds.size, insets: .zero, traits: view.traitCollection)
        for section in solvedSections {
            guard let handler = section.visibleItemsHandler else { continue }
            let offset = section.scrolling?.offset ?? 0
            let move = axis.point(main: 0, cross: offset)
            let shown = view.mirrored(view.bounds)
            let others = section.others.filter { $0.frame.overlaps(shown) }
            let items = (section.items.overlapping(shown) + others).compactMap { element -> VisibleItem? in
                var path: IndexPath? = element.element.indexPath
                if element.element.category == .cell || element.belongsToItem {
                    path = view.dataPath(ofPresented: element.element.indexPath)
                }
                // Frames are those of the section's own content, whose offset the handler is called with.
                return path.map {
                    VisibleItem(element, at: $0, frame: element.frame.offsetBy(dx: move.x, dy: move.y))
                }
            }
            handler(items, section.scrolling == nil ? view.contentOffset : move, environment)
            for item in items where item.isChanged { visibleChanges[item.element] = item }
        }
    }
}

/// A visible item with the changes of its section's handler.
@MainActor
final class VisibleItem: NSCollectionLayoutVisibleItem {
    /// The element as the layout counts.
    let element: CollectionElement
    let indexPath: IndexPath
    private let original: CGRect
    private let originalIndex: Int
    var alpha: CGFloat = 1
    var zIndex: Int
    var isHidden = false
    var center: CGPoint
    var transform3D = CATransform3DIdentity

    init(_ solved: SolvedSection.Element, at path: IndexPath, frame: CGRect) {
        element = solved.element
        indexPath = path
        original = frame
        originalIndex = solved.zIndex
        zIndex = solved.zIndex
        center = CGPoint(x: frame.midX, y: frame.midY)
    }

    var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    var name: String {
        "\(element.kind ?? "cell") \(indexPath.map { String($0) }.joined(separator: "-"))"
    }
    var frame: CGRect { original }
    var bounds: CGRect { CGRect(origin: .zero, size: original.size) }
    var representedElementCategory: UICollectionView.ElementCategory { element.category }
    var representedElementKind: String? { element.kind }

    var isChanged: Bool {
        alpha != 1 || zIndex != originalIndex || isHidden || center.x != original.midX || center.y != original.midY
            || !CATransform3DIsIdentity(transform3D)
    }

    /// Applies the changes to the attributes of the item.
    func change(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.alpha = alpha
        attributes.zIndex = zIndex
        attributes.isHidden = isHidden
        attributes.center = CGPoint(
            x: attributes.center.x + center.x - original.midX, y: attributes.center.y + center.y - original.midY)
        attributes.transform3D = transform3D
    }
}
