import Foundation

/// The area that a controller's bars cover at one edge of its view, for code older than safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The length that the bars cover, in points.
    var length: CGFloat { get }
    /// The top edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
    /// The height of the guide, in points.
    public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The value of ``topLayoutGuide``.
    var topBarsGuide: any UILayoutSupport {
        layoutSupport(\.topBars, role: .topBars, edge: .top, "_UIViewControllerTop")
    }
    /// The value of ``bottomLayoutGuide``.
    var bottomBarsGuide: any UILayoutSupport {
        layoutSupport(\.bottomBars, role: .bottomBars, edge: .bottom, "_UIViewControllerBottom")
    }

    /// Returns a guide; its first use adds two constraints to the view: the guide's height, and its edge.
    private func layoutSupport(
        _ path: WritableKeyPath<ReservedGuides, UILayoutGuide?>, role: UILayoutGuide.Role,
        edge: NSLayoutConstraint.Attribute, _ identifier: String
    ) -> UILayoutGuide {
        let isNew = view.reservedGuides[keyPath: path] == nil
        let guide = view.reserved(path, role: role, identifier)
        if isNew {
            for constraint in [
                LayoutSupportConstraint(first: guide, .height, .equal),
                LayoutSupportConstraint(first: guide, edge, .equal, second: view, edge),
            ] { ConstraintActivation.activate(constraint, heldBy: view) }
        }
        return guide
    }
}

/// A constraint of a controller's guide. The engine places the guide itself.
private final class LayoutSupportConstraint: NSLayoutConstraint {
    override var isOnlyListed: Bool { true }
    /// The length that the bars cover, in points, or 0 for an edge.
    override var constant: CGFloat {
        get { firstAttribute == .height ? (firstItem as? UILayoutGuide)?.length ?? 0 : 0 }
        set {}
    }
}
