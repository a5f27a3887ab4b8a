import SwiftlyUI
import Testing

/// A cell whose background is red while it is selected or highlighted.
@MainActor private func cell() -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    cell.selectedBackgroundView = SquarePicture.square()
    return cell
}

/// A layout with a header and a footer.
@MainActor private func edged() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 30, height: 20)
    layout.footerReferenceSize = CGSize(width: 30, height: 20)
    return layout
}

/// Five red items with green headers and footers.
private final class ItemCollection: UICollectionView {
    private let items = CollectionItems(5)

    init(_ layout: UICollectionViewFlowLayout, scrolledBy offset: CGFloat = 0) {
        super.init(frame: .zero, collectionViewLayout: layout)
        items.makeCell = { collection, path in
            collection.dequeueCell(withCellClass: TaggedItem.self, for: path).backgroundColor(.red)
        }
        items.edge = { _, _, _ in UICollectionReusableView(frame: .zero).backgroundColor(.green) }
        registerCell(withCellClass: TaggedItem.self).dataSource = items
        frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        layoutIfNeeded()
        contentOffset.y = offset
    }

    required init?(coder: NSCoder) { nil }
}

extension FluentEffects {
    static let collectionCells: [FluentEffect] = [
        .init("UICollectionViewCell.backgroundView(_:)") {
            let view = UIView()
            let cell: UICollectionViewCell = TaggedItem(frame: .zero).backgroundView(view)
            return cell.backgroundView === view && cell.subviews.first === view
        },
        .init("UICollectionViewCell.selectedBackgroundView(_:)") {
            let view = UIView()
            let cell = UICollectionViewCell(frame: .zero).selectedBackgroundView(view).selected(true)
            return cell.selectedBackgroundView === view && view.superview === cell
        },
        .shown(
            "UICollectionViewCell.selected(_:)", cell(), { $0.selected(true) },
            like: { $0.isSelected = true }),
        .shown(
            "UICollectionViewCell.highlighted(_:)", cell(), { $0.highlighted(true) },
            like: { $0.isHighlighted = true }),
        .init("UICollectionViewCell.automaticallyUpdatesContentConfiguration(_:)") {
            !UICollectionViewCell(frame: .zero).automaticallyUpdatesContentConfiguration(false)
                .automaticallyUpdatesContentConfiguration
        },
        .init("UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration(_:)") {
            !UICollectionViewCell(frame: .zero).automaticallyUpdatesBackgroundConfiguration(false)
                .automaticallyUpdatesBackgroundConfiguration
        },
        .init("UICollectionViewCell.contentConfiguration(_:)") {
            let cell = UICollectionViewCell(frame: .zero).contentConfiguration(SwatchConfiguration())
            return cell.contentConfiguration is SwatchConfiguration
                && cell.contentView.subviews.contains { $0 is SwatchView }
        },
        .init("UICollectionViewCell.configurationUpdateHandler(_:)") {
            var states: [Bool] = []
            let cell = UICollectionViewCell(frame: .zero)
                .configurationUpdateHandler { _, state in states.append(state.isSelected) }
            cell.layoutIfNeeded()
            cell.selected(true).layoutIfNeeded()
            return states == [false, true]
        },
    ]

    static let flowLayouts: [FluentEffect] = [
        .shown(
            "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds(_:)", edged(),
            { $0.sectionHeadersPinToVisibleBounds(true) },
            like: { $0.sectionHeadersPinToVisibleBounds = true }, in: { ItemCollection($0, scrolledBy: 30) }),
        .shown(
            "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds(_:)", edged(),
            { $0.sectionFootersPinToVisibleBounds(true) },
            like: { $0.sectionFootersPinToVisibleBounds = true }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.minimumLineSpacing(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.minimumLineSpacing(31) },
            like: { $0.minimumLineSpacing = 31 }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.minimumInteritemSpacing(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.minimumInteritemSpacing(41) },
            like: { $0.minimumInteritemSpacing = 41 }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.itemSize(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.itemSize(CGSize(width: 30, height: 40)) },
            like: { $0.itemSize = CGSize(width: 30, height: 40) }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.estimatedItemSize(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.estimatedItemSize(CGSize(width: 30, height: 40)) },
            like: { $0.estimatedItemSize = CGSize(width: 30, height: 40) }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.scrollDirection(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.scrollDirection(.horizontal) },
            like: { $0.scrollDirection = .horizontal }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.headerReferenceSize(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.headerReferenceSize(CGSize(width: 30, height: 20)) },
            like: { $0.headerReferenceSize = CGSize(width: 30, height: 20) }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.footerReferenceSize(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.footerReferenceSize(CGSize(width: 30, height: 20)) },
            like: { $0.footerReferenceSize = CGSize(width: 30, height: 20) }, in: { ItemCollection($0) }),
        .shown(
            "UICollectionViewFlowLayout.sectionInset(_:)", UICollectionViewFlowLayout(), height: 120,
            { $0.sectionInset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) },
            like: { $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }, in: { ItemCollection($0) }),
    ]
}
