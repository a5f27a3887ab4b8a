import UIKit

private var maskKey: UInt8 = 0

extension UITextField {

    /// The format of typed digits, with `#` for each digit: `####-##-##`.
    var maskFormat: String? {
        get { objc_getAssociatedObject(self, &maskKey) as? String }
        set {
            objc_setAssociatedObject(self, &maskKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
            applyMask()
        }
    }

    func applyMask() {
        guard let format = maskFormat, let typed = text else { return }
        let masked = Mask(format).apply(to: typed)
        guard masked != typed else { return }
        text = masked
        selectedTextRange = textRange(from: endOfDocument, to: endOfDocument)
    }

}

struct Mask {

    private let format: String

    init(_ format: String) {
        self.format = format
    }

    /// Returns the digits of a text in the mask's format, up to the last digit.
    func apply(to text: String) -> String {
        var digits = Substring(text.components(separatedBy: CharacterSet.decimalDigits.inverted).joined())
        var result = ""
        for character in format {
            guard let next = digits.first else { break }
            if character == "#" {
                result.append(next)
                digits = digits.dropFirst()
            } else {
                result.append(character)
            }
        }
        return result
    }

    func isComplete(_ text: String) -> Bool {
        text.count == format.count && apply(to: text) == text
    }

}
