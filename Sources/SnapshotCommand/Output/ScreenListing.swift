import SnapshotCore

/// A screen in `snapshot list --json`.
struct ScreenListing: Codable, Hashable {
    var name: String
    var title: String
    var takesData: Bool
    /// Names of the states that it has baselines for beside its own.
    var states: [String]
    /// Names of the configurations that it has baselines for, in each state.
    var configurations: [String]

    init(_ screen: Screen) {
        name = screen.name
        title = screen.title
        takesData = screen.takesData
        states = screen.states.map(\.name)
        configurations = screen.configurations.map(\.name)
    }
}
