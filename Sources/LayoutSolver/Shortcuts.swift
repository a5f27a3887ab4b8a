/// Which ways around the simplex method are taken. All give the same result; tests switch them off.
struct Shortcuts: OptionSet, Sendable {
    let rawValue: Int

    /// Required equalities are used up before the search begins.
    static let elimination = Shortcuts(rawValue: 1)
    /// Variables with one or two neighbours are solved for directly.
    static let reduction = Shortcuts(rawValue: 2)

    static let all: Shortcuts = [.elimination, .reduction]
}
