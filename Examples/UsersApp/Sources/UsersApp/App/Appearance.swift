import Builder
import UIKit

/// The app's colors and bar styles.
enum Appearance {

    static func install() {
        ViewBuilderEnvironment.defaultButtonColor = .harbour
        ViewBuilderEnvironment.defaultSeparatorColor = .separator
    }

    /// Makes a navigation bar dark, for photos, regardless of the app's appearance.
    static func makeDark(_ bar: UINavigationBar, style: UIBarStyle = .black) {
        bar.barStyle = style
        bar.setBackgroundImage(nil, for: UIBarMetrics.default)
        bar.barTintColor = .black
        bar.tintColor = .white
    }

    /// Makes a navigation bar transparent, for the screens before the log-in.
    static func makeTransparent(_ bar: UINavigationBar) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
    }

}
