import Foundation

/// The view of a panel in which users format text: the title, the close button, and the groups of components.
///
/// None of its lengths and colors is measured. Components lie side by side in rows of four columns.
@MainActor
final class TextFormattingView: UIView {
    /// Called with a choice.
    var change: (UITextFormattingViewController.ChangeValue) -> Void = { _ in }
    /// Called when the font was tapped.
    var chooseFont: () -> Void = {}
    /// Called with the color that was tapped.
    var chooseColor: (UIView) -> Void = { _ in }
    /// Called when the close button was tapped.
    var close: () -> Void = {}

    private let titleLabel = UILabel(frame: .zero)
    private lazy var closeButton = SheetCloseButton { [weak self] in self?.close() }
    private let scrollView = UIScrollView(frame: .zero)
    private var groups: [[FormattingComponentView]] = []
    /// The shown attributes.
    private(set) var descriptor: UITextFormattingViewController.FormattingDescriptor?

    /// Creates the view of a configuration.
    convenience init(_ configuration: UITextFormattingViewController.Configuration) {
        self.init(frame: .zero)
        let components =
            configuration.groups.isEmpty
            ? Self.systemGroups : configuration.groups.map { $0.components.map { ($0.componentKey, $0.preferredSize) } }
        groups = components.map { group in
            group.compactMap { key, size in
                let cells = FormattingCell.cells(of: key, configuration, for: self)
                return cells.isEmpty ? nil : FormattingComponentView(key, size, cells)
            }
        }
        for component in groups.joined() { scrollView.addSubview(component) }
    }

    /// The groups of a configuration without its own (not measured).
    private static let systemGroups:
        [[(UITextFormattingViewController.ComponentKey, UITextFormattingViewController.ComponentSize)]] = [
            [(.formattingStyles, .automatic)],
            [(.fontAttributes, .automatic), (.textColor, .automatic)],
            [(.fontPicker, .automatic), (.fontSize, .automatic)],
            [(.textAlignmentAndJustification, .automatic)],
            [(.listStyles, .automatic), (.textIndentation, .automatic), (.lineHeight, .automatic)],
            [(.highlight, .automatic), (.highlightPicker, .automatic)],
        ]

    override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemGroupedBackground
        titleLabel.text = "Format"
        titleLabel.accessibilityTraits = .header
        scrollView.alwaysBounceVertical = false
        for view in [scrollView, titleLabel, closeButton] as [UIView] { addSubview(view) }
    }

    /// Shows attributes.
    func show(_ descriptor: UITextFormattingViewController.FormattingDescriptor?) {
        self.descriptor = descriptor
        for component in groups.joined() { component.show(descriptor) }
    }

    override func textSizeMayHaveChanged() {
        super.textSizeMayHaveChanged()
        setNeedsLayout()
    }

    // MARK: Layout

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    /// The height of the whole content in the present width, in points.
    var fittingHeight: CGFloat {
        let width = bounds.width > 0 ? bounds.width : 375
        return headerHeight + layOutComponents(in: width, moves: false) + safeAreaInsets.bottom
    }

    private var headerHeight: CGFloat {
        safeAreaInsets.top + 2 * Self.margin + SheetCloseButton.side(for: traitCollection)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = SheetCloseButton.side(for: traitCollection)
        let margin = Self.margin
        let y = safeAreaInsets.top + margin
        titleLabel.font = .system(.headline, .semibold, for: traitCollection)
        titleLabel.frame = CGRect(
            x: margin + side, y: y, width: max(0, bounds.width - 2 * (margin + side)), height: side)
        titleLabel.textAlignment = .center
        closeButton.frame = CGRect(
            x: isRightToLeft ? margin : bounds.width - margin - side, y: y, width: side, height: side)
        let top = headerHeight
        scrollView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        let height = layOutComponents(in: bounds.width, moves: true)
        scrollView.contentSize = CGSize(width: bounds.width, height: height)
    }

    /// Places the components in a width, or only determines their height with the margin below, which it returns.
    private func layOutComponents(in width: CGFloat, moves: Bool) -> CGFloat {
        let inner = max(0, min(width - 2 * Self.margin, 500))
        let left = pixelSnapped((width - inner) / 2)
        let height = FormattingCell.height(for: traitCollection)
        var y: CGFloat = 0
        for group in groups where !group.isEmpty {
            for row in Self.rows(of: group, for: traitCollection) {
                if moves { place(row, in: CGRect(x: left, y: y, width: inner, height: height)) }
                y += height + Self.gap
            }
            y += Self.gap
        }
        return max(0, y - 2 * Self.gap) + Self.margin
    }

    /// Returns the components of a group in rows of at most four columns.
    private static func rows(
        of group: [FormattingComponentView], for traits: UITraitCollection
    ) -> [[FormattingComponentView]] {
        var rows: [[FormattingComponentView]] = []
        var room = 0
        for component in group {
            let columns = component.columns(for: traits)
            if columns > room {
                rows.append([])
                room = 4
            }
            rows[rows.count - 1].append(component)
            room -= columns
        }
        return rows
    }

    /// Places the components of a row, which fill it in proportion to their columns.
    private func place(_ row: [FormattingComponentView], in rect: CGRect) {
        let columns = row.map { CGFloat($0.columns(for: traitCollection)) }
        let room = max(0, rect.width - Self.gap * CGFloat(row.count - 1))
        let column = room / max(1, columns.reduce(0, +))
        var x: CGFloat = 0
        for (component, columns) in zip(row, columns) {
            let width = column * columns
            let left = pixelSnapped(isRightToLeft ? rect.maxX - x - width : rect.minX + x)
            component.frame = CGRect(x: left, y: rect.minY, width: pixelSnapped(width), height: rect.height)
            x += width + Self.gap
        }
    }
}

