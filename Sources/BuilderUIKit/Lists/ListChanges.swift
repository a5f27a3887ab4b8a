import Foundation

/// The insertions, deletions, reloads and moves of rows and sections that a table received.
///
/// As in UIKit, deletions, reloads and the sources of moves are indexed as before all changes; insertions and the
/// destinations of moves are indexed as after them.
struct ListChanges {
    var insertedRows: Set<IndexPath> = []
    var deletedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    var movedRows: [IndexPath: IndexPath] = [:]
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]

    /// Returns the new index of each old section; nil for deleted sections.
    func sectionMap(old: Int) -> [Int?] {
        Self.map(
            old: old, gone: deletedSections.union(IndexSet(movedSections.keys)),
            come: insertedSections.union(IndexSet(movedSections.values)), moves: movedSections)
    }

    /// Returns the new index of each row that stays in its section, by old index; nil if none of its rows change.
    func rowMap(ofOld section: Int, new: Int, count: Int) -> [Int?]? {
        let gone = IndexSet(deletedRows.union(movedRows.keys).filter { $0.section == section }.map(\.row))
        let come = IndexSet(insertedRows.union(movedRows.values).filter { $0.section == new }.map(\.row))
        if gone.isEmpty, come.isEmpty { return nil }
        return Self.map(old: count, gone: gone, come: come, moves: [:])
    }

    private static func map(old: Int, gone: IndexSet, come: IndexSet, moves: [Int: Int]) -> [Int?] {
        var result = [Int?](repeating: nil, count: old)
        var new = 0
        for index in 0..<old where !gone.contains(index) {
            while come.contains(new) { new += 1 }
            result[index] = new
            new += 1
        }
        for (from, to) in moves where result.indices.contains(from) { result[from] = to }
        return result
    }

    // MARK: Consistency

    /// Returns the first inconsistency, in UIKit's words; nil if the changes are consistent.
    ///
    /// `old` and `new` are the numbers of rows of the sections.
    func contradiction(old: [Int], new: [Int]) -> String? {
        sectionContradiction(old: old.count, new: new.count) ?? rowContradiction(old: old, new: new)
            ?? countContradiction(old: old, new: new)
    }

    private func sectionContradiction(old: Int, new: Int) -> String? {
        for (sections, verb) in [(deletedSections, "delete"), (reloadedSections, "reload")] {
            if let wrong = sections.first(where: { $0 >= old }) {
                return "attempt to \(verb) section \(wrong), but there are only \(old) sections before the update."
            }
        }
        if let wrong = movedSections.keys.sorted().first(where: { $0 >= old || $0 < 0 }) {
            return "attempt to move section \(wrong), but there are only \(old) sections before the update."
        }
        if let wrong = insertedSections.first(where: { $0 >= new }) {
            return "attempt to insert section \(wrong) but there are only \(new) sections after the update."
        }
        if let wrong = movedSections.values.sorted().first(where: { $0 >= new || $0 < 0 }) {
            return "attempt to move a section to \(wrong), but there are only \(new) sections after the update."
        }
        if let both = deletedSections.first(where: { movedSections[$0] != nil }) {
            return "attempt to perform a delete and a move from the same section (\(both))."
        }
        if let both = insertedSections.first(where: { movedSections.values.contains($0) }) {
            return "attempt to perform an insert and a move to the same section (\(both))."
        }
        if let both = Self.repeated(movedSections.values.sorted()) {
            return "attempt to perform multiple moves to the same section (\(both))."
        }
        let expected = old + insertedSections.count - deletedSections.count
        guard expected != new else { return nil }
        return "Invalid update: invalid number of sections. The number of sections contained in the table view after "
            + "the update (\(new)) must be equal to the number of sections contained in the table view before the "
            + "update (\(old)), plus or minus the number of sections inserted or deleted "
            + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }

    private func rowContradiction(old: [Int], new: [Int]) -> String? {
        for (rows, verb) in [(deletedRows, "delete"), (reloadedRows, "reload"), (Set(movedRows.keys), "move")] {
            for path in rows.sorted() {
                let (row, section) = (path.safeRow, path.safeSection)
                if !old.indices.contains(section) {
                    return "attempt to \(verb) row \(row) from section \(section), but there are only \(old.count) "
                        + "sections before the update."
                }
                if !(0..<old[section]).contains(row) {
                    return "attempt to \(verb) row \(row) from section \(section) which only contains "
                        + "\(old[section]) rows before the update."
                }
            }
        }
        for (rows, verb) in [(insertedRows, "insert"), (Set(movedRows.values), "move")] {
            for path in rows.sorted() {
                let (row, section) = (path.safeRow, path.safeSection)
                if !new.indices.contains(section) {
                    return "attempt to \(verb) row \(row) into section \(section), but there are only \(new.count) "
                        + "sections after the update."
                }
                if !(0..<new[section]).contains(row) {
                    return "attempt to \(verb) row \(row) into section \(section), but there are only "
                        + "\(new[section]) rows in section \(section) after the update."
                }
            }
        }
        if let both = deletedRows.intersection(reloadedRows).min() {
            return "attempt to delete and reload the same index path (row \(both.row) of section \(both.section))."
        }
        if let both = deletedRows.intersection(movedRows.keys).min() {
            return "attempt to perform a delete and a move from the same index path (row \(both.row) of section "
                + "\(both.section))."
        }
        let targets = movedRows.values.sorted()
        if let both = targets.first(where: { insertedRows.contains($0) }) {
            return "attempt to perform an insert and a move to the same index path (row \(both.row) of section "
                + "\(both.section))."
        }
        if let both = Self.repeated(targets) {
            return "attempt to perform multiple moves to the same index path (row \(both.row) of section "
                + "\(both.section))."
        }
        return nil
    }

    /// Returns the first element that occurs twice in a sorted list.
    private static func repeated<Element: Equatable>(_ sorted: [Element]) -> Element? {
        zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
    }

    private func countContradiction(old: [Int], new: [Int]) -> String? {
        func count(_ rows: some Sequence<IndexPath>, in section: Int) -> Int {
            rows.reduce(0) { $0 + ($1.section == section ? 1 : 0) }
        }
        let map = sectionMap(old: old.count)
        for (section, target) in map.enumerated() {
            guard let target, !reloadedSections.contains(section), new.indices.contains(target) else { continue }
            let inserted = count(insertedRows, in: target)
            let deleted = count(deletedRows, in: section)
            let movedIn = count(movedRows.values, in: target)
            let movedOut = count(movedRows.keys, in: section)
            let expected = old[section] + inserted - deleted + movedIn - movedOut
            guard expected != new[target] else { continue }
            return "Invalid update: invalid number of rows in section \(section). The number of rows contained in an "
                + "existing section after the update (\(new[target])) must be equal to the number of rows contained in "
                + "that section before the update (\(old[section])), plus or minus the number of rows inserted or "
                + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number "
                + "of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }
}

extension IndexPath {
    /// The section, or -1 for an index path that doesn't identify a row.
    fileprivate var safeSection: Int { count == 2 ? self[0] : -1 }
    fileprivate var safeRow: Int { count == 2 ? self[1] : -1 }
}

/// The new indexes of a table's rows and sections after a group of changes.
@MainActor
struct ListMoves {
    let sections: [Int: Int]
    private let rows: [Int: [Int?]]
    private let changes: ListChanges

    init(_ changes: ListChanges, counts: [Int]) {
        self.changes = changes
        var sections: [Int: Int] = [:]
        var rows: [Int: [Int?]] = [:]
        for (old, new) in changes.sectionMap(old: counts.count).enumerated() {
            guard let new else { continue }
            sections[old] = new
            rows[old] = changes.rowMap(ofOld: old, new: new, count: counts[old])
        }
        self.sections = sections
        self.rows = rows
    }

    /// Returns a row's new index path; nil if the row is deleted or reloaded.
    func destination(of path: IndexPath) -> IndexPath? {
        if changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section) { return nil }
        return place(of: path)
    }

    /// Returns a row's new index path, also if the row is reloaded; nil if it is deleted.
    func place(of path: IndexPath) -> IndexPath? {
        if let destination = changes.movedRows[path] { return destination }
        guard let section = sections[path.section] else { return nil }
        guard let map = rows[path.section] else { return IndexPath(row: path.row, section: section) }
        return map.indices.contains(path.row) ? map[path.row].map { IndexPath(row: $0, section: section) } : nil
    }
}
