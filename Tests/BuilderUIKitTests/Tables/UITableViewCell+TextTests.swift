import Foundation
import Testing

@testable import BuilderUIKit

/// A row's wrapping labels are measured twice: the layout of the row reuses the result of the fitting.
@MainActor
@Suite struct UITableViewCellTextTests {
    final class CountingLabel: UILabel {
        var measurementCount = 0
        override var intrinsicContentSize: CGSize {
            measurementCount += 1
            return super.intrinsicContentSize
        }
    }

    static let sentence =
        "A sentence that is much too long for one line of a row, so that it takes two or three of them."

    static func fill(_ view: UIView, _ text: String) -> [CountingLabel] {
        let labels = [17, 13].map { size in
            let label = CountingLabel()
            label.numberOfLines = 0
            label.font = .systemFont(ofSize: size)
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
        return labels
    }

    final class Cell: UITableViewCell {
        lazy var labels = UITableViewCellTextTests.fill(contentView, UITableViewCellTextTests.sentence)
    }

    final class Header: UITableViewHeaderFooterView {
        lazy var labels = UITableViewCellTextTests.fill(contentView, UITableViewCellTextTests.sentence)
    }

    final class Item: UICollectionViewCell {
        lazy var labels = UITableViewCellTextTests.fill(contentView, UITableViewCellTextTests.sentence)
    }

    @MainActor
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var labels: [CountingLabel] = []
        var text = sentence
        let header = Header(reuseIdentifier: nil)
        let accessory: UITableViewCell.AccessoryType

        init(accessory: UITableViewCell.AccessoryType) {
            self.accessory = accessory
            super.init()
            labels += header.labels
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as? Cell ?? Cell()
            cell.accessoryType = accessory
            for label in cell.labels {
                label.text = indexPath.row == 1 ? text : sentence
                if !labels.contains(label) { labels.append(label) }
            }
            return cell
        }
    }

    private func expectTwo(
        _ labels: [CountingLabel], _ step: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let counts = labels.map(\.measurementCount)
        #expect(!counts.isEmpty && counts.allSatisfy { $0 <= 2 }, "\(step): \(counts)", sourceLocation: sourceLocation)
        for label in labels { label.measurementCount = 0 }
    }

    @Test(arguments: [0.0, 500], [UITableViewCell.AccessoryType.none, .disclosureIndicator])
    func rows(estimate: Double, accessory: UITableViewCell.AccessoryType) throws {
        try on("iPhone 14") {
            let source = Source(accessory: accessory)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
            let table = UITableView(frame: window.bounds, style: .plain)
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.sectionHeaderHeight = UITableView.automaticDimension
            table.estimatedSectionHeaderHeight = 30
            if estimate > 0 { table.estimatedRowHeight = estimate }
            table.dataSource = source
            table.delegate = source
            window.addSubview(table)
            window.isHidden = false
            window.layoutIfNeeded()
            expectTwo(source.labels, "first")
            let cell = try #require(table.cellForRow(at: [0, 1]) as? Cell)
            let height = cell.frame.height
            let fitted = cell.contentView.systemLayoutSizeFitting(
                CGSize(width: cell.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(abs(height - fitted.height) < 0.34 && cell.labels[0].frame.height > 40)
            for label in source.labels { label.measurementCount = 0 }

            table.frame.size.width = 320
            window.layoutIfNeeded()
            expectTwo(source.labels, "narrower")
            #expect(cell.frame.height > height)

            source.text = "Short"
            table.reloadRows(at: [[0, 1]], with: .none)
            window.layoutIfNeeded()
            expectTwo(source.labels, "reloaded")
            let short = try #require(table.cellForRow(at: [0, 1]) as? Cell)
            #expect(short.frame.height < 70 && short.labels[0].frame.height < 22)

            short.labels[0].text = Self.sentence + Self.sentence
            table.beginUpdates()
            table.endUpdates()
            window.layoutIfNeeded()
            expectTwo(source.labels, "another text")
            #expect(short.labels[0].frame.height > 60 && short.frame.height > 90)
        }
    }

    @Test func items() throws {
        try on("iPhone 14") {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            layout.itemSize = CGSize(width: 160, height: 50)
            let source = CollectionSource(items: 4)
            var labels: [CountingLabel] = []
            source.fill = { cell, _ in
                guard let cell = cell as? Item, !labels.contains(cell.labels[0]) else { return }
                for label in cell.labels { label.preferredMaxLayoutWidth = 0 }
                cell.contentView.widthAnchor.constraint(equalToConstant: 160).isActive = true
                labels += cell.labels
            }
            let (collection, window) = source.show(layout, cell: Item.self)
            expectTwo(labels, "first")
            #expect(labels.allSatisfy { $0.frame.height > 60 })
            collection.frame.size.width = 340
            window.layoutIfNeeded()
            expectTwo(labels, "narrower")
        }
    }
}
