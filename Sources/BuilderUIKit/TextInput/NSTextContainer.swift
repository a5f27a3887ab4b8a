import Foundation

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The size in points; a length that is 0 or less, or as large as this class's default, stands for no limit.
    open var size: CGSize { didSet { if size != oldValue { owner?.containerDidChange() } } }
    /// The padding at both ends of each line in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { owner?.containerDidChange() } }
    }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { owner?.containerDidChange() } } }
    /// The behavior of the last line if it is too long.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { owner?.containerDidChange() } }
    }
    /// A Boolean value that indicates whether the width follows the text view's.
    open var widthTracksTextView = true
    /// A Boolean value that indicates whether the height follows the text view's.
    open var heightTracksTextView = false

    /// The areas without text, in points; they have no effect.
    open var exclusionPaths: [UIBezierPath] = []
    /// The manager that lays out text in the container; nil for none.
    open internal(set) weak var layoutManager: NSLayoutManager?

    weak var owner: UITextView?

    /// Creates a container of a size, in points.
    public init(size: CGSize = CGSize(width: 1e7, height: 1e7)) {
        self.size = size
        super.init()
    }
}
