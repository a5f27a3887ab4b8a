import Foundation

extension UITableViewCell {
    /// The insets by which the content avoids the safe area.
    private var contentSafeInsets: UIEdgeInsets { table?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero }

    /// The width that accessories and editing controls take from the content, in points.
    private var besideContent: CGFloat { accessoryReserve + leadingEditingReserve + trailingEditingReserve }

    /// The content's frame, without the accessory, the editing controls and the sides of the safe area.
    private var contentFrame: CGRect {
        let safe = contentSafeInsets
        let width = max(0, bounds.width - safe.left - safe.right - besideContent)
        let x = safe.left + (isRightToLeft ? accessoryReserve + trailingEditingReserve : leadingEditingReserve)
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    /// Sets the content view's frame, so that its first layout has the width at which it was measured.
    func placeContent() {
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
    }

    func layOutCell() {
        updateConfigurationIfNeeded()
        let backgrounds = [
            backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, defaultSelectedBackground,
        ]
        for view in backgrounds { view?.frame = bounds }
        let frame = contentFrame
        placeContent()
        layOutAccessory(from: isRightToLeft ? bounds.width - frame.minX : frame.maxX)
        layOutEditing()
        layOutStyle(in: CGRect(origin: .zero, size: frame.size))
        layOutSeparator()
    }

    // MARK: Separator

    var effectiveSeparatorInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        if let inset = table?.ownSeparatorInset { return inset }
        let start = leadingSafeInset + leadingEditingReserve + textStart(inHeight: bounds.height)
        // The end at the readable width before iOS 26 is not measured.
        let end =
            metrics.insetsSeparatorEnds
            ? trailingSafeInset + ownMargins.trailing : table.map { $0.contentMargin - $0.cellMargin } ?? 0
        return isRightToLeft
            ? UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
            : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    }

    private var leadingSafeInset: CGFloat { isRightToLeft ? contentSafeInsets.right : contentSafeInsets.left }

    private var trailingSafeInset: CGFloat { isRightToLeft ? contentSafeInsets.left : contentSafeInsets.right }

