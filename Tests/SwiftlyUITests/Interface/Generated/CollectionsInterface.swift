// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let collectionsLines = [
        #"extension UICollectionView"#,
        #"init(layout: UICollectionViewLayout)"#,
        #"init(layout: () -> UICollectionViewLayout)"#,
        #"func registerCell<T: UICollectionViewCell>(withCellClass name: T.Type) -> Self"#,
        #"func registerView<T: UICollectionReusableView>(ofKind kind: String, withCellClass name: T.Type) -> Self"#,
        #"func dequeueCell<T: UICollectionViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) -> T"#,
        #"func dequeueView<T: UICollectionReusableView>(ofKind kind: String, withCellClass name: T.Type, for indexPath: IndexPath) -> T"#,
        #"func delegate(_ delegate: UICollectionViewDelegate?) -> Self"#,
        #"func dataSource(_ dataSource: UICollectionViewDataSource?) -> Self"#,
        #"func collectionViewLayout(_ layout: UICollectionViewLayout) -> Self"#,
        #"func prefetchDataSource(_ prefetchDataSource: UICollectionViewDataSourcePrefetching?) -> Self"#,
        #"func prefetchingEnabled(_ enabled: Bool) -> Self"#,
        #"func dragInteractionEnabled(_ enabled: Bool) -> Self"#,
        #"func reorderingCadence(_ cadence: UICollectionView.ReorderingCadence) -> Self"#,
        #"func selfSizingInvalidation(_ selfSizingInvalidation: UICollectionView.SelfSizingInvalidation) -> Self"#,
        #"func backgroundView(_ backgroundView: UIView?) -> Self"#,
        #"func allowsSelection(_ selection: Bool) -> Self"#,
        #"func allowsMultipleSelection(_ multipleSelection: Bool) -> Self"#,
        #"func allowsSelectionDuringEditing(_ editing: Bool) -> Self"#,
        #"func allowsMultipleSelectionDuringEditing(_ multipleSelection: Bool) -> Self"#,
        #"func selectionFollowsFocus(_ follows: Bool) -> Self"#,
        #"func editing(_ isEditing: Bool) -> Self"#,
        #"func allowsFocus(_ allows: Bool) -> Self"#,
        #"func allowsFocusDuringEditing(_ allows: Bool) -> Self"#,
        #"func remembersLastFocusedIndexPath(_ remembers: Bool) -> Self"#,
        #"func selectItem(_ indexPath: IndexPath?, animated: Bool = false, scrollPosition: UICollectionView.ScrollPosition = []) -> Self"#,
        #"func deselectItem(_ indexPath: IndexPath, animated: Bool = false) -> Self"#,
        #"func scrollToItem(_ indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool = false) -> Self"#,
        #"func insertItems(_ indexPaths: [IndexPath]) -> Self"#,
        #"func deleteItems(_ indexPaths: [IndexPath]) -> Self"#,
        #"func reloadItems(_ indexPaths: [IndexPath]) -> Self"#,
        #"extension UICollectionViewCell"#,
        #"func backgroundView(_ view: UIView?) -> UICollectionViewCell"#,
        #"func automaticallyUpdatesContentConfiguration(_ updates: Bool) -> Self"#,
        #"func automaticallyUpdatesBackgroundConfiguration(_ updates: Bool) -> Self"#,
        #"func selected(_ selected: Bool) -> Self"#,
        #"func highlighted(_ highlighted: Bool) -> Self"#,
        #"func selectedBackgroundView(_ view: UIView?) -> Self"#,
        #"func contentConfiguration(_ configuration: UIContentConfiguration) -> Self"#,
        #"func configurationUpdateHandler(_ handler: UICollectionViewCell.ConfigurationUpdateHandler?) -> Self"#,
        #"extension UICollectionViewFlowLayout"#,
        #"func minimumLineSpacing(_ spacing: CGFloat) -> Self"#,
        #"func minimumInteritemSpacing(_ spacing: CGFloat) -> Self"#,
        #"func itemSize(_ size: CGSize) -> Self"#,
        #"func estimatedItemSize(_ size: CGSize) -> Self"#,
        #"func scrollDirection(_ direction: UICollectionView.ScrollDirection) -> Self"#,
        #"func headerReferenceSize(_ size: CGSize) -> Self"#,
        #"func footerReferenceSize(_ size: CGSize) -> Self"#,
        #"func sectionInset(_ inset: UIEdgeInsets) -> Self"#,
        #"func sectionInsetReference(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> Self"#,
        #"func sectionHeadersPinToVisibleBounds(_ pin: Bool) -> Self"#,
        #"func sectionFootersPinToVisibleBounds(_ pin: Bool) -> Self"#,
    ]
}

