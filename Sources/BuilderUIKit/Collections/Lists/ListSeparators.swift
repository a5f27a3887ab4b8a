import Foundation

/// The lines of a list's rows. An app's handler is asked once for a row until the collection is laid out again, although
/// the lines of a row depend on those of its neighbors.
@MainActor
final class ListSeparators {
    private var known: [IndexPath: UIListSeparatorConfiguration] = [:]

    /// Forgets what the handlers have returned.
    func forget() { known.removeAll(keepingCapacity: true) }

    /// Returns the configuration of a row's lines.
    func configuration(
        at path: IndexPath, of list: UICollectionLayoutListConfiguration
    ) -> UIListSeparatorConfiguration {
        guard let handler = list.itemSeparatorHandler else { return list.separatorConfiguration }
        if let configuration = known[path] { return configuration }
        let configuration = handler(path, list.separatorConfiguration)
        known[path] = configuration
        return configuration
    }

    /// Returns a Boolean value that indicates whether a row draws its upper line: if it is visible, unless the lower one
    /// of the row above is visible, too, so that one line is where rows meet (which of them isn't measured).
    func showsUpperLine(at path: IndexPath, of list: UICollectionLayoutListConfiguration) -> Bool {
        guard list.showsSeparators, configuration(at: path, of: list).topSeparatorVisibility == .visible else {
            return false
        }
        guard path.item > list.firstRow else { return true }
        let above = IndexPath(item: path.item - 1, section: path.section)
        return configuration(at: above, of: list).bottomSeparatorVisibility != .visible
    }

    /// Returns a Boolean value that indicates whether a row draws its lower line: an automatic one isn't drawn at the
    /// end of a group with round corners, and where the row below has a visible upper line.
    func showsLowerLine(at path: IndexPath, isLast: Bool, of list: UICollectionLayoutListConfiguration) -> Bool {
        guard list.showsSeparators, path.item >= list.firstRow else { return false }
        switch configuration(at: path, of: list).bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic:
            guard !isLast else { return !list.isInset }
            let below = IndexPath(item: path.item + 1, section: path.section)
            return configuration(at: below, of: list).topSeparatorVisibility != .visible
        }
    }
}
