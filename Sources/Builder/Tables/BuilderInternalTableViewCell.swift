import BuilderUIKit

/// The view of a ``TableViewCell``.
open class BuilderInternalTableViewCell: UITableViewCell {
    /// A Boolean value that indicates whether the cell is highlighted when touched.
    public var highlighting = true

    /// A closure that is called when the row is selected; returns whether it stays selected.
    public var selectionHandler: ((_ tableView: TableView.CellContext) -> Bool)?

    /// The overlay of the cell while it is touched.
    private var highlightOverlay: UIView?

    /// Covers the cell with 15 % of the label color while it is highlighted.
    open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        if highlighted, highlighting {
            guard highlightOverlay == nil else { return }
            let highlightOverlay = UIView(frame: .zero)
            highlightOverlay.backgroundColor = UIColor.label.withAlphaComponent(0.15)
            highlightOverlay.isUserInteractionEnabled = false
            addConstrainedSubview(highlightOverlay, position: .fill, padding: .zero)
            self.highlightOverlay = highlightOverlay
        } else {
            highlightOverlay?.removeFromSuperview()
            highlightOverlay = nil
        }
    }
}