extension UICollectionView {
    @MainActor static func interface992() {
        _ = Self.self
    }

    @MainActor static func interface993(layout: UICollectionViewLayout) {
        var result = UICollectionView(layout: layout)
        prove(&result, Same<UICollectionView>())
    }

    @MainActor static func interface994(layout: () -> UICollectionViewLayout) {
        var result = UICollectionView(layout: layout)
        prove(&result, Same<UICollectionView>())
    }

    @MainActor func interface995<T: UICollectionViewCell>(withCellClass name: T.Type) -> Self {
        var result = self.registerCell(withCellClass: name)
        prove(&result, Same<Self>())
        self.registerCell(withCellClass: name)
        return result
    }

    @MainActor func interface996<T: UICollectionReusableView>(ofKind kind: String, withCellClass name: T.Type) -> Self {
        var result = self.registerView(ofKind: kind, withCellClass: name)
        prove(&result, Same<Self>())
        self.registerView(ofKind: kind, withCellClass: name)
        return result
    }

    @MainActor func interface1000<T: UICollectionViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) {
        var result = self.dequeueCell(withCellClass: name, for: indexPath)
        prove(&result, Same<T>())
    }

    @MainActor func interface1001<T: UICollectionReusableView>(
        ofKind kind: String, withCellClass name: T.Type, for indexPath: IndexPath
    ) {
        var result = self.dequeueView(ofKind: kind, withCellClass: name, for: indexPath)
        prove(&result, Same<T>())
    }

    @MainActor func interface1002(_ delegate: UICollectionViewDelegate?) -> Self {
        var result = self.delegate(delegate)
        prove(&result, Same<Self>())
        self.delegate(delegate)
        return result
    }

    @MainActor func interface1003(_ dataSource: UICollectionViewDataSource?) -> Self {
        var result = self.dataSource(dataSource)
        prove(&result, Same<Self>())
        self.dataSource(dataSource)
        return result
    }

    @MainActor func interface1004(_ layout: UICollectionViewLayout) -> Self {
        var result = self.collectionViewLayout(layout)
        prove(&result, Same<Self>())
        self.collectionViewLayout(layout)
        return result
    }

    @MainActor func interface1005(_ prefetchDataSource: UICollectionViewDataSourcePrefetching?) -> Self {
        var result = self.prefetchDataSource(prefetchDataSource)
        prove(&result, Same<Self>())
        self.prefetchDataSource(prefetchDataSource)
        return result
    }

    @MainActor func interface1006(_ enabled: Bool) -> Self {
        var result = self.prefetchingEnabled(enabled)
        prove(&result, Same<Self>())
        self.prefetchingEnabled(enabled)
        return result
    }

    @MainActor func interface1009(_ enabled: Bool) -> Self {
        var result = self.dragInteractionEnabled(enabled)
        prove(&result, Same<Self>())
        self.dragInteractionEnabled(enabled)
        return result
    }

    @MainActor func interface1010(_ cadence: UICollectionView.ReorderingCadence) -> Self {
        var result = self.reorderingCadence(cadence)
        prove(&result, Same<Self>())
        self.reorderingCadence(cadence)
        return result
    }

    @MainActor func interface1011(_ selfSizingInvalidation: UICollectionView.SelfSizingInvalidation) -> Self {
        var result = self.selfSizingInvalidation(selfSizingInvalidation)
        prove(&result, Same<Self>())
        self.selfSizingInvalidation(selfSizingInvalidation)
        return result
    }

    @MainActor func interface1012(_ backgroundView: UIView?) -> Self {
        var result = self.backgroundView(backgroundView)
        prove(&result, Same<Self>())
        self.backgroundView(backgroundView)
        return result
    }

    @MainActor func interface1013(_ selection: Bool) -> Self {
        var result = self.allowsSelection(selection)
        prove(&result, Same<Self>())
        self.allowsSelection(selection)
        return result
    }

    @MainActor func interface1014(_ multipleSelection: Bool) -> Self {
        var result = self.allowsMultipleSelection(multipleSelection)
        prove(&result, Same<Self>())
        self.allowsMultipleSelection(multipleSelection)
        return result
    }

    @MainActor func interface1015(_ editing: Bool) -> Self {
        var result = self.allowsSelectionDuringEditing(editing)
        prove(&result, Same<Self>())
        self.allowsSelectionDuringEditing(editing)
        return result
    }

    @MainActor func interface1016(_ multipleSelection: Bool) -> Self {
        var result = self.allowsMultipleSelectionDuringEditing(multipleSelection)
        prove(&result, Same<Self>())
        self.allowsMultipleSelectionDuringEditing(multipleSelection)
        return result
    }

    @MainActor func interface1017(_ follows: Bool) -> Self {
        var result = self.selectionFollowsFocus(follows)
        prove(&result, Same<Self>())
        self.selectionFollowsFocus(follows)
        return result
    }

    @MainActor func interface1018(_ isEditing: Bool) -> Self {
        var result = self.editing(isEditing)
        prove(&result, Same<Self>())
        self.editing(isEditing)
        return result
    }

    @MainActor func interface1019(_ allows: Bool) -> Self {
        var result = self.allowsFocus(allows)
        prove(&result, Same<Self>())
        self.allowsFocus(allows)
        return result
    }

    @MainActor func interface1020(_ allows: Bool) -> Self {
        var result = self.allowsFocusDuringEditing(allows)
        prove(&result, Same<Self>())
        self.allowsFocusDuringEditing(allows)
        return result
    }

    @MainActor func interface1021(_ remembers: Bool) -> Self {
        var result = self.remembersLastFocusedIndexPath(remembers)
        prove(&result, Same<Self>())
        self.remembersLastFocusedIndexPath(remembers)
        return result
    }

    @MainActor func interface1022(
        _ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) -> Self {
        var result = self.selectItem(indexPath, animated: animated, scrollPosition: scrollPosition)
        prove(&result, Same<Self>())
        _ = self.selectItem(indexPath, scrollPosition: scrollPosition)
        _ = self.selectItem(indexPath, animated: animated)
        _ = self.selectItem(indexPath)
        self.selectItem(indexPath, animated: animated, scrollPosition: scrollPosition)
        return result
    }

    @MainActor func interface1023(_ indexPath: IndexPath, animated: Bool) -> Self {
        var result = self.deselectItem(indexPath, animated: animated)
        prove(&result, Same<Self>())
        _ = self.deselectItem(indexPath)
        self.deselectItem(indexPath, animated: animated)
        return result
    }

    @MainActor func interface1024(
        _ indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) -> Self {
        var result = self.scrollToItem(indexPath, at: scrollPosition, animated: animated)
        prove(&result, Same<Self>())
        _ = self.scrollToItem(indexPath, at: scrollPosition)
        self.scrollToItem(indexPath, at: scrollPosition, animated: animated)
        return result
    }

    @MainActor func interface1025(_ indexPaths: [IndexPath]) -> Self {
        var result = self.insertItems(indexPaths)
        prove(&result, Same<Self>())
        self.insertItems(indexPaths)
        return result
    }

    @MainActor func interface1026(_ indexPaths: [IndexPath]) -> Self {
        var result = self.deleteItems(indexPaths)
        prove(&result, Same<Self>())
        self.deleteItems(indexPaths)
        return result
    }

    @MainActor func interface1027(_ indexPaths: [IndexPath]) -> Self {
        var result = self.reloadItems(indexPaths)
        prove(&result, Same<Self>())
        self.reloadItems(indexPaths)
        return result
    }
}

