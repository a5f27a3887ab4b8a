import Foundation

/// The place that a list shows as free for dropped items.
struct ListGap: Equatable {
    /// The element that the items would become; the list's own element is removed before.
    var path: IndexPath
    /// The height in a table, in points; a collection's layout determines the size itself.
    var height: CGFloat = 0
    /// The element of the same list that would move; nil for other items.
    var source: IndexPath?

    /// The element below the gap, as the data source counts.
    var row: Int {
        guard let source, source.section == path.section, path.row > source.row else { return path.row }
        return path.row + 1
    }

    /// Returns the gap after changes, before the same element; nil if its section is gone.
    @MainActor
    func moved(by moves: ListMoves, from old: [Int], to new: [Int]) -> ListGap? {
        let below = IndexPath(row: row, section: path.section)
        guard var place = moves.insertionPoint(of: below, from: old, to: new) else { return nil }
        var gap = self
        gap.source = source.flatMap { moves.place(of: $0, in: new) }
        if let source = gap.source, source.section == place.section, source.row < place.row { place.row -= 1 }
        gap.path = place
        return gap
    }
}

/// The order in which a list shows its elements while placeholders and a gap are among them.
///
/// The paths of the data source are those of the elements alone; the presented ones count placeholders and the gap too.
struct ListPresentation: Equatable {
    private struct Slot: Equatable {
        let section: Int
        /// The number of elements before the slot in its section, without the one that would move.
        let before: Int
        /// The number of the placeholder; nil for the gap.
        let placeholder: Int?
    }

    /// The slots in the order of the list; at the same place, the gap comes after the placeholders.
    private let slots: [Slot]
    private let source: IndexPath?

    /// Creates the presentation of sorted placeholders, given by the elements that follow them; nil if nothing differs
    /// from the data.
    init?(gap: ListGap?, placeholders: [IndexPath]) {
        guard gap != nil || !placeholders.isEmpty else { return nil }
        let source = gap?.source
        var slots = placeholders.enumerated().map { number, path in
            let follows = source.map { $0.section == path.section && $0.item < path.item } ?? false
            return Slot(section: path.section, before: path.item - (follows ? 1 : 0), placeholder: number)
        }
        if let path = gap?.path {
            let index = slots.firstIndex { ($0.section, $0.before) > (path.section, path.item) } ?? slots.endIndex
            slots.insert(Slot(section: path.section, before: path.item, placeholder: nil), at: index)
        }
        self.slots = slots
        self.source = source
    }

    private func slots(inSection section: Int) -> [Slot] { slots.filter { $0.section == section } }

    private func hasSource(inSection section: Int) -> Bool { source?.section == section }

    /// The slots with their presented paths.
    private var places: [(slot: Slot, path: IndexPath)] {
        var numbers: [Int: Int] = [:]
        return slots.map { slot in
            defer { numbers[slot.section, default: 0] += 1 }
            return (slot, IndexPath(item: slot.before + numbers[slot.section, default: 0], section: slot.section))
        }
    }

