import Foundation

/// A picture in a text. It takes no room in lines: text is drawn without it, with a warning.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    open var image: UIImage?
    /// Points, from the baseline up.
    open var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The character that stands for the picture in a string.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// A string that holds only the picture.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
