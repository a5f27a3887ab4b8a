import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UITableViewEditingTests {
    @Test func commitsOnBoundRowsEmitItemEvents() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let names = BehaviorRelay(value: ["a", "b", "c"])
        let rows = names.bind(to: table.rx.items(cellIdentifier: "cell")) { _, _, _ in }
        let bag = DisposeBag()
        table.rx.modelDeleted(String.self)
            .subscribe(onNext: { name in names.accept(names.value.filter { $0 != name }) }).disposed(by: bag)
        let deleted = Log(table.rx.itemDeleted)
        let inserted = Log(table.rx.itemInserted)
        let moved: Log<ItemMovedEvent> = Log(table.rx.itemMoved)
        table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        table.dataSource?.tableView(table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
        table.dataSource?.tableView(
            table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        table.dataSource?.tableView(table, commit: .none, forRowAt: IndexPath(row: 0, section: 0))
        #expect(names.value == ["a", "c"])
        #expect(deleted.elements.map(\.row) == [1])
        #expect(inserted.elements.map(\.row) == [0])
        #expect(moved.elements.map { [$0.sourceIndex.row, $0.destinationIndex.row] } == [[0, 1]])
        rows.dispose()
    }

    @Test func eventsThatDoNotOccurEndWithTheirView() {
        var endings: [Int] = []
        let bag = DisposeBag()
        func make() {
            let table = UITableView()
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let paths = [
                table.rx.prefetchRows, table.rx.cancelPrefetchingForRows, collection.rx.prefetchItems,
                collection.rx.cancelPrefetchingForItems,
            ]
            for (index, source) in paths.enumerated() {
                source.subscribe(onCompleted: { endings.append(index) }).disposed(by: bag)
            }
            table.rx.didScrollToTop.subscribe(onCompleted: { endings.append(4) }).disposed(by: bag)
            #expect(endings.isEmpty)
        }
        make()
        #expect(endings.sorted() == [0, 1, 2, 3, 4])
    }
}
