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

    /// A proxy without effect is made of classes that refuse `init(coder:)`, as most of apps do, and of cells.
    @Test func proxiesWithoutEffectAreReported() {
        final class Badge: UIView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { nil }
        }
        final class Row: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        defer { AppearanceProxies.reset() }
        let log = WarningLog()
        log.asCurrent {
            Badge.appearance().tintColor = .red
            Row.appearance().backgroundColor = .red
            UILabel.appearance().textColor = .red
            UITableViewHeaderFooterView.appearance().tintColor = .red
        }
        #expect(log.warnings.count == 4)
        #expect(Badge(frame: .zero).tintColor != .red)
    }
}
