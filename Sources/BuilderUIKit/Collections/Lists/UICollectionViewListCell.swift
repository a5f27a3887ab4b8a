import Foundation

/// A cell of a list in a collection view, with accessories, a separator and the list's look.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    private let separatorView = TableSeparatorView(frame: .zero)
    private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
    private var hasLookOfIOS26 = false
    private var shownTextSize = UIContentSizeCategory.unspecified
    /// The color that the list has given to the cell; another one is the app's and stays.
    private var rowColor: UIColor?

    override func restoreSystemBackground() {
        backgroundColor = rowColor
        setNeedsLayout()
    }
    private var isRounded = false
    /// A Boolean value that indicates whether the cell was the last of its section when it was laid out.
    private var wasLast = false

    override func didInitialize() {
        super.didInitialize()
        hasLookOfIOS26 = traitCollection.isIOS26
        shownTextSize = traitCollection.preferredContentSizeCategory
        contentView.preservesSuperviewLayoutMargins = true
        separatorView.isUserInteractionEnabled = false
        addSubview(separatorView)
    }

    /// Returns the content configuration of a row.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The accessories at the cell's end, from the content on.
    open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }
    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            if !isFinite([indentationWidth], "indentationWidth") { indentationWidth = oldValue }
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether accessories before the content are indented; has no effect.
    open var indentsAccessories = true

    // MARK: Look

    private var metrics: ListMetrics { ListMetrics(traitCollection, scale: layoutScale) }

    override var defaultMargins: NSDirectionalEdgeInsets {
        let side = SystemMargin.tableSide(forWidth: collection?.bounds.width ?? bounds.width)
        let vertical = metrics.verticalMargin
        return NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    }

    override func textSizeMayHaveChanged() {
        let (isIOS26, textSize) = (traitCollection.isIOS26, traitCollection.preferredContentSizeCategory)
        guard isIOS26 != hasLookOfIOS26 || textSize != shownTextSize else { return }
        // Margins follow the look, and accessories grow with the text.
        if isIOS26 != hasLookOfIOS26 { updateMargins() }
        hasLookOfIOS26 = isIOS26
        shownTextSize = textSize
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        setNeedsLayout()
    }

    // MARK: Accessories

    private func replaceAccessories() {
        for (_, view) in accessoryViews { view.removeFromSuperview() }
        accessoryViews = accessories.map { ($0, $0.makeView()) }
        for (_, view) in accessoryViews { addSubview(view) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private static let accessoryGap: CGFloat = 10

    private var displayedAccessories: [(accessory: UICellAccessory, view: UIView)] {
        accessoryViews.filter { $0.accessory.isDisplayed(whileEditing: isBeingEdited) }
    }

    /// The width that accessories and the margin behind them take from the content, in points.
    private var accessoryReserve: CGFloat {
        let widths = displayedAccessories.map { $0.accessory.size(of: $0.view).width }
        guard !widths.isEmpty else { return 0 }
        return widths.reduce(0, +) + Self.accessoryGap * CGFloat(widths.count - 1) + directionalLayoutMargins.trailing
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    // MARK: Layout

    override var contentArea: CGRect {
        let reserve = accessoryReserve
        let width = max(0, bounds.width - reserve - indentation)
        return CGRect(x: isRightToLeft ? reserve : indentation, y: 0, width: width, height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutAccessories()
        layOutRow()
    }

    private func layOutAccessories() {
        let displayed = displayedAccessories
        for (accessory, view) in accessoryViews { view.isHidden = accessory.isHidden }
        for (accessory, view) in accessoryViews where !accessory.isDisplayed(whileEditing: isBeingEdited) {
            view.isHidden = true
        }
        var x = bounds.width - accessoryReserve
        for (accessory, view) in displayed {
            let (size, width) = accessory.size(of: view)
            let height = min(size.height, bounds.height)
            let start = x + pixelSnapped((width - size.width) / 2)
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - start - size.width : start,
                y: pixelSnapped((bounds.height - height) / 2), width: size.width, height: height)
            x += width + Self.accessoryGap
        }
    }

    private var isLastOfSection: Bool {
        guard let collection, let path = presentElement?.indexPath, path.count == 2 else { return false }
        return path.item == collection.numberOfItems(inSection: path.section) - 1
    }

    override func neighborsMayHaveChanged() {
        if isLastOfSection != wasLast { setNeedsLayout() }
    }

    /// Applies the list's color, corners and separators by the row's place in its section.
    private func layOutRow() {
        guard
            // A header or footer has neither a row's color nor its separator.
            let collection, let element = presentElement, element.category == .cell,
            case let path = element.indexPath, path.count == 2,
            let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(ofSection: path.section)
        else {
            separatorView.isHidden = true
            return
        }
        let metrics = metrics
        let isLast = isLastOfSection
        wasLast = isLast
        if backgroundColor == rowColor {
            rowColor = isSelected || isHighlighted ? .systemGray4 : list.rowColor
            backgroundColor = rowColor
        }
        if list.isInset || isRounded {
            roundCorners(
                top: list.isInset && path.item == 0, bottom: list.isInset && isLast,
                radius: metrics.groupCornerRadius)
            isRounded = list.isInset
        }
        separatorView.isHidden = !list.showsSeparators || (isLast && list.isInset)
        separatorView.backgroundColor = .separator
        let start = isLast && list.isGrouped ? 0 : textStart
        let end = metrics.insetsSeparatorEnds && !(isLast && list.isGrouped) ? directionalLayoutMargins.trailing : 0
        let thickness = metrics.separatorThickness
        separatorView.frame = CGRect(
            x: isRightToLeft ? end : start, y: bounds.height - thickness, width: max(0, bounds.width - start - end),
            height: thickness)
        if subviews.last !== separatorView { bringSubviewToFront(separatorView) }
    }

    private var textStart: CGFloat {
        directionalLayoutMargins.leading + indentation + (configurationHost.listView?.textStart ?? 0)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let beside = accessoryReserve + indentation
        let size = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + beside, height: size.height)
    }
}

extension UIView {
    /// Rounds the corners of the first and the last row of an inset group.
    func roundCorners(top: Bool, bottom: Bool, radius: CGFloat) {
        var corners: CACornerMask = []
        if top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : radius
        layer.cornerCurve = .continuous
        layer.maskedCorners = corners
        layer.masksToBounds = !corners.isEmpty
    }
}
