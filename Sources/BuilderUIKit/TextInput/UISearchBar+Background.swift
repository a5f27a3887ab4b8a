import Foundation

extension UISearchBar {
    func showBackground() {
        backgroundView.frame = bounds
        let isPlain = searchBarStyle == .minimal || superview is UINavigationBar
        backgroundView.isHidden = isPlain && barTintColor == nil && backgroundImage == nil
        let appearance = UIBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = barTintColor ?? .searchBarBackground
        if let backgroundImage {
            appearance.backgroundImage = backgroundImage
            if backgroundImage.size == .zero { appearance.configureWithTransparentBackground() }
        }
        backgroundView.show(appearance)
    }
}

extension UIColor {
    /// Recalled.
    fileprivate static let searchBarBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
            : UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1)
    }
}
