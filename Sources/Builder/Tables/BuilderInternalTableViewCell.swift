import BuilderUIKit

/// The view of a ``TableViewCell``.
open class BuilderInternalTableViewCell: UITableViewCell {
    /// A Boolean value that indicates whether the cell is highlighted when touched.
    public var highlighting = true

    /// A closure that is called when the row is selected; returns whether it stays selected.
    public var selectionHandler: ((_ tableView: TableView.CellContext) -> Bool)?

    /// The overlay of the cell while it is touched.
    private var veil: UIView?

    /// Covers the cell with 15 % of the label color while it is highlighted.
    open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        if highlighted, highlighting {
            guard veil == nil else { return }
            let veil = UIView(frame: .zero)
            veil.backgroundColor = UIColor.label.withAlphaComponent(0.15)
            veil.isUserInteractionEnabled = false
            addConstrainedSubview(veil, position: .fill, padding: .zero)
            self.veil = veil
        } else {
            veil?.removeFromSuperview()
            veil = nil
        }
    }
}
