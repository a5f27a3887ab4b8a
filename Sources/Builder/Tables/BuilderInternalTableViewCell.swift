import BuilderUIKit

/// The view of a ``TableViewCell``.
open class BuilderInternalTableViewCell: UITableViewCell {
    /// A Boolean value that indicates whether the cell shows that it is touched.
    public var highlighting = true

    /// Called when the row is selected; returns whether it stays so.
    public var selectionHandler: ((_ tableView: TableView.CellContext) -> Bool)?

    /// Lies over the cell while it is touched.
    private var veil: UIView?

    /// Lays a veil of 15 % of the label color over the cell while it is highlighted.
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
