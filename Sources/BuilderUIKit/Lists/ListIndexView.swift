import Foundation

/// The index at the end of a table or a collection: titles, of which a touched one scrolls to its elements.
///
/// Its lengths and font are not measured: titles of 11 points, 15 points apart, in a strip of 15.
@MainActor
final class ListIndexView: UIView {
    override var privateClassName: String? { "UITableViewIndex" }
    /// The width of the strip, in points.
    static let width: CGFloat = 15
    private static let pitch: CGFloat = 15

    private var labels: [UILabel] = []
    private weak var list: _ListView?

    init(_ list: _ListView) {
        self.list = list
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

    /// Places the strip at the visible part of the list, in front of the elements.
    func place(in list: _ListView, color: UIColor?, background: UIColor?) {
        let area = list.bounds.inset(by: list.adjustedContentInset)
        let safe = list.safeAreaInsets
        let x = list.isRightToLeft ? list.bounds.minX + safe.left : list.bounds.maxX - safe.right - Self.width
        frame = CGRect(x: x, y: area.minY, width: Self.width, height: area.height)
        backgroundColor = background
        for label in labels { label.textColor = color ?? list.tintColor }
        if storedSuperview !== list { list.addSubview(self) } else { list.bringSubviewToFront(self) }
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

    /// Keeps a sheet around the list where it is while a finger moves along the index.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is SheetPanGestureRecognizer)
    }

    private func scroll(to touches: Set<UITouch>) {
        guard let list, let touch = touches.first else { return }
        let y = touch.location(in: self).y
        guard let index = labels.firstIndex(where: { y < $0.frame.maxY }) ?? labels.indices.last else { return }
        list.scroll(toIndexTitle: titles[index], at: index)
    }
}

extension _ListView {
    /// Shows the index; none without titles.
    func layOutIndex(_ titles: [String], color: UIColor? = nil, background: UIColor? = nil) {
        guard !titles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let view = indexView ?? ListIndexView(self)
        indexView = view
        view.titles = titles
        view.place(in: self, color: color, background: background)
    }
}
