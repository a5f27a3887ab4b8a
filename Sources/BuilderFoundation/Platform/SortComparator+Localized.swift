import Foundation

/// A comparison of texts as in a language, which Foundation for Linux doesn't have.
public struct LocalizedStringComparator: SortComparator, Sendable {
    private let isStandard: Bool
    /// The order: forward by default.
    public var order = SortOrder.forward

    fileprivate init(isStandard: Bool) { self.isStandard = isStandard }

    /// Returns the order of two texts.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
        guard order == .reverse else { return result }
        switch result {
        case .orderedAscending: return .orderedDescending
        case .orderedDescending: return .orderedAscending
        case .orderedSame: return .orderedSame
        }
    }
}

extension SortComparator where Self == LocalizedStringComparator {
    /// The order of texts in the current language.
    public static var localized: LocalizedStringComparator { LocalizedStringComparator(isStandard: false) }
    /// The order of texts in lists of files, in which numbers count by their values.
    public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator(isStandard: true) }
}
