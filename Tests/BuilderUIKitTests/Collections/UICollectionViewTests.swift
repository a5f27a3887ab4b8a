import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UICollectionViewTests {
    private let stage = ControllerStage()

    /// The screen that swift-snapshot-testing draws on several devices: items as high as the collection, which fills
    /// the margins and has its layout invalidated each time the controller's view was laid out.
    private final class PageController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
    {
        let flowLayout: UICollectionViewFlowLayout = {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.minimumLineSpacing = 20
            return layout
        }()
        lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(collectionView)
            collectionView.dataSource = self
            collectionView.delegate = self
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                collectionView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                collectionView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                collectionView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                collectionView.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
            ])
            collectionView.reloadData()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            collectionView.collectionViewLayout.invalidateLayout()
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = .orange
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: min(collectionView.frame.width - 50, 300), height: collectionView.frame.height)
        }
    }

    @Test(arguments: [
        ("iPhone SE (1st)", CGRect(x: 16, y: 20, width: 238, height: 548), 2),
        ("iPhone 8", CGRect(x: 16, y: 20, width: 293, height: 647), 2),
        ("iPhone X", CGRect(x: 16, y: 44, width: 293, height: 734), 2),
        ("iPad Pro 12.9", CGRect(x: 20, y: 24, width: 300, height: 1322), 4),
    ])
    func pagesInTheMargins(_ name: String, _ first: CGRect, _ count: Int) throws {
        let (_, issues) = try LayoutDiagnostics.collecting {
            try on(name) {
                let controller = PageController()
                let window = try stage.show(controller, on: name)
                let collection = controller.collectionView
                let cells = collection.visibleCells
                #expect(cells.count == count)
                for (index, cell) in cells.enumerated() {
                    #expect(
                        cell.convert(cell.bounds, to: window)
                            == first.offsetBy(dx: CGFloat(index) * (first.width + 20), dy: 0))
                    #expect(cell.contentView.frame == cell.bounds)
                }
                #expect(collection.contentSize.width == 20 * first.width + 19 * 20)
                #expect(collection.contentOffset == .zero)
            }
        }
        #expect(issues.isEmpty)
    }

    /// Only odd items can be edited.
    private final class OddItems: UICollectionViewController {
        var asked: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(_: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
            asked.append(indexPath.item)
            return indexPath.item % 2 == 1
        }
    }

    @Test func theDelegateExcludesItemsFromEditing() throws {
        let controller = OddItems(collectionViewLayout: UICollectionViewFlowLayout())
        let window = try stage.show(controller, on: "iPhone 15")
        let collection = try #require(controller.collectionView)
        func states() -> [Bool?] {
            (0..<3).map { collection.cellForItem(at: [0, $0])?.configurationState.isEditing }
        }
        #expect(states() == [false, false, false])
        #expect(controller.asked.isEmpty)
        collection.isEditing = true
        window.layoutIfNeeded()
        #expect(states() == [false, true, false])
        #expect(controller.asked.sorted() == [0, 1, 2], "once for each cell")
        collection.reloadData()
        window.layoutIfNeeded()
        #expect(states() == [false, true, false])
        collection.isEditing = false
        #expect(states() == [false, false, false])
    }

    /// Implements only the older methods for previews and destinations.
    private final class OlderDelegate: UICollectionViewDelegate {
        let preview = UITargetedPreview(view: UIView())

        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? { preview }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { currentIndexPath }
    }

    @Test func newMethodsOfTheDelegateCallTheOlderOnes() {
        let older = OlderDelegate()
        let delegate: any UICollectionViewDelegate = older
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let configuration = UIContextMenuConfiguration()
        #expect(
            delegate.collectionView(
                collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: [0, 0]) == nil)
        #expect(
            delegate.collectionView(
                collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: [0, 0])
                === older.preview)
        let target = delegate.collectionView(
            collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: [0, 1], atCurrentIndexPath: [0, 2],
            toProposedIndexPath: [0, 3])
        #expect(target == [0, 2])
    }

    @Test func onlyItemsInViewAreMade() {
        let few = CollectionSource(items: 200)
        let many = CollectionSource(items: 10_000)
        let (_, fewWindow) = few.show(UICollectionViewFlowLayout())
        let (collection, window) = many.show(UICollectionViewFlowLayout())
        // 6 in a line, 10 lines of 60 points.
        #expect(many.requests == few.requests)
        #expect(many.requests == 60)
        collection.scrollToItem(at: IndexPath(item: 6_000, section: 0), at: .top, animated: false)
        #expect(collection.contentOffset.y == 60_000)
        #expect(many.requests == 120)
        #expect(many.seen.count == 60)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(collection.cellForItem(at: IndexPath(item: 6_000, section: 0))?.frame.minY == 60_000)
        _ = (fewWindow, window)
    }

    @Test func layingOutAgainRequestsNothing() {
        let source = CollectionSource(items: 1_000)
        let (collection, window) = source.show(UICollectionViewFlowLayout(), height: 590)
        let requests = source.requests
        collection.setNeedsLayout()
        window.layoutIfNeeded()
        collection.contentOffset.y = 9
        window.layoutIfNeeded()
        #expect(source.requests == requests)
        // The eleventh line comes into view.
        collection.contentOffset.y = 11
        window.layoutIfNeeded()
        #expect(source.requests == requests + 6)
        #expect(source.seen.count == requests + 6)
        collection.contentOffset.y = 65
        window.layoutIfNeeded()
        #expect(source.seen.count == requests + 6)
    }

    @Test func cellsAreMadeByTheirOwnInitializers() throws {
        class TitledCell: UICollectionViewCell {
            let title: String
            var numbers = [1, 2, 3]
            override init(frame: CGRect) {
                title = "\(frame.width)"
                super.init(frame: frame)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class DeeperCell: TitledCell {
            let object = NSObject()
        }
        final class GenericCell<Content>: UICollectionViewCell {
            var content: Content?
        }
        for type in [UICollectionViewCell.self, TitledCell.self, DeeperCell.self, GenericCell<[String]>.self] {
            let (collection, window) = CollectionSource(items: 3).show(UICollectionViewFlowLayout(), cell: type)
            let source = CollectionSource(items: 3)
            collection.dataSource = source
            window.layoutIfNeeded()
            #expect(collection.visibleCells.count == 3)
            for cell in collection.visibleCells {
                #expect(Swift.type(of: cell) == type)
                #expect(cell.reuseIdentifier == "cell")
                #expect(cell.contentView.superview === cell)
                if let titled = cell as? TitledCell {
                    #expect(titled.title == "50.0")
                    #expect(titled.numbers == [1, 2, 3])
                }
            }
        }
    }

    @Test func dequeuingWithoutAValidRegistrationWarns() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let warnings = WarningLog()
        warnings.asCurrent {
            collection.register(UILabel.self, forCellWithReuseIdentifier: "label")
            _ = collection.dequeueReusableCell(withReuseIdentifier: "label", for: IndexPath(item: 0, section: 0))
            _ = collection.dequeueReusableSupplementaryView(
                ofKind: "kind", withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
        }
        #expect(warnings.warnings.count == 3)
        #expect("\(warnings.warnings[1])".contains("must register a class"))
    }

    @Test func aTapSelects() throws {
        let source = CollectionSource(items: 30)
        let (collection, window) = source.show(UICollectionViewFlowLayout())
        let background = UIView()
        func cell(_ item: Int) throws -> UICollectionViewCell {
            try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
        }
        try cell(2).selectedBackgroundView = background
        try cell(2).simulateTap()
        #expect(source.take() == ["highlight 2", "should select 2", "select 2", "unhighlight 2"])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(try cell(2).isSelected)
        #expect(background.superview != nil)
        #expect(background.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        try cell(3).simulateTap()
        #expect(source.take() == ["highlight 3", "should select 3", "deselect 2", "select 3", "unhighlight 3"])
        #expect(background.superview == nil)
        collection.allowsMultipleSelection = true
        try cell(4).simulateTap()
        try cell(3).simulateTap()
        #expect(collection.indexPathsForSelectedItems?.map(\.item) == [4])
        collection.deselectItem(at: IndexPath(item: 4, section: 0), animated: false)
        #expect(collection.indexPathsForSelectedItems == [])
        collection.selectItem(at: IndexPath(item: 29, section: 0), animated: false, scrollPosition: [])
        #expect(try cell(29).isSelected)
        _ = window
    }

    @Test func scrollingToItems() {
        let source = CollectionSource(items: 600)
        let (collection, window) = source.show(UICollectionViewFlowLayout()) {
            $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
        }
        #expect(collection.contentOffset.y == -10)
        let path = IndexPath(item: 120, section: 0)
        for (position, y) in [
            (UICollectionView.ScrollPosition.top, CGFloat(1190)), (.bottom, 1250 - 570), (.centeredVertically, 935),
        ] {
            collection.scrollToItem(at: path, at: position, animated: false)
            #expect(collection.contentOffset.y == y)
        }
        collection.scrollToItem(at: IndexPath(item: 599, section: 0), at: .top, animated: false)
        // 100 lines: 5990 points high.
        #expect(collection.contentOffset.y == 5420)
        #expect(collection.indexPathForItem(at: CGPoint(x: 20, y: 5960))?.item == 594)
        #expect(collection.indexPathForItem(at: CGPoint(x: 20, y: 5935)) == nil)
        _ = window
    }

    @Test func aControllerFillsItsView() throws {
        final class Controller: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
            }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 100 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
            }
        }
        try on("iPhone X") {
            let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
            let window = try stage.show(UINavigationController(rootViewController: controller), on: "iPhone X")
            let collection = try #require(controller.collectionView)
            #expect(collection.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
            #expect(collection.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
            let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
            #expect(first.convert(first.bounds, to: window) == CGRect(x: 0, y: 88, width: 50, height: 50))
        }
    }
}
