import BuilderUIKit

extension UIColor {
    /// Any color, another one on each call, with an alpha of 0…1. A picture with it is another one on each run.
    public static func random(_ alpha: CGFloat = 1.0) -> UIColor {
        UIColor(HexColor(Int.random(in: 0...0xFF_FFFF)), alpha: alpha)
    }

    /// Any opaque color, another one each time.
    public static var random: UIColor { random(1) }
}
