import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Draws screens with all kinds of bars in both looks into the folder `BAR_CATALOG` of the environment, to be looked at.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["BAR_CATALOG"] != nil))
struct BarCatalogTests {
    private struct Variant {
        var name: String
        var style = UIUserInterfaceStyle.light
        var textSize = UIContentSizeCategory.large
        var scale = 2.0
        var direction = UITraitEnvironmentLayoutDirection.leftToRight
        var device = "iPhone 15"
        var orientation = Device.Orientation.portrait
    }

    private static let variants = [
        Variant(name: "light"), Variant(name: "dark", style: .dark, scale: 3),
        Variant(name: "AX2", textSize: .accessibilityLarge), Variant(name: "rtl", direction: .rightToLeft),
        Variant(name: "se", device: "iPhone SE (3rd)"), Variant(name: "landscape", orientation: .landscape),
        Variant(name: "iPad", device: "iPad (A16)"),
    ]

    @Test func draw() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["BAR_CATALOG"] ?? "/tmp")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for design in InterfaceDesign.allCases {
            for variant in Self.variants {
                let traits = UITraitCollection(mutations: {
                    $0.userInterfaceStyle = variant.style
                    $0.preferredContentSizeCategory = variant.textSize
                    $0.layoutDirection = variant.direction
                })
                var renderer = Renderer(
                    device: try Device.find(variant.device), orientation: variant.orientation, traits: traits,
                    scale: variant.scale)
                renderer.design = design
                renderer.showsStatusBar = true
                for (name, make) in Self.screens {
                    let display = try renderer.layOut(make())
                    let file = folder.appendingPathComponent("\(name)-\(design.rawValue)-\(variant.name).png")
                    try display.png().write(to: file)
                }
            }
        }
    }

    private static let screens: [(String, @MainActor () -> UIViewController)] = [
        ("plain", { UINavigationController(rootViewController: page("Title")) }),
        ("large", { large(page("Library", right: [text("Filter")])) }),
        (
            "buttons",
            {
                let page = page("Buttons", right: [UIBarButtonItem(systemItem: .done), symbol("star"), symbol("heart")])
                page.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .cancel), text("Edit")]
                return UINavigationController(rootViewController: page)
            }
        ),
        (
            "back",
            {
                let save = text("Save")
                save.style = .prominent
                let navigation = UINavigationController()
                navigation.viewControllers = [page("Home"), page("A long title that is cut", right: [save])]
                return navigation
            }
        ),
        (
            "scrolled",
            { scrolled(UINavigationController(rootViewController: list("Colors", right: [symbol("plus")]))) }
        ),
        ("largeScrolled", { scrolled(large(list("Colors", right: [symbol("plus")]))) }),
        ("tabs2", { tabs(2) }), ("tabs3", { tabs(3) }), ("tabs4", { tabs(4) }), ("tabs5", { tabs(5) }),
        (
            "toolbar",
            {
                let page = list("Toolbar")
                page.toolbarItems = [
                    symbol("square.and.arrow.up"), symbol("trash"), .flexibleSpace(), text("Select"), .flexibleSpace(),
                    UIBarButtonItem(systemItem: .compose),
                ]
                let navigation = UINavigationController(rootViewController: page)
                navigation.isToolbarHidden = false
                return navigation
            }
        ),
        (
            "sheet",
            {
                let sheet = page("Sheet", right: [UIBarButtonItem(systemItem: .done)])
                sheet.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
                let root = list("Behind")
                root.loadViewIfNeeded()
                root.present(UINavigationController(rootViewController: sheet), animated: false)
                return root
            }
        ),
        (
            "opaque",
            {
                let navigation = UINavigationController(rootViewController: list("Opaque", right: [symbol("plus")]))
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = .systemIndigo
                appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
                navigation.navigationBar.standardAppearance = appearance
                navigation.navigationBar.scrollEdgeAppearance = appearance
                return scrolled(navigation)
            }
        ),
    ]

    // MARK: Parts

    private static func text(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, primaryAction: nil) }

    private static func symbol(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: name), style: .plain)
    }

    private static func page(_ title: String, right: [UIBarButtonItem] = []) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .systemGroupedBackground
        page.navigationItem.rightBarButtonItems = right
        return page
    }

    private static func list(_ title: String, right: [UIBarButtonItem] = []) -> UIViewController {
        let page = ColorList()
        page.title = title
        page.navigationItem.rightBarButtonItems = right
        return page
    }

    private static func large(_ page: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    private static func scrolled(_ navigation: UINavigationController) -> UIViewController {
        (navigation.topViewController as? ColorList)?.start = 150
        return navigation
    }

    private static func tabs(_ count: Int) -> UIViewController {
        let tabs = UITabBarController()
        let names = ["house", "magnifyingglass", "heart", "person", "gearshape"]
        tabs.viewControllers = names.prefix(count).enumerated().map { index, name in
            let page = list(["Home", "Search", "Favorites", "Profile", "Settings"][index])
            page.tabBarItem = UITabBarItem(title: page.title, image: UIImage(systemName: name), tag: index)
            if index == 1 { page.tabBarItem.badgeValue = count == 4 ? "128" : "3" }
            return page
        }
        return tabs
    }
}

/// A long list of colored rows.
private final class ColorList: UIViewController {
    /// The length by which the list is scrolled, in points.
    var start: CGFloat = 0

    override func loadView() {
        let scrollView = UIScrollView()
        scrollView.backgroundColor = .systemBackground
        view = scrollView
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemPurple]
        let stack = UIStackView()
        stack.axis = .vertical
        for index in 0..<40 {
            let label = UILabel()
            label.text = "   Row \(index)"
            label.backgroundColor = colors[index % colors.count]
            label.heightAnchor.constraint(equalToConstant: 44).isActive = true
            stack.addArrangedSubview(label)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard start > 0, let scrollView = view as? UIScrollView, scrollView.contentSize.height > 0 else { return }
        let offset = start
        start = 0
        scrollView.contentOffset.y = offset - scrollView.adjustedContentInset.top
    }
}
