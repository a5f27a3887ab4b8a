import BuilderUIKit

extension UITableViewCell {
    // MARK: Configuration

    /// Sets the content of the cell, in place of its labels.
    @discardableResult
    public func contentConfiguration(_ configuration: any UIContentConfiguration) -> Self {
        setting { $0.contentConfiguration = configuration }
    }

    /// Sets whether the content is updated automatically for the cell's state, such as selection; true by default.
    @discardableResult
    public func automaticallyUpdatesContentConfiguration(_ updates: Bool) -> Self {
        setting { $0.automaticallyUpdatesContentConfiguration = updates }
    }

    /// Sets the background of the cell, in place of its background view and color; nil, the default, for none.
    @discardableResult
    public func backgroundConfiguration(_ configuration: UIBackgroundConfiguration?) -> Self {
        setting { $0.backgroundConfiguration = configuration }
    }

    /// Sets whether the background is updated automatically for the cell's state; true by default.
    @discardableResult
    public func automaticallyUpdatesBackgroundConfiguration(_ updates: Bool) -> Self {
        setting { $0.automaticallyUpdatesBackgroundConfiguration = updates }
    }

    /// Sets a handler that is called before the cell is shown, and after each change of its state; nil, the default,
    /// for none.
    @discardableResult
    public func configurationUpdateHandler(_ handler: UITableViewCell.ConfigurationUpdateHandler?) -> Self {
        setting { $0.configurationUpdateHandler = handler }
    }

    // MARK: Look

    /// Sets the view behind the content, as large as the cell; nil, the default, for none.
    @discardableResult
    public func backgroundView(_ view: UIView?) -> Self { setting { $0.backgroundView = view } }

    /// Sets the view behind the content while the cell is selected or highlighted; nil, the default, for the system's
    /// gray.
    @discardableResult
    public func selectedBackgroundView(_ view: UIView?) -> Self { setting { $0.selectedBackgroundView = view } }

    /// Sets the view in place of `selectedBackgroundView` in a table that allows multiple selection; nil, the default,
    /// for none.
    @discardableResult
    public func multipleSelectionBackgroundView(_ view: UIView?) -> Self {
        setting { $0.multipleSelectionBackgroundView = view }
    }

    /// The accessory at the end of the row; `.none` by default.
    @discardableResult
    public func accessoryType(_ type: UITableViewCell.AccessoryType) -> Self { setting { $0.accessoryType = type } }

    /// A view in place of the accessory at the end of the row, with its own size; nil, the default, for none.
    @discardableResult
    public func accessoryView(_ view: UIView?) -> Self { setting { $0.accessoryView = view } }

    /// The accessory at the end of the row while it is edited; `.none` by default.
    @discardableResult
    public func editingAccessoryType(_ type: UITableViewCell.AccessoryType) -> Self {
        setting { $0.editingAccessoryType = type }
    }

    /// A view in place of the accessory at the end of the row while it is edited; nil, the default, for none.
    @discardableResult
    public func editingAccessoryView(_ view: UIView?) -> Self { setting { $0.editingAccessoryView = view } }

    /// Sets the number of steps by which the content is indented; 0 by default.
    @discardableResult
    public func indentationLevel(_ level: Int) -> Self { setting { $0.indentationLevel = level } }

    /// The width of each indentation step, in points; 10 by default.
    @discardableResult
    public func indentationWidth(_ width: CGFloat) -> Self { setting { $0.indentationWidth = width } }

    /// Sets the insets of the separator below the row, in points from the cell's edges.
    @discardableResult
    public func separatorInset(_ inset: UIEdgeInsets) -> Self { setting { $0.separatorInset = inset } }

    // MARK: State

    /// Sets the selection style, `.default` by default; with `.none` the row's appearance doesn't change.
    @discardableResult
    public func selectionStyle(_ style: UITableViewCell.SelectionStyle) -> Self {
        setting { $0.selectionStyle = style }
    }

    /// Sets whether the cell is in its selected state. The table sets it again when it shows the cell.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the cell is in its highlighted state.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }

    /// Sets whether the cell is in its editing state. The table sets it again when it shows the cell.
    @discardableResult
    public func editing(_ editing: Bool) -> Self { setting { $0.isEditing = editing } }

    /// Sets whether the cell shows the reordering control while it is edited.
    @discardableResult
    public func showsReorderControl(_ shows: Bool) -> Self { setting { $0.showsReorderControl = shows } }

    /// Sets whether the content is indented for the editing controls; true by default.
    @discardableResult
    public func shouldIndentWhileEditing(_ shouldIndent: Bool) -> Self {
        setting { $0.shouldIndentWhileEditing = shouldIndent }
    }

    /// Sets the cell's focus style; `.default` by default.
    @discardableResult
    public func focusStyle(_ style: UITableViewCell.FocusStyle) -> Self { setting { $0.focusStyle = style } }

    /// Sets whether the cell receives touches while its row is dragged; false by default.
    @discardableResult
    public func userInteractionEnabledWhileDragging(_ enabled: Bool) -> Self {
        setting { $0.userInteractionEnabledWhileDragging = enabled }
    }
}
