import Foundation
import Testing

@testable import BuilderUIKit

/// Primary columns that are sidebars, and columns that follow the finger that hides them.
@MainActor
@Suite struct UISplitViewControllerSidebarTests {
    private let stage = ControllerStage()

    private struct Scene {
        let window: UIWindow
        let split: UISplitViewController
        let columns: [UIViewController]

        /// The views of the columns in the controller's own.
        @MainActor var views: [UIView] { columns.compactMap { $0.navigationController?.view } }
        @MainActor func isInFront(_ front: UIView, of back: UIView) -> Bool {
            let all = split.view.subviews
            guard let first = all.firstIndex(of: back), let second = all.firstIndex(of: front) else { return false }
            return first < second
        }
    }

    /// Shows a controller with two or three columns, and with the primary one over another in a high window.
    private func show(
        _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 1100, height: CGFloat = 800,
        _ design: InterfaceDesign = .ios26, isRightToLeft: Bool = false,
        _ prepare: (UISplitViewController) -> Void = { _ in }
    ) -> Scene {
        let split = UISplitViewController(style: style)
        let names: [UISplitViewController.Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        let columns = names.map { _ in UIViewController() }
        for (name, column) in zip(names, columns) { split.setViewController(column, for: name) }
        prepare(split)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides.verticalSizeClass = .regular
        window.traitOverrides[InterfaceDesignTrait.self] = design
        if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        stage.keep(window)
        if height > width {
            split.show(.primary)
            window.layoutIfNeeded()
        }
        return Scene(window: window, split: split, columns: columns)
    }

    // MARK: The panel

    @Test(arguments: [false, true])
    func thePrimaryColumnFloatsOverTheSecondaryOne(isRightToLeft: Bool) throws {
        let scene = show(isRightToLeft: isRightToLeft)
        let (primary, secondary) = (scene.views[0], scene.views[1])
        let panel = try #require(scene.split.view.subviews.first { $0 is GlassView })
        #expect(primary.frame == CGRect(x: isRightToLeft ? 770 : 10, y: 10, width: 320, height: 780))
        #expect(panel.frame == primary.frame && secondary.frame == scene.window.bounds)
        #expect(scene.isInFront(primary, of: panel) && scene.isInFront(panel, of: secondary))
        #expect(primary.clipsToBounds && primary.layer.cornerRadius == panel.layer.cornerRadius)
        let insets = scene.columns[1].view.safeAreaInsets
        #expect((isRightToLeft ? insets.right : insets.left) == 330)
        #expect((isRightToLeft ? insets.left : insets.right) == 0)
        #expect(scene.split.overlay == nil && scene.split.primaryColumnWidth == 320)
        scene.split.hide(.primary)
        scene.window.layoutIfNeeded()
        #expect(panel.superview == nil && !primary.clipsToBounds && primary.layer.cornerRadius == 0)
        #expect(scene.columns[1].view.safeAreaInsets.left == 0 && scene.columns[1].view.safeAreaInsets.right == 0)
    }

    @Test func aSupplementaryColumnExtendsBeneathThePanel() {
        let scene = show(.tripleColumn, width: 1366, height: 1024)
        #expect(scene.views[0].frame.minX == 10 && scene.views[1].frame.minX == 0)
        #expect(scene.views[1].frame.width == 650 && scene.views[2].frame.minX > 650)
        #expect(scene.columns[1].view.safeAreaInsets.left == 330 && scene.columns[2].view.safeAreaInsets.left == 0)
        #expect(scene.isInFront(scene.views[0], of: scene.views[1]))
    }

    @Test func aPanelOverTheSecondaryColumnLeavesItsSafeArea() {
        let scene = show(width: 800, height: 1100)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(scene.views[0].frame == CGRect(x: 10, y: 10, width: 320, height: 1080))
        #expect(scene.views[1].frame == scene.window.bounds && scene.columns[1].view.safeAreaInsets.left == 0)
        #expect(scene.split.overlay.map { scene.isInFront(scene.views[0], of: $0.dimming) } == true)
    }

    @Test func thePanelGoesWithItsLookAndRoom() {
        let scene = show()
        let panels = { scene.split.view.subviews.filter { $0 is GlassView }.count }
        #expect(panels() == 1)
        scene.window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        scene.window.layoutIfNeeded()
        #expect(panels() == 0 && scene.views[0].frame == CGRect(x: 0, y: 0, width: 320, height: 800))
        #expect(scene.views[1].frame.minX > 320 && scene.columns[1].view.safeAreaInsets.left == 0)
        scene.window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        scene.window.layoutIfNeeded()
        #expect(panels() == 1)
        scene.window.traitOverrides.horizontalSizeClass = .compact
        scene.window.layoutIfNeeded()
        #expect(panels() == 0 && scene.views[0].frame == scene.window.bounds && !scene.views[0].clipsToBounds)
        #expect(scene.columns[1].view.safeAreaInsets.left == 0)
    }

    @Test func aSidebarOfIOS18HasABackground() throws {
        let scene = show(.doubleColumn, .ios18) { $0.primaryBackgroundStyle = .sidebar }
        let primary = scene.views[0]
        let background = try #require(
            scene.split.view.subviews.first { $0.backgroundColor == .secondarySystemBackground })
        #expect(background.frame == primary.frame && primary.frame == CGRect(x: 0, y: 0, width: 320, height: 800))
        #expect(scene.isInFront(primary, of: background) && !primary.clipsToBounds)
        scene.split.primaryBackgroundStyle = .none
        scene.window.layoutIfNeeded()
        #expect(background.superview == nil)
    }

