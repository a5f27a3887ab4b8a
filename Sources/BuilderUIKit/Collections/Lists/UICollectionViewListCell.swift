import Foundation

/// A cell of a list in a collection view, with accessories, a separator and the list's look.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    override var derivedAccessibility: DerivedAccessibility {
        guard presentElement?.category != .supplementaryView else { return super.derivedAccessibility }
        var derived = elementOfContent
        let kinds = accessoryViews.compactMap { $0.view.isHidden ? nil : ($0.view as? GlyphView)?.kind }
        if isSelected || kinds.contains(.checkmark) { derived.traits.insert(.selected) }
        if kinds.contains(.disclosure) { derived.traits.insert(.button) }
        return derived
    }
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

    /// Returns the background configuration of a row, or of a header or footer, in the list's appearance; that of a
    /// plain row outside of a list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let (list, element) = listElement else { return .listPlainCell() }
        let isRow = element.category == .cell && !list.isHeader(element)
        switch list.appearance {
        case .plain: return isRow ? .listPlainCell() : .listPlainHeaderFooter()
        case .grouped, .insetGrouped: return isRow ? .listGroupedCell() : .listGroupedHeaderFooter()
        case .sidebar: return isRow ? .listSidebarCell() : .listSidebarHeader()
        case .sidebarPlain: return isRow ? .listAccompaniedSidebarCell() : .listPlainHeaderFooter()
        }
    }
    /// Returns the content configuration of a row, or of a header or footer, in the list's appearance; that of a row
    /// outside of a list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let (list, element) = listElement else { return .cell() }
        let (isHeader, isFooter) = (list.isHeader(element), element.isListFooter)
        switch list.appearance {
        case .plain: return isHeader ? .plainHeader() : isFooter ? .plainFooter() : .cell()
        case .grouped, .insetGrouped: return isHeader ? .groupedHeader() : isFooter ? .groupedFooter() : .cell()
        case .sidebar: return isHeader ? .sidebarHeader() : .sidebarCell()
        case .sidebarPlain: return isHeader ? .sidebarHeader() : .accompaniedSidebarCell()
        }
    }

    /// The list and the cell's element in it; nil outside of a list.
    private var listElement: (list: UICollectionLayoutListConfiguration, element: CollectionElement)? {
        guard let element = presentElement ?? appliedAttributes?.element,
            let layout = (collection ?? dequeuer)?.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(ofSection: element.indexPath.section)
        else { return nil }
        return (list, element)
    }

    private var isSidebarRow: Bool { listElement.map { $0.list.isSidebar && !$0.list.isHeader($0.element) } ?? false }

    /// The accessories before the content, and at the cell's end, in the order of reading.
    open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories() } }
    /// The place in its section's outline; nil if the section has none.
    var outline: OutlineState? {
        didSet {
            if outline?.level != oldValue?.level { setNeedsLayout() }
            if outline?.isExpanded != oldValue?.isExpanded { setNeedsLayout() }
        }
    }
    /// The number of steps by which the content is indented; 0 for the item's level in its section's outline.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            if !isFinite([indentationWidth], "indentationWidth") { indentationWidth = oldValue }
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether accessories before the content are indented with it.
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
        // A view of the app may be in another cell by now.
        for (_, view) in accessoryViews where view.superview === self { view.removeFromSuperview() }
        let hasSidebarBackground = backgroundColor == rowColor && (backgroundConfiguration?.isOfSidebar ?? true)
        let isOnTint = isSelected && isSidebarRow && hasSidebarBackground
        accessoryViews = UICellAccessory.arranged(accessories).map {
            ($0, $0.makeView(isSelected: isSelected, isOnTint: isOnTint))
        }
        for (accessory, view) in accessoryViews {
            addSubview(view)
            if (view as? GlyphView)?.kind == .reorder { collection?.installReordering() }
            if accessory.takesTaps {
                view.isUserInteractionEnabled = true
                view.addGestureRecognizer(
                    UITapGestureRecognizer(action: { [weak self] _ in self?.performAction(of: accessory) }))
            }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private static let accessoryGap: CGFloat = 10

    private func performAction(of accessory: UICellAccessory) {
        if let action = accessory.actionHandler {
            action()
        } else if accessory.outlineStyle != nil {
            outline?.toggle()
        }
    }

    /// Shows or hides the children of the cell's item if a tap on the cell does that, and returns whether it does.
    func togglesByTap() -> Bool {
        guard let outline, !isBeingEdited,
            displayedAccessories(leading: false).contains(where: {
                $0.accessory.outlineStyle.map { $0 != .cell } ?? false
            })
        else { return false }
        outline.toggle()
        return true
    }

    open override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue, !accessories.isEmpty else { return }
            let hasRing = accessories.contains { $0.accessoryType == .multiselect }
            if hasRing || isSidebarRow { replaceAccessories() }
        }
    }

    private func displayedAccessories(leading isLeading: Bool) -> [(accessory: UICellAccessory, view: UIView)] {
        accessoryViews.filter {
            $0.accessory.isLeading == isLeading && $0.accessory.isDisplayed(whileEditing: isBeingEdited)
        }
    }

    /// Returns the width that the accessories of a side and the margin beyond them take from the content, in points.
    private func accessoryReserve(leading isLeading: Bool) -> CGFloat {
        let widths = displayedAccessories(leading: isLeading).map { $0.accessory.size(of: $0.view).width }
        guard !widths.isEmpty else { return 0 }
        let margins = directionalLayoutMargins
        return widths.reduce(0, +) + Self.accessoryGap * CGFloat(widths.count - 1)
            + (isLeading ? margins.leading : margins.trailing)
    }

    private var indentation: CGFloat {
        CGFloat(indentationLevel == 0 ? outline?.level ?? 0 : indentationLevel) * indentationWidth
    }

    /// The width before the content, in points.
    private var leadingReserve: CGFloat { accessoryReserve(leading: true) + indentation }

    // MARK: Layout

    override var contentArea: CGRect {
        let (before, behind) = (leadingReserve, accessoryReserve(leading: false))
        let width = max(0, bounds.width - before - behind)
        return CGRect(x: isRightToLeft ? behind : before, y: 0, width: width, height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutAccessories()
        layOutRow()
    }

    private func layOutAccessories() {
        for (accessory, view) in accessoryViews {
            view.isHidden = accessory.isHidden || !accessory.isDisplayed(whileEditing: isBeingEdited)
        }
        layOut(
            displayedAccessories(leading: true),
            from: directionalLayoutMargins.leading + (indentsAccessories ? indentation : 0))
        layOut(displayedAccessories(leading: false), from: bounds.width - accessoryReserve(leading: false))
    }

    private func layOut(_ displayed: [(accessory: UICellAccessory, view: UIView)], from start: CGFloat) {
        var x = start
        for (accessory, view) in displayed {
            // The chevron of an item whose children are shown points down.
            if accessory.outlineStyle != nil {
                let angle: CGFloat = outline?.isExpanded == true ? (isRightToLeft ? -.pi / 2 : .pi / 2) : 0
                view.transform = CGAffineTransform(rotationAngle: angle)
            }
            let (size, width) = accessory.size(of: view)
            let start = x + pixelSnapped((width - size.width) / 2)
            let frame = CGRect(
                x: isRightToLeft ? bounds.width - start - size.width : start,
                y: pixelSnapped((bounds.height - size.height) / 2), width: size.width, height: size.height)
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
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

    private var separatorGuide: (guide: UILayoutGuide, start: NSLayoutConstraint)?

    /// The area of the separator below the cell.
    ///
    /// A constraint from its leading edge to a view of the content moves the separator's start, which otherwise is the
    /// start of the text.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide.guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart)
        start.priority = .defaultLow
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        end.priority = .defaultLow
        NSLayoutConstraint.activate([
            start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: metrics.separatorThickness),
        ])
        separatorGuide = (guide, start)
        setNeedsLayout()
        return guide
    }

    /// The distances of the separator from the cell's sides that the app's constraints give its guide.
    private var guidedSeparator: (start: CGFloat, end: CGFloat)? {
        guard let (guide, start) = separatorGuide else { return nil }
        if start.constant != textStart { start.constant = textStart }
        let frame = guide.layoutFrame
        guard frame.width > 0 else { return nil }
        let (left, right) = (frame.minX, bounds.width - frame.maxX)
        return isRightToLeft ? (right, left) : (left, right)
    }

    /// Applies the list's color, corners and separators by the row's place in its section.
    private func layOutRow() {
        guard
            // A supplementary header or footer has neither a row's color nor its separator.
            let collection, let element = presentElement, element.category == .cell,
            case let path = element.indexPath, path.count == 2,
            let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.list(ofSection: path.section)
        else {
            separatorView.isHidden = true
            showTopSeparator(nil)
            return
        }
        let metrics = metrics
        let isLast = isLastOfSection
        wasLast = isLast
        let isHeader = list.isHeader(element)
        let isSystems = backgroundColor == rowColor
        if isSystems {
            let isMarked = !list.isSidebar && !isHeader && (isSelected || isHighlighted)
            rowColor = isMarked ? .systemGray4 : isHeader && list.isGrouped ? .clear : list.rowColor
            backgroundColor = rowColor
        }
        showSidebarFill(list.isSidebar && isSystems && backgroundConfiguration == nil)
        if list.isInset || isRounded {
            roundCorners(
                top: list.isInset && path.item == list.firstRow, bottom: list.isInset && isLast && !isHeader,
                radius: metrics.groupCornerRadius)
            isRounded = list.isInset
        }
        let separators = layout.separators.configuration(at: path, of: list)
        showTopSeparator(layout.separators.showsUpperLine(at: path, of: list) ? separators : nil)
        separatorView.isHidden = !layout.separators.showsLowerLine(at: path, isLast: isLast, of: list)
        separatorView.backgroundColor = separators.color
        var start = isLast && list.isGrouped ? 0 : textStart
        var end = metrics.insetsSeparatorEnds && !(isLast && list.isGrouped) ? directionalLayoutMargins.trailing : 0
        if let guided = guidedSeparator, !(isLast && list.isGrouped) {
            start = guided.start
            end = max(end, guided.end)
        }
        let (insets, automatic) = (separators.bottomSeparatorInsets, CGFloat.greatestFiniteMagnitude)
        if insets.leading != automatic { start = insets.leading }
        if insets.trailing != automatic { end = insets.trailing }
        let thickness = metrics.separatorThickness
        separatorView.frame = CGRect(
            x: isRightToLeft ? end : start, y: bounds.height - thickness, width: max(0, bounds.width - start - end),
            height: thickness)
        if subviews.last !== separatorView { bringSubviewToFront(separatorView) }
    }

    /// Shows the line above the row, from the start of the text unless it has insets; nil for none.
    private func showTopSeparator(_ separators: UIListSeparatorConfiguration?) {
        guard let separators else {
            topSeparatorView?.isHidden = true
            return
        }
        let line = topSeparatorView ?? TableSeparatorView(frame: .zero)
        if topSeparatorView == nil {
            line.isUserInteractionEnabled = false
            insertSubview(line, belowSubview: separatorView)
            topSeparatorView = line
        }
        line.isHidden = false
        line.backgroundColor = separators.color
        let (insets, automatic) = (separators.topSeparatorInsets, CGFloat.greatestFiniteMagnitude)
        let start = insets.leading == automatic ? textStart : insets.leading
        let own = metrics.insetsSeparatorEnds ? directionalLayoutMargins.trailing : 0
        let end = insets.trailing == automatic ? own : insets.trailing
        line.frame = CGRect(
            x: isRightToLeft ? end : start, y: 0, width: max(0, bounds.width - start - end),
            height: metrics.separatorThickness)
    }

    private var topSeparatorView: TableSeparatorView?

    /// The background of a row in a sidebar that is selected or highlighted, without one of the app.
    private var sidebarFill: BackgroundConfigurationView?

    private func showSidebarFill(_ shows: Bool) {
        guard shows, isSelected || isHighlighted else {
            sidebarFill?.isHidden = true
            return
        }
        let fill = sidebarFill ?? BackgroundConfigurationView(frame: bounds)
        sidebarFill = fill
        if fill.superview !== self { insertSubview(fill, belowSubview: contentView) }
        fill.configuration = defaultBackgroundConfiguration().updated(for: configurationState)
        fill.frame = bounds
        fill.isHidden = false
    }

    /// The start of the text, in points from the leading edge.
    private var textStart: CGFloat {
        leadingReserve + contentView.directionalLayoutMargins.leading + (configurationHost.listView?.textStart ?? 0)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        // The content is measured with the margins with which it is laid out: they depend on what is beside it.
        return withWidth(targetSize.width) {
            placeContent()
            let beside = leadingReserve + accessoryReserve(leading: false)
            let size = super.systemLayoutSizeFitting(
                CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            return CGSize(width: size.width + beside, height: size.height)
        }
    }
}

extension UICollectionLayoutListConfiguration {
    /// Returns a Boolean value that indicates whether an element is a section's header.
    fileprivate func isHeader(_ element: CollectionElement) -> Bool {
        element.category == .cell
            ? headerMode == .firstItemInSection && element.indexPath.item == 0
            : element.kind == UICollectionView.elementKindSectionHeader
    }

    /// The index of the first item of a section that isn't its header.
    var firstRow: Int { headerMode == .firstItemInSection ? 1 : 0 }
}

extension CollectionElement {
    /// A Boolean value that indicates whether the element is a section's footer.
    fileprivate var isListFooter: Bool {
        category != .cell && kind == UICollectionView.elementKindSectionFooter
    }
}

/// The place of a cell's item in the outline of its section.
struct OutlineState {
    /// The number of the item's ancestors.
    let level: Int
    /// A Boolean value that indicates whether the item's children are shown.
    let isExpanded: Bool
    /// Shows or hides the children.
    let toggle: @MainActor () -> Void
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

extension UICollectionViewListCell: AccessoryContaining {
    var accessorySymbols: [GlyphView] { accessoryViews.compactMap { $0.view as? GlyphView } }
}
