import UIKit

extension UIColor {

    /// Colors with their user-visible names.
    static let byName: [(name: String, color: UIColor)] = [
        ("Red", .red), ("Yellow", .yellow), ("Blue", .blue), ("Cyan", .cyan), ("Gray", .gray), ("Pale", .lightGray),
    ]

    /// The color in CSS's hexadecimal notation, such as `#03599c`.
    var hexadecimal: String {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return "#" + [red, green, blue].map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
    }

    static func background(for style: UIUserInterfaceStyle) -> UIColor {
        style == .dark ? .tertiarySystemBackground : .secondarySystemBackground
    }

}
