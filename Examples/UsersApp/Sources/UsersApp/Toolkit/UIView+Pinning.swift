import UIKit

extension UIView {

    /// Adds a subview and pins its edges to those of this view or of a layout guide.
    func add(
        _ view: UIView, edges: NSDirectionalRectEdge = .all, insets: NSDirectionalEdgeInsets = .zero,
        to guide: UILayoutGuide? = nil
    ) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        let outer = guide.map(Edges.init) ?? Edges(self)
        let inner = Edges(view)
        inner.top.pin(to: outer.top, insets.top, if: edges.contains(.top))
        inner.leading.pin(to: outer.leading, insets.leading, if: edges.contains(.leading))
        outer.bottom.pin(to: inner.bottom, insets.bottom, if: edges.contains(.bottom))
        outer.trailing.pin(to: inner.trailing, insets.trailing, if: edges.contains(.trailing))
    }

    /// Constrains the view's size, at a priority that other constraints may exceed.
    @discardableResult
    func sized(width: CGFloat? = nil, height: CGFloat? = nil, priority: UILayoutPriority = .defaultHigh) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        widthAnchor.fix(width, priority)
        heightAnchor.fix(height, priority)
        return self
    }

    /// Deactivates this view's constraints that involve another view.
    func loosen(_ view: UIView) {
        for constraint in constraints where constraint.firstItem === view || constraint.secondItem === view {
            constraint.isActive = false
        }
    }

    private struct Edges {
        let top: NSLayoutYAxisAnchor
        let bottom: NSLayoutYAxisAnchor
        let leading: NSLayoutXAxisAnchor
        let trailing: NSLayoutXAxisAnchor

        init(_ view: UIView) {
            (top, bottom) = (view.topAnchor, view.bottomAnchor)
            (leading, trailing) = (view.leadingAnchor, view.trailingAnchor)
        }

        init(_ guide: UILayoutGuide) {
            (top, bottom) = (guide.topAnchor, guide.bottomAnchor)
            (leading, trailing) = (guide.leadingAnchor, guide.trailingAnchor)
        }
    }

}

extension NSLayoutYAxisAnchor {
    fileprivate func pin(to other: NSLayoutYAxisAnchor, _ distance: CGFloat, if isWanted: Bool) {
        if isWanted { constraint(equalTo: other, constant: distance).isActive = true }
    }
}

extension NSLayoutXAxisAnchor {
    fileprivate func pin(to other: NSLayoutXAxisAnchor, _ distance: CGFloat, if isWanted: Bool) {
        if isWanted { constraint(equalTo: other, constant: distance).isActive = true }
    }
}

extension NSLayoutDimension {
    fileprivate func fix(_ size: CGFloat?, _ priority: UILayoutPriority) {
        guard let size = size else { return }
        let constraint = self.constraint(equalToConstant: size)
        constraint.priority = priority
        constraint.isActive = true
    }
}
