import Foundation
import Testing

@testable import BuilderUIKit

final class InterfaceFileCell: UICollectionViewCell {}
final class InterfaceFileHeader: UICollectionReusableView {}

@Suite @MainActor struct InterfaceFileRegistrationTests {
    @Test func decorationViewsHaveTheClassOfTheirFile() {
        let layout = UICollectionViewFlowLayout()
        layout.register(UINib(nibName: "InterfaceFileHeader", bundle: nil), forDecorationViewOfKind: "ground")
        #expect(layout.decorationClasses["ground"] == InterfaceFileHeader.self)
    }

    @Test func registrationsMakeTheClassOfTheInterfaceFile() throws {
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
            cellNib: UINib(nibName: "InterfaceFileCell", bundle: nil)
        ) { cell, _, number in cell.accessibilityLabel = "\(number)" }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            supplementaryNib: UINib(nibName: "InterfaceFileHeader", bundle: nil),
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, _ in view.accessibilityLabel = kind }
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            collection, path, number in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        data.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        data.apply(snapshot)
        window.addSubview(collection)
        window.isHidden = false
        window.layoutIfNeeded()
        let cell = try #require(collection.visibleCells.first as? InterfaceFileCell)
        #expect(cell.accessibilityLabel == "7")
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(collection.visibleSupplementaryViews(ofKind: kind).first as? InterfaceFileHeader)
        #expect(header.accessibilityLabel == kind)
    }
}
