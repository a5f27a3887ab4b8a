import Foundation
import Testing

@testable import BuilderUIKit

/// Groups of bar button items, and the members of a navigation item that they are made of.
@MainActor
@Suite struct UIBarButtonItemGroupTests {
    private let items = ["A", "B", "C"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }

    @Test func groupsAndItemsAreTheSame() {
        let item = UINavigationItem(title: "")
        #expect(item.leftBarButtonItems == nil && item.trailingItemGroups.isEmpty)
        item.trailingItemGroups = [.fixedGroup(items: [items[0], items[1]]), items[2].creatingFixedGroup()]
        // The bar button items begin at the edge, groups at the leading side.
        #expect(item.rightBarButtonItems == [items[2], items[1], items[0]])
        item.rightBarButtonItem = items[0]
        #expect(item.trailingItemGroups.map(\.barButtonItems) == [[items[0]]])
        item.leftBarButtonItems = []
        #expect(item.leftBarButtonItems == [])
        item.pinnedTrailingGroup = items[1].creatingFixedGroup()
        #expect(item.shownTrailingItems == [items[1], items[0]])
        item.trailingItemGroups[0].isHidden = true
        #expect(item.shownTrailingItems == [items[1]] && item.rightBarButtonItem === items[0])
    }

    @Test func groupsThatMoveToTheOtherSideAreStillObserved() {
        let item = UINavigationItem(title: "")
        let group = UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "a", items: items)
        item.leadingItemGroups = [group]
        item.trailingItemGroups = item.leadingItemGroups
        item.leadingItemGroups = []
        #expect(group.owner === item)
        item.trailingItemGroups = []
        #expect(group.owner == nil)
        let absent = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "b", isInDefaultCustomization: false, items: [])
        #expect(absent.isHidden)
    }

    @Test func aBackActionTakesThePlaceOfPopping() throws {
        let (root, top) = (UIViewController(), UIViewController())
        root.title = "Root"
        var count = 0
        top.navigationItem.backAction = UIAction { _ in count += 1 }
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        navigation.navigationBar.backButton.onTap?()
        #expect(count == 1 && navigation.topViewController === top)
        top.navigationItem.backAction = nil
        navigation.navigationBar.backButton.onTap?()
        #expect(navigation.topViewController === root)
    }

    // MARK: Center

    /// Returns the frames of the title and of the buttons in a bar, by the titles of their items.
    private func frames(
        on device: String, _ design: InterfaceDesign, width: CGFloat, _ change: (UINavigationItem) -> Void
    ) throws -> (title: CGRect, buttons: [String: CGRect]) {
        try on(device) {
            let item = UINavigationItem(title: "Title")
            change(item)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 54))
            bar.traitOverrides[InterfaceDesignTrait.self] = design
            bar.items = [item]
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 500))
            window.addSubview(bar)
            window.isHidden = false
            window.layoutIfNeeded()
            let buttons = bar.buttonViews.map { ($0.item.title ?? "", $0.frame) }
            #expect(bar.subviews.count { $0 is BarButtonView } == buttons.count)
            return (bar.titleLabel.frame, Dictionary(uniqueKeysWithValues: buttons))
        }
    }

    @Test(arguments: [InterfaceDesign.ios18, .ios26])
    func editorsOnIPadsHaveItemsInTheCenter(design: InterfaceDesign) throws {
        let group = UIBarButtonItemGroup.fixedGroup(items: [items[0], items[1]])
        let pad = try frames(on: "iPad mini 7", design, width: 744) {
            $0.style = .editor
            $0.centerItemGroups = [group]
            $0.rightBarButtonItem = items[2]
        }
        let (a, b, c) = try (
            #require(pad.buttons["A"]), #require(pad.buttons["B"]), #require(pad.buttons["C"])
        )
        #expect(abs((a.minX + b.maxX) / 2 - 372) <= 0.5 && a.maxX < b.minX && b.maxX < c.minX)
        #expect(pad.title.minX < 60 && pad.title.maxX < a.minX, "the title is at the leading side")
        let navigator = try frames(on: "iPad mini 7", design, width: 744) { $0.centerItemGroups = [group] }
        #expect(navigator.buttons.isEmpty && abs(navigator.title.midX - 372) <= 0.5)
        let phone = try frames(on: "iPhone 12", design, width: 390) {
            $0.style = .editor
            $0.centerItemGroups = [group]
        }
        #expect(phone.buttons.isEmpty && abs(phone.title.midX - 195) <= 0.5)
        group.isHidden = true
        let hidden = try frames(on: "iPad mini 7", design, width: 744) {
            $0.style = .browser
            $0.centerItemGroups = [group]
        }
        #expect(hidden.buttons.isEmpty && hidden.title.minX < 60)
    }

    @Test func centerItemsThatDoNotFitAreNotShown() throws {
        let long = UIBarButtonItem(
            title: String(repeating: "wide ", count: 60), style: .plain, target: nil, action: nil)
        let shown = try frames(on: "iPad mini 7", .ios18, width: 744) {
            $0.style = .browser
            $0.centerItemGroups = [long.creatingFixedGroup()]
        }
        #expect(shown.buttons.isEmpty)
    }
}
