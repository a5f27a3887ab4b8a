import Foundation
import SwiftlyUI
import Testing

private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
@MainActor private func collection() -> UICollectionView { UICollectionView(layout: UICollectionViewFlowLayout()) }

extension FluentEffects {
    static let collectionLayout: [FluentEffect] = [
        .init("UICollectionView.init(layout: UICollectionViewLayout)") {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(layout: layout)
            return view.collectionViewLayout === layout && view.backgroundColor == .clear
        },
        .init("UICollectionView.init(layout: () -> UICollectionViewLayout)") {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView { layout }
            return view.collectionViewLayout === layout && view.backgroundColor == .clear
        },
        .init("UICollectionView.collectionViewLayout(_:)") {
            let layout = UICollectionViewFlowLayout()
            return collection().collectionViewLayout(layout).collectionViewLayout === layout
        },
        .init("UICollectionView.selfSizingInvalidation(_:)") {
            collection().selfSizingInvalidation(.disabled).selfSizingInvalidation == .disabled
        },
        .init("UICollectionView.backgroundView(_:)") {
            let view = UIView()
            let collection = collection().backgroundView(view)
            return collection.backgroundView === view && view.superview === collection
        },
    ]

    static let collectionSources: [FluentEffect] = [
        .init("UICollectionView.delegate(_:)") {
            let items = CollectionItems(3)
            let view = collection().delegate(items)
            return view.delegate === items && view.delegate(nil).delegate == nil
        },
        .init("UICollectionView.dataSource(_:)") {
            let items = CollectionItems(3)
            let view = collection().dataSource(items)
            return view.dataSource === items && view.numberOfItems(inSection: 0) == 3
        },
        .init("UICollectionView.prefetchDataSource(_:)") {
            let items = CollectionItems(3)
            return collection().prefetchDataSource(items).prefetchDataSource === items
        },
        .init("UICollectionView.prefetchingEnabled(_:)") {
            !collection().prefetchingEnabled(false).isPrefetchingEnabled
        },
        .init("UICollectionView.dragInteractionEnabled(_:)") {
            !collection().dragInteractionEnabled(false).dragInteractionEnabled
        },
        .init("UICollectionView.reorderingCadence(_:)") {
            collection().reorderingCadence(.slow).reorderingCadence == .slow
        },
    ]

    static let collectionSelection: [FluentEffect] = [
        .init("UICollectionView.allowsSelection(_:)") { !collection().allowsSelection(false).allowsSelection },
        .init("UICollectionView.allowsMultipleSelection(_:)") {
            collection().allowsMultipleSelection(true).allowsMultipleSelection
        },
        .init("UICollectionView.allowsSelectionDuringEditing(_:)") {
            collection().allowsSelectionDuringEditing(true).allowsSelectionDuringEditing
        },
        .init("UICollectionView.allowsMultipleSelectionDuringEditing(_:)") {
            collection().allowsMultipleSelectionDuringEditing(true).allowsMultipleSelectionDuringEditing
        },
        .init("UICollectionView.selectionFollowsFocus(_:)") {
            collection().selectionFollowsFocus(true).selectionFollowsFocus
        },
        .init("UICollectionView.allowsFocus(_:)") { collection().allowsFocus(true).allowsFocus },
        .init("UICollectionView.allowsFocusDuringEditing(_:)") {
            collection().allowsFocusDuringEditing(true).allowsFocusDuringEditing
        },
        .init("UICollectionView.remembersLastFocusedIndexPath(_:)") {
            collection().remembersLastFocusedIndexPath(true).remembersLastFocusedIndexPath
        },
        .init("UICollectionView.editing(_:)") { collection().editing(true).isEditing },
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
            items.asked = []
            view.insertItems([path(1)]).layoutIfNeeded()
            return view.numberOfItems(inSection: 0) == 4 && items.asked == [1]
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
            items.asked = []
            view.reloadItems([path(1)]).layoutIfNeeded()
            return items.asked == [1]
        },
    ]

    static let collectionReuse: [FluentEffect] = [
        .init("UICollectionView.registerCell(withCellClass:)") {
            let view = collection().registerCell(withCellClass: TaggedItem.self)
            return view.dequeueReusableCell(withReuseIdentifier: "TaggedItem", for: path(0)) is TaggedItem
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
