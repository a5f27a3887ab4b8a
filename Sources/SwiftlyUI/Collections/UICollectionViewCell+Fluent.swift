import BuilderUIKit

extension UICollectionViewCell {
    // MARK: Configuration

    /// Sets the content of the cell's content view.
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
    public func configurationUpdateHandler(_ handler: UICollectionViewCell.ConfigurationUpdateHandler?) -> Self {
        setting { $0.configurationUpdateHandler = handler }
    }

    // MARK: Look

    /// Sets the view behind the content, as large as the cell; nil, the default, for none. The result has the type of
    /// the base class.
    @discardableResult
    public func backgroundView(_ view: UIView?) -> UICollectionViewCell {
        backgroundView = view
        return self
    }

    /// Sets the view behind the content while the cell is selected or highlighted; nil, the default, for none.
    @discardableResult
    public func selectedBackgroundView(_ view: UIView?) -> Self { setting { $0.selectedBackgroundView = view } }

    /// Sets whether the cell is in its selected state. The collection view sets it again when it shows the cell.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the cell is in its highlighted state.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }
}
