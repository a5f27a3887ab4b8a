import Builder

extension ModifiableView where Base: UILabel {
    /// Lets a label break its text where the screen leaves less width than the text in one line has.
    ///
    /// Builder's labels insist on their width, so that a long text would contradict the width of the screen.
    func wrapsWhenTooLong() -> ViewModifier<Base> {
        contentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    }
}
