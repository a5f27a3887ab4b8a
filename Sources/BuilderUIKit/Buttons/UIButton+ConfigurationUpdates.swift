// The requests for updates of a button's configuration, and the moments at which they run. The members that subclasses
// override are in UIButton.swift, since an extension can't declare them: `configuration`, `configurationUpdateHandler`,
// `setNeedsUpdateConfiguration()`, `updateConfiguration()`, and `updateConstraints()`, which performs the update.

extension UIButton {
    /// A closure that updates a button for its current state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The state of the updates of a configuration.
    struct ConfigurationUpdates {
        /// A Boolean value that indicates whether an update was requested.
        var isNeeded = false
        /// A Boolean value that indicates whether an update is changing the button.
        var isRunning = false
    }

    /// Displays a new configuration, or the type's look without one.
    func configurationDidChange() {
        if let configuration, configuredContent == nil {
            configuredContent = ButtonContent(
                self, titleLabel: storedTitleLabel, imageView: storedImageView, configuration: configuration)
        }
        if configuration == nil, let content = configuredContent {
            content.removeViews()
            configuredContent = nil
            styleTitleLabel()
            storedImageView.tintColor = nil
        }
        markNeedsUpdateConfiguration()
        contentDidChange()
    }

    /// Requests an update before the next layout, unless an update makes the change itself.
    func markNeedsUpdateConfiguration() {
        // A subclass may configure itself.
        let isConfigured =
            configurationUpdateHandler != nil || !configurationsByState.isEmpty || type(of: self) != UIButton.self
        guard isConfigured, !configurationUpdates.isRunning else { return }
        configurationUpdates.isNeeded = true
        setNeedsUpdateConstraints()
    }

    /// Performs the update that was requested.
    func updateConfigurationIfNeeded() {
        guard configurationUpdates.isNeeded else { return }
        configurationUpdates.isNeeded = false
        configurationUpdates.isRunning = true
        defer { configurationUpdates.isRunning = false }
        observingReads(onChange: { $0.setNeedsUpdateConfiguration() }) { updateConfiguration() }
    }
}
