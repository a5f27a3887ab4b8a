import Builder
import UIKit

/// Colours and fonts of the whole app.
enum Appearance {

    static func install() {
        ViewBuilderEnvironment.defaultButtonColor = .harbour
        ViewBuilderEnvironment.defaultSeparatorColor = .separator
    }

    /// The bar of the screens in front of the log-in: nothing but its items.
    static func makeTransparent(_ bar: UINavigationBar) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
    }

}
