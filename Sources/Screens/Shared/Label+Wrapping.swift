import Builder

extension ModifiableView where Base: UILabel {
    /// Lets a label break its text where the screen leaves less width than the text in one line has.
    ///
    /// Builder's labels insist on their width, so that a long text would contradict the width of the screen. With 998
    /// it yields to the sizes that `frame`, `width` and `height` set (999), and to nothing else.
    func wrapsWhenTooLong() -> ViewModifier<Base> {
        contentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    }
}
