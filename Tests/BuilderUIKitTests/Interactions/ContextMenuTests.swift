import Foundation
import Testing

@testable import BuilderUIKit

/// Menus that long presses on views, rows, items and buttons open.
@MainActor
@Suite struct ContextMenuTests {
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var log: [String] = []
        var configuration: UIContextMenuConfiguration?
        var preview: UITargetedPreview?
        var location = CGPoint.zero
        var commitStyle = UIContextMenuInteractionCommitStyle.pop

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            self.location = location
            return configuration
        }
        func contextMenuInteraction(
            _: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration _: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("highlight")
            return preview
        }
        func contextMenuInteraction(
            _: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration _: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("dismissal")
            return preview
        }
        func contextMenuInteraction(
            _: UIContextMenuInteraction, willDisplayMenuFor _: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("display")
            animator?.addCompletion { self.log.append("displayed") }
            animator?.addAnimations { self.log.append("displaying") }
        }
        func contextMenuInteraction(
            _: UIContextMenuInteraction, willEndFor _: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("end")
            animator?.addCompletion { self.log.append("ended") }
        }
        func contextMenuInteraction(
            _: UIContextMenuInteraction, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("preview \(animator.previewViewController == nil ? "of a view" : "of a controller")")
            animator.preferredCommitStyle = commitStyle
            animator.addCompletion { self.log.append("committed") }
        }
    }

    private let owner = Owner()
    private let window: UIWindow
    private let box = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 60))
    private let interaction: UIContextMenuInteraction

    init() {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        interaction = UIContextMenuInteraction(delegate: owner)
        box.addInteraction(interaction)
        window.addSubview(box)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        owner.configuration = configuration()
    }

    private func configuration(
        titles: [String] = ["Copy", "Delete"], preview: UIContextMenuContentPreviewProvider? = nil
    ) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { [owner] _ in
            UIMenu(children: titles.map { title in UIAction(title: title) { _ in owner.log.append(title) } })
        }
    }

    private var menu: MenuView? { window.subviews.lazy.compactMap { $0 as? MenuView }.first }
    private var preview: ContextMenuPreview? { menu?.subviews.lazy.compactMap { $0 as? ContextMenuPreview }.first }
    private var card: UIView? { menu?.subviews.lazy.compactMap { $0 as? UIScrollView }.first }
    private func row(_ title: String) -> UIView? {
        card?.subviews.first { ($0 as? MenuRow)?.element.title == title }
    }

    @Test func aLongPressOpensTheMenuBesideAPicture() throws {
        #expect(interaction.menuAppearance == .unknown)
        box.simulateLongPress(at: CGPoint(x: 20, y: 30))
        #expect(owner.location == CGPoint(x: 20, y: 30))
        #expect(owner.log == ["highlight", "display", "displaying", "displayed"])
        #expect(interaction.menuAppearance == .rich)
        #expect(interaction.location(in: window) == CGPoint(x: 60, y: 130))
        let (preview, card) = (try #require(preview), try #require(card))
        #expect(preview.frame == box.frame)
        #expect(card.frame.minY == preview.frame.maxY + ContextMenuPreview.gap)
        #expect(card.frame.minX == preview.frame.minX)
        #expect(box.layer.opacity == 0, "the picture stands for the view")
    }

    @Test func aChosenActionClosesTheMenu() throws {
        box.simulateLongPress()
        owner.log = []
        try #require(row("Delete")).simulateTap()
        #expect(owner.log == ["Delete", "dismissal", "end", "ended"])
        #expect(menu == nil && interaction.menuAppearance == .unknown)
        #expect(box.layer.opacity == 1)
    }

    @Test func aTapBesideTheMenuOrADismissalClosesIt() {
        box.simulateLongPress()
        owner.log = []
        window.simulateTap(at: CGPoint(x: 5, y: 560))
        #expect(owner.log == ["dismissal", "end", "ended"] && menu == nil)
        box.simulateLongPress()
        owner.log = []
        interaction.dismissMenu()
        #expect(owner.log == ["dismissal", "end", "ended"] && menu == nil)
        interaction.dismissMenu()
        #expect(owner.log == ["dismissal", "end", "ended"], "nothing is open")
    }

    @Test func withoutAMenuTheTouchIsTheViews() {
        owner.configuration = nil
        var presses = 0
        let press = UILongPressGestureRecognizer { _ in presses += 1 }
        box.addGestureRecognizer(press)
        box.simulateLongPress()
        #expect(menu == nil && presses > 0)
        #expect(owner.log.isEmpty)
    }

    @Test func anEmptyMenuDoesNotOpen() {
        owner.configuration = configuration(titles: [])
        box.simulateLongPress()
        #expect(menu == nil && owner.log == ["highlight"])
        #expect(box.layer.opacity == 1)
    }

    @Test func aShortPressOpensNothing() {
        box.simulateLongPress(duration: 0.3)
        #expect(menu == nil && owner.log.isEmpty)
    }

    // MARK: Previews

    @Test func aControllersViewIsThePreview() throws {
        final class Content: UIViewController {
            var log: [String] = []
            override func viewDidAppear(_ animated: Bool) { log.append("appear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
        }
        let content = Content()
        content.preferredContentSize = CGSize(width: 200, height: 150)
        owner.configuration = configuration(preview: { content })
        box.simulateLongPress()
        let preview = try #require(preview)
        #expect(preview.bounds.size == content.preferredContentSize)
        #expect(content.view.frame == preview.bounds && content.log == ["appear"])
        #expect(box.layer.opacity == 1)
        owner.log = []
        preview.simulateTap()
        #expect(owner.log == ["preview of a controller", "end", "ended", "committed"])
        #expect(content.log == ["appear", "disappear"])
    }

    @Test func aTappedPreviewThatDisappearsReturnsToItsView() throws {
        owner.commitStyle = .dismiss
        box.simulateLongPress()
        owner.log = []
        try #require(preview).simulateTap()
        #expect(owner.log == ["preview of a view", "dismissal", "end", "ended", "committed"])
    }

    @Test func aPreviewWithoutAMenuIsShown() throws {
        owner.configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() })
        box.simulateLongPress()
        let (preview, card) = (try #require(preview), try #require(card))
        #expect(card.isHidden)
        #expect(preview.frame.width == 304 && preview.frame.minX == 8)
    }

    @Test func thePreviewLeavesRoomForTheMenu() throws {
        box.frame = CGRect(x: 10, y: 60, width: 300, height: 480)
        box.simulateLongPress()
        let (preview, card) = (try #require(preview), try #require(card))
        #expect(preview.frame.minY >= 0 && preview.frame.height < 480)
        #expect(abs(preview.frame.width / preview.frame.height - 300 / 480) < 0.001)
        #expect(card.frame.minY == preview.frame.maxY + ContextMenuPreview.gap)
        #expect(card.frame.maxY <= 568 && card.frame.height == 88)
    }

    @Test(arguments: [UIContextMenuConfiguration.ElementOrder.automatic, .priority])
    func aMenuAboveItsPreview(order: UIContextMenuConfiguration.ElementOrder) throws {
        let configuration = configuration()
        configuration.preferredMenuElementOrder = order
        owner.configuration = configuration
        box.frame.origin.y = 500
        box.simulateLongPress()
        let card = try #require(card)
        #expect(card.frame.maxY == 500 - ContextMenuPreview.gap)
        let isFirstAbove = try #require(row("Copy")).frame.minY < (try #require(row("Delete")).frame.minY)
        #expect(isFirstAbove == (order == .automatic))
    }

    @Test func aPreviewOfAPartOfTheView() throws {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 20, y: 10, width: 40, height: 40))
        owner.preview = UITargetedPreview(view: box, parameters: parameters)
        box.simulateLongPress()
        let preview = try #require(preview)
        #expect(preview.bounds.size == CGSize(width: 40, height: 40))
        #expect(preview.subviews.first?.layer.mask != nil && preview.layer.cornerRadius == 0)
    }

    @Test func theShadowHasAnOutlineOfItsOwn() throws {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 20, y: 10, width: 40, height: 40))
        parameters.shadowPath = UIBezierPath(rect: CGRect(x: 30, y: 15, width: 10, height: 20))
        owner.preview = UITargetedPreview(view: box, parameters: parameters)
        box.simulateLongPress()
        let outline = try #require(preview?.layer.shadowPath)
        #expect(outline.boundingBox == CGRect(x: 10, y: 5, width: 10, height: 20))
    }

    @Test func aPreviewIsTransformedAsItsTarget() throws {
        let target = UIPreviewTarget(
            container: window, center: CGPoint(x: 160, y: 200), transform: CGAffineTransform(scaleX: 2, y: 2))
        owner.preview = UITargetedPreview(view: box, parameters: UIPreviewParameters(), target: target)
        box.simulateLongPress()
        let (preview, card) = (try #require(preview), try #require(card))
        #expect(preview.frame == CGRect(x: 40, y: 140, width: 240, height: 120))
        #expect(card.frame.minY == 260 + ContextMenuPreview.gap)
    }

    @Test func theVisibleMenuIsReplaced() throws {
        box.simulateLongPress()
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Undo") { _ in }]) }
        window.layoutIfNeeded()
        #expect(row("Undo") != nil && row("Copy") == nil)
    }

    // MARK: Lists and buttons

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
        func tableView(
            _: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("row \(path.row) at \(Int(point.y))")
            guard path.row < 2 else { return nil }
            return UIContextMenuConfiguration(identifier: path as NSIndexPath, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in }])
            }
        }
        func tableView(
            _: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display \((configuration.identifier as? NSIndexPath)?.length ?? 0)") }
        func tableView(
            _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.append("preview") }
        func tableView(
            _: UITableView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("dismissal")
            return nil
        }
        func tableView(
            _: UITableView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }
    }

    @Test func rowsOfTables() throws {
        let rows = Rows()
        let table = UITableView(frame: window.bounds, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell.simulateLongPress()
        #expect(rows.log == ["row 1 at 66", "display 2"])
        #expect(preview?.frame == cell.convert(cell.bounds, to: window))
        #expect(!cell.isHighlighted && table.contextMenuInteraction?.menuAppearance == .rich)
        preview?.simulateTap()
        #expect(rows.log == ["row 1 at 66", "display 2", "preview", "dismissal", "end"])
        rows.log = []
        try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))).simulateLongPress()
        #expect(rows.log == ["row 2 at 110", "select"], "a long touch of a row without a menu")
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var path: IndexPath?
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            path = indexPath
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in }])
            })
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0.contentView) }
        }
    }

    @Test func itemsOfCollections() throws {
        let items = Items()
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        collection.delegate = items
        window.addSubview(collection)
        window.layoutIfNeeded()
        try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0))).simulateLongPress()
        #expect(items.path?.item == 2 && menu != nil)
    }

    @Test func aControlsFurtherInteractionHasAPreview() throws {
        let tile = UIControl(frame: CGRect(x: 40, y: 300, width: 120, height: 60))
        let interaction = UIContextMenuInteraction(delegate: owner)
        tile.addInteraction(interaction)
        window.addSubview(tile)
        var controllers = 0
        owner.configuration = UIContextMenuConfiguration(
            identifier: nil,
            previewProvider: {
                controllers += 1
                return UIViewController()
            })
        tile.simulateLongPress()
        #expect(controllers == 1 && preview?.controller != nil)
        #expect(interaction.menuAppearance == .rich && owner.log.first == "highlight")
    }

    @Test func aControlsOwnInteractionAsksForNoPreview() {
        final class Tile: UIControl {
            var controllers = 0
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(
                    identifier: nil,
                    previewProvider: {
                        self.controllers += 1
                        return UIViewController()
                    },
                    actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
            }
        }
        let tile = Tile(frame: CGRect(x: 40, y: 300, width: 120, height: 60))
        tile.isContextMenuInteractionEnabled = true
        window.addSubview(tile)
        tile.simulateLongPress()
        #expect(menu != nil && preview == nil && tile.controllers == 0)
        #expect(tile.contextMenuInteraction?.menuAppearance == .compact)
    }

    private final class Photos: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var asked: [[Int]] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            asked.append(indexPaths.map(\.item))
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Paste") { _ in }])
            })
        }
    }

    private func showPhotos(_ photos: Photos) -> UICollectionView {
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = photos
        collection.delegate = photos
        collection.allowsMultipleSelection = true
        window.addSubview(collection)
        window.layoutIfNeeded()
        return collection
    }

    @Test func selectedItemsHaveAMenuTogether() throws {
        let photos = Photos()
        let collection = showPhotos(photos)
        for item in [2, 0] {
            collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        for item in [2, 1] {
            try #require(collection.cellForItem(at: IndexPath(item: item, section: 0))).simulateLongPress()
            #expect(preview != nil)
            window.closeMenu()
        }
        #expect(photos.asked == [[0, 2], [1]])
    }

    @Test func theSpaceBetweenItemsHasAMenuWithoutAPreview() throws {
        let photos = Photos()
        let collection = showPhotos(photos)
        collection.simulateLongPress(at: CGPoint(x: 40, y: 300))
        #expect(photos.asked == [[]])
        let card = try #require(card)
        #expect(preview == nil && collection.layer.opacity == 1)
        #expect(card.frame.minX == 40 && card.frame.minY == 308 && card.frame.height == 44)
        #expect(collection.contextMenuInteraction?.menuAppearance == .compact)
    }

    @Test func buttonsWithAMenuBesideTheirAction() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        #expect(!button.isContextMenuInteractionEnabled)
        button.menu = UIMenu(children: [UIAction(title: "Later") { _ in }])
        #expect(button.isContextMenuInteractionEnabled)
        window.addSubview(button)
        button.simulateTap()
        #expect(taps == 1 && menu == nil)
        button.simulateLongPress()
        #expect(taps == 1 && menu != nil && preview == nil)
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    }
}
