import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct ListSeparatorTests {
    private func separators(
        _ configure: (inout UICollectionLayoutListConfiguration) -> Void
    ) throws -> [CGRect?] {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configure(&configuration)
        return try allLines(configuration).map(\.first)
    }

    /// Returns the visible lines of two rows.
    private func allLines(_ configuration: UICollectionLayoutListConfiguration) throws -> [[CGRect]] {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        return try (0..<2).map {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: $0, section: 0)))
            return cell.subviews.filter { $0 is TableSeparatorView && !$0.isHidden }.map(\.frame)
        }
    }

    @Test func handlersMoveAndHideLines() throws {
        let plain = try separators { _ in }
        #expect(plain[0]?.minX ?? 0 > 0)
        let changed = try separators {
            $0.separatorConfiguration.bottomSeparatorInsets.leading = 72
            $0.itemSeparatorHandler = { path, separator in
                var separator = separator
                if path.item == 1 { separator.bottomSeparatorVisibility = .hidden }
                separator.bottomSeparatorInsets.trailing = 8
                return separator
            }
        }
        #expect(changed[0]?.minX == 72 && changed[0]?.maxX == 312)
        #expect(changed[1] == nil)
    }

    @Test func upperLinesAreShownWhereTheyAreVisible() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.topSeparatorInsets.leading = 4
        configuration.itemSeparatorHandler = { path, separator in
            var separator = separator
            if path.item == 1 { separator.topSeparatorVisibility = .visible }
            return separator
        }
        let lines = try allLines(configuration)
        #expect(lines[0].isEmpty && lines[1].count == 2)
        #expect(lines[1].first { $0.minY == 0 }.map { $0.minX == 4 && $0.height > 0 && $0.height <= 1 } == true)
        configuration.showsSeparators = false
        #expect(try allLines(configuration).allSatisfy(\.isEmpty))
    }

    @Test func oneLineIsWhereRowsMeet() throws {
        typealias Visibility = UIListSeparatorConfiguration.Visibility
        /// Returns the number of lines at the top of each row, and at its bottom.
        func counts(_ top: Visibility, _ bottom: Visibility) throws -> [[Int]] {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.separatorConfiguration.topSeparatorVisibility = top
            configuration.separatorConfiguration.bottomSeparatorVisibility = bottom
            return try allLines(configuration).map { lines in
                let top = lines.filter { $0.minY == 0 }.count
                return [top, lines.count - top]
            }
        }
        #expect(try counts(.automatic, .automatic) == [[0, 1], [0, 1]])
        #expect(try counts(.visible, .automatic) == [[1, 0], [1, 1]])
        #expect(try counts(.visible, .visible) == [[1, 1], [0, 1]])
        #expect(try counts(.visible, .hidden) == [[1, 0], [1, 0]])
    }

    @Test func handlersAreAskedOnceForARow() {
        let separators = ListSeparators()
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        var asked: [Int] = []
        list.itemSeparatorHandler = { path, separator in
            asked.append(path.item)
            var separator = separator
            if path.item == 1 { separator.topSeparatorVisibility = .visible }
            return separator
        }
        func lines(_ item: Int) -> [Bool] {
            let path = IndexPath(item: item, section: 0)
            return [
                separators.showsUpperLine(at: path, of: list),
                separators.showsLowerLine(at: path, isLast: item == 2, of: list),
            ]
        }
        #expect((0..<3).map(lines) == [[false, false], [true, true], [false, true]])
        #expect(asked == [0, 1, 2])
        separators.forget()
        _ = lines(0)
        #expect(asked == [0, 1, 2, 0, 1])
    }
}
