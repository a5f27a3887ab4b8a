import Foundation
import SwiftlyUI
import Testing

/// Taps items and returns which are selected then.
@MainActor private func tap(_ paths: [IndexPath], in collection: UICollectionView) -> [IndexPath] {
    TextSamples.inWindow(collection) { collection in
        for path in paths { collection.cellForItem(at: path)?.simulateTap() }
        return (collection.indexPathsForSelectedItems ?? []).sorted()
    }
}

private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
@MainActor private func collection() -> UICollectionView { UICollectionView(layout: UICollectionViewFlowLayout()) }

extension FluentEffects {
    static let collectionLayout: [FluentEffect] = [
        .init("UICollectionView.init(layout: UICollectionViewLayout)") {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(layout: layout)
            return layout.collectionView === view && view.backgroundColor == .clear
        },
        .init("UICollectionView.init(layout: () -> UICollectionViewLayout)") {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView { layout }
            return layout.collectionView === view && view.backgroundColor == .clear
        },
        .init("UICollectionView.collectionViewLayout(_:)") {
            let items = CollectionItems(3)
            let narrow = UICollectionViewFlowLayout().itemSize(CGSize(width: 10, height: 10))
            let view = items.collection().collectionViewLayout(narrow)
            view.layoutIfNeeded()
            return view.cellForItem(at: path(0))?.frame.width == 10
        },
        .init("UICollectionView.backgroundView(_:)") {
            let view = UIView()
            let collection = collection().backgroundView(view)
            return collection.backgroundView === view && view.superview === collection
        },
    ]

    static let collectionSources: [FluentEffect] = [
        .init("UICollectionView.delegate(_:)") {
            let listener = ScrollListener()
            collection().delegate(listener).contentOffset.y = 9
            return listener.offsets == [9]
        },
        .init("UICollectionView.dataSource(_:)") {
            let items = CollectionItems(3)
            let view = collection().dataSource(items)
            return view.dataSource === items && view.numberOfItems(inSection: 0) == 3
        },
    ]

    static let collectionSelection: [FluentEffect] = [
        .init("UICollectionView.allowsSelection(_:)") {
            let items = CollectionItems(9)
            return tap([path(0)], in: items.collection().allowsSelection(false)).isEmpty
                && tap([path(0)], in: items.collection()) == [path(0)]
        },
        .init("UICollectionView.allowsMultipleSelection(_:)") {
            let items = CollectionItems(9)
            return tap([path(0), path(1)], in: items.collection().allowsMultipleSelection(true)) == [path(0), path(1)]
                && tap([path(0), path(1)], in: items.collection()) == [path(1)]
        },
    ]

    static let collectionItems: [FluentEffect] = [
        .init("UICollectionView.selectItem(_:animated:scrollPosition:)") {
            let items = CollectionItems(9)
            let view = items.collection().selectItem(path(2))
            return view.indexPathsForSelectedItems == [path(2)] && view.cellForItem(at: path(2))?.isSelected == true
        },
        .init("UICollectionView.deselectItem(_:animated:)") {
            let items = CollectionItems(9)
            return items.collection().selectItem(path(2)).deselectItem(path(2)).indexPathsForSelectedItems == []
        },
        .init("UICollectionView.scrollToItem(_:at:animated:)") {
            let items = CollectionItems(100)
            let view = items.collection().scrollToItem(path(50), at: .top)
            view.layoutIfNeeded()
            return view.contentOffset.y == 600
        },
        .init("UICollectionView.insertItems(_:)") {
            let items = CollectionItems(3)
            let view = items.collection()
            items.count = 4
            items.requested = []
            view.insertItems([path(1)]).layoutIfNeeded()
            return view.numberOfItems(inSection: 0) == 4 && items.requested == [1]
        },
        .init("UICollectionView.deleteItems(_:)") {
            let items = CollectionItems(3)
            let view = items.collection()
            let last = view.cellForItem(at: path(2))
            items.count = 2
            view.deleteItems([path(0)]).layoutIfNeeded()
            return view.numberOfItems(inSection: 0) == 2 && view.cellForItem(at: path(1)) === last
        },
        .init("UICollectionView.reloadItems(_:)") {
            let items = CollectionItems(3)
            let view = items.collection()
            items.requested = []
            view.reloadItems([path(1)]).layoutIfNeeded()
            return items.requested == [1]
        },
    ]

    static let collectionReuse: [FluentEffect] = [
        .init("UICollectionView.registerCell(withCellClass:)") {
            let view = collection().registerCell(withCellClass: TaggedItem.self)
            return view.dequeueReusableCell(withReuseIdentifier: "TaggedItem", for: path(0)) is TaggedItem
        },
        .init("UICollectionView.registerNib(nib:withCellClass:)") {
            let nib = UINib(nibName: "TaggedItem", bundle: nil)
            let view = collection().registerNib(nib: nib, withCellClass: TaggedItem.self)
            return view.dequeueReusableCell(withReuseIdentifier: "TaggedItem", for: path(0)) is TaggedItem
        },
        .init("UICollectionView.registerNib(withCellClass:at:)") {
            let view = collection().registerNib(withCellClass: TaggedItem.self)
            return view.dequeueReusableCell(withReuseIdentifier: "TaggedItem", for: path(0)) is TaggedItem
        },
        .init("UICollectionView.registerNib(nib:forSupplementaryViewOfKind:withClass:)") {
            let nib = UINib(nibName: "TaggedEdge", bundle: nil)
            let view = collection().registerNib(
                nib: nib, forSupplementaryViewOfKind: "badge", withClass: TaggedEdge.self)
            return view.dequeueReusableSupplementaryView(
                ofKind: "badge", withReuseIdentifier: "TaggedEdge", for: path(0)) is TaggedEdge
        },
        .init("UICollectionView.registerView(ofKind:withCellClass:)") {
            let view = collection().registerView(ofKind: "badge", withCellClass: TaggedEdge.self)
            return view.dequeueReusableSupplementaryView(
                ofKind: "badge", withReuseIdentifier: "TaggedEdge", for: path(0)) is TaggedEdge
        },
        .init("UICollectionView.dequeueCell(withCellClass:for:)") {
            let view = collection()
            view.register(TaggedItem.self, forCellWithReuseIdentifier: "TaggedItem")
            let cell = view.dequeueCell(withCellClass: TaggedItem.self, for: path(0))
            return cell.madeBy == "init(frame:)" && cell.reuseIdentifier == "TaggedItem"
        },
        .init("UICollectionView.dequeueView(ofKind:withCellClass:for:)") {
            let view = collection()
            view.register(TaggedEdge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "TaggedEdge")
            let badge = view.dequeueView(ofKind: "badge", withCellClass: TaggedEdge.self, for: path(0))
            return badge.reuseIdentifier == "TaggedEdge"
        },
    ]
}
