import Foundation
import Testing

@testable import BuilderUIKit

/// Lists whose members are all overridden.
@MainActor
@Suite struct ListOverridingTests {
    class Table: UITableView {
        var calls: [String] = []
        override func beginUpdates() {
            calls.append("beginUpdates")
            super.beginUpdates()
        }
        override func endUpdates() {
            calls.append("endUpdates")
            super.endUpdates()
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("performBatchUpdates")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("insertRows")
            super.insertRows(at: indexPaths, with: animation)
        }
        override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("deleteRows")
            super.deleteRows(at: indexPaths, with: animation)
        }
        override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("reloadRows")
            super.reloadRows(at: indexPaths, with: animation)
        }
        override func reconfigureRows(at indexPaths: [IndexPath]) {
            calls.append("reconfigureRows")
            super.reconfigureRows(at: indexPaths)
        }
        override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            calls.append("moveRow")
            super.moveRow(at: indexPath, to: newIndexPath)
        }
        override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
            calls.append("insertSections")
            super.insertSections(sections, with: animation)
        }
        override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
            calls.append("deleteSections")
            super.deleteSections(sections, with: animation)
        }
        override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
            calls.append("reloadSections")
            super.reloadSections(sections, with: animation)
        }
        override func moveSection(_ section: Int, toSection newSection: Int) {
            calls.append("moveSection")
            super.moveSection(section, toSection: newSection)
        }
        override func reloadSectionIndexTitles() {
            calls.append("reloadSectionIndexTitles")
            super.reloadSectionIndexTitles()
        }
        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(cellClass, forCellReuseIdentifier: identifier)
        }
        override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            calls.append("dequeueReusableCell")
            return super.dequeueReusableCell(withIdentifier: identifier)
        }
        override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
            -> UITableViewCell
        {
            calls.append("dequeueReusableCell")
            return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
        {
            calls.append("dequeueReusableHeaderFooterView")
            return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        }
        override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            calls.append("selectRow")
            super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        override func deselectRow(at indexPath: IndexPath, animated: Bool) {
            calls.append("deselectRow")
            super.deselectRow(at: indexPath, animated: animated)
        }
        override func numberOfRows(inSection section: Int) -> Int {
            super.numberOfRows(inSection: section)
        }
        override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
            super.cellForRow(at: indexPath)
        }
        override func indexPath(for cell: UITableViewCell) -> IndexPath? {
            super.indexPath(for: cell)
        }
        override func indexPathForRow(at point: CGPoint) -> IndexPath? {
            super.indexPathForRow(at: point)
        }
        override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
            super.indexPathsForRows(in: rect)
        }
        override func rectForRow(at indexPath: IndexPath) -> CGRect {
            super.rectForRow(at: indexPath)
        }
        override func rect(forSection section: Int) -> CGRect {
            super.rect(forSection: section)
        }
        override func rectForHeader(inSection section: Int) -> CGRect {
            super.rectForHeader(inSection: section)
        }
        override func rectForFooter(inSection section: Int) -> CGRect {
            super.rectForFooter(inSection: section)
        }
        override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
            super.headerView(forSection: section)
        }
        override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
            super.footerView(forSection: section)
        }
        override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
            calls.append("scrollToRow")
            super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
        override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
            calls.append("scrollToNearestSelectedRow")
            super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
        }
        override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
        override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
        override var numberOfSections: Int { super.numberOfSections }
        override var visibleCells: [UITableViewCell] { super.visibleCells }
        override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
        override func reloadData() {
            calls.append("reloadData")
            super.reloadData()
        }
    }

    class Grid: UICollectionView {
        var calls: [String] = []
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("performBatchUpdates")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func insertItems(at indexPaths: [IndexPath]) {
            calls.append("insertItems")
            super.insertItems(at: indexPaths)
        }
        override func deleteItems(at indexPaths: [IndexPath]) {
            calls.append("deleteItems")
            super.deleteItems(at: indexPaths)
        }
        override func reloadItems(at indexPaths: [IndexPath]) {
            calls.append("reloadItems")
            super.reloadItems(at: indexPaths)
        }
        override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            calls.append("moveItem")
            super.moveItem(at: indexPath, to: newIndexPath)
        }
        override func insertSections(_ sections: IndexSet) {
            calls.append("insertSections")
            super.insertSections(sections)
        }
        override func deleteSections(_ sections: IndexSet) {
            calls.append("deleteSections")
            super.deleteSections(sections)
        }
        override func reloadSections(_ sections: IndexSet) {
            calls.append("reloadSections")
            super.reloadSections(sections)
        }
        override func moveSection(_ section: Int, toSection newSection: Int) {
            calls.append("moveSection")
            super.moveSection(section, toSection: newSection)
        }
        override func reconfigureItems(at indexPaths: [IndexPath]) {
            calls.append("reconfigureItems")
            super.reconfigureItems(at: indexPaths)
        }
        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
            calls.append("register")
            super.register(cellClass, forCellWithReuseIdentifier: identifier)
        }
        override func register(
            _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
            withReuseIdentifier identifier: String
        ) {
            calls.append("register")
            super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        }
        override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
            -> UICollectionViewCell
        {
            calls.append("dequeueReusableCell")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableSupplementaryView(
            ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView {
            calls.append("dequeueReusableSupplementaryView")
            return super.dequeueReusableSupplementaryView(
                ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
        }
        override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            calls.append("selectItem")
            super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        override func deselectItem(at indexPath: IndexPath, animated: Bool) {
            calls.append("deselectItem")
            super.deselectItem(at: indexPath, animated: animated)
        }
        override func numberOfItems(inSection section: Int) -> Int {
            super.numberOfItems(inSection: section)
        }
        override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
            super.cellForItem(at: indexPath)
        }
        override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
            super.indexPath(for: cell)
        }
        override func indexPathForItem(at point: CGPoint) -> IndexPath? {
            super.indexPathForItem(at: point)
        }
        override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
            -> UICollectionReusableView?
        {
            super.supplementaryView(forElementKind: elementKind, at: indexPath)
        }
        override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
            super.visibleSupplementaryViews(ofKind: elementKind)
        }
        override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
            super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            super.layoutAttributesForItem(at: indexPath)
        }
        override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
        }
        override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
            calls.append("setCollectionViewLayout")
            super.setCollectionViewLayout(layout, animated: animated)
        }
        override func setCollectionViewLayout(
            _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
        ) {
            calls.append("setCollectionViewLayout")
            super.setCollectionViewLayout(layout, animated: animated, completion: completion)
        }
        override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
            calls.append("scrollToItem")
            super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
        override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
        override var numberOfSections: Int { super.numberOfSections }
        override var visibleCells: [UICollectionViewCell] { super.visibleCells }
        override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
        override func reloadData() {
            calls.append("reloadData")
            super.reloadData()
        }
    }

    class Cell: UITableViewCell {
        var states: [String] = []
        override func setSelected(_ selected: Bool, animated: Bool) {
            states.append("selected \(selected)")
            super.setSelected(selected, animated: animated)
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            super.setHighlighted(highlighted, animated: animated)
        }
        override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
        override func prepareForReuse() {
            states.append("reuse")
            super.prepareForReuse()
        }
        override func defaultContentConfiguration() -> UIListContentConfiguration {
            super.defaultContentConfiguration()
        }
        override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
        }
    }

    class Label: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        }
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 0)) }
        override var text: String? {
            get { super.text }
            set { super.text = newValue }
        }
    }

    class Field: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
        override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
        override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
        override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
        override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    }

    class Button: UIButton {
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            super.titleRect(forContentRect: contentRect)
        }
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            super.imageRect(forContentRect: contentRect)
        }
        override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
        override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
        override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
        override var isEnabled: Bool { didSet {} }
        override var isSelected: Bool { didSet {} }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.beginTracking(touch, with: event)
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            super.continueTracking(touch, with: event)
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
        override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
        override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
        override func sendAction(_ action: UIAction) { super.sendAction(action) }
    }

    class Scroll: UIScrollView {
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            super.setContentOffset(contentOffset, animated: animated)
        }
        override var contentSize: CGSize { didSet {} }
        override var contentOffset: CGPoint { didSet {} }
        override var contentInset: UIEdgeInsets { didSet {} }
        override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
            super.scrollRectToVisible(rect, animated: animated)
        }
        override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
    }

    class Stack: UIStackView {
        override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
        override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
        override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
            super.insertArrangedSubview(view, at: stackIndex)
        }
        override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
            super.setCustomSpacing(spacing, after: arrangedSubview)
        }
        override var arrangedSubviews: [UIView] { super.arrangedSubviews }
        override var axis: NSLayoutConstraint.Axis { didSet {} }
    }

    @MainActor
    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 3
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test func tables() {
        withScreen(300, 300) { root in
            let source = Source()
            let table = Table(frame: root.bounds, style: .plain)
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            root.addSubview(table)
            root.layoutIfNeeded()
            #expect(table.calls.filter { $0 == "dequeueReusableCell" }.count >= 3)
            table.calls = []
            source.count = 4
            table.performBatchUpdates({ table.insertRows(at: [[0, 0]], with: .none) }, completion: nil)
            #expect(table.calls.contains("performBatchUpdates") && table.calls.contains("insertRows"))
            root.layoutIfNeeded()
            #expect(table.visibleCells.count == 4)
            table.selectRow(at: [0, 1], animated: false, scrollPosition: .top)
            #expect((table.cellForRow(at: [0, 1]) as? Cell)?.states.last == "selected true")
            #expect(table.calls.contains("scrollToRow"))
            table.reloadData()
            #expect(table.calls.last == "reloadData")
        }
    }

    @Test func collections() {
        withScreen(300, 300) { root in
            let source = Source()
            let collection = Grid(frame: root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            root.addSubview(collection)
            root.layoutIfNeeded()
            #expect(collection.calls.filter { $0 == "dequeueReusableCell" }.count == 3)
            source.count = 2
            collection.deleteItems(at: [[0, 0]])
            root.layoutIfNeeded()
            #expect(collection.calls.contains("deleteItems") && collection.visibleCells.count == 2)
        }
    }

    @Test func smallViews() {
        let button = Button(type: .custom)
        button.isHighlighted = true
        #expect(button.alpha == 0.5)
        let stack = Stack(arrangedSubviews: [Label(), Field()])
        #expect(stack.arrangedSubviews.count == 2)
        let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        #expect(scroll.contentOffset.y == 5)
    }
}
