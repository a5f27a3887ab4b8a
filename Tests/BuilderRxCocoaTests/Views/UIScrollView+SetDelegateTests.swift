import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UIScrollViewSetDelegateTests {
    private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {}

    private final class ScrollDelegate: UIScrollViewDelegate {
        var moves = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
    }

    private final class DataSource: UITableViewDataSource, UITableViewDataSourcePrefetching {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }

    @Test func everyKindOfViewTakesOne() {
        let delegate = Delegate()
        let table = UITableView()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let text = UITextView()
        let scroll = UIScrollView()
        let bag = DisposeBag()
        func check(_ delegate: AnyObject?) -> Bool {
            table.delegate === delegate && collection.delegate === delegate && text.delegate === delegate
                && scroll.delegate === delegate
        }
        bag.insert(
            table.rx.setDelegate(delegate), collection.rx.setDelegate(delegate), text.rx.setDelegate(delegate),
            scroll.rx.setDelegate(delegate))
        #expect(check(delegate))
        let ends = [table, collection, text, scroll].map { $0.rx.setDelegate(delegate) }
        ends.forEach { $0.dispose() }
        #expect(check(nil))
    }

    @Test func anotherDelegateStays() {
        let first = Delegate()
        let second = Delegate()
        let table = UITableView()
        let subscription = table.rx.setDelegate(first)
        table.delegate = second
        subscription.dispose()
        #expect(table.delegate === second)
    }

    @Test func aTableTakesOneThatReceivesOnlyOfScrolling() {
        let delegate = ScrollDelegate()
        let table = UITableView()
        let subscription = table.rx.setDelegate(delegate)
        table.contentOffset.y = 5
        #expect(delegate.moves == 1)
        subscription.dispose()
        table.contentOffset.y = 6
        #expect(delegate.moves == 1)
    }

    @Test func setDelegateRetainsNeitherDelegateNorView() {
        var delegate: Delegate? = Delegate()
        weak let watchedDelegate = delegate
        var table: UITableView? = UITableView()
        weak let watchedTable = table
        let subscription = delegate.flatMap { table?.rx.setDelegate($0) }
        delegate = nil
        #expect(watchedDelegate == nil)
        table = nil
        #expect(watchedTable == nil)
        subscription?.dispose()
    }

    @Test func dataSourcesAreSetAlike() {
        let dataSource = DataSource()
        let table = UITableView()
        let rows = table.rx.setDataSource(dataSource)
        let ahead = table.rx.setPrefetchDataSource(dataSource)
        #expect(table.dataSource === dataSource && table.prefetchDataSource === dataSource)
        rows.dispose()
        ahead.dispose()
        #expect(table.dataSource == nil && table.prefetchDataSource == nil)
    }
}
