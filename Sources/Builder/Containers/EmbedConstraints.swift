import BuilderUIKit

/// The constraints of an embedded view in its container.
@MainActor
struct EmbedConstraints {
    private var top: NSLayoutConstraint
    private var bottom: NSLayoutConstraint
    private var left: NSLayoutConstraint
    private var right: NSLayoutConstraint
    private var middles: [NSLayoutConstraint] = []

    /// Creates the constraints of a view at a position, without activating them.
    ///
    /// - Parameters:
    ///   - guide: the guide that the view is embedded in: its container or the container's safe area.
    ///   - padding: the distance from the guide's edges in points.
    init(of view: UIView, in guide: some _AnchoredItem, at position: UIView.EmbedPosition, padding: UIEdgeInsets) {
        let vertical = position.vertical
        let horizontal = position.horizontal
        top =
            vertical.pinsStart
            ? view.topAnchor.constraint(equalTo: guide.topAnchor)
            : view.topAnchor.constraint(lessThanOrEqualTo: guide.topAnchor).priority(.defaultHigh)
        bottom =
            vertical.pinsEnd
            ? view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
            : view.bottomAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor).priority(.defaultHigh)
        left =
            horizontal.pinsStart
            ? view.leftAnchor.constraint(equalTo: guide.leftAnchor)
            : view.leftAnchor.constraint(lessThanOrEqualTo: guide.leftAnchor).priority(.defaultHigh)
        right =
            horizontal.pinsEnd
            ? view.rightAnchor.constraint(equalTo: guide.rightAnchor)
            : view.rightAnchor.constraint(greaterThanOrEqualTo: guide.rightAnchor).priority(.defaultHigh)
        if vertical.centers { middles.append(view.centerYAnchor.constraint(equalTo: guide.centerYAnchor)) }
        if horizontal.centers { middles.append(view.centerXAnchor.constraint(equalTo: guide.centerXAnchor)) }
        setPadding(padding)
    }

    /// Changes the distance from the guide's edges, in points.
    func setPadding(_ padding: UIEdgeInsets) {
        top.constant = padding.top
        bottom.constant = -padding.bottom
        left.constant = padding.left
        right.constant = -padding.right
    }

    func activate() { NSLayoutConstraint.activate([top, bottom, left, right] + middles) }
}
