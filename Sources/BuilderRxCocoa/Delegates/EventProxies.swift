import BuilderRxSwift
import BuilderUIKit
import Foundation

/// The proxy of one of UIKit's views or controllers: it emits the calls that the view makes of its delegate, and isn't
/// the delegate itself.
final class EventProxy<P: _MainActorObject, D>: DelegateProxy<P, D>, @unchecked Sendable {
    private let calls: [String: Observable<[Any]>]
    private let get: @MainActor (P) -> Any?
    private let set: @MainActor (P, AnyObject?) -> Void
    private var retained: AnyObject?

    /// Creates a proxy with the calls that it emits, by the name that Swift derives from the method's.
    init(
        _ parent: P, _ calls: [String: Observable<[Any]>], get: @escaping @MainActor (P) -> Any?,
        set: @escaping @MainActor (P, AnyObject?) -> Void
    ) {
        self.calls = calls
        self.get = get
        self.set = set
        super.init(parent: parent)
    }

    /// The calls are observed after they are made.
    override func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }

    override func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
        calls[selector.swiftName] ?? unobservable(selector)
    }

    override func forwardToDelegate() -> D? {
        guard let parent = parentObject else { return nil }
        let get = get
        return assumingMainActor { get(parent) as? D }
    }

    override func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
        guard let parent = parentObject else { return }
        nonisolated(unsafe) let object = delegate.map { $0 as AnyObject }
        let set = set
        assumingMainActor { set(parent, object) }
        retained = retainDelegate ? object : nil
    }
}

extension Reactive where Base: _MainActorObject {
    /// Returns the object's proxy for a kind of delegate, which is created once.
    func proxy<P: _MainActorObject, D>(
        _ parent: P, _ calls: @escaping () -> [String: Observable<[Any]>], get: @escaping @MainActor (P) -> Any?,
        set: @escaping @MainActor (P, AnyObject?) -> Void
    ) -> DelegateProxy<P, D> {
        nonisolated(unsafe) let calls = calls
        return assumingMainActor {
            let key = ObjectIdentifier(EventProxy<P, D>.self)
            if let known = parent.attachments[key] as? EventProxy<P, D> { return known }
            let proxy = EventProxy<P, D>(parent, calls(), get: get, set: set)
            parent.attachments[key] = proxy
            return proxy
        }
    }

    /// Returns the calls of a delegate's method, with the object and the transformed event as arguments.
    func calls<Value>(
        _ event: ControlEvent<Value>, _ arguments: @escaping (Value) -> [Any] = { _ in [] }
    ) -> Observable<[Any]> {
        event.map { [weak object = base] value in [object.map { $0 as Any } ?? NSNull()] + arguments(value) }
    }
}

extension Reactive where Base: UIScrollView {
    /// The delegate's proxy, which emits the calls that the view makes of it: of scrolling, and those of tables,
    /// collection views and text views.
    ///
    /// ```swift
    /// table.rx.delegate.methodInvoked(#selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
    ///     .map { arguments in arguments[1] as? IndexPath }
    /// ```
    public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> {
        proxy(base as UIScrollView, { delegateCalls }, get: { $0.delegate }) {
            $0.anyDelegate = $1 as? any UIScrollViewDelegate
        }
    }

    private var delegateCalls: [String: Observable<[Any]>] {
        let scrolling = [
            "scrollViewDidScroll:": calls(didScroll), "scrollViewDidZoom:": calls(didZoom),
            "scrollViewWillBeginDragging:": calls(willBeginDragging),
            "scrollViewWillBeginDecelerating:": calls(willBeginDecelerating),
            "scrollViewDidEndDecelerating:": calls(didEndDecelerating),
            "scrollViewDidEndScrollingAnimation:": calls(didEndScrollingAnimation),
            "scrollViewDidEndDragging:willDecelerate:": calls(didEndDragging) { [$0] },
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:": calls(willEndDragging) {
                [$0.velocity, $0.targetContentOffset]
            },
            "scrollViewDidScrollToTop:": calls(didScrollToTop),
            "scrollViewWillBeginZooming:with:": calls(willBeginZooming) { [$0 ?? NSNull()] },
            "scrollViewDidEndZooming:with:atScale:": calls(didEndZooming) { [$0.view ?? NSNull(), $0.scale] },
        ]
        let own =
            switch base as UIScrollView {
            case let table as UITableView: table.rx.rowCalls
            case let collection as UICollectionView: collection.rx.itemCalls
            case let text as UITextView: text.rx.textCalls
            default: [String: Observable<[Any]>]()
            }
        return scrolling.merging(own) { first, _ in first }
    }
}

