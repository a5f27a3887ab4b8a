import Builder

/// A column of views in the center of a screen, within the screen's margins.
struct PageView: ViewBuilder {
    let content: [View]

    init(@ViewResultBuilder _ content: () -> ViewConvertable) { self.content = content().asViews() }

    var body: View {
        ContainerView {
            VStackView(spacing: 12) { content }
                .alignment(.center)
                .customConstraints(Self.center)
        }
    }

    /// Centers the view in the area that no bar covers. If it doesn't fit, its top is visible.
    private static func center(_ view: UIView) {
        guard let page = view.superview else { return }
        let (margins, safeArea) = (page.layoutMarginsGuide, page.safeAreaLayoutGuide)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
            view.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: 24),
            view.bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor, constant: -24).priority(
                .defaultHigh),
            view.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor).priority(.defaultHigh),
        ])
    }
}
