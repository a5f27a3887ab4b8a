import BuilderUIKit
import Foundation
import Measuring
import Render

/// Measures the first screen of a compositional list of 10,000 configured cells against one of 20.
///
///     compositional-10000 [--repeat N] [--items N]
///
/// Lists and rows of cells that size themselves are measured alternately in one process.
@main
@MainActor
struct CompositionalListOf10000 {
    private static let few = 20
    private static let timeLimit = 1.2

    static func main() throws {
        let options = Options()
        let many = options.count("items", default: 10_000)
        let pairs = options.count("repeat", default: 31)
        try compare("Compositional list", many, pairs) {
            .list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        }
        try compare("Compositional rows that size themselves", many, pairs) {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
    }

    private static func compare(
        _ name: String, _ many: Int, _ pairs: Int, _ layout: @MainActor () -> UICollectionViewCompositionalLayout
    ) throws {
        // Loads fonts and fills caches for both. The first screens show the same rows.
        guard try draw(many, layout()) == draw(few, layout()) else { throw NotMeasured() }
        let drawing = try PairedRuns(pairs) {
            try Stopwatch.milliseconds { _ = try draw(many, layout()) }
        } second: {
            try Stopwatch.milliseconds { _ = try draw(few, layout()) }
        }
        report("\(name) of \(many) cells against \(few), first screen", drawing)
        let steps = try PairedRuns(pairs) {
            try Stopwatch.milliseconds { _ = try layOut(many, layout()) }
        } second: {
            try Stopwatch.milliseconds { _ = try layOut(few, layout()) }
        }
        report("The same without painting and encoding", steps)
    }

    private static func report(_ name: String, _ runs: PairedRuns) {
        let finding = Finding(
            name, ours: "\(runs.first.median.text(2)) ms", other: "\(runs.second.median.text(2)) ms",
            value: runs.ratio, limit: timeLimit)
        print(finding.line)
    }

    private static func layOut(_ items: Int, _ layout: UICollectionViewCompositionalLayout) throws -> Display {
        try Renderer(scale: 2).layOut(ListController(items: items, layout: layout))
    }

    private static func draw(_ items: Int, _ layout: UICollectionViewCompositionalLayout) throws -> Data {
        try layOut(items, layout).png()
    }

    struct NotMeasured: Error, CustomStringConvertible {
        var description: String { "The two lists don't show the same first screen: nothing was measured." }
    }
}

/// A list of numbered cells with a text and a secondary text.
@MainActor
private final class ListController: UIViewController, UICollectionViewDataSource {
    private let items: Int
    private let layout: UICollectionViewCompositionalLayout
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        content.secondaryText = item.isMultiple(of: 3) ? "Every third row has a second line." : nil
        cell.contentConfiguration = content
    }

    init(items: Int, layout: UICollectionViewCompositionalLayout) {
        self.items = items
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        view.addSubview(collection)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}