extension Reactive where Base: UITableView {
    /// The data source's proxy. It emits no calls: the table makes them of the data source itself.
    public var dataSource: DelegateProxy<UITableView, any UITableViewDataSource> {
        proxy(base as UITableView, { [:] }, get: { $0.dataSource }) { $0.dataSource = $1 as? any UITableViewDataSource }
    }

    /// The prefetching data source's proxy, which emits the calls that the table makes of it.
    public var prefetchDataSource: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching> {
        proxy(base as UITableView, { prefetchCalls }, get: { $0.prefetchDataSource }) {
            $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
        }
    }

    private var prefetchCalls: [String: Observable<[Any]>] {
        [
            "tableView:prefetchRowsAt:": calls(prefetchRows) { [$0] },
            "tableView:cancelPrefetchingForRowsAt:": calls(cancelPrefetchingForRows) { [$0] },
        ]
    }

    fileprivate var rowCalls: [String: Observable<[Any]>] {
        [
            "tableView:didSelectRowAt:": calls(itemSelected) { [$0] },
            "tableView:didDeselectRowAt:": calls(itemDeselected) { [$0] },
            "tableView:didHighlightRowAt:": calls(itemHighlighted) { [$0] },
            "tableView:didUnhighlightRowAt:": calls(itemUnhighlighted) { [$0] },
            "tableView:accessoryButtonTappedForRowWith:": calls(itemAccessoryButtonTapped) { [$0] },
            "tableView:willDisplay:forRowAt:": calls(willDisplayCell) { [$0.cell, $0.indexPath] },
            "tableView:didEndDisplaying:forRowAt:": calls(didEndDisplayingCell) { [$0.cell, $0.indexPath] },
        ]
    }
}

extension Reactive where Base: UICollectionView {
    /// The data source's proxy. It emits no calls: the collection view makes them of the data source itself.
    public var dataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSource> {
        proxy(base as UICollectionView, { [:] }, get: { $0.dataSource }) {
            $0.dataSource = $1 as? any UICollectionViewDataSource
        }
    }

    /// The prefetching data source's proxy, which emits the calls that the collection view makes of it.
    public var prefetchDataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching> {
        proxy(base as UICollectionView, { prefetchCalls }, get: { $0.prefetchDataSource }) {
            $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
        }
    }

    private var prefetchCalls: [String: Observable<[Any]>] {
        [
            "collectionView:prefetchItemsAt:": calls(prefetchItems) { [$0] },
            "collectionView:cancelPrefetchingForItemsAt:": calls(cancelPrefetchingForItems) { [$0] },
        ]
    }

    fileprivate var itemCalls: [String: Observable<[Any]>] {
        [
            "collectionView:didSelectItemAt:": calls(itemSelected) { [$0] },
            "collectionView:didDeselectItemAt:": calls(itemDeselected) { [$0] },
            "collectionView:didHighlightItemAt:": calls(itemHighlighted) { [$0] },
            "collectionView:didUnhighlightItemAt:": calls(itemUnhighlighted) { [$0] },
            "collectionView:willDisplay:forItemAt:": calls(willDisplayCell) { [$0.cell, $0.at] },
            "collectionView:didEndDisplaying:forItemAt:": calls(didEndDisplayingCell) { [$0.cell, $0.at] },
            "collectionView:willDisplaySupplementaryView:forElementKind:at:": calls(willDisplaySupplementaryView) {
                [$0.supplementaryView, $0.elementKind, $0.at]
            },
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:":
                calls(didEndDisplayingSupplementaryView) { [$0.supplementaryView, $0.elementKind, $0.at] },
        ]
    }
}

extension Reactive where Base: UITextView {
    fileprivate var textCalls: [String: Observable<[Any]>] {
        [
            "textViewDidBeginEditing:": calls(didBeginEditing), "textViewDidEndEditing:": calls(didEndEditing),
            "textViewDidChange:": calls(didChange), "textViewDidChangeSelection:": calls(didChangeSelection),
        ]
    }
}

