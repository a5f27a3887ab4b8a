import BuilderUIKit

extension UITextView: MarginsFollower {
    /// The insets are those of the text, too. What can't be used was reported and refused with the margins.
    func marginsWereSet(_ insets: UIEdgeInsets) {
        if insets.firstUnusable == nil { textContainerInset = insets }
    }
}
