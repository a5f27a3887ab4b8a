import Foundation

/// The selection of a table's rows, or a collection's items, by two fingers that move over them.
struct MultipleSelection {
    /// The element at which it began.
    let start: IndexPath
    /// The elements that it selected.
    var selected: Set<IndexPath> = []
}

extension _ListView {
    /// Asks the delegate whether two fingers select elements, from the one at which they were put down.
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
    /// selected.
    private func extendMultipleSelection(to point: CGPoint) {
        guard takesSeveral, var selection = multipleSelection, let end = elementPath(at: point) else {
            return
        }
        let wanted = elements(from: min(selection.start, end), to: max(selection.start, end))
        for path in wanted where !selectedPaths.contains(path) {
            toggleSelection(at: path)
            selection.selected.insert(path)
        }
        for path in selection.selected.subtracting(wanted).sorted() {
            selection.selected.remove(path)
            if selectedPaths.contains(path) { toggleSelection(at: path) }
        }
        multipleSelection = selection
    }

    private func elements(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
        (first.section...last.section).flatMap { section in
            let least = section == first.section ? first.item : 0
            let end = section == last.section ? last.item + 1 : elementCount(of: section) ?? 0
            return (least..<max(least, end)).map { IndexPath(item: $0, section: section) }
        }
    }
}
