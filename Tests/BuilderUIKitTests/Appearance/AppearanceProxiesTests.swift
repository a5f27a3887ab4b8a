import Foundation
import Testing

@testable import BuilderUIKit

/// The proxies are the process's own: one test at a time, and nothing is left behind.
@MainActor
@Suite(.serialized) struct AppearanceProxiesTests {
    @Test func newBarsHaveTheValuesOfTheAppearanceProxies() {
        defer { AppearanceProxies.reset() }
        let before = UINavigationBar()
        UINavigationBar.appearance().tintColor = .red
        UINavigationBar.appearance().barTintColor = .black
        UINavigationBar.appearance().isTranslucent = false
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UITabBar.appearance().unselectedItemTintColor = .green
        UISwitch.appearance().onTintColor = .purple
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
        UIToolbar.appearance().barTintColor = .blue
        let bar = UINavigationController(rootViewController: UIViewController()).navigationBar
        #expect(bar.tintColor == .red)
        #expect(bar.barTintColor == .black)
        #expect(!bar.isTranslucent)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(UITabBar().unselectedItemTintColor == .green)
        #expect(UISwitch().onTintColor == .purple)
        let item = UIBarButtonItem(title: "a", style: .plain)
        #expect((item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize == 9)
        #expect(UIToolbar().barTintColor == .blue)
        #expect(before.barTintColor == nil)
        bar.barTintColor = .gray
        #expect(UINavigationBar.appearance().barTintColor == .black)
    }

    @Test func barsHaveSystemValuesWithoutAppearanceValues() {
        #expect(UINavigationBar().barTintColor == nil)
        #expect(UISwitch().onTintColor == nil)
        #expect(UIBarButtonItem(title: "a", style: .plain).titleTextAttributes(for: .normal) == nil)
    }

    @Test func appearanceForContainersIsReported() {
        defer { AppearanceProxies.reset() }
        let log = WarningLog()
        log.asCurrent {
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self, UISearchBar.self]).tintColor =
                .red
        }
        #expect(log.warnings.count == 1)
        #expect(UIBarButtonItem(title: "a", style: .plain).tintColor == nil)
    }

    private final class Badge: UILabel {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }

    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func show(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        for view in views { window.addSubview(view) }
        return window
    }

    /// Proxies are made of classes that refuse `init(coder:)`, as most of apps do, and of cells.
    @Test func viewsTakeTheValuesWhenTheyEnterAWindow() {
        defer { AppearanceProxies.reset() }
        UIView.appearance().backgroundColor = .gray
        UILabel.appearance().textColor = .red
        Badge.appearance().textColor = .blue
        Row.appearance().backgroundColor = .green
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        UIButton.appearance().setTitleColor(.purple, for: .normal)
        let (label, badge, own, row) = (UILabel(), Badge(), UILabel(), Row(style: .default, reuseIdentifier: nil))
        let (segments, button) = (UISegmentedControl(items: ["A"]), UIButton(type: .custom))
        own.textColor = .orange
        #expect(label.textColor == .label)
        let window = show(label, badge, own, row, segments, button)
        #expect(label.textColor == .red && badge.textColor == .blue && own.textColor == .orange)
        #expect(label.backgroundColor == .gray && row.backgroundColor == .green)
        #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        #expect(segments.titleTextAttributes(for: .normal) == nil)
        #expect(button.titleColor(for: .normal) == .purple)
        // A value that the app sets later stays when the view moves.
        label.textColor = .green
        label.removeFromSuperview()
        window.addSubview(label)
        #expect(label.textColor == .green)
    }

    @Test func containersLimitTheViews() {
        final class Card: UIView {}
        final class Page: UIView {}
        defer { AppearanceProxies.reset() }
        UILabel.appearance().textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
        UILabel.appearance(whenContainedInInstancesOf: [Card.self, Page.self]).textColor = .green
        let (card, page, inner) = (Card(), Page(), Card())
        let labels = [UILabel(), UILabel(), UILabel()]
        card.addSubview(labels[1])
        page.addSubview(inner)
        inner.addSubview(labels[2])
        let window = show(labels[0], card, page)
        #expect(labels.map(\.textColor) == [.red, .blue, .green])
        #expect(window.subviews.count == 3)
    }

    @Test func traitsLimitTheViews() {
        defer { AppearanceProxies.reset() }
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)).textColor = .black
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
        let (light, dark) = (UILabel(), UILabel())
        light.overrideUserInterfaceStyle = .light
        dark.overrideUserInterfaceStyle = .dark
        let window = show(light, dark)
        #expect(light.textColor == .black && dark.textColor == .white)
        #expect(window.subviews.count == 2)
    }

    @Test func aTintColorIsAnnounced() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        defer { AppearanceProxies.reset() }
        UIView.appearance().tintColor = .red
        let view = Tinted()
        let window = show(view)
        #expect(view.tintColor == .red && view.changes >= 1)
        #expect(window.subviews.count == 1)
    }

    @Test func aRendersProxiesEndWithIt() {
        defer { AppearanceProxies.reset() }
        ShownWindows().asCurrent {
            UILabel.appearance().textColor = .red
            let label = UILabel()
            let window = show(label)
            #expect(label.textColor == .red && window.subviews.count == 1)
        }
        let label = UILabel()
        let window = show(label)
        #expect(label.textColor == .label && window.subviews.count == 1)
    }

    @Test func windowsTakeValuesWhenTheyAreShown() {
        defer { AppearanceProxies.reset() }
        UIWindow.appearance().tintColor = .purple
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        #expect(window.tintColor == .purple)
    }
}
