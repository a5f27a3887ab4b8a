import BuilderUIKit
import Foundation

/// Tables and collections.
extension ViewFactory {
    func table(_ description: ViewDescription) throws -> UITableView {
        let styles: [String: UITableView.Style] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
        ]
        let table = UITableView(
            frame: .zero, style: try find(description.kind ?? "plain", in: styles, "table style"))
        let sections = description.sections ?? [SectionDescription(cells: description.cells ?? [])]
        let source = try RowSource(sections, self)
        keep(source)
        table.dataSource = source
        table.delegate = source
        if let height = description.rowHeight { table.rowHeight = CGFloat(height) }
        if description.hasSeparators == false { table.separatorStyle = .none }
        if description.isEditing == true { table.isEditing = true }
        return table
    }

    /// A flow layout of `items`, or a list of `sections`.
    func collection(_ description: ViewDescription) throws -> UICollectionView {
        if let sections = description.sections { return try list(sections, description.kind ?? "plain") }
        guard let items = description.items else { throw CaseError.nothingToMeasure("a collection without items") }
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = try find(
            items.direction, in: ["horizontal": .horizontal, "vertical": .vertical], "direction")
        if let spacing = items.lineSpacing { layout.minimumLineSpacing = CGFloat(spacing) }
        if let spacing = items.itemSpacing { layout.minimumInteritemSpacing = CGFloat(spacing) }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = try ItemSource(items, self)
        keep(source)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: ItemSource.identifier)
        collection.dataSource = source
        collection.delegate = source
        return collection
    }

    private func list(_ sections: [SectionDescription], _ kind: String) throws -> UICollectionView {
        let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
            "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
        ]
        let configuration = UICollectionLayoutListConfiguration(
            appearance: try find(kind, in: appearances, "list appearance"))
        let collection = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let source = try ListSource(sections, self)
        keep(source)
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: ListSource.identifier)
        collection.dataSource = source
        return collection
    }
}
