import BuilderUIKit
import Foundation
import SwiftlyUI
import Testing

/// A rectangle of a size, red, and green while its cell is selected.
struct SwatchConfiguration: UIContentConfiguration {
    var size = CGSize(width: 40, height: 30)
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { SwatchView(self) }
    func updated(for state: any UIConfigurationState) -> SwatchConfiguration {
        var copy = self
        copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
        return copy
    }
}

final class SwatchView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    private var swatch: SwatchConfiguration? { configuration as? SwatchConfiguration }

    init(_ configuration: SwatchConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        backgroundColor = swatch?.isSelected == true ? DrawnView.green : DrawnView.red
        invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize { swatch?.size ?? .zero }
}

@MainActor
@Suite struct UICollectionViewCellTests {
    private let path = IndexPath(item: 0, section: 0)

    @Test func theConfigurationIsDrawnAndFollowsTheSelection() {
        let items = CollectionItems(3)
        items.makeCell = { collection, path in
            collection.dequeueCell(withCellClass: TaggedItem.self, for: path).contentConfiguration(
                SwatchConfiguration())
        }
        let collection = items.collection(UICollectionViewFlowLayout().itemSize(CGSize(width: 60, height: 50)))
        #expect(DrawnView(collection).pixel(30, 25) == DrawnView.redPixel)
        collection.selectItem(path).layoutIfNeeded()
        #expect(DrawnView(collection).pixel(30, 25) == DrawnView.greenPixel)
        collection.deselectItem(path).layoutIfNeeded()
        #expect(DrawnView(collection).pixel(30, 25) == DrawnView.redPixel)
        // Without following by itself it stays as it is.
        collection.cellForItem(at: path)?.automaticallyUpdatesContentConfiguration(false)
        collection.selectItem(path).layoutIfNeeded()
        #expect(DrawnView(collection).pixel(30, 25) == DrawnView.redPixel)
    }

    @Test func theConfigurationDecidesTheSizeOfACellThatSizesItself() {
        let items = CollectionItems(2)
        items.makeCell = { collection, path in
            let width: CGFloat = path.item == 0 ? 70 : 110
            return collection.dequeueCell(withCellClass: TaggedItem.self, for: path)
                .contentConfiguration(SwatchConfiguration(size: CGSize(width: width, height: 45)))
        }
        let layout = UICollectionViewFlowLayout().estimatedItemSize(UICollectionViewFlowLayout.automaticSize)
        let cells = items.collection(layout).visibleCells
        #expect(cells.map(\.bounds.size) == [CGSize(width: 70, height: 45), CGSize(width: 110, height: 45)])
    }

    @Test func theUpdateHandlerMayFillTheCellBeforeItIsMeasured() {
        let items = CollectionItems(1)
        items.makeCell = { collection, path in
            collection.dequeueCell(withCellClass: TaggedItem.self, for: path).configurationUpdateHandler {
                cell, state in
                let side: CGFloat = state.isEditing ? 90 : 50
                cell.contentConfiguration(SwatchConfiguration(size: CGSize(width: side, height: side)))
            }
        }
        let layout = UICollectionViewFlowLayout().estimatedItemSize(UICollectionViewFlowLayout.automaticSize)
        let collection = items.collection(layout)
        #expect(collection.visibleCells.map(\.bounds.width) == [50])
        collection.editing(true).reloadItems([path]).layoutIfNeeded()
        #expect(collection.visibleCells.map(\.bounds.width) == [90])
    }

    @Test func takingTheConfigurationAwayLeavesTheCellEmpty() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
        cell.contentConfiguration(SwatchConfiguration()).layoutIfNeeded()
        #expect(cell.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
        let view = cell.contentView.subviews.first
        cell.contentConfiguration(SwatchConfiguration(size: .zero))
        #expect(cell.contentView.subviews.first === view)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty && cell.contentConfiguration == nil)
    }
}
