import BuilderUIKit

/// One picture that a catalog declares: a screen, in one of its states, for a configuration.
public struct DeclaredPicture: Sendable {
    /// The screen, in one of its states.
    public let screen: Screen
    /// The configuration that it is drawn for.
    public let configuration: SnapshotConfiguration

    /// A picture of this screen for this configuration.
    public init(screen: Screen, configuration: SnapshotConfiguration) {
        self.screen = screen
        self.configuration = configuration
    }

    /// `<screen>/<configuration>`, or `<screen>/<state>.<configuration>`: what it is called in results, and the path of
    /// its baseline without the ending.
    public var name: String {
        "\(screen.name)/" + (screen.state.map { "\($0)." } ?? "") + configuration.name
    }
}

extension DeclaredPicture: CustomStringConvertible {
    public var description: String { name }
}

extension Screen {
    /// The pictures of the screen by itself and in each of its states.
    public var pictures: [DeclaredPicture] {
        variants.flatMap { screen in
            configurations.map { DeclaredPicture(screen: screen, configuration: $0) }
        }
    }
}

extension Catalog {
    /// Every picture of every screen, in order.
    public var pictures: [DeclaredPicture] { screens.flatMap(\.pictures) }
}