extension UICollectionViewCell {
    @MainActor static func interface1028() {
        _ = Self.self
    }

    @MainActor func interface1029(_ view: UIView?) {
        var result = self.backgroundView(view)
        prove(&result, Same<UICollectionViewCell>())
    }

    @MainActor func interface1030(_ updates: Bool) -> Self {
        var result = self.automaticallyUpdatesContentConfiguration(updates)
        prove(&result, Same<Self>())
        self.automaticallyUpdatesContentConfiguration(updates)
        return result
    }

    @MainActor func interface1031(_ updates: Bool) -> Self {
        var result = self.automaticallyUpdatesBackgroundConfiguration(updates)
        prove(&result, Same<Self>())
        self.automaticallyUpdatesBackgroundConfiguration(updates)
        return result
    }

    @MainActor func interface1032(_ selected: Bool) -> Self {
        var result = self.selected(selected)
        prove(&result, Same<Self>())
        self.selected(selected)
        return result
    }

    @MainActor func interface1033(_ highlighted: Bool) -> Self {
        var result = self.highlighted(highlighted)
        prove(&result, Same<Self>())
        self.highlighted(highlighted)
        return result
    }

    @MainActor func interface1034(_ view: UIView?) -> Self {
        var result = self.selectedBackgroundView(view)
        prove(&result, Same<Self>())
        self.selectedBackgroundView(view)
        return result
    }

