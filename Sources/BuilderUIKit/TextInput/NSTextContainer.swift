import Foundation

/// The room that a text view lays its text out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Points; what is 0 or less, or as large as this class's default, is no limit.
    open var size: CGSize { didSet { if size != oldValue { owner?.containerDidChange() } } }
    /// The padding at both ends of each line in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { owner?.containerDidChange() } }
    }
    /// 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { owner?.containerDidChange() } } }
    /// The end of the last line.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { owner?.containerDidChange() } }
    }
    /// A Boolean value that indicates whether the width follows the text view's.
    open var widthTracksTextView = true
    /// A Boolean value that indicates whether the height follows the text view's.
    open var heightTracksTextView = false

    weak var owner: UITextView?

    /// Creates a container of a size, in points.
    public init(size: CGSize = CGSize(width: 1e7, height: 1e7)) {
        self.size = size
        super.init()
    }
}
