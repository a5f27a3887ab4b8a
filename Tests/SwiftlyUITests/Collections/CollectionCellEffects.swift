import SwiftlyUI
import Testing

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
        .init("UICollectionViewCell.selected(_:)") { UICollectionViewCell(frame: .zero).selected(true).isSelected },
        .init("UICollectionViewCell.highlighted(_:)") {
            UICollectionViewCell(frame: .zero).highlighted(true).isHighlighted
        },
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
        .init("UICollectionViewFlowLayout.minimumLineSpacing(_:)") {
            UICollectionViewFlowLayout().minimumLineSpacing(31).minimumLineSpacing == 31
        },
        .init("UICollectionViewFlowLayout.minimumInteritemSpacing(_:)") {
            UICollectionViewFlowLayout().minimumInteritemSpacing(31).minimumInteritemSpacing == 31
        },
        .init("UICollectionViewFlowLayout.itemSize(_:)") {
            UICollectionViewFlowLayout().itemSize(CGSize(width: 3, height: 4)).itemSize == CGSize(width: 3, height: 4)
        },
        .init("UICollectionViewFlowLayout.estimatedItemSize(_:)") {
            UICollectionViewFlowLayout().estimatedItemSize(CGSize(width: 3, height: 4)).estimatedItemSize.height == 4
        },
        .init("UICollectionViewFlowLayout.scrollDirection(_:)") {
            UICollectionViewFlowLayout().scrollDirection(.horizontal).scrollDirection == .horizontal
        },
        .init("UICollectionViewFlowLayout.headerReferenceSize(_:)") {
            UICollectionViewFlowLayout().headerReferenceSize(CGSize(width: 3, height: 4)).headerReferenceSize.height
                == 4
        },
        .init("UICollectionViewFlowLayout.footerReferenceSize(_:)") {
            UICollectionViewFlowLayout().footerReferenceSize(CGSize(width: 3, height: 4)).footerReferenceSize.height
                == 4
        },
        .init("UICollectionViewFlowLayout.sectionInset(_:)") {
            let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            return UICollectionViewFlowLayout().sectionInset(inset).sectionInset == inset
        },
        .init("UICollectionViewFlowLayout.sectionInsetReference(_:)") {
            UICollectionViewFlowLayout().sectionInsetReference(.fromSafeArea).sectionInsetReference == .fromSafeArea
        },
        .init("UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds(_:)") {
            UICollectionViewFlowLayout().sectionHeadersPinToVisibleBounds(true).sectionHeadersPinToVisibleBounds
        },
        .init("UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds(_:)") {
            UICollectionViewFlowLayout().sectionFootersPinToVisibleBounds(true).sectionFootersPinToVisibleBounds
        },
    ]
}
