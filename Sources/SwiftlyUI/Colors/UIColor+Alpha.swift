import BuilderUIKit

extension UIColor {
    /// The same color with another alpha, which is brought into 0…1. A color that follows light and dark still does.
    public func opacity(_ value: CGFloat) -> UIColor { withAlphaComponent(Self.usableAlpha(value)) }

    /// The same color with another alpha: another name for ``opacity(_:)``.
    public func alpha(_ value: CGFloat) -> UIColor { opacity(value) }

    /// An alpha in 0…1; what is not a number counts as 1, and is warned of.
    static func usableAlpha(_ alpha: CGFloat) -> CGFloat {
        guard !alpha.isNaN else {
            WarningLog.current.add(.unusableNumber(of: "the alpha of a colour", value: "\(alpha)"))
            return 1
        }
        return min(max(alpha, 0), 1)
    }
}
