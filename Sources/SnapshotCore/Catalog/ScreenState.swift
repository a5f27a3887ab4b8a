import BuilderUIKit

/// A screen in a state of its own, such as `empty` or `error`, with baselines of its own.
public struct ScreenState: Sendable {
    /// Words of lower-case letters and figures with hyphens.
    public let name: String
    /// A description of the state in one line.
    public let title: String
    let make: Screen.Maker
}
