import BuilderUIKit

extension UIView {
    /// Sets the accessibility identifier by which tests and differences name the view.
    func identified(_ name: String) -> Self {
        accessibilityIdentifier = name
        return self
    }
}

/// Returns a plain view with an identifier.
@MainActor
func named(_ name: String) -> UIView { UIView().identified(name) }
