import UIKit

private var limitKey: UInt8 = 0

/// A text view delegate that limits the number of characters.
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
    /// The maximum number of characters, in UTF-16 code units; nil for no limit. The view retains the delegate that
    /// enforces it.
    var characterLimit: Int? {
        get { (objc_getAssociatedObject(self, &limitKey) as? TextLimit)?.limit }
        set {
            let limit = newValue.map(TextLimit.init)
            objc_setAssociatedObject(self, &limitKey, limit, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            delegate = limit
        }
    }
}
