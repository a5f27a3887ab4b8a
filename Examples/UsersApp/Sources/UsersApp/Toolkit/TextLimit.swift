import UIKit

private var limitKey: UInt8 = 0

/// Lets a text view take so many characters and no more.
final class TextLimit: NSObject, UITextViewDelegate {

    let limit: Int

    init(_ limit: Int) {
        self.limit = limit
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        (textView.text as NSString).length - range.length + (text as NSString).length <= limit
    }

}

extension UITextView {
    /// How many characters the view takes; it keeps what sees to it.
    var characterLimit: Int? {
        get { (objc_getAssociatedObject(self, &limitKey) as? TextLimit)?.limit }
        set {
            let limit = newValue.map(TextLimit.init)
            objc_setAssociatedObject(self, &limitKey, limit, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            delegate = limit
        }
    }
}
