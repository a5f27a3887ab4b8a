import Foundation

// Sections that scroll across a collection's scroll direction, dragged by a finger. UIKit puts such a section into a
// scroll view of its own; here the layout moves the section's items.

extension UICollectionView {
    /// The scrolling of a section across the collection's scroll direction.
    package struct SectionScrolling {
        /// The distance by which the section is scrolled, in points; 0 at its start.
        package var offset: CGFloat
        /// The largest distance, in points.
        package var maximum: CGFloat
        /// The place of the section's groups in the collection, from edge to edge.
        package var frame: CGRect
        /// A Boolean value that indicates whether a finger moves up and down to scroll the section.
        package var isVertical: Bool
    }

    private var compositionalLayout: UICollectionViewCompositionalLayout? {
        storedLayout as? UICollectionViewCompositionalLayout
    }

    /// Returns the scrolling of a section; nil for one that doesn't scroll across.
    package func scrolling(ofSection section: Int) -> SectionScrolling? {
        guard let layout = compositionalLayout else { return nil }
        layout.solveIfNeeded()
        guard layout.solvedSections.indices.contains(section),
            let state = layout.solvedSections[section].scrolling
        else { return nil }
        let length = max(0, state.band.high - state.band.low)
        let frame =
            layout.axis.isVertical
            ? CGRect(x: bounds.minX, y: state.band.low, width: bounds.width, height: length)
            : mirrored(CGRect(x: state.band.low, y: bounds.minY, width: length, height: bounds.height))
        return SectionScrolling(
            offset: state.offset, maximum: state.maximum, frame: frame, isVertical: !layout.axis.isVertical)
    }

    /// Adds the gesture with which fingers scroll sections, if the layout has such sections.
    func installSectionPan() {
        guard sectionPan == nil, let layout = compositionalLayout,
            layout.solvedSections.contains(where: { $0.scrolling != nil })
        else { return }
        let recognizer = SectionPanGestureRecognizer(self)
        sectionPan = recognizer
        addGestureRecognizer(recognizer)
    }

    fileprivate func section(at point: CGPoint) -> (index: Int, scrolling: SectionScrolling)? {
        for index in 0..<numberOfSections {
            if let scrolling = scrolling(ofSection: index), scrolling.frame.contains(point) {
                return (index, scrolling)
            }
        }
        return nil
    }

    /// Returns the distance by which a section scrolls when a finger moves.
    fileprivate func sectionDistance(_ way: CGPoint) -> CGFloat {
        guard compositionalLayout?.axis.isVertical ?? true else { return -way.y }
        return isMirrored ? way.x : -way.x
    }

    /// Returns a step that scrolls the section under a dragged item near its edge; nil if it stays.
    func sectionAutoscroll(for finger: CGPoint) -> (() -> Void)? {
        guard isScrollEnabled, let layout = compositionalLayout, let (index, scrolling) = section(at: finger) else {
            return nil
        }
        let area = scrolling.frame.intersection(bounds.inset(by: adjustedContentInset))
        guard !area.isNull else { return nil }
        let step =
            scrolling.isVertical
            ? CGPoint(x: 0, y: ListAutoscroll.distance(at: finger.y, from: area.minY, to: area.maxY))
            : CGPoint(x: ListAutoscroll.distance(at: finger.x, from: area.minX, to: area.maxX), y: 0)
        let way = sectionDistance(CGPoint(x: -step.x, y: -step.y))
        let offset = min(max(0, scrolling.offset + way), scrolling.maximum)
        guard offset != scrolling.offset else { return nil }
        return { layout.setOrthogonalOffset(offset, ofSection: index) }
    }

    /// Brings sections that a dragged item scrolled to their pages or groups.
    func settleSections() {
        guard let layout = compositionalLayout else { return }
        layout.solveIfNeeded()
        for (index, section) in layout.solvedSections.enumerated() {
            guard let scrolling = section.scrolling else { continue }
            layout.setOrthogonalOffset(scrolling.resting(at: scrolling.offset), ofSection: index)
        }
    }

    fileprivate func follow(_ pan: UIPanGestureRecognizer, in section: Int, from start: CGFloat) {
        guard let layout = compositionalLayout else { return }
        layout.solveIfNeeded()
        guard layout.solvedSections.indices.contains(section),
            let state = layout.solvedSections[section].scrolling
        else { return }
        let offset = min(max(0, start + sectionDistance(pan.translation(in: self))), state.maximum)
        switch pan.storedState {
        case .began, .changed: layout.setOrthogonalOffset(offset, ofSection: section)
        case .ended:
            let speed = sectionDistance(pan.velocity(in: self)) / 1000
            layout.setOrthogonalOffset(state.resting(at: offset, from: start, speed: speed), ofSection: section)
        case .cancelled: layout.setOrthogonalOffset(state.resting(at: offset), ofSection: section)
        default: break
        }
    }
}

/// The gesture with which a finger drags a section that scrolls across.
@MainActor
final class SectionPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var collection: UICollectionView?
    private var section = 0
    /// The section's offset at the beginning of the drag, in points.
    private var start: CGFloat = 0

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init(_recognizer: ())
        delaysTouchesEnded = false
    }

    override func shouldBegin(translation: CGPoint) -> Bool {
        guard let collection else { return false }
        let inner = touches.first
        if let view = inner?.view, view !== collection, inner?.isKnownToView ?? false,
            !collection.canCancelContentTouches || !collection.touchesShouldCancel(in: view)
        {
            return false
        }
        let end = location(in: collection)
        let point = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
        guard let (index, scrolling) = collection.section(at: point), scrolling.maximum > 0,
            scrolling.isVertical == (abs(translation.y) > abs(translation.x))
        else { return false }
        (section, start) = (index, scrolling.offset)
        return true
    }

    override func callHandlers() {
        collection?.follow(self, in: section, from: start)
        super.callHandlers()
    }
}
