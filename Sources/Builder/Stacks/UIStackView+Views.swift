import BuilderUIKit

extension UIStackView {
    /// Builds a definition and appends its view.
    public func addArrangedSubview(_ view: View) {
        let built: UIView = view.build()
        addArrangedSubview(built)
    }

    /// Builds definitions and appends their views; nil elements are skipped.
    public func addArrangedSubviews(_ views: View?...) { addArrangedSubviews(views) }

    /// Builds definitions and appends their views; nil elements are skipped.
    public func addArrangedSubviews(_ views: [View?]) {
        for case let view? in views { addArrangedSubview(view) }
    }

    /// Builds the closure's definitions and appends their views.
    public func addViews(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        addArrangedSubviews(builder().asViews())
    }

    /// Replaces all arranged views with one definition's view.
    public func reset(to view: View) { reset(to: [view]) }

    /// Replaces all arranged views with the definitions' views. A previous view that is among the new ones stays.
    public func reset(to views: [View]) {
        let built = views.map { $0.build() }
        let new = Set(built.map(ObjectIdentifier.init))
        for old in arrangedSubviews where !new.contains(ObjectIdentifier(old)) {
            removeArrangedSubview(old)
            old.removeFromSuperview()
        }
        for (index, view) in built.enumerated() { insertArrangedSubview(view, at: index) }
    }
}
