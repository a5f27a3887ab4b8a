import Foundation
import Render

/// A bar of edit actions beside a rectangle of a view: with an arrow in the look of iOS 18, and a capsule of glass in
/// that of iOS 26.
///
/// Its lengths and colors are not measured. Elements without room are on further pages of the bar, or in a list that
/// the last part of the capsule opens. The view fills the window, but only the bar receives touches.
@MainActor
final class EditMenuView: UIView {
    override var privateClassName: String? { "_UIEditMenuContainerView" }
    /// Called with an element that is tapped.
    var choose: ((UIMenuElement) -> Void)?
    /// Called when a part is tapped that shows all elements as a list.
    var expand: (() -> Void)?
    /// The rectangle beside which the bar is, in the source's coordinates.
    var target: CGRect { didSet { setNeedsLayout() } }
    private let source: UIView
    private let arrowDirection: UIEditMenuArrowDirection
    private let shadow = UIView(frame: .zero)
    private let glass = GlassView(frame: .zero)
    private let bar = UIView(frame: .zero)
    private let arrow = CAShapeLayer()
    private var elements: [UIMenuElement]
    /// The elements of the menus whose submenus are open.
    private var outer: [[UIMenuElement]] = []
    private var items: [EditMenuItem] = []
    /// The index of the first element of each page that was left for the next one.
    private var pageStarts = [0]
    /// The width for which the parts were made.
    private var knownWidth: CGFloat = -1

