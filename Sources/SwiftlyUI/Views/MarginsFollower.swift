import BuilderUIKit

/// A view for which setting its margins, by `padding(_:)` and its kin, does more than that.
@MainActor
protocol MarginsFollower {
    /// The margins were set just now, in points.
    func marginsWereSet(_ insets: UIEdgeInsets)
}
