import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIToolbarTests {
    private func item(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }

    private func frames(_ items: [UIBarButtonItem], width: CGFloat = 320, in bar: UIToolbar = UIToolbar()) -> [CGRect] {
        bar.items = items
        bar.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        window.addSubview(bar)
        window.layoutIfNeeded()
        return items.compactMap { item in item.customView.map { $0.convert($0.bounds, to: bar) } }
    }

    @Test func compactHeightsHaveAnAppearanceOfTheirOwn() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let compact = UIToolbarAppearance()
        compact.configureWithOpaqueBackground()
        compact.backgroundColor = .red
        compact.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
        bar.compactAppearance = compact
        bar.items = [UIBarButtonItem(title: "Go", style: .plain)]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        window.addSubview(bar)
        func label() -> CGRect {
            bar.setNeedsLayout()
            window.layoutIfNeeded()
            let button = bar.subviews.compactMap { $0 as? BarButtonView }.first
            return button?.subviews.first { $0 is UILabel }?.frame ?? .zero
        }
        window.traitOverrides.verticalSizeClass = .regular
        let regular = label()
        #expect(regular != .zero && bar.backgroundView.backgroundColor != .red)
        window.traitOverrides.verticalSizeClass = .compact
        #expect(label() == regular.offsetBy(dx: 3, dy: -2))
        #expect(bar.backgroundView.backgroundColor == .red)
    }

    @Test func titlesHaveTheOffsetOfTheirItem() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UIBarButtonItem(title: "Go", style: .plain)
        bar.items = [item]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        window.addSubview(bar)
        window.layoutIfNeeded()
        let label = bar.subviews.compactMap { $0 as? BarButtonView }.first?.subviews.first { $0 is UILabel }
        let before = label?.frame ?? .zero
        item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 4), for: .default)
        window.layoutIfNeeded()
        #expect(label?.frame == before.offsetBy(dx: 2, dy: 4))
        #expect(item.titlePositionAdjustment(for: .default).vertical == 4)
    }

    @Test func itemsStandFromTheLeadingSide() {
        #expect(frames([item(30), item(40)]).map(\.minX) == [16, 54])
        #expect(frames([item(30)]).first?.minY == 12)
        let bar = UIToolbar()
        bar.semanticContentAttribute = .forceRightToLeft
        #expect(frames([item(30), item(40)], in: bar).map(\.maxX) == [304, 266])
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        #expect(frames([.flexibleSpace(), item(30)]).map(\.maxX) == [304])
        #expect(
            frames([item(20), .flexibleSpace(), item(48), .flexibleSpace(), item(20)]).map(\.minX) == [16, 136, 284])
    }

    @Test func fixedSpacesHaveTheWidthOfTheirItem() {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        space.width = 25
        #expect(frames([item(10), space, item(10)]).map(\.minX) == [16, 51])
    }

    @Test func itemsWithoutAnActionCompileAsOnAPhone() {
        let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        #expect(back.title == "Back")
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        #expect(frames([space, item(30)]).map(\.maxX) == [304])
        #expect(frames([item(10), .fixedSpace(25), item(10)]).map(\.minX) == [16, 51])
        let menu = UIMenu(title: "More", children: [])
        #expect(UIBarButtonItem(systemItem: .add, menu: menu).menu === menu)
        #expect(UIBarButtonItem(systemItem: .add).menu == nil)
    }

    @Test func eachSystemItemShowsSomething() {
        let log = WarningLog()
        log.asCurrent {
            for number in 0...23 {
                guard let kind = UIBarButtonItem.SystemItem(rawValue: number) else { continue }
                let item = UIBarButtonItem(systemItem: kind)
                if kind == .add || kind == .pageCurl || item.isSpace { continue }
                #expect(kind.title != nil || kind.symbolImage(for: UITraitCollection()) != nil, "\(kind)")
            }
        }
        #expect(log.warnings.isEmpty)
    }

    @Test func aBarFitsTheScreensWidth() {
        let bar = UIToolbar()
        bar.sizeToFit()
        #expect(bar.frame.size == CGSize(width: UIScreen.main.bounds.width, height: 44))
    }

    @Test func aTapUsesAnItem() {
        var taps = 0
        let bar = UIToolbar()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps += 1 })]
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
        let finger = TouchSimulator(window: window)
        finger.down(at: CGPoint(x: 290, y: 22))
        finger.up()
        #expect(taps == 1)
    }

    @Test func aNavigationControllerShowsTheTopControllersItems() {
        let (first, second) = (UIViewController(), UIViewController())
        first.toolbarItems = [item(30)]
        second.toolbarItems = [item(40), item(50)]
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.bottom == 34)
        navigation.setToolbarHidden(false, animated: true)
        window.layoutIfNeeded()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
        #expect(first.view.safeAreaInsets.bottom == 78)
        #expect(navigation.toolbar.items?.count == 1)
        navigation.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(navigation.toolbar.items?.count == 2)
        second.setToolbarItems([item(1)], animated: true)
        window.layoutIfNeeded()
        #expect(navigation.toolbar.items?.count == 1)
        navigation.isToolbarHidden = true
        window.layoutIfNeeded()
        #expect(second.view.safeAreaInsets.bottom == 34)
        #expect(navigation.toolbar.isHidden)
    }
}
