import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UICollectionViewTests {
    private final class Cell: UICollectionViewCell {
        var name = ""
    }

    private func makeCollection() -> (UICollectionView, Screen) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        return (collection, Screen(collection))
    }

    private func names(_ collection: UICollectionView) -> [String] {
        collection.layoutIfNeeded()
        return collection.indexPathsForVisibleItems.sorted()
            .compactMap { (collection.cellForItem(at: $0) as? Cell)?.name }
    }

    @Test func arraysBecomeItems() {
        let (collection, screen) = makeCollection()
        let relay = BehaviorRelay(value: ["a", "b"])
        let subscription = relay.bind(to: collection.rx.items(cellIdentifier: "cell", cellType: Cell.self)) {
            item, name, cell in
            cell.name = "\(item)\(name)"
        }
        #expect(names(collection) == ["0a", "1b"])
        relay.accept(["c"])
        #expect(names(collection) == ["0c"])
        subscription.dispose()
        #expect(collection.dataSource == nil)
        #expect(names(collection) == [])
        withExtendedLifetime(screen) {}
    }

    @Test func aClosureMayMakeTheCells() {
        let (collection, screen) = makeCollection()
        _ = Observable.just(["a"]).bind(to: collection.rx.items) {
            (collection: UICollectionView, item: Int, name: String) in
            let cell = collection.dequeueReusableCell(
                withReuseIdentifier: "cell", for: IndexPath(item: item, section: 0))
            (cell as? Cell)?.name = name
            return cell
        }
        #expect(names(collection) == ["a"])
        withExtendedLifetime(screen) {}
    }

    @Test func selectionHighlightAndModelEventsAreEmitted() throws {
        let (collection, screen) = makeCollection()
        let shown = Log(collection.rx.willDisplayCell)
        let gone = Log(collection.rx.didEndDisplayingCell)
        let relay = BehaviorRelay(value: ["a", "b", "c"])
        let subscription = relay.bind(to: collection.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        collection.layoutIfNeeded()
        #expect(Set(shown.elements.map(\.at.item)) == [0, 1, 2])
        let selected = Log(collection.rx.itemSelected)
        let deselected = Log(collection.rx.itemDeselected)
        let highlighted = Log(collection.rx.itemHighlighted)
        let unhighlighted = Log(collection.rx.itemUnhighlighted)
        let models = Log(collection.rx.modelSelected(String.self))
        let lost = Log(collection.rx.modelDeselected(String.self))
        collection.simulateTap(at: CGPoint(x: 75, y: 25))
        collection.simulateTap(at: CGPoint(x: 25, y: 25))
        #expect(selected.elements.map(\.item) == [1, 0])
        #expect(deselected.elements.map(\.item) == [1])
        #expect(highlighted.elements.map(\.item) == [1, 0])
        #expect(unhighlighted.elements.map(\.item) == [1, 0])
        #expect(models.elements == ["b", "a"])
        #expect(lost.elements == ["b"])
        let third: String = try collection.rx.model(at: IndexPath(item: 2, section: 0))
        #expect(third == "c")
        relay.accept([])
        collection.layoutIfNeeded()
        #expect(gone.count == 3)
        subscription.dispose()
        #expect(throws: RxCocoaError.self) {
            let _: String = try collection.rx.model(at: IndexPath(item: 2, section: 0))
        }
        withExtendedLifetime(screen) {}
    }

    private final class OwnSource: NSObject, UICollectionViewDataSource, RxCollectionViewDataSourceType {
        typealias Element = [Int]

        var numbers: [Int] = []
        func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
            numbers = observedEvent.element ?? []
            collectionView.reloadData()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            numbers.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.name = "\(numbers[indexPath.item])"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @Test func headersSendEvents() {
        let (collection, screen) = makeCollection()
        (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
            width: 100, height: 20)
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let shown = Log(collection.rx.willDisplaySupplementaryView)
        let gone = Log(collection.rx.didEndDisplayingSupplementaryView)
        let relay = BehaviorRelay(value: (0..<200).map { $0 })
        let subscription = relay.bind(to: collection.rx.items(dataSource: OwnSource()))
        #expect(names(collection).first == "0")
        #expect(shown.elements.map(\.elementKind) == [UICollectionView.elementKindSectionHeader])
        collection.contentOffset.y = 400
        collection.layoutIfNeeded()
        #expect(gone.elements.map(\.at.section) == [0])
        subscription.dispose()
        withExtendedLifetime(screen) {}
    }
}
