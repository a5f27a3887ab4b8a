import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UICollectionViewFlowLayoutTests {
    private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.sectionInset == .zero)
    }

    /// Three items of 100 points: what is left of 375, 55 points, goes to the two gaps; the last line is set as if
    /// full.
    @Test func linesAreJustifiedAndTheLastKeepsTheGrid() throws {
        try on("iPhone SE (1st)") {
            for isDelegates in [false, true] {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 100, height: 40)
                layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
                let source = isDelegates ? SizedCollectionSource(items: 5) : CollectionSource(items: 5)
                (source as? SizedCollectionSource)?.size = { _ in CGSize(width: 100, height: 40) }
                let (collection, window) = source.show(layout)
                #expect(
                    collection.frames(5) == [
                        frame(0, 5, 100, 40), frame(137.5, 5, 100, 40), frame(275, 5, 100, 40), frame(0, 55, 100, 40),
                        frame(137.5, 55, 100, 40),
                    ])
                #expect(collection.contentSize == CGSize(width: 375, height: 102))
                _ = window
            }
        }
    }

    @Test func aLineForOneItemHasItInTheMiddle() throws {
        try on("iPhone SE (1st)") {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 201, height: 40)
            let (collection, window) = CollectionSource(items: 2).show(layout)
            #expect(collection.frames(2) == [frame(87, 0, 201, 40), frame(87, 50, 201, 40)])
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 40, height: 400)
            #expect(collection.frames(2) == [frame(0, 100, 40, 400), frame(50, 100, 40, 400)])
            window.layoutIfNeeded()
            #expect(collection.contentSize == CGSize(width: 90, height: 600))
        }
    }

    @Test func differentSizes() throws {
        try on("iPhone SE (1st)") {
            let source = SizedCollectionSource(items: 5)
            let widths: [CGFloat] = [100, 200, 300, 90, 60]
            source.size = { CGSize(width: widths[$0.item], height: CGFloat(20 + 20 * $0.item)) }
            let (collection, window) = source.show(UICollectionViewFlowLayout())
            #expect(
                collection.frames(5) == [
                    // Justified, and in the middle of the line's 40 points.
                    frame(0, 10, 100, 20), frame(175, 0, 200, 40),
                    frame(37.5, 50, 300, 60),
                    // The last line begins at the side.
                    frame(0, 130, 90, 80), frame(100, 120, 60, 100),
                ])
            #expect(collection.contentSize.height == 220)
            _ = window
        }
    }

    @Test func sectionsWithHeadersAndFooters() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let (collection, window) = CollectionSource(items: 1, 0, 1).show(layout)
        #expect(collection.frames(1) == [frame(2, 31, 50, 50)])
        #expect(collection.frames(1, section: 2) == [frame(2, 104 + 54 + 31, 50, 50)])
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let headers = collection.visibleSupplementaryViews(ofKind: kinds[0])
        #expect(headers.map(\.frame) == [frame(0, 0, 375, 30), frame(0, 104, 375, 30), frame(0, 158, 375, 30)])
        #expect(collection.visibleSupplementaryViews(ofKind: kinds[1]).first?.frame == frame(0, 84, 375, 20))
        #expect(collection.contentSize.height == 262)
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 30, height: 1)
        window.layoutIfNeeded()
        #expect(collection.visibleSupplementaryViews(ofKind: kinds[0]).first?.frame == frame(0, 0, 30, 600))
    }

    @Test func pinnedHeaders() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        // 10 lines of 60 points, the last without a gap.
        let source = CollectionSource(items: 60, 60)
        let (collection, window) = source.show(layout) {
            $0.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)
        }
        func top(_ section: Int) -> CGFloat? {
            collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                .frame.minY
        }
        #expect(top(0) == 0)
        let requests = source.requests
        collection.contentOffset.y = 85
        window.layoutIfNeeded()
        #expect(top(0) == 100)
        #expect(top(1) == 620)
        // Cells are made for what comes into view only.
        #expect(source.requests == requests + 6)
        collection.contentOffset.y = 590
        window.layoutIfNeeded()
        // Pushed away by the next one, whose place is 620.
        #expect(top(0) == 590)
        #expect(top(1) == 620)
        let header = try #require(
            collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
        #expect(header.layer.zPosition > 0)
    }

    @Test func theContentsInsetsNarrowTheLines() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let (collection, window) = CollectionSource(items: 3).show(layout)
        collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 55)
        window.layoutIfNeeded()
        #expect(collection.frames(3) == [frame(0, 0, 100, 40), frame(200, 0, 100, 40), frame(0, 50, 100, 40)])
        #expect(collection.contentSize.width == 300)
        #expect(collection.contentOffset.x == -20)
        collection.frame.size.width = 485
        window.layoutIfNeeded()
        #expect(collection.frames(3) == [frame(0, 0, 100, 40), frame(155, 0, 100, 40), frame(310, 0, 100, 40)])
    }

    private final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test func linesBeginAtTheLeftUnlessTheLayoutMirrors() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let (collection, window) = CollectionSource(items: 4).show(layout) {
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(collection.frames(1) == [frame(0, 0, 100, 40)])
        #expect(window.subviews.contains(collection))
    }

    @Test func fromRightToLeft() {
        let layout = MirroredLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.sectionInset.left = 5
        let (collection, window) = CollectionSource(items: 12).show(layout) {
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(
            collection.frames(4) == [
                frame(270, 0, 100, 40), frame(135, 0, 100, 40), frame(0, 0, 100, 40), frame(270, 50, 100, 40),
            ])
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 600)
        window.layoutIfNeeded()
        // The content begins at its right end.
        #expect(collection.contentSize.width == 1315)
        #expect(collection.contentOffset.x == 940)
        #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame == frame(1210, 0, 100, 600))
        #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    }

    /// Cells as wide as their text.
    private final class TagCell: UICollectionViewCell {
        let box = UIView()
        lazy var width = box.widthAnchor.constraint(equalToConstant: 10)
        lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), width, height,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func cellsSizeThemselves() throws {
        try on("iPhone SE (1st)") {
            let (_, issues) = LayoutDiagnostics.collecting {
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
                let source = CollectionSource(items: 1_000)
                source.fill = { cell, path in
                    (cell as? TagCell)?.width.constant = path.item % 2 == 0 ? 90 : 190
                    (cell as? TagCell)?.height.constant = 30
                }
                let (collection, window) = source.show(layout, height: 400, cell: TagCell.self)
                #expect(
                    collection.frames(4) == [
                        frame(0, 0, 100, 30), frame(175, 0, 200, 30), frame(0, 40, 100, 30), frame(175, 40, 200, 30),
                    ])
                #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == frame(175, 0, 200, 30))
                // Items that were never in view count with their estimate, and aren't made.
                #expect(source.requests < 60)
                let path = IndexPath(item: 0, section: 0)
                source.fill = { cell, _ in (cell as? TagCell)?.width.constant = 290 }
                collection.reconfigureItems(at: [path])
                window.layoutIfNeeded()
                #expect(collection.frames(2) == [frame(37.5, 0, 300, 30), frame(0, 40, 200, 30)].map { $0 })
            }
            #expect(issues.isEmpty)
        }
    }

    @Test func itemsWiderThanTheCollectionViewAreReported() throws {
        let (_, issues) = LayoutDiagnostics.collecting {
            let layout = UICollectionViewFlowLayout()
            layout.sectionInset.left = 1
            layout.itemSize = CGSize(width: 375, height: 40)
            let (_, window) = CollectionSource(items: 300).show(layout)
            layout.itemSize.width = 374
            window.layoutIfNeeded()
        }
        try #require(issues.count == 1)
        let text = "\(issues[0])"
        #expect(text.contains("The behavior of the UICollectionViewFlowLayout is not defined because:"))
        #expect(
            text.contains(
                "the item width must be less than the width of the UICollectionView minus the section insets left and "
                    + "right values, minus the content insets left and right values."))
    }

    /// The common subclass: items at the left, without justification.
    @Test func subclassesMoveWhatTheyLike() {
        final class LeftLayout: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect)?.compactMap {
                    $0.copy() as? UICollectionViewLayoutAttributes
                }
                var left = sectionInset.left
                var top: CGFloat = -1
                for attributes in all ?? [] where attributes.representedElementCategory == .cell {
                    if attributes.frame.origin.y >= top { left = sectionInset.left }
                    attributes.frame.origin.x = left
                    left += attributes.frame.width + minimumInteritemSpacing
                    top = max(attributes.frame.maxY, top)
                }
                return all
            }
        }
        let layout = LeftLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let (collection, window) = CollectionSource(items: 4).show(layout)
        #expect(
            collection.visibleCells.map(\.frame) == [
                frame(0, 0, 100, 40), frame(110, 0, 100, 40), frame(220, 0, 100, 40), frame(0, 50, 100, 40),
            ])
        _ = window
    }
}