extension Reactive where Base: UISearchBar {
    /// The delegate's proxy, which emits the calls that the search bar makes of it.
    public var delegate: DelegateProxy<UISearchBar, any UISearchBarDelegate> {
        proxy(base as UISearchBar, { delegateCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UISearchBarDelegate
        }
    }

    private var delegateCalls: [String: Observable<[Any]>] {
        let typed = delegateEvents(.didType) { bar, _ in bar.text ?? "" }
        return [
            "searchBar:textDidChange:": calls(typed) { [$0] },
            "searchBar:selectedScopeButtonIndexDidChange:": calls(delegateEvents(.selectedScopeChanged)) { [$0] },
            "searchBarSearchButtonClicked:": calls(searchButtonClicked),
            "searchBarCancelButtonClicked:": calls(cancelButtonClicked),
            "searchBarBookmarkButtonClicked:": calls(bookmarkButtonClicked),
            "searchBarResultsListButtonClicked:": calls(resultsListButtonClicked),
            "searchBarTextDidBeginEditing:": calls(textDidBeginEditing),
            "searchBarTextDidEndEditing:": calls(textDidEndEditing),
        ]
    }
}

extension Reactive where Base: UITabBar {
    /// The delegate's proxy, which emits the calls that the tab bar makes of it.
    public var delegate: DelegateProxy<UITabBar, any UITabBarDelegate> {
        proxy(base as UITabBar, { delegateCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UITabBarDelegate
        }
    }

    private var delegateCalls: [String: Observable<[Any]>] {
        [
            "tabBar:didSelect:": calls(didSelectItem) { [$0] },
            "tabBar:willBeginCustomizing:": calls(willBeginCustomizing) { [$0] },
            "tabBar:didBeginCustomizing:": calls(didBeginCustomizing) { [$0] },
            "tabBar:willEndCustomizing:changed:": calls(willEndCustomizing) { [$0.0, $0.1] },
            "tabBar:didEndCustomizing:changed:": calls(didEndCustomizing) { [$0.0, $0.1] },
        ]
    }
}

extension Reactive where Base: UITabBarController {
    /// The delegate's proxy, which emits the calls that the controller makes of it.
    public var delegate: DelegateProxy<UITabBarController, any UITabBarControllerDelegate> {
        proxy(base as UITabBarController, { delegateCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UITabBarControllerDelegate
        }
    }

    private var delegateCalls: [String: Observable<[Any]>] {
        [
            "tabBarController:didSelect:": calls(didSelect) { [$0] },
            "tabBarController:willBeginCustomizing:": calls(willBeginCustomizing) { [$0] },
            "tabBarController:willEndCustomizing:changed:": calls(willEndCustomizing) {
                [$0.viewControllers, $0.changed]
            },
            "tabBarController:didEndCustomizing:changed:": calls(didEndCustomizing) {
                [$0.viewControllers, $0.changed]
            },
        ]
    }
}

extension Reactive where Base: UINavigationController {
    /// The delegate's proxy, which emits the calls that the controller makes of it.
    @_disfavoredOverload
    public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
        proxy(
            base as UINavigationController,
            {
                [
                    "navigationController:willShow:animated:": calls(willShow) { [$0.viewController, $0.animated] },
                    "navigationController:didShow:animated:": calls(didShow) { [$0.viewController, $0.animated] },
                ]
            }, get: { $0.delegate }
        ) {
            $0.delegate = $1 as? any UINavigationControllerDelegate
        }
    }
}

extension Reactive where Base: UISearchController {
    /// The delegate's proxy, which emits the calls that the controller makes of it.
    public var delegate: DelegateProxy<UISearchController, any UISearchControllerDelegate> {
        proxy(base as UISearchController, { searchCalls }, get: { $0.delegate }) {
            $0.delegate = $1 as? any UISearchControllerDelegate
        }
    }

    private var searchCalls: [String: Observable<[Any]>] {
        [
            "willPresentSearchController:": calls(delegateEvents(.willPresentSearch)),
            "presentSearchController:": calls(delegateEvents(.presentSearch)),
            "didPresentSearchController:": calls(delegateEvents(.didPresentSearch)),
            "willDismissSearchController:": calls(delegateEvents(.willDismissSearch)),
            "didDismissSearchController:": calls(delegateEvents(.didDismissSearch)),
        ]
    }
}

extension Reactive where Base: UIPickerView {
    /// The delegate's proxy, which emits the calls that the picker makes of it.
    public var delegate: DelegateProxy<UIPickerView, any UIPickerViewDelegate> {
        proxy(
            base as UIPickerView,
            { ["pickerView:didSelectRow:inComponent:": calls(itemSelected) { [$0.row, $0.component] }] },
            get: { $0.delegate }
        ) {
            $0.delegate = $1 as? any UIPickerViewDelegate
        }
    }
}
