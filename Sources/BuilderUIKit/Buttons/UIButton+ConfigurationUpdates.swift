extension UIButton {
    /// Changes a button for its state, which it reads from the button.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    func markNeedsUpdateConfiguration() {
        guard configurationUpdateHandler != nil || !isPlainButton, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = true
        setNeedsUpdateConstraints()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        updateConfiguration()
    }

    /// No subclass that might configure itself.
    private var isPlainButton: Bool { type(of: self) == UIButton.self }
}
