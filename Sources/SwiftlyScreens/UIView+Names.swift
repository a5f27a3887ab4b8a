import BuilderUIKit

extension UIView {
    /// Sets the accessibility identifier, which names the view in tests and differences.
    func identified(_ name: String) -> Self {
        accessibilityIdentifier = name
        return self
    }
}

/// Returns a plain view with an identifier.
@MainActor
func named(_ name: String) -> UIView { UIView().identified(name) }
