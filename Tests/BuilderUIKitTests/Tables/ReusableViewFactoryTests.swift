import Foundation
import Testing

@testable import BuilderUIKit

/// Cells of registered classes are made by their own initializers.
@Suite @MainActor struct ReusableViewFactoryTests {
    class TitledCell: UITableViewCell {
        let title: String
        var numbers = [1, 2, 3]

        override init(style: CellStyle, reuseIdentifier: String?) {
            title = "\(style.rawValue) \(reuseIdentifier ?? "nothing")"
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    final class DeeperCell: TitledCell {
        let object = NSObject()
    }

    final class PlainCell: UITableViewCell {
        var value = "start"
    }

    final class GenericCell<Content>: UITableViewCell {
        var content: Content?
    }

    @Test func everyKindOfClass() throws {
        let table = UITableView()
        let identifier = "an identifier that is long enough to be on the heap"
        for type in [
            UITableViewCell.self, TitledCell.self, DeeperCell.self, PlainCell.self, GenericCell<[String]>.self,
        ] {
            table.register(type, forCellReuseIdentifier: identifier)
            for _ in 0..<3 {
                let cell = try #require(table.dequeueReusableCell(withIdentifier: identifier))
                #expect(Swift.type(of: cell) == type)
                #expect(cell.reuseIdentifier == identifier)
                #expect(cell.contentView.superview === cell)
                if let titled = cell as? TitledCell {
                    #expect(titled.title == "0 \(identifier)")
                    #expect(titled.style == .subtitle)
                    #expect(titled.numbers == [1, 2, 3])
                }
            }
        }
    }

    @Test func cellsAreUsedAgain() {
        final class Source: NSObject, UITableViewDataSource {
            var seen: Set<ObjectIdentifier> = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
                seen.insert(ObjectIdentifier(cell))
                return cell
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
        table.register(PlainCell.self, forCellReuseIdentifier: "x")
        table.dataSource = source
        table.layoutIfNeeded()
        for step in 1...20 {
            table.contentOffset.y = CGFloat(step) * 300
            table.layoutIfNeeded()
        }
        #expect(source.seen.count <= 12)
        #expect(table.visibleCells.allSatisfy { $0 is PlainCell })
    }

    @Test func dequeuingWithoutAValidRegistrationWarns() {
        let table = UITableView()
        let warnings = WarningLog()
        warnings.asCurrent {
            table.register(UILabel.self, forCellReuseIdentifier: "label")
            #expect(table.dequeueReusableCell(withIdentifier: "label") == nil)
            let cell = table.dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
            #expect(cell.reuseIdentifier == "unknown")
        }
        #expect(warnings.warnings.count == 2)
    }
}
