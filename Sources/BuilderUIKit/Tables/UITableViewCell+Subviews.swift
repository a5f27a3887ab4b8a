import Foundation

extension UITableViewCell {
    func setUpCell() {
        clipsToBounds = false
        addSubview(contentView)
        separatorView.isUserInteractionEnabled = false
        separatorView.isHidden = true
        addSubview(separatorView)
        hasLookOfIOS26 = traitCollection.isIOS26
        preservesSuperviewLayoutMargins = true
        contentView.preservesSuperviewLayoutMargins = true
    }

    // MARK: Labels and image

    /// Creates the text label, with 17 points, or 12 points in `value2`; the font follows the text size.
    func makeTextLabel() -> UILabel {
        let label = style == .value2 ? makeLabel(.caption1, .tintColor) : makeLabel(.body, .label)
        label.textAlignment = style == .value2 ? valueAlignment : .natural
        storedTextLabel = label
        return label
    }

    /// Creates the detail label, with 17 points in `value1`, otherwise 12 points, and 15 points in subtitles of iOS 26;
    /// the font follows the text size.
    func makeDetailLabel() -> UILabel {
        let label = makeLabel(detailTextStyle, style == .value1 ? .secondaryLabel : .label)
        storedDetailLabel = label
        return label
    }

    private var detailTextStyle: UIFont.TextStyle {
        switch style {
        case .value1: .body
        case .subtitle: metrics.subtitleStyle
        case .default, .value2: .caption1
        }
    }

    /// Applies the margins and the subtitle's font of another look; a font that the app has set stays.
    func lookMayHaveChanged() {
        let isIOS26 = traitCollection.isIOS26
        guard isIOS26 != hasLookOfIOS26 else { return }
        let old: UIFont.TextStyle = isIOS26 ? .caption1 : .subheadline
        if style == .subtitle, let label = storedDetailLabel, label.font.descriptor.textStyle == old {
            label.font = .preferredFont(forTextStyle: detailTextStyle, compatibleWith: traitCollection)
        }
        hasLookOfIOS26 = isIOS26
        updateMargins()
        setNeedsUpdateConfiguration()
    }

    private func makeLabel(_ textStyle: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: textStyle)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func makeImageView() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        storedImageView = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    // MARK: Backgrounds

    /// Shows or hides the background of selected cells, and highlights the labels and the image.
    func updateSelection() {
        let isOn = storedIsSelected || storedIsHighlighted
        setNeedsUpdateConfiguration()
        storedTextLabel?.isHighlighted = isOn
        storedDetailLabel?.isHighlighted = isOn
        storedImageView?.isHighlighted = isOn
        if rowEditing.control == .selection { editingDidChange() }
        let shows = isOn && selectionStyle != .none && backgroundConfiguration == nil
        let own = ownSelectedBackground
        if shows, own == nil, defaultSelectedBackground == nil {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            defaultSelectedBackground = view
        }
        let all = [selectedBackgroundView, multipleSelectionBackgroundView, defaultSelectedBackground]
        for view in all.compactMap(\.self) {
            let isWanted = shows && view === (own ?? defaultSelectedBackground)
            if !isWanted {
                view.removeFromSuperview()
            } else if view.superview !== self {
                view.frame = bounds
                insertSubview(view, belowSubview: contentView)
            }
        }
    }

    /// The app's background of selected cells; nil for the system's gray.
    private var ownSelectedBackground: UIView? {
        table?.takesSeveral ?? false
            ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }

    // MARK: Margins

    /// The side margin before others are set, in points.
    var defaultSideMargin: CGFloat { table?.contentMargin ?? SystemMargin.tableSide(forWidth: bounds.width) }

    /// The cell's margins without the safe area, in points.
    var ownMargins: NSDirectionalEdgeInsets { marginsInSafeArea(of: self) }

    /// The content view's margins without the safe area, in points: the cell's as far as they reach into it, and at
    /// least 8 beside an accessory.
    var contentMargins: NSDirectionalEdgeInsets { marginsInSafeArea(of: contentView) }
}

/// The line below a row.
final class TableSeparatorView: UIView {
    override class var moduleClass: UIView.Type { TableSeparatorView.self }
    override var privateClassName: String? { "_UITableViewCellSeparatorView" }
}
