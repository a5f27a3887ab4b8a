import UIKit

extension UIColor {

    static let harbour = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.35, green: 0.72, blue: 0.86, alpha: 1)
            : UIColor(red: 0.02, green: 0.36, blue: 0.52, alpha: 1)
    }

    static let sand = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.17, green: 0.15, blue: 0.12, alpha: 1)
            : UIColor(red: 0.98, green: 0.95, blue: 0.89, alpha: 1)
    }

    /// Returns a badge color that depends only on the name.
    static func badge(for name: String) -> UIColor {
        let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange, .systemPink, .systemGreen, .systemBrown]
        let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return colors[sum % colors.count]
    }

    /// Black or white, depending on which is legible on this color.
    var readable: UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 ? .black : .white
    }

}
