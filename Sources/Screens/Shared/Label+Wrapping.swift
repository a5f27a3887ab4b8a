import Builder

extension ModifiableView where Base: UILabel {
    /// Makes a label wrap if its text is wider than the available space on the screen.
    ///
    /// Builder's labels have a required compression resistance, so that a long text would conflict with the width of
    /// the screen. At 998 a label yields to the sizes that `frame`, `width` and `height` set (999), and to nothing
    /// lower.
    func wrapsWhenTooLong() -> ViewModifier<Base> {
        contentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    }
}