    @Test func controllersWithoutAStyleFloatOnlySidebars() {
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1100, height: 800))
        window.traitOverrides.horizontalSizeClass = .regular
        window.traitOverrides[InterfaceDesignTrait.self] = .ios26
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(split.viewControllers[0].view.frame.minX == 0)
        split.primaryBackgroundStyle = .sidebar
        window.layoutIfNeeded()
        #expect(split.viewControllers[0].view.frame.minX == 10)
    }

    @Test(arguments: [
        UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ])
    func listsOfSidebarsShowTheGlass(appearance: UICollectionLayoutListConfiguration.Appearance) throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 700),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
        var configured: UIColor?
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            configured = cell.defaultBackgroundConfiguration().backgroundColor
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        stage.keep(source)
        let scene = show()
        scene.columns[0].view.addSubview(list)
        scene.window.layoutIfNeeded()
        let row = try #require(list.visibleCells.first)
        func alphas() -> [CGFloat?] {
            [list.backgroundColor, row.backgroundColor, configured].map {
                $0?.resolvedColor(with: list.traitCollection).cgColor.alpha
            }
        }
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        let isPlain = appearance == .plain
        // Groups keep their cards.
        #expect(alphas() == [0, isGrouped ? 1 : 0, isGrouped ? 1 : 0])
        scene.window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        scene.window.layoutIfNeeded()
        #expect(alphas() == [1, isGrouped || isPlain ? 1 : 0, isGrouped || isPlain ? 1 : 0])
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var color: UIColor?
        var isConfigured = false
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if let color { cell.backgroundColor = color }
            if isConfigured { cell.backgroundConfiguration = cell.defaultBackgroundConfiguration() }
            return cell
        }
    }

    /// Shows a table in the first column.
    private func show(_ style: UITableView.Style, _ prepare: (UITableView, Rows) -> Void = { _, _ in }) -> (
        Scene, UITableView
    ) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700), style: style)
        let rows = Rows()
        stage.keep(rows)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        prepare(table, rows)
        let scene = show()
        scene.columns[0].view.addSubview(table)
        scene.window.layoutIfNeeded()
        return (scene, table)
    }

    @Test(arguments: [
        (UITableView.Style.plain, UIColor.systemBackground, UIColor.systemBackground),
        (.grouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
        (.insetGrouped, .systemGroupedBackground, .secondarySystemGroupedBackground),
    ])
    func tablesOfSidebarsShowTheGlass(style: UITableView.Style, background: UIColor, row: UIColor) throws {
        let (scene, table) = show(style)
        let cell = try #require(table.visibleCells.first)
        #expect(table.backgroundColor == .clear)
        // Groups keep their cards.
        #expect(cell.backgroundColor == (style == .plain ? .clear : row))
        let configured = cell.defaultBackgroundConfiguration().backgroundColor
        #expect(
            configured?.resolvedColor(with: cell.traitCollection)
                == cell.backgroundColor?.resolvedColor(with: cell.traitCollection))
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.backgroundColor == (style == .plain ? .clear : nil))
        table.traitOverrides[SidebarPanelTrait.self] = false
        scene.window.layoutIfNeeded()
        #expect(table.backgroundColor == background && table.visibleCells.allSatisfy { $0.backgroundColor == row })
        #expect(table.headerView(forSection: 0)?.backgroundColor == (style == .plain ? background : nil))
        table.traitOverrides.remove(SidebarPanelTrait.self)
        scene.window.layoutIfNeeded()
        #expect(table.backgroundColor == .clear)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func rowsThatTheDataSourceConfiguresShowTheGlass(style: UITableView.Style) throws {
        let (scene, table) = show(style) { _, rows in rows.isConfigured = true }
        let cell = try #require(table.visibleCells.first)
        func color() -> UIColor? {
            cell.backgroundConfiguration?.backgroundColor?.resolvedColor(with: cell.traitCollection)
        }
        func expected(_ color: UIColor) -> UIColor { color.resolvedColor(with: cell.traitCollection) }
        #expect(color() == expected(style == .plain ? .clear : .secondarySystemGroupedBackground))
        scene.window.traitOverrides.userInterfaceStyle = .dark
        table.traitOverrides[SidebarPanelTrait.self] = false
        scene.window.layoutIfNeeded()
        #expect(color() == expected(style == .plain ? .systemBackground : .secondarySystemGroupedBackground))
    }

    @Test func tablesKeepTheAppsColorsOnGlass() {
        let (scene, table) = show(.plain) { table, rows in
            table.backgroundColor = .systemBackground
            rows.color = .systemBackground
        }
        let views: [UIView] = [table] + table.visibleCells
        #expect(views.count == 3 && views.allSatisfy { $0.backgroundColor == .systemBackground })
        table.traitOverrides[SidebarPanelTrait.self] = false
        scene.window.layoutIfNeeded()
        #expect(views.allSatisfy { $0.backgroundColor == .systemBackground })
    }

    // MARK: Hiding

    private struct Drag {
        let scene: Scene
        let touch: TouchSimulator

        @MainActor init(_ scene: Scene) {
            self.scene = scene
            touch = TouchSimulator(window: scene.window)
        }

        @MainActor func move(from start: CGFloat, by distance: CGFloat, rests: Bool = true) {
            touch.down(at: CGPoint(x: start, y: 600))
            touch.move(to: CGPoint(x: start + distance, y: 600), duration: 0.2)
            if rests { touch.wait(0.2) }
            scene.window.layoutIfNeeded()
        }

        @MainActor func end(cancels: Bool = false) {
            if cancels { touch.cancel() } else { touch.up() }
            scene.window.layoutIfNeeded()
        }
    }

    @Test(arguments: [false, true])
    func columnsFollowTheFingerThatHidesThem(isRightToLeft: Bool) {
        let scene = show(width: 800, height: 1100, .ios18, isRightToLeft: isRightToLeft)
        let drag = Drag(scene)
        let sign: CGFloat = isRightToLeft ? 1 : -1
        let start: CGFloat = isRightToLeft ? 150 : 650
        let primary = scene.views[0]
        let rest = primary.frame.minX
        let moved = { sign * (primary.frame.minX - rest) }
        // Away from the edge nothing moves.
        drag.move(from: start, by: -sign * 80)
        #expect(moved() == 0)
        drag.end()
        drag.move(from: start, by: sign * 80)
        #expect(abs(moved() - 80) < 1 && abs((scene.split.overlay?.dimming.alpha ?? 0) - 0.75) < 0.01)
        #expect(scene.split.displayMode == .oneOverSecondary && scene.views[1].frame == scene.window.bounds)
        drag.end()
        #expect(moved() == 0 && scene.split.displayMode == .oneOverSecondary)
        #expect(scene.split.overlay?.dimming.alpha == 1)
        drag.move(from: start, by: sign * 140)
        drag.end(cancels: true)
        #expect(moved() == 0 && scene.split.displayMode == .oneOverSecondary)
        drag.move(from: start, by: sign * 140)
        #expect(abs(moved() - 140) < 1)
        drag.touch.move(to: CGPoint(x: start + sign * 170, y: 600), duration: 0.01)
        drag.end()
        #expect(scene.split.displayMode == .secondaryOnly && primary.superview == nil && scene.split.overlay == nil)
    }

    @Test func theVelocityDecides() {
        let scene = show(width: 800, height: 1100, .ios18)
        let drag = Drag(scene)
        // Beyond the half, but on the way back.
        drag.move(from: 700, by: -200, rests: false)
        drag.touch.move(to: CGPoint(x: 540, y: 600), duration: 0.05)
        drag.end()
        #expect(scene.split.displayMode == .oneOverSecondary && scene.views[0].frame.minX == 0)
        // A finger in the column hides it, too.
        drag.move(from: 200, by: -170)
        drag.end()
        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func aPanelFollowsWithItsGlass() throws {
        let scene = show(width: 800, height: 1100)
        let panel = try #require(scene.split.view.subviews.first { $0 is GlassView })
        let drag = Drag(scene)
        drag.move(from: 700, by: -165)
        #expect(abs(scene.views[0].frame.minX + 155) < 1 && panel.frame == scene.views[0].frame)
        #expect(abs((scene.split.overlay?.dimming.alpha ?? 0) - 0.5) < 0.01)
        drag.end(cancels: true)
        #expect(panel.frame.minX == 10)
    }

    @Test func columnsThatMayNotBeHiddenStay() {
        let scene = show(width: 800, height: 1100, .ios18) { $0.presentsWithGesture = false }
        let drag = Drag(scene)
        drag.move(from: 700, by: -250)
        #expect(scene.views[0].frame.minX == 0)
        drag.end()
        #expect(scene.split.displayMode == .oneOverSecondary)
    }

    @Test func bothColumnsOverTheSecondaryOneFollow() {
        let scene = show(.tripleColumn, width: 834, height: 1194, .ios18)
        #expect(scene.split.displayMode == .twoOverSecondary)
        let rest = scene.views[1].frame.minX
        let drag = Drag(scene)
        drag.move(from: 800, by: -100)
        #expect(abs(scene.views[0].frame.minX + 100) < 1 && abs(scene.views[1].frame.minX - rest + 100) < 1)
        drag.end()
        #expect(scene.split.displayMode == .twoOverSecondary && scene.views[1].frame.minX == rest)
        drag.move(from: 800, by: -400)
        drag.end()
        #expect(scene.split.displayMode == .secondaryOnly)
    }
}
