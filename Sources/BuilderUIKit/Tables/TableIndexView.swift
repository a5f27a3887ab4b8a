import Foundation

/// The index at a table's end: the titles of sections, of which a touched one scrolls to its section.
///
/// Its lengths and font are not measured: titles of 11 points, 15 points apart, in a strip of 15.
@MainActor
final class TableIndexView: UIView {
    override var privateClassName: String? { "UITableViewIndex" }
    /// The width of the strip, in points.
    static let width: CGFloat = 15
    private static let pitch: CGFloat = 15

    private var labels: [UILabel] = []
    private weak var table: UITableView?

    init(_ table: UITableView) {
        self.table = table
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            for label in labels { label.removeFromSuperview() }
            labels = titles.map { title in
                let label = UILabel(frame: .zero)
                label.text = title == UITableView.indexSearch ? nil : title
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textAlignment = .center
                addSubview(label)
                return label
            }
            setNeedsLayout()
        }
    }

    /// Places the strip at the visible part of the table.
    func place(in table: UITableView) {
        let area = table.bounds.inset(by: table.adjustedContentInset)
        let safe = table.safeAreaInsets
        let x = table.isRightToLeft ? table.bounds.minX + safe.left : table.bounds.maxX - safe.right - Self.width
        frame = CGRect(x: x, y: area.minY, width: Self.width, height: area.height)
        backgroundColor = table.sectionIndexBackgroundColor
        for label in labels { label.textColor = table.sectionIndexColor ?? table.tintColor }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !labels.isEmpty else { return }
        let pitch = min(Self.pitch, bounds.height / CGFloat(labels.count))
        let top = (bounds.height - pitch * CGFloat(labels.count)) / 2
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: pixelSnapped(top + CGFloat(index) * pitch), width: bounds.width, height: pitch)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { scroll(to: touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { scroll(to: touches) }

    /// Keeps a sheet around the table where it is while a finger moves along the index.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is SheetPanGestureRecognizer)
    }

    private func scroll(to touches: Set<UITouch>) {
        guard let table, let touch = touches.first else { return }
        let y = touch.location(in: self).y
        guard let index = labels.firstIndex(where: { y < $0.frame.maxY }) ?? labels.indices.last else { return }
        let section = table.dataSource?.tableView(table, sectionForSectionIndexTitle: titles[index], at: index) ?? index
        guard section >= 0, section < table.numberOfSections else { return }
        let top = table.rect(forSection: section).minY - table.adjustedContentInset.top
        table.setContentOffset(CGPoint(x: table.contentOffset.x, y: top), animated: false)
    }
}

extension UITableView {
    /// Shows the index if the data source has titles for it and the table has enough rows.
    func layOutIndex() {
        let rows = indexTitles.isEmpty ? 0 : sections.reduce(0) { $0 + $1.rows.count }
        let titles = rows >= sectionIndexMinimumDisplayRowCount ? indexTitles : []
        guard !titles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let view = indexView ?? TableIndexView(self)
        indexView = view
        view.titles = titles
        view.place(in: self)
        if view.superview !== self { addSubview(view) } else if subviews.last !== view { bringSubviewToFront(view) }
    }
}
