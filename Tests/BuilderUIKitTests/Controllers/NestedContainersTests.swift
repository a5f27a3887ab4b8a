import Foundation
import Testing

@testable import BuilderUIKit

/// Container controllers inside of each other.
@MainActor
@Suite struct NestedContainersTests {
    private final class Tabs: UITabBarController {
        let player = UIView()
        private var bottom: NSLayoutConstraint?

        override func viewDidLoad() {
            super.viewDidLoad()
            player.translatesAutoresizingMaskIntoConstraints = false
            view.insertSubview(player, belowSubview: tabBar)
            let bottom = player.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            self.bottom = bottom
            NSLayoutConstraint.activate([
                player.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                player.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                player.heightAnchor.constraint(equalToConstant: 60), bottom,
            ])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            bottom?.constant = 60
            view.bringSubviewToFront(tabBar)
        }
    }

    private final class Feeds: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Feeds"
            navigationItem.leftBarButtonItem = editButtonItem
            refreshControl = UIRefreshControl()
            let empty = UIView()
            let label = UILabel()
            label.text = "No feeds"
            label.translatesAutoresizingMaskIntoConstraints = false
            empty.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: empty.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: empty.centerYAnchor),
                label.leadingAnchor.constraint(greaterThanOrEqualTo: empty.readableContentGuide.leadingAnchor),
            ])
            tableView.backgroundView = empty
        }
    }

    private final class Bar: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 64) }
    }

    @Test func aSplitControllerInTabsComesToRest() {
        let split = UISplitViewController(style: .tripleColumn)
        split.tabBarItem = UITabBarItem(title: "Feeds", image: UIImage(systemName: "list.bullet"), tag: 0)
        let primary = UINavigationController(rootViewController: Feeds(style: .insetGrouped))
        primary.navigationBar.prefersLargeTitles = true
        split.setViewController(primary, for: .primary)
        split.setViewController(UITableViewController(style: .plain), for: .supplementary)
        split.setViewController(UIViewController(), for: .secondary)
        let tabs = Tabs()
        tabs.viewControllers = [split, UINavigationController(rootViewController: UIViewController())]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = tabs
        let log = WarningLog()
        log.asCurrent {
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
        #expect(log.warnings.isEmpty, "\(log.warnings)")
        #expect(tabs.player.frame == CGRect(x: 0, y: 844, width: 390, height: 60))
    }

    /// A bar at the window's bottom, as high as its content and the safe area; its content is in a view that resizes
    /// automatically.
    @Test func aRowWithTheSafeAreaInItsMarginsComesToRest() {
        let image = UIView()
        let row = UIStackView(arrangedSubviews: [image])
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        let effect = UIVisualEffectView(effect: nil)
        let (bar, content, root) = (Bar(), effect.contentView, UIView())
        bar.addSubview(effect)
        content.addSubview(row)
        root.addSubview(bar)
        for view in [bar, effect, row] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            image.heightAnchor.constraint(equalToConstant: 44),
            row.topAnchor.constraint(equalTo: content.topAnchor),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            effect.topAnchor.constraint(equalTo: bar.topAnchor),
            effect.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            effect.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            effect.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let controller = UIViewController()
        controller.view = root
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = controller
        let log = WarningLog()
        log.asCurrent {
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
        #expect(log.warnings.isEmpty, "\(log.warnings)")
        #expect(bar.frame == CGRect(x: 0, y: 750, width: 390, height: 94))
        #expect(image.frame == CGRect(x: 16, y: 8, width: 358, height: 44))
        #expect(row.safeAreaInsets.bottom == 34)
    }
}
