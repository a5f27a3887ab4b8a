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
}