/// The cells of a component side by side, which scroll if there is no room for their titles.
@MainActor
private final class FormattingComponentView: UIScrollView {
    private var key = UITextFormattingViewController.ComponentKey.fontAttributes
    private var size = UITextFormattingViewController.ComponentSize.automatic
    private var cells: [FormattingCell] = []

    convenience init(
        _ key: UITextFormattingViewController.ComponentKey, _ size: UITextFormattingViewController.ComponentSize,
        _ cells: [FormattingCell]
    ) {
        self.init(frame: .zero)
        (self.key, self.size, self.cells) = (key, size, cells)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = true
        for cell in cells { addSubview(cell) }
    }

    func show(_ descriptor: UITextFormattingViewController.FormattingDescriptor?) {
        for cell in cells { cell.show(descriptor) }
        setNeedsLayout()
    }

    /// Returns the number of columns: all at accessibility sizes.
    func columns(for traits: UITraitCollection) -> Int {
        if traits.preferredContentSizeCategory.isAccessibilityCategory { return 4 }
        return switch size {
        case .mini, .small: 1
        case .regular: 2
        case .large: 3
        case .extraLarge: 4
        case .automatic:
            switch key {
            case .formattingStyles, .textAlignment, .textAlignmentAndJustification: 4
            case .fontAttributes, .highlightPicker: 3
            case .textColor, .highlight: 1
            default: 2
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = traitCollection.isIOS26 ? bounds.height / 2 : 10
        for cell in cells { cell.update(tint: tintColor) }
        let gap: CGFloat = 2
        let room = max(0, bounds.width - gap * CGFloat(cells.count - 1))
        let equal = room / CGFloat(max(1, cells.count))
        let natural = cells.map(\.naturalWidth)
        let isEqual = natural.allSatisfy { $0 <= equal }
        let sum = natural.reduce(0, +)
        // Cells of unequal widths share the rest of the room, or scroll.
        let rest = max(0, room - sum) / CGFloat(max(1, cells.count))
        let widths = natural.map { isEqual ? equal : $0 + rest }
        let whole = max(bounds.width, widths.reduce(0, +) + gap * CGFloat(cells.count - 1))
        var x: CGFloat = 0
        for (cell, width) in zip(cells, widths) {
            let left = pixelSnapped(isRightToLeft ? whole - x - width : x)
            cell.frame = CGRect(x: left, y: 0, width: pixelSnapped(width), height: bounds.height)
            x += width + gap
        }
        contentSize = CGSize(width: whole, height: bounds.height)
        isScrollEnabled = whole > bounds.width + 0.5
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
