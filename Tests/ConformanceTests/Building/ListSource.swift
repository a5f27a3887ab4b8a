import BuilderUIKit
import Foundation

/// The cells of a case's list.
@MainActor
final class ListSource: UICollectionViewDataSource {
    static let identifier = "cell"
    private let sections: [[CellDescription]]
    private let contents: [[UIListContentConfiguration]]

    init(_ sections: [SectionDescription], _ factory: ViewFactory) throws {
        let styles: [String: UIListContentConfiguration] = [
            "cell": .cell(), "subtitleCell": .subtitleCell(), "valueCell": .valueCell(),
        ]
        self.sections = sections.map(\.cells)
        contents = try sections.map { section in
            try section.cells.map { cell in
                if let accessory = cell.accessory, Self.accessories[accessory] == nil {
                    throw CaseError.unknownValue(accessory, of: "accessory")
                }
                var content = try factory.find(cell.style, in: styles, "list content")
                content.text = cell.text
                content.secondaryText = cell.detail
                return content
            }
        }
    }

    private static let accessories: [String: UICellAccessory] = [
        "disclosureIndicator": .disclosureIndicator(), "checkmark": .checkmark(),
    ]

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        cell.contentConfiguration = contents[indexPath.section][indexPath.item]
        let accessory = sections[indexPath.section][indexPath.item].accessory
        (cell as? UICollectionViewListCell)?.accessories = accessory.flatMap { Self.accessories[$0] }.map { [$0] } ?? []
        return cell
    }
}
