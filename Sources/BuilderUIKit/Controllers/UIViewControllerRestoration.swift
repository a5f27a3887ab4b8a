import Foundation

/// A class that creates the controllers of a restored state; it isn't called.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller of an identifier.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
