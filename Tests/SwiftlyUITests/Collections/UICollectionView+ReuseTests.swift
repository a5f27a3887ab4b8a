import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UICollectionViewReuseTests {
    private let path = IndexPath(item: 0, section: 0)

    private func warnings(_ body: () -> Void) -> [String] {
        let log = WarningLog()
        log.asCurrent(body)
        return log.warnings.map { "\($0)" }
    }

    @Test func cellsThatLeftTheViewAreUsedAgain() {
        let items = CollectionItems(200)
        var made: Set<ObjectIdentifier> = []
        items.makeCell = { collection, path in
            let cell = collection.dequeueCell(withCellClass: TaggedItem.self, for: path)
            made.insert(ObjectIdentifier(cell))
            return cell
        }
        let messages = warnings {
            let collection = items.collection()
            for y in stride(from: CGFloat(0), through: 2200, by: 60) {
                collection.contentOffset(CGPoint(x: 0, y: y)).layoutIfNeeded()
            }
            #expect(!collection.visibleCells.isEmpty && collection.visibleCells.allSatisfy { $0 is TaggedItem })
        }
        #expect(messages.isEmpty && items.requested.contains(199) && made.count < 60)
    }

    @Test func aClassThatIsNotRegisteredIsMadeWithAWarning() {
        let items = CollectionItems(3)
        let collection = UICollectionView(layout: UICollectionViewFlowLayout()).dataSource(items)
        collection.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        collection.accessibilityIdentifier = "photos"
        let messages = warnings { collection.layoutIfNeeded() }
        #expect(collection.visibleCells.count == 3)
        #expect(collection.visibleCells.allSatisfy { ($0 as? TaggedItem)?.madeBy == "init(frame:)" })
        #expect(collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 50, height: 50) })
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("photos") })
        #expect(messages.allSatisfy { $0.contains("registerCell(withCellClass: TaggedItem.self)") })
    }

    @Test func anotherClassUnderTheNameIsReplacedWithAWarning() {
        let collection = UICollectionView(layout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "TaggedItem")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "TaggedEdge")
        let messages = warnings {
            #expect(collection.dequeueCell(withCellClass: TaggedItem.self, for: path).madeBy == "init(frame:)")
            let badge = collection.dequeueView(ofKind: "badge", withCellClass: TaggedEdge.self, for: path)
            #expect(badge.reuseIdentifier == "TaggedEdge")
        }
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("another class than Tagged") })
    }

    @Test func headersAreFoundByTheirClassAndKind() {
        let items = CollectionItems(3)
        items.edge = { collection, kind, path in
            collection.dequeueView(ofKind: kind, withCellClass: TaggedEdge.self, for: path)
        }
        let layout = UICollectionViewFlowLayout().headerReferenceSize(CGSize(width: 0, height: 40))
            .footerReferenceSize(CGSize(width: 0, height: 20))
        let collection = UICollectionView(layout: layout).registerCell(withCellClass: TaggedItem.self)
            .registerView(ofKind: UICollectionView.elementKindSectionHeader, withCellClass: TaggedEdge.self)
            .dataSource(items)
        collection.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        let messages = warnings { collection.layoutIfNeeded() }
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        let footer = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: path)
        #expect(header is TaggedEdge && header?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(footer is TaggedEdge && footer?.frame == CGRect(x: 0, y: 90, width: 320, height: 20))
        // It was registered for headers only.
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains("SectionFooter") })
    }
}