    private func layOutSeparator() {
        let inset = separatorReachesEdges ? .zero : effectiveSeparatorInset
        let thickness = metrics.separatorThickness
        separatorView.frame = CGRect(
            x: inset.left, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right),
            height: thickness)
        if subviews.last !== separatorView { bringSubviewToFront(separatorView) }
    }

    // MARK: Styles

    private enum Metrics {
        static let imageGap: CGFloat = 16
        static let valueGap: CGFloat = 6
        /// The distance between the texts of a value cell that are below each other, as in list content.
        static let stackedValueGap: CGFloat = 4
        static let valueColumn: CGFloat = 91
    }

    var metrics: ListMetrics { ListMetrics(traitCollection, scale: layoutScale) }

    private var shownImage: UIImage? { storedImageView?.image }

    /// Returns the size of the image in a row: its own, scaled down if it is taller than the row.
    private func imageSize(inHeight height: CGFloat) -> CGSize {
        guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
        guard size.height > height else { return size }
        return CGSize(width: size.width * height / size.height, height: height)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// Returns the start of the text, behind the image, in points from the content's leading edge.
    func textStart(inHeight height: CGFloat) -> CGFloat {
        let start = contentMargins.leading + indentation
        if let list = configurationHost.listView { return start + list.textStart }
        let image = imageSize(inHeight: height)
        return image.width > 0 ? start + image.width + Metrics.imageGap : start
    }

    private func layOutStyle(in area: CGRect) {
        if let imageView = storedImageView {
            let size = imageSize(inHeight: area.height)
            imageView.isHidden = size.width == 0
            place(
                imageView, x: contentMargins.leading + indentation, y: pixelSnapped((area.height - size.height) / 2),
                width: size.width, height: size.height, in: area)
        }
        let start = textStart(inHeight: area.height)
        let end = max(start, area.width - contentMargins.trailing)
        switch style {
        case .default: layOutDefault(from: start, to: end, in: area)
        case .subtitle: layOutSubtitle(from: start, to: end, in: area)
        case .value1: layOutValue1(from: start, to: end, in: area)
        case .value2: layOutValue2(from: start, to: end, in: area)
        }
    }

    private func layOutDefault(from start: CGFloat, to end: CGFloat, in area: CGRect) {
        place(storedTextLabel, x: start, y: 0, width: end - start, height: area.height, in: area)
    }

    private func layOutSubtitle(from start: CGFloat, to end: CGFloat, in area: CGRect) {
        let text = size(of: storedTextLabel, width: end - start)
        let detail = size(of: storedDetailLabel, width: end - start)
        guard detail.height > 0 else { return layOutDefault(from: start, to: end, in: area) }
        let block = text.height + detail.height
        let metrics = metrics.subtitle
        let isTall = area.height - block - metrics.gap >= metrics.top + metrics.bottom - 0.01
        let gap = isTall && text.height > 0 ? metrics.gap : 0
        let shift = isTall ? (metrics.top - metrics.bottom) / 2 : 0
        let y = rounded((area.height - block - gap) / 2 + shift)
        place(storedTextLabel, x: start, y: y, width: min(text.width, end - start), height: text.height, in: area)
        place(
            storedDetailLabel, x: start, y: y + text.height + gap, width: min(detail.width, end - start),
            height: detail.height, in: area)
    }

    private func layOutValue1(from start: CGFloat, to end: CGFloat, in area: CGRect) {
        if let stack = stackedValue(inWidth: end - start), stack.height <= area.height {
            let y = rounded((area.height - stack.height) / 2)
            let below = y + stack.text.height + Metrics.stackedValueGap
            place(storedTextLabel, x: start, y: y, width: stack.text.width, height: stack.text.height, in: area)
            place(
                storedDetailLabel, x: start, y: below, width: stack.detail.width, height: stack.detail.height, in: area)
            return
        }
        let text = size(of: storedTextLabel, width: end - start)
        let textWidth = min(text.width, end - start)
        place(storedTextLabel, x: start, width: textWidth, height: text.height, in: area)
        let room = max(0, end - start - (textWidth > 0 ? textWidth + Metrics.valueGap : 0))
        let detail = size(of: storedDetailLabel, width: room)
        let width = min(detail.width, room)
        place(storedDetailLabel, x: end - width, width: width, height: detail.height, in: area)
    }

    /// Returns the sizes of a value cell's texts below each other, and the height of both; nil unless the text size is
    /// an accessibility size and the texts don't fit beside each other.
    ///
    /// A row that is too low for both has them beside each other, the second one cut (recorded on iOS 26.1 in a row of
    /// 44 points). Rows that the table makes as high as their texts need are not measured.
    private func stackedValue(inWidth width: CGFloat) -> (text: CGSize, detail: CGSize, height: CGFloat)? {
        guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return nil }
        let (text, detail) = (size(of: storedTextLabel, width: width), size(of: storedDetailLabel, width: width))
        guard text.width > 0, detail.width > 0, text.width + Metrics.valueGap + detail.width > width else { return nil }
        return (
            CGSize(width: min(text.width, width), height: text.height),
            CGSize(width: min(detail.width, width), height: detail.height),
            text.height + Metrics.stackedValueGap + detail.height
        )
    }

    private func layOutValue2(from start: CGFloat, to end: CGFloat, in area: CGRect) {
        alignValue()
        let text = size(of: storedTextLabel, width: Metrics.valueColumn)
        place(storedTextLabel, x: start, width: Metrics.valueColumn, height: text.height, in: area)
        let x = start + Metrics.valueColumn + Metrics.valueGap
        let detail = size(of: storedDetailLabel, width: end - x)
        place(storedDetailLabel, x: x, width: max(0, end - x), height: detail.height, in: area)
    }

    /// Aligns the text towards the detail text by the layout's direction; an alignment that the app has set stays.
    private func alignValue() {
        let alignment: NSTextAlignment = isRightToLeft ? .left : .right
        guard alignment != valueAlignment else { return }
        if let label = storedTextLabel, label.textAlignment == valueAlignment { label.textAlignment = alignment }
        valueAlignment = alignment
    }

    // MARK: Sizes

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else { return .zero }
        return label.sizeThatFits(CGSize(width: max(0, width), height: 10_000))
    }

    /// Rounds up to whole points, where texts begin (measured on both scales).
    private func rounded(_ y: CGFloat) -> CGFloat { (y - 1e-6).rounded(.up) }

    /// Places a view of the style in the content; without `y`, vertically centered.
    private func place(
        _ view: UIView?, x: CGFloat, y: CGFloat? = nil, width: CGFloat, height: CGFloat, in area: CGRect
    ) {
        var frame = CGRect(x: x, y: y ?? rounded((area.height - height) / 2), width: width, height: height)
        if isRightToLeft { frame.origin.x = area.width - frame.maxX }
        view?.setUntransformedFrame(frame)
    }

    /// Returns the height that the style's labels require at a cell width, in points; at least that of an empty row.
    func classicHeight(forWidth width: CGFloat) -> CGFloat {
        let safe = contentSafeInsets
        let area = max(0, width - safe.left - safe.right - besideContent)
        let metrics = metrics
        let start = textStart(inHeight: metrics.rowHeight)
        let room = max(0, area - start - contentMargins.trailing)
        let text = size(of: storedTextLabel, width: room)
        var height = text.height
        var margins = 2 * metrics.verticalMargin
        switch style {
        case .default:
            break
        case .subtitle:
            let detail = size(of: storedDetailLabel, width: room).height
            guard detail > 0 else { break }
            let subtitle = metrics.subtitle
            height += detail + (text.height > 0 ? subtitle.gap : 0)
            margins = subtitle.top + subtitle.bottom
        case .value1:
            if let stack = stackedValue(inWidth: room) {
                height = stack.height
                break
            }
            let left = max(0, room - min(text.width, room) - Metrics.valueGap)
            height = max(height, size(of: storedDetailLabel, width: left).height)
        case .value2:
            height = max(
                size(of: storedTextLabel, width: Metrics.valueColumn).height,
                size(of: storedDetailLabel, width: room - Metrics.valueColumn - Metrics.valueGap).height)
        }
        return metrics.rowHeight(texts: height, margins: margins)
    }

    /// Returns the size for a target: by the content's constraints if there are any, otherwise by the style.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        return withWidth(target.width) {
            placeContent()
            return contentFittingSize(target, horizontal: horizontal, vertical: vertical)
        }
    }

    private func contentFittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        guard contentView.subviews.contains(where: { LayoutTree.needsItem($0) }) else {
            let width = target.width > 0 ? target.width : bounds.width
            return CGSize(width: width, height: classicHeight(forWidth: width))
        }
        let safe = contentSafeInsets
        let other = safe.left + safe.right + besideContent
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - other), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + other, height: size.height)
    }
}
