import BuilderUIKit

extension UITextField: MarginsFollower {
    /// Insets the text, the edited text and the placeholder too, from where UIKit has them. What can't be used was
    /// reported and refused with the margins. The insets add to the field's natural size, too; whether they do on a
    /// device isn't established.
    func marginsWereSet(_ insets: UIEdgeInsets) {
        if insets.firstUnusable == nil { textInsets = insets }
    }
}
