import Foundation

/// The name of a view's class in text trees: without its module, and UIKit's name for classes that represent UIKit's
/// private ones.
@MainActor
package enum ViewClassName {
    package static func of(_ view: UIView) -> String { view.privateClassName ?? String(describing: type(of: view)) }
}

extension UIView {
    /// The description of the view in messages of other modules: its class with its identifier, or its text, and its
    /// location: the nearest view with an identifier, and the controller.
    ///
    /// ```
    /// UILabel:'Total' in UIStackView:form of LoginViewController
    /// ```
    package var messageName: String {
        var text = ConstraintText.name(of: self)
        let outer = sequence(first: storedSuperview, next: { $0?.storedSuperview })
        if let around = outer.first(where: { $0?.isNamed ?? true }),
            let around
        {
            text += " in \(ConstraintText.name(of: around))"
        }
        if let controller = sequence(first: next, next: { $0?.next }).first(where: { $0 is UIViewController }),
            let controller
        {
            text += " of \(type(of: controller))"
        }
        return text
    }

    private var isNamed: Bool { !(accessibilityIdentifier ?? "").isEmpty }
}
