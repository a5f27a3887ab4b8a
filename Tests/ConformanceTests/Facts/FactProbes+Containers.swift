import BuilderUIKit
import Foundation

/// Controllers with bars, and what is inside them.
extension FactProbes {
    static let containers: [String: Probe] = [
        "tab-item-of-inner-controller": {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
            let window = show(tabs)
            let before = tabs.tabBar.items?.first?.title ?? "no item"
            page.tabBarItem = UITabBarItem(title: "Later", image: nil, tag: 0)
            window.layoutIfNeeded()
            return .texts(before, tabs.tabBar.items?.first?.title ?? "no item")
        },
        "automatic-insets-of-a-strip": {
            let page = UIViewController()
            let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
            strip.contentSize = CGSize(width: 900, height: 49)
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            list.contentSize = CGSize(width: 390, height: 2000)
            for view in [list, strip] { page.view.addSubview(view) }
            let window = show(UINavigationController(rootViewController: page))
            return withExtendedLifetime(window) {
                .numbers(strip.safeAreaInsets.top, strip.adjustedContentInset.top, list.adjustedContentInset.top)
            }
        },
        "disclosure-sizes": {
            let sizes: [UIContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityLarge]
            return try sizes.flatMap { size -> [FactValue] in
                try onScreen(scale: 2, traits: UITraitCollection(preferredContentSizeCategory: size)) {
                    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
                    cell.accessoryType = .disclosureIndicator
                    cell.layoutIfNeeded()
                    let glyphs = cell.subviews.filter { $0 !== cell.contentView && $0.frame.maxX == 359 }
                    return .numbers(glyphs.first?.frame.width ?? 0, glyphs.first?.frame.height ?? 0)
                }
            }
        },
        "cell-preserves-margins": {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            return .texts(
                "\(cell.preservesSuperviewLayoutMargins)", "\(cell.contentView.preservesSuperviewLayoutMargins)")
        },
        "filler-row-height": {
            .numbers(UITableView(frame: .zero, style: .plain).fillerRowHeight)
        },
    ]
}
