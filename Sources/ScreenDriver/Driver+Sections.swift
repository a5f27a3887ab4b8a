import BuilderUIKit
import Foundation

// Sections of compositional layouts that scroll across their collection's scroll direction.

extension Driver {
    /// Drags the section around a view until the view is visible, if the section scrolls across.
    func scrollAcross(_ collection: UICollectionView, toShow view: UIView) async throws {
        let cell = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UICollectionViewCell }.first
        guard let cell, let path = screen.step({ collection.indexPath(for: cell) }) else { return }
        try await scrollAcross(collection, section: path.section) {
            view.isDescendant(of: collection) ? collection.convert(view.bounds, from: view) : nil
        }
    }

    /// Drags a section until a rectangle, in the collection's coordinates, is visible.
    func scrollAcross(
        _ collection: UICollectionView, section: Int, to target: () -> CGRect?
    ) async throws {
        for _ in 0..<Self.pageLimit {
            guard let state = screen.step({ collection.scrolling(ofSection: section) }), state.maximum > 0,
                let rect = screen.step(target)
            else { return }
            let room = collection.bounds
            let way =
                state.isVertical
                ? Self.distance(rect.minY, rect.maxY, room.minY, room.maxY)
                : Self.distance(rect.minX, rect.maxX, room.minX, room.maxX)
            guard abs(way) > 0.5 else { return }
            // A section that pages may come to rest with a part of the rectangle outside.
            guard try await drag(collection, section, state, by: way) else { return }
        }
    }

    /// Scrolls the visible sections of a collection across until a view exists.
    ///
    /// - Returns: A Boolean value that indicates whether it exists.
    func searchAcross(_ query: ViewQuery, in scrollView: UIScrollView) async throws -> Bool {
        guard let collection = scrollView as? UICollectionView else { return false }
        for section in 0..<screen.step({ collection.numberOfSections }) {
            for sign in [1, -1] as [CGFloat] {
                for _ in 0..<Self.pageLimit {
                    guard let state = screen.step({ collection.scrolling(ofSection: section) }), state.maximum > 0,
                        screen.step({ isDraggable(state, of: collection) })
                    else { break }
                    let page = state.isVertical ? collection.bounds.height : collection.bounds.width
                    guard try await drag(collection, section, state, by: sign * page * 0.7) else { break }
                    if !findAll(query).isEmpty { return true }
                }
            }
        }
        return false
    }

    private func isDraggable(_ state: UICollectionView.SectionScrolling, of collection: UICollectionView) -> Bool {
        let visible = state.frame.intersection(collection.bounds.inset(by: collection.adjustedContentInset))
        return !visible.isNull && visible.width >= 1 && visible.height >= 1
    }

    /// Moves a finger over a section so that its content moves by a distance, or by a part of it.
    ///
    /// - Returns: A Boolean value that indicates whether the section has moved when it has come to rest.
    private func drag(
        _ collection: UICollectionView, _ section: Int, _ state: UICollectionView.SectionScrolling, by way: CGFloat
    ) async throws -> Bool {
        let window = try window
        let area = try screen.step {
            ScreenWindows(window).layoutIfNeeded()
            return try Reach(of: collection, in: window).visibleRect()
                .intersection(window.convert(state.frame, from: collection))
        }
        let name = "section \(section) of \(ViewName.of(collection))"
        guard !area.isNull, area.width >= 1, area.height >= 1 else { throw DriverError.cannotScroll(view: name) }
        // Not from the edges, where a swipe means something else.
        let room = area.insetBy(dx: min(30, area.width * 0.15), dy: min(30, area.height * 0.15))
        let limit = state.isVertical ? room.height : room.width
        let distance = min(max(way, -limit), limit)
        let starts = Self.starts(in: room, isVertical: state.isVertical, distance: distance)
        let start = screen.step {
            starts.first { start in
                (try? Reach(of: collection, in: window).check(start)) != nil
                    && !isDragged(inside: collection, at: start, isVertical: state.isVertical)
            }
        }
        guard let start else {
            return try screen.step {
                try Reach(of: collection, in: window).check(CGPoint(x: room.midX, y: room.midY))
                throw DriverError.cannotScroll(view: name)
            }
        }
        try drag(from: start, by: distance, isVertical: state.isVertical)
        try await settle()
        return screen.step { collection.scrolling(ofSection: section)?.offset } != state.offset
    }
}
