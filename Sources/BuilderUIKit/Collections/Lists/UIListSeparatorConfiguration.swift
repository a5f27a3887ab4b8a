import Foundation

/// The lines above and below a row of a list. Where two rows meet, there is one line: the lower one of the row above,
/// or in place of an automatic one the upper one of the row below if it is visible.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// The visibility of a line.
    public enum Visibility: Int, Hashable, Sendable {
        /// Between rows.
        case automatic = 0
        /// Always.
        case visible = 1
        /// Never.
        case hidden = 2
    }

    /// Insets that stand for the system's.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The visibility of the upper line. If it is automatic, a line between rows is the lower one of the row before; if
    /// it is visible, it replaces an automatic lower one.
    public var topSeparatorVisibility = Visibility.automatic
    /// The visibility of the lower line.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances of the upper line's ends from the row's, in points.
    public var topSeparatorInsets = automaticInsets
    /// The distances of the lower line's ends from the row's, in points.
    public var bottomSeparatorInsets = automaticInsets
    /// The color of lines.
    public var color = UIColor.separator
    /// An effect of the lines; without effect. Nil by default.
    public var visualEffect: UIVisualEffect?
    /// The color of lines beside selected rows; without effect.
    public var multipleSelectionColor = UIColor.separator

    /// Creates the configuration of a style of lists.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
