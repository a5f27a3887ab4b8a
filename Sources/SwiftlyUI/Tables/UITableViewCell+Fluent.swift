import BuilderUIKit

extension UITableViewCell {
    // MARK: Configuration

    /// Sets what the cell shows in place of its labels.
    @discardableResult
    public func contentConfiguration(_ configuration: any UIContentConfiguration) -> Self {
        setting { $0.contentConfiguration = configuration }
    }

    /// Sets whether the content follows the cell's state by itself, such as being selected; true by default.
    @discardableResult
    public func automaticallyUpdatesContentConfiguration(_ updates: Bool) -> Self {
        setting { $0.automaticallyUpdatesContentConfiguration = updates }
    }

    /// Sets whether the background follows the cell's state by itself; true by default.
    @discardableResult
    public func automaticallyUpdatesBackgroundConfiguration(_ updates: Bool) -> Self {
        setting { $0.automaticallyUpdatesBackgroundConfiguration = updates }
    }

    /// Called before the cell is shown, and whenever its state has changed; nil, the default, for nothing.
    @discardableResult
    public func configurationUpdateHandler(_ handler: UITableViewCell.ConfigurationUpdateHandler?) -> Self {
        setting { $0.configurationUpdateHandler = handler }
    }

    // MARK: Look

    /// Sets what lies behind the content, as large as the cell; nil, the default, for nothing.
    @discardableResult
    public func backgroundView(_ view: UIView?) -> Self { setting { $0.backgroundView = view } }

    /// Sets what lies behind the content while the cell is selected or highlighted; nil, the default, for the system's
    /// gray.
    @discardableResult
    public func selectedBackgroundView(_ view: UIView?) -> Self { setting { $0.selectedBackgroundView = view } }

    /// Stands in the place of `selectedBackgroundView` in a table where several rows can be selected; nil, the default,
    /// for none.
    @discardableResult
    public func multipleSelectionBackgroundView(_ view: UIView?) -> Self {
        setting { $0.multipleSelectionBackgroundView = view }
    }

    /// The sign at the end of the row; `.none` by default.
    @discardableResult
    public func accessoryType(_ type: UITableViewCell.AccessoryType) -> Self { setting { $0.accessoryType = type } }

    /// A view in the place of the sign at the end of the row, with its own size; nil, the default, for none.
    @discardableResult
    public func accessoryView(_ view: UIView?) -> Self { setting { $0.accessoryView = view } }

    /// The sign at the end of the row while it is edited; `.none` by default.
    @discardableResult
    public func editingAccessoryType(_ type: UITableViewCell.AccessoryType) -> Self {
        setting { $0.editingAccessoryType = type }
    }

    /// A view in the place of the sign at the end of the row while it is edited; nil, the default, for none.
    @discardableResult
    public func editingAccessoryView(_ view: UIView?) -> Self { setting { $0.editingAccessoryView = view } }

    /// Sets how many steps the content is moved in; 0 by default.
    @discardableResult
    public func indentationLevel(_ level: Int) -> Self { setting { $0.indentationLevel = level } }

    /// The width of each step by which content is moved in, in points; 10 by default.
    @discardableResult
    public func indentationWidth(_ width: CGFloat) -> Self { setting { $0.indentationWidth = width } }

    /// Sets where the line below the row begins and ends, in points from the cell's edges.
    @discardableResult
    public func separatorInset(_ inset: UIEdgeInsets) -> Self { setting { $0.separatorInset = inset } }

    // MARK: State

    /// Sets how the row looks while it is selected; `.none` leaves it as it is. `.default` by default.
    @discardableResult
    public func selectionStyle(_ style: UITableViewCell.SelectionStyle) -> Self {
        setting { $0.selectionStyle = style }
    }

    /// Sets whether the cell looks selected. The table decides anew when it shows the cell.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the cell looks as under a finger.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }

    /// Sets whether the cell looks as while it is edited. The table decides anew when it shows the cell.
    @discardableResult
    public func editing(_ editing: Bool) -> Self { setting { $0.isEditing = editing } }

    /// Sets whether the cell shows, while it is edited, that the row can be moved.
    @discardableResult
    public func showsReorderControl(_ shows: Bool) -> Self { setting { $0.showsReorderControl = shows } }

    /// Sets whether the content makes room for the signs of editing; true by default.
    @discardableResult
    public func shouldIndentWhileEditing(_ shouldIndent: Bool) -> Self {
        setting { $0.shouldIndentWhileEditing = shouldIndent }
    }

    /// Sets how the cell looks with the focus; `.default` by default.
    @discardableResult
    public func focusStyle(_ style: UITableViewCell.FocusStyle) -> Self { setting { $0.focusStyle = style } }

    /// Sets whether the cell answers to touches while its row is dragged; false by default.
    @discardableResult
    public func userInteractionEnabledWhileDragging(_ enabled: Bool) -> Self {
        setting { $0.userInteractionEnabledWhileDragging = enabled }
    }
}
