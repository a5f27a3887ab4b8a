import BuilderUIKit

extension UICollectionViewCell {
    // MARK: Configuration

    /// Sets what the cell shows in its content view.
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
    public func configurationUpdateHandler(_ handler: UICollectionViewCell.ConfigurationUpdateHandler?) -> Self {
        setting { $0.configurationUpdateHandler = handler }
    }

    // MARK: Look

    /// Sets the view behind the content, as large as the cell; nil, the default, for none. The result is typed as the
    /// base class.
    @discardableResult
    public func backgroundView(_ view: UIView?) -> UICollectionViewCell {
        backgroundView = view
        return self
    }

    /// Sets what lies behind the content while the cell is selected or highlighted; nil, the default, for nothing.
    @discardableResult
    public func selectedBackgroundView(_ view: UIView?) -> Self { setting { $0.selectedBackgroundView = view } }

    /// Sets whether the cell looks selected. The collection decides anew when it shows the cell.
    @discardableResult
    public func selected(_ selected: Bool) -> Self { setting { $0.isSelected = selected } }

    /// Sets whether the cell looks as under a finger.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self { setting { $0.isHighlighted = highlighted } }
}
