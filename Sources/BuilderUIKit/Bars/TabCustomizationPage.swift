import Foundation

/// The page on which users rearrange the items of a tab bar: they drag items from the page to the bar.
///
/// Its title, which is another one in UIKit, and the places of the items are not measured.
@MainActor
final class TabCustomizationPage: UIView {
    private weak var bar: UITabBar?
    private let header = UINavigationBar(frame: .zero)
    private let views: [TabItemView]
    private let pan = UIPanGestureRecognizer()
    private let drop: (UITabBarItem, Int) -> Void
    private var dragged: TabItemView?

    private static let columns = 4
    private static let rowHeight: CGFloat = 70
    private static let itemHeight: CGFloat = 49
    private static let topMargin: CGFloat = 20

    /// - Parameters:
    ///   - drop: Called with an item that the user drops, and the index in the bar where it is dropped.
    ///   - done: Called when the user taps Done.
    init(
        items: [UITabBarItem], for bar: UITabBar, drop: @escaping (UITabBarItem, Int) -> Void,
        done: @escaping () -> Void
    ) {
        self.bar = bar
        self.drop = drop
        views = items.map { TabItemView(item: $0) }
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        let top = UINavigationItem(title: SystemWord.edit.text)
        top.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in done() })
        header.items = [top]
        for view in [header] + views { addSubview(view) }
        pan.addAction { [weak self] _ in self?.follow() }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(
            by: UIEdgeInsets(top: safeAreaInsets.top, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        )
        header.frame = CGRect(x: 0, y: room.minY, width: bounds.width, height: header.standardHeight)
        let width = room.width / CGFloat(Self.columns)
        for (index, view) in views.enumerated() where view !== dragged {
            let (row, place) = index.quotientAndRemainder(dividingBy: Self.columns)
            let column = isRightToLeft ? Self.columns - 1 - place : place
            view.frame = CGRect(
                x: room.minX + CGFloat(column) * width,
                y: header.frame.maxY + Self.topMargin + CGFloat(row) * Self.rowHeight,
                width: width, height: Self.itemHeight)
            view.update(UITabBarItemAppearance(), color: .label, isSelected: false, isInline: false)
        }
    }

    /// Moves an item with the finger, above the bar, and drops it where the finger is lifted.
    private func follow() {
        guard let superview, let bar else { return }
        let point = pan.location(in: superview)
        switch pan.state {
        case .began:
            let (place, distance) = (pan.location(in: self), pan.translation(in: self))
            let start = CGPoint(x: place.x - distance.x, y: place.y - distance.y)
            dragged = views.first { $0.frame.contains(start) }
            if let dragged { superview.addSubview(dragged) }
        case .ended:
            if let dragged, let index = bar.itemIndex(at: bar.convert(point, from: superview)) {
                drop(dragged.item, index)
            }
            putBack()
        case .cancelled, .failed: putBack()
        default: break
        }
        dragged?.center = point
    }

    private func putBack() {
        if let dragged { addSubview(dragged) }
        dragged = nil
        setNeedsLayout()
    }
}
