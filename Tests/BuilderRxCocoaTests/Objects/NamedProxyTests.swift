import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import BuilderWebKit
import Foundation
import Testing

/// The proxies that RxCocoa names, and an app's subclasses of them.
@MainActor @Suite(.leavesNoResources) struct NamedProxyTests {
    /// The proxy of RxSwift's example app.
    private nonisolated class RxImagePickerDelegateProxy: RxNavigationControllerDelegateProxy,
        UIImagePickerControllerDelegate
    {
        init(imagePicker: UIImagePickerController) { super.init(navigationController: imagePicker) }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func anAppSubclassesAProxy() {
        RxImagePickerDelegateProxy.register { RxImagePickerDelegateProxy(imagePicker: $0) }
        let picker = UIImagePickerController()
        let proxy = RxImagePickerDelegateProxy.proxy(for: picker)
        #expect(proxy.navigationController === picker)
        #expect(RxImagePickerDelegateProxy.currentDelegate(for: picker) === proxy)
        var count = 0
        let selector: Selector = "navigationController:didShow:animated:"
        let subscription = proxy.methodInvoked(selector).subscribe(onNext: { _ in count += 1 })
        proxy.navigationController(picker, didShow: UIViewController(), animated: false)
        #expect(count == 1)
        subscription.dispose()
    }

    @Test func aDataSourceIsBehindItsProxy() {
        let (table, rows) = (UITableView(), Rows())
        table.dataSource = rows
        let proxy = RxTableViewDataSourceProxy.proxy(for: table)
        #expect(table.dataSource === proxy)
        withExtendedLifetime(rows) { #expect(proxy.tableView(table, numberOfRowsInSection: 0) == 3) }
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        #expect(proxy.tableView(table, numberOfRowsInSection: 0) == 0)
        _ = proxy.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    }

    @Test func scrollViewsOfAllKindsHaveOne() {
        let (table, text) = (UITableView(), UITextView())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect((RxScrollViewDelegateProxy.proxy(for: table) as? RxTableViewDelegateProxy)?.tableView === table)
        let items = RxScrollViewDelegateProxy.proxy(for: collection) as? RxCollectionViewDelegateProxy
        #expect(items?.collectionView === collection)
        #expect((RxScrollViewDelegateProxy.proxy(for: text) as? RxTextViewDelegateProxy)?.textView === text)
        #expect(table.delegate is RxTableViewDelegateProxy && text.delegate is RxTextViewDelegateProxy)
        let plain = UIScrollView()
        #expect(RxScrollViewDelegateProxy.proxy(for: plain).scrollView === plain)
    }

    @Test func everyProxyIsInFrontOfItsObject() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(RxCollectionViewDataSourceProxy.proxy(for: collection) === collection.dataSource)
        #expect(RxCollectionViewDataSourcePrefetchingProxy.proxy(for: collection) === collection.prefetchDataSource)
        #expect(RxCollectionViewDelegateProxy.proxy(for: collection) === collection.delegate)
        let (table, text) = (UITableView(), UITextView())
        #expect(RxTableViewDataSourcePrefetchingProxy.proxy(for: table) === table.prefetchDataSource)
        #expect(RxTableViewDelegateProxy.proxy(for: table) === table.delegate)
        #expect(RxScrollViewDelegateProxy.proxy(for: table) === table.delegate)
        #expect(RxTextViewDelegateProxy.proxy(for: text) === text.delegate)
        let picker = UIPickerView()
        #expect(RxPickerViewDelegateProxy.proxy(for: picker) === picker.delegate)
        #expect(RxPickerViewDataSourceProxy.proxy(for: picker) === picker.dataSource)
        let (bar, search, tabs) = (UITabBar(), UISearchBar(), UITabBarController())
        #expect(RxTabBarDelegateProxy.proxy(for: bar) === bar.delegate)
        #expect(RxSearchBarDelegateProxy.proxy(for: search) === search.delegate)
        #expect(RxTabBarControllerDelegateProxy.proxy(for: tabs) === tabs.delegate)
        let controller = UISearchController(searchResultsController: nil)
        #expect(RxSearchControllerDelegateProxy.proxy(for: controller) === controller.delegate)
        let (storage, web) = (NSTextStorage(), WKWebView())
        #expect(RxTextStorageDelegateProxy.proxy(for: storage) === storage.delegate)
        #expect(RxWKNavigationDelegateProxy.proxy(for: web) === web.navigationDelegate)
    }

    @Test func everyProxyHasItsObject() {
        let (navigation, tabs) = (UINavigationController(), UITabBarController())
        #expect(
            RxNavigationControllerDelegateProxy(navigationController: navigation).navigationController === navigation)
        #expect(RxTabBarControllerDelegateProxy(tabBar: tabs).tabBar === tabs)
        let (bar, search) = (UITabBar(), UISearchBar())
        #expect(RxTabBarDelegateProxy(tabBar: bar).tabBar === bar)
        #expect(RxSearchBarDelegateProxy(searchBar: search).searchBar === search)
        let controller = UISearchController(searchResultsController: nil)
        #expect(RxSearchControllerDelegateProxy(searchController: controller).searchController === controller)
        let (storage, web, picker) = (NSTextStorage(), WKWebView(), UIPickerView())
        #expect(RxTextStorageDelegateProxy(textStorage: storage).textStorage === storage)
        #expect(RxWKNavigationDelegateProxy(webView: web).webView === web)
        #expect(RxPickerViewDelegateProxy(pickerView: picker).pickerView === picker)
        let source = RxPickerViewDataSourceProxy(pickerView: picker)
        #expect(source.numberOfComponents(in: picker) == 0)
        #expect(source.pickerView(picker, numberOfRowsInComponent: 0) == 0)
        RxTabBarDelegateProxy.registerKnownImplementations()
        RxTabBarDelegateProxy.setCurrentDelegate(nil, to: bar)
        #expect(bar.delegate == nil)
    }

    /// A number of an app that is reported as one of another type.
    private struct Level: KVORepresentable, Equatable {
        typealias KVOType = CGSize

        let height: CGFloat

        init?(KVOValue: CGSize) { height = KVOValue.height }
    }

    @Test func valuesAreConvertedFromWhatIsReported() {
        #expect(Int(KVOValue: 3) == 3 && Int32(KVOValue: 4) == 4 && Int64(KVOValue: 5) == 5)
        #expect(UInt(KVOValue: 3) == 3 && UInt32(KVOValue: 4) == 4 && UInt64(KVOValue: 5) == 5)
        #expect(CGPoint(KVOValue: NSValue(point: CGPoint(x: 1, y: 2))) == CGPoint(x: 1, y: 2))
        #expect(CGSize(KVOValue: NSValue(size: CGSize(width: 1, height: 2))) == CGSize(width: 1, height: 2))
        #expect(CGRect(KVOValue: NSValue(rect: .zero)) == .zero)
        let view = UIScrollView()
        var sizes: [CGSize?] = []
        let subscription = view.rx.observe(CGSize.self, "contentSize").subscribe(onNext: { sizes.append($0) })
        view.contentSize = CGSize(width: 3, height: 4)
        #expect(sizes == [.zero, CGSize(width: 3, height: 4)])
        subscription.dispose()
        var levels: [Level?] = []
        _ = view.rx.observe(Level.self, "contentSize").take(1).subscribe(onNext: { levels.append($0) })
        #expect(levels == [Level(KVOValue: CGSize(width: 0, height: 4))])
    }
}