    @MainActor func interface1035(_ configuration: UIContentConfiguration) -> Self {
        var result = self.contentConfiguration(configuration)
        prove(&result, Same<Self>())
        self.contentConfiguration(configuration)
        return result
    }

    @MainActor func interface1037(_ handler: UICollectionViewCell.ConfigurationUpdateHandler?) -> Self {
        var result = self.configurationUpdateHandler(handler)
        prove(&result, Same<Self>())
        self.configurationUpdateHandler(handler)
        return result
    }
}

extension UICollectionViewFlowLayout {
    @MainActor static func interface1038() {
        _ = Self.self
    }

    @MainActor func interface1039(_ spacing: CGFloat) -> Self {
        var result = self.minimumLineSpacing(spacing)
        prove(&result, Same<Self>())
        self.minimumLineSpacing(spacing)
        return result
    }

    @MainActor func interface1040(_ spacing: CGFloat) -> Self {
        var result = self.minimumInteritemSpacing(spacing)
        prove(&result, Same<Self>())
        self.minimumInteritemSpacing(spacing)
        return result
    }

    @MainActor func interface1041(_ size: CGSize) -> Self {
        var result = self.itemSize(size)
        prove(&result, Same<Self>())
        self.itemSize(size)
        return result
    }

    @MainActor func interface1042(_ size: CGSize) -> Self {
        var result = self.estimatedItemSize(size)
        prove(&result, Same<Self>())
        self.estimatedItemSize(size)
        return result
    }

    @MainActor func interface1043(_ direction: UICollectionView.ScrollDirection) -> Self {
        var result = self.scrollDirection(direction)
        prove(&result, Same<Self>())
        self.scrollDirection(direction)
        return result
    }

    @MainActor func interface1044(_ size: CGSize) -> Self {
        var result = self.headerReferenceSize(size)
        prove(&result, Same<Self>())
        self.headerReferenceSize(size)
        return result
    }

    @MainActor func interface1045(_ size: CGSize) -> Self {
        var result = self.footerReferenceSize(size)
        prove(&result, Same<Self>())
        self.footerReferenceSize(size)
        return result
    }

    @MainActor func interface1046(_ inset: UIEdgeInsets) -> Self {
        var result = self.sectionInset(inset)
        prove(&result, Same<Self>())
        self.sectionInset(inset)
        return result
    }

    @MainActor func interface1047(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> Self {
        var result = self.sectionInsetReference(reference)
        prove(&result, Same<Self>())
        self.sectionInsetReference(reference)
        return result
    }

    @MainActor func interface1048(_ pin: Bool) -> Self {
        var result = self.sectionHeadersPinToVisibleBounds(pin)
        prove(&result, Same<Self>())
        self.sectionHeadersPinToVisibleBounds(pin)
        return result
    }

    @MainActor func interface1049(_ pin: Bool) -> Self {
        var result = self.sectionFootersPinToVisibleBounds(pin)
        prove(&result, Same<Self>())
        self.sectionFootersPinToVisibleBounds(pin)
        return result
    }
}
