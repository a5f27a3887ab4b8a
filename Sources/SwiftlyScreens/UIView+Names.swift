import BuilderUIKit

extension UIView {
    /// A name that tests and differences call the view by.
    func identified(_ name: String) -> Self {
        accessibilityIdentifier = name
        return self
    }
}

/// A plain view with a name.
@MainActor
func named(_ name: String) -> UIView { UIView().identified(name) }
