import Foundation

/// The selection of a table's rows, or a collection's items, by two fingers that move over them.
struct MultipleSelection {
    /// The element at which it began.
    let start: IndexPath
    /// The elements under the fingers' way whose selection was requested, once each.
    var tried: Set<IndexPath> = []
}

extension _ListView {
    /// Begins a selection at the element at which two fingers were put down; returns false if there is none, or the
    /// delegate refuses.
    func beginsMultipleSelection(with pan: UIPanGestureRecognizer) -> Bool {
        let (place, way) = (pan.location(in: self), pan.translation(in: self))
        guard let path = elementPath(at: CGPoint(x: place.x - way.x, y: place.y - way.y)),
            shouldBeginMultipleSelection(at: path)
        else { return false }
        multipleSelection = MultipleSelection(start: path)
        return true
    }

    func followMultipleSelection(_ pan: UIPanGestureRecognizer) {
        guard let start = multipleSelection?.start else { return }
        switch pan.storedState {
        case .began:
            multipleSelectionDidBegin(at: start)
            extendMultipleSelection(to: pan.location(in: self))
        case .changed: extendMultipleSelection(to: pan.location(in: self))
        case .ended, .cancelled, .failed:
            multipleSelection = nil
            multipleSelectionDidEnd()
        case .possible: break
        }
    }

    /// Selects the elements from the start to the fingers, and deselects those that they have left, if several can be
    /// selected. Elements that the delegate refuses aren't requested again until the fingers have left them.
    private func extendMultipleSelection(to point: CGPoint) {
        guard takesSeveral, var selection = multipleSelection, let end = nearestElement(to: point) else {
            return
        }
        let wanted = elements(from: min(selection.start, end), to: max(selection.start, end))
        for path in wanted where !selectedPaths.contains(path) && selection.tried.insert(path).inserted {
            toggleSelection(at: path)
        }
        for path in selection.tried.subtracting(wanted).sorted() {
            selection.tried.remove(path)
            if selectedPaths.contains(path) { toggleSelection(at: path) }
        }
        multipleSelection = selection
    }

    /// Returns the element at a point, or the visible one at the least distance from it.
    private func nearestElement(to point: CGPoint) -> IndexPath? {
        if let path = elementPath(at: point) { return path }
        func distance(_ path: IndexPath) -> CGFloat {
            guard let view = elementView(at: path) else { return .infinity }
            let frame = convert(view.bounds, from: view)
            return hypot(
                max(frame.minX - point.x, point.x - frame.maxX, 0), max(frame.minY - point.y, point.y - frame.maxY, 0))
        }
        return visibleElementPaths.sorted().min { distance($0) < distance($1) }
    }

    private func elements(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        (first.section...last.section).flatMap { section in
            let least = section == first.section ? first.item : 0
            let end = section == last.section ? last.item + 1 : elementCount(of: section) ?? 0
            return (least..<max(least, end)).map { IndexPath(item: $0, section: section) }
        }
    }
}