    init(_ elements: [UIMenuElement], target: CGRect, of source: UIView, arrowDirection: UIEditMenuArrowDirection) {
        self.elements = elements
        self.target = target
        self.source = source
        self.arrowDirection = arrowDirection
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        traitOverrides.userInterfaceLevel = .elevated
        shadow.layer.addSublayer(arrow)
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        shadow.layer.shadowRadius = 14
        shadow.isUserInteractionEnabled = false
        glass.glassTint = .systemBackground
        bar.clipsToBounds = true
        bar.layer.cornerCurve = .continuous
        for view in [shadow, glass, bar] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The frame of the bar in the window's coordinates.
    var barFrame: CGRect { convert(bar.frame, to: nil) }
    /// The elements that the bar shows on its page.
    var shownElements: [UIMenuElement] {
        items.compactMap { if case .element(let element) = $0.kind { element } else { nil } }
    }

    override func textSizeMayHaveChanged() {
        knownWidth = -1
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: Elements

    /// Shows other elements, from the first one on.
    func show(_ elements: [UIMenuElement]) {
        self.elements = elements
        outer = []
        showPages([0])
    }

    private func showPages(_ starts: [Int]) {
        pageStarts = starts
        knownWidth = -1
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func didTap(_ item: EditMenuItem) {
        switch item.kind {
        case .element(let menu as UIMenu):
            outer.append(elements)
            elements = EditMenu.elements(of: menu, from: source)
            showPages([0])
        case .element(let element): choose?(element)
        case .previous:
            if pageStarts.count > 1 {
                showPages(pageStarts.dropLast())
            } else if let before = outer.popLast() {
                elements = before
                showPages([0])
            }
        case .next:
            if traitCollection.isIOS26 {
                expand?()
            } else {
                showPages(pageStarts + [(pageStarts.last ?? 0) + shownElements.count])
            }
        }
    }

    /// Creates the parts of the page, of which at least one is an element.
    private func makeItems(width: CGFloat) {
        for item in items { item.removeFromSuperview() }
        items = []
        let start = pageStarts.last ?? 0
        var left = width
        func add(_ kind: EditMenuItem.Kind, reserving room: CGFloat = 0, always: Bool = true) -> Bool {
            let item = EditMenuItem(kind)
            bar.addSubview(item)
            let width = item.naturalWidth()
            guard always || width <= left - room else {
                item.removeFromSuperview()
                return false
            }
            left -= width
            item.frame.size.width = width
            item.addAction(
                UIAction { [weak self, weak item] _ in if let item { self?.didTap(item) } }, for: .touchUpInside)
            items.append(item)
            return true
        }
        if start > 0 || !outer.isEmpty { _ = add(.previous) }
        let rest = elements.dropFirst(start)
        for (offset, element) in rest.enumerated() {
            let isLast = offset == rest.count - 1
            guard add(.element(element), reserving: isLast ? 0 : 36, always: offset == 0) else {
                _ = add(.next)
                break
            }
        }
        for (index, item) in items.enumerated() { item.hasHairline = index > 0 && !traitCollection.isIOS26 }
    }

    // MARK: Layout

    private static let margin: CGFloat = 8
    /// The distance of the bar from its rectangle, in points; the arrow covers most of it.
    private static let gap: CGFloat = 10
    private static let arrowSize = CGSize(width: 18, height: 8)

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        if let covered = window?.inputHeight, covered > safeAreaInsets.bottom {
            area.size.height = max(0, area.height - covered + safeAreaInsets.bottom)
        }
        // A window without room shows nothing.
        guard !area.isNull else { return }
        if area.width != knownWidth {
            knownWidth = area.width
            makeItems(width: area.width)
        }
        let isIOS26 = traitCollection.isIOS26
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        let height = max(44, metrics.scaledValue(for: 44, compatibleWith: traitCollection).rounded())
        let width = min(items.reduce(0) { $0 + $1.frame.width }, area.width)
        let rect = source.convert(target, to: self)
        let place = place(CGSize(width: width, height: height), beside: rect, in: area)
        bar.frame = place.frame
        var x: CGFloat = 0
        for item in items {
            let length = min(item.frame.width, max(0, width - x))
            item.frame = CGRect(x: isRightToLeft ? width - x - length : x, y: 0, width: length, height: height)
            x += length
        }
        let radius = isIOS26 ? height / 2 : 10
        let color = UIColor.secondarySystemGroupedBackground
        bar.layer.cornerRadius = radius
        bar.backgroundColor = isIOS26 ? nil : color
        glass.isHidden = !isIOS26
        glass.frame = bar.frame
        glass.layer.cornerRadius = radius
        shadow.isHidden = isIOS26
        shadow.frame = bar.frame
        shadow.backgroundColor = color
        shadow.layer.cornerRadius = radius
        shadow.layer.cornerCurve = .continuous
        shadow.layer.shadowOpacity = 0.2
        arrow.fillColor = color.resolvedColor(with: traitCollection).cgColor
        arrow.path = place.edge.map { arrowPath(on: $0, toward: rect, from: bar.frame, radius: radius) }
    }

    /// Returns the bar's frame, and its edge at which the arrow is; nil for none.
    private func place(_ size: CGSize, beside rect: CGRect, in area: CGRect) -> (frame: CGRect, edge: CGRectEdge?) {
        func clamped(_ value: CGFloat, _ least: CGFloat, _ length: CGFloat, _ most: CGFloat) -> CGFloat {
            max(least, min(value, most - length))
        }
        let x = clamped(rect.midX - size.width / 2, area.minX, size.width, area.maxX).rounded()
        let y = clamped(rect.midY - size.height / 2, area.minY, size.height, area.maxY).rounded()
        let above = CGRect(origin: CGPoint(x: x, y: rect.minY - Self.gap - size.height), size: size)
        let below = CGRect(origin: CGPoint(x: x, y: rect.maxY + Self.gap), size: size)
        let left = CGRect(origin: CGPoint(x: rect.minX - Self.gap - size.width, y: y), size: size)
        let right = CGRect(origin: CGPoint(x: rect.maxX + Self.gap, y: y), size: size)
        // The arrow points from the bar to the rectangle.
        let vertical: [(frame: CGRect, edge: CGRectEdge)] = [(above, .maxYEdge), (below, .minYEdge)]
        let preferred: [(frame: CGRect, edge: CGRectEdge)] =
            switch arrowDirection {
            case .automatic, .down: []
            case .up: [(below, .minYEdge)]
            case .left: [(right, .minXEdge)]
            case .right: [(left, .maxXEdge)]
            }
        if let first = (preferred + vertical).first(where: { area.contains($0.frame) }) {
            return (first.frame, first.edge)
        }
        // There is no room beside a rectangle that fills the window: the bar is in front of it.
        let top = clamped(above.minY, area.minY, size.height, area.maxY)
        return (CGRect(origin: CGPoint(x: x, y: top), size: size), nil)
    }

    /// Returns the arrow in the bar's coordinates.
    private func arrowPath(
        on edge: CGRectEdge, toward rect: CGRect, from frame: CGRect, radius: CGFloat
    ) -> CGPath {
        let half = Self.arrowSize.width / 2
        let room = radius + half
        func along(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 2 * room ? min(max(middle, room), length - room) : length / 2
        }
        let (x, y) = (along(rect.midX - frame.minX, frame.width), along(rect.midY - frame.minY, frame.height))
        let path = CGMutablePath()
        switch edge {
        case .minYEdge, .maxYEdge:
            let base = edge == .minYEdge ? 0 : frame.height
            let tip = edge == .minYEdge ? -Self.arrowSize.height : frame.height + Self.arrowSize.height
            path.move(to: CGPoint(x: x - half, y: base))
            path.addLine(to: CGPoint(x: x, y: tip))
            path.addLine(to: CGPoint(x: x + half, y: base))
        case .minXEdge, .maxXEdge:
            let base = edge == .minXEdge ? 0 : frame.width
            let tip = edge == .minXEdge ? -Self.arrowSize.height : frame.width + Self.arrowSize.height
            path.move(to: CGPoint(x: base, y: y - half))
            path.addLine(to: CGPoint(x: tip, y: y))
            path.addLine(to: CGPoint(x: base, y: y + half))
        }
        path.closeSubpath()
        return path
    }
}
