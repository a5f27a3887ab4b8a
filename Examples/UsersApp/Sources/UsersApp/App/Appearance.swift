import Builder
import UIKit

/// Colors and fonts of the whole app.
enum Appearance {

    static func install() {
        ViewBuilderEnvironment.defaultButtonColor = .harbour
        ViewBuilderEnvironment.defaultSeparatorColor = .separator
    }

    /// A bar for pictures: dark, whatever the rest of the app is.
    static func makeDark(_ bar: UINavigationBar, style: UIBarStyle = .black) {
        bar.barStyle = style
        bar.setBackgroundImage(nil, for: UIBarMetrics.default)
        bar.barTintColor = .black
        bar.tintColor = .white
    }

    /// The bar of the screens in front of the log-in: nothing but its items.
    static func makeTransparent(_ bar: UINavigationBar) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
    }

}
