import BuilderUIKit

extension UICollectionViewCell {
    /// Sets what the cell shows in its content view.
    @discardableResult
    public func contentConfiguration(_ configuration: any UIContentConfiguration) -> Self {
        contentConfiguration = configuration
        return self
    }

    /// Sets whether the content follows the cell's state by itself, such as being selected; true by default.
    @discardableResult
    public func automaticallyUpdatesContentConfiguration(_ updates: Bool) -> Self {
        automaticallyUpdatesContentConfiguration = updates
        return self
    }

    /// Sets whether the background follows the cell's state by itself; true by default.
    @discardableResult
    public func automaticallyUpdatesBackgroundConfiguration(_ updates: Bool) -> Self {
        automaticallyUpdatesBackgroundConfiguration = updates
        return self
    }

    /// Called before the cell is shown, and whenever its state has changed; nil, the default, for nothing.
    @discardableResult
    public func configurationUpdateHandler(_ handler: UICollectionViewCell.ConfigurationUpdateHandler?) -> Self {
        configurationUpdateHandler = handler
        return self
    }
}
