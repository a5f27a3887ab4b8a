/// A screen in `snapshot list --json`.
struct ScreenListing: Codable, Hashable {
    var name: String
    var title: String
    var takesData: Bool
    /// Names of the configurations that it has baselines for.
    var configurations: [String]

    init(_ screen: Screen) {
        name = screen.name
        title = screen.title
        takesData = screen.takesData
        configurations = screen.configurations.map(\.name)
    }
}
