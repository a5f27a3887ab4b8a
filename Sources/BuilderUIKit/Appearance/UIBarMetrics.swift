/// The metrics of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// The bar's regular height.
    case `default` = 0
    /// The height in compact height environments.
    case compact = 1
    /// The regular height with a prompt.
    case defaultPrompt = 101
    /// The compact height with a prompt.
    case compactPrompt = 102
}