    /// Returns the presented path of an element. The one that would move is presented in the gap.
    func presented(_ path: IndexPath) -> IndexPath {
        guard path.count == 2 else { return path }
        if path == source, let gap = places.first(where: { $0.slot.placeholder == nil }) { return gap.path }
        var item = path.item
        if let source, source.section == path.section, source.item < item { item -= 1 }
        let rank = item
        for slot in slots(inSection: path.section) where slot.before <= rank { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// Returns the element at a presented path; nil for a placeholder, or for a gap of other items.
    func data(_ path: IndexPath) -> IndexPath? {
        guard path.count == 2 else { return path }
        if let place = places.first(where: { $0.path == path }) {
            return place.slot.placeholder == nil ? source : nil
        }
        var item = path.item - places.count { $0.path.section == path.section && $0.path.item < path.item }
        if let source, source.section == path.section, source.item <= item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// Returns the number of the placeholder at a presented path; nil if another element is there.
    func placeholder(at path: IndexPath) -> Int? { places.first { $0.path == path }?.slot.placeholder }

    /// Returns the presented paths of a section's placeholders and gap.
    func addedPaths(inSection section: Int) -> [IndexPath] { places.map(\.path).filter { $0.section == section } }

    /// Returns the presented path of the placeholder with a number.
    func path(ofPlaceholder number: Int) -> IndexPath? { places.first { $0.slot.placeholder == number }?.path }

    /// Returns a presented path without the placeholders before it.
    func withoutPlaceholders(_ path: IndexPath) -> IndexPath {
        let before = places.count {
            $0.slot.placeholder != nil && $0.path.section == path.section && $0.path.item < path.item
        }
        return IndexPath(item: path.item - before, section: path.section)
    }

    /// Returns the number of presented elements in a section with a number of the data's.
    func count(_ count: Int, inSection section: Int) -> Int {
        count + slots(inSection: section).count - (hasSource(inSection: section) ? 1 : 0)
    }

    /// The changes that lead from the data to the presentation; in the reverse direction if `reversed` is true.
    func changes(reversed: Bool) -> ListChanges {
        var changes = ListChanges()
        for (slot, path) in places {
            if slot.placeholder == nil, let source {
                changes.movedRows[reversed ? path : source] = reversed ? source : path
            } else if reversed {
                changes.deletedRows.insert(path)
            } else {
                changes.insertedRows.insert(path)
            }
        }
        return changes
    }

    /// Returns the place of a new placeholder, whose path counts the others of its section, which are given by the
    /// elements that follow them: the number of placeholders before it, and the element that follows it.
    static func place(of path: IndexPath, among others: [IndexPath], count: Int) -> (before: Int, element: IndexPath) {
        let before = others.enumerated().prefix { $1.item + $0 < path.item }.count
        return (before, IndexPath(item: min(max(0, path.item - before), count), section: path.section))
    }
}

extension ListMoves {
    /// Returns an element's index path after changes that may have reloaded it; nil if it is gone.
    func place(of path: IndexPath, in counts: [Int]) -> IndexPath? {
        guard let place = place(of: path), counts.indices.contains(place.section),
            (0..<counts[place.section]).contains(place.item)
        else { return nil }
        return place
    }

    /// Returns the place between elements after changes, given by the element that follows it; nil if its section is
    /// gone.
    func insertionPoint(of path: IndexPath, from old: [Int], to new: [Int]) -> IndexPath? {
        guard let section = sections[path.section], new.indices.contains(section) else { return nil }
        let count = old.indices.contains(path.section) ? old[path.section] : 0
        let following = (path.item..<max(path.item, count)).lazy.compactMap {
            place(of: IndexPath(item: $0, section: path.section), in: new)
        }.first { $0.section == section }
        return following ?? IndexPath(item: new[section], section: section)
    }
}

/// Methods that convert between the index paths of a data source and those that a list presents, which count the
/// placeholders and the gap of a drop too.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
    /// Returns the presented index of a section.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// Returns the data source's index of a section.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Returns the presented index path of an element; nil for nil.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Returns the data source's index path of a presented element; nil for a placeholder, or a gap of other items.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Calls a closure in which the list counts its elements, and finds them by index paths, as it presents them.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension _ListView: UIDataSourceTranslating {
    /// Returns the index itself: a drop adds no sections.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the index itself: a drop adds no sections.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Returns the presented index path of an element; nil for nil.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { presentation?.presented($0) ?? $0 }
    }

    /// Returns the data source's index path of a presented element; nil for a placeholder, or a gap of other items.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let presentation else { return presentationIndexPath }
        return presentationIndexPath.flatMap { presentation.data($0) }
    }

    /// Calls a closure in which the list's counts, cells, index paths and rectangles are those that it presents.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        usingPresentation(true, actionsToTranslate)
    }

    func usingPresentation<Result>(_ isPresented: Bool, _ body: () -> Result) -> Result {
        let outer = usesPresentationValues
        usesPresentationValues = isPresented
        defer { usesPresentationValues = outer }
        return body()
    }

    /// The presentation, while the list is queried for presented values and differs from its data.
    var usedPresentation: ListPresentation? { usesPresentationValues ? presentation : nil }

    /// Moves the places of a drag with the elements that changes move.
    func moveDrag(_ moves: ListMoves, from old: [Int], to new: [Int]) {
        var state = dragAndDrop
        if let destination = state.destination {
            let place = ListGap(path: destination, source: shownGap?.source)
            state.destination = place.moved(by: moves, from: old, to: new)?.path
            dragAndDrop = state
        }
        if let session = state.session, let source = session.sourcePath {
            session.sourcePath = moves.place(of: source, in: new)
        }
    }
}
