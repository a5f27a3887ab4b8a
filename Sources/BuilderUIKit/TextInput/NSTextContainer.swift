import Foundation
import Render

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The size in points; a length that is 0 or less, or as large as this class's default, stands for no limit.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            owner?.containerDidChange()
            guard let layoutManager else { return }
            layoutManager.delegate?.layoutManager(layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
        }
    }
    /// The padding at both ends of each line in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            guard lineFragmentPadding != oldValue else { return }
            knownExclusion = nil
            owner?.containerDidChange()
        }
    }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { owner?.containerDidChange() } } }
    /// The behavior of the last line if there is no room for more; modes that truncate hold for paragraphs that wrap.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { owner?.containerDidChange() } }
    }
    /// A Boolean value that indicates whether the width follows the text view's.
    open var widthTracksTextView = true
    /// A Boolean value that indicates whether the height follows the text view's.
    open var heightTracksTextView = false

    /// The areas without text, in points from the container's top-left corner. Lines are divided beside them; a part
    /// of a line without room for a word stays empty (not measured).
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            knownExclusion = nil
            owner?.containerDidChange()
        }
    }
    /// The areas of `exclusion`; nil before they are made.
    private var knownExclusion: TextExclusion??
    /// The manager that lays out text in the container; nil for none.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// The manager that lays out text in the container by paragraphs; nil for none.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    weak var owner: UITextView?

    /// Moves the container from its manager to another one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard layoutManager !== newLayoutManager else { return }
        if let old = layoutManager, let index = old.textContainers.firstIndex(where: { $0 === self }) {
            old.removeTextContainer(at: index)
        }
        newLayoutManager.addTextContainer(self)
    }

    /// Creates a container of a size, in points.
    public init(size: CGSize = CGSize(width: 1e7, height: 1e7)) {
        self.size = size
        super.init()
    }

    /// A Boolean value that indicates whether the container is a plain rectangle without areas that text leaves out.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Returns the area of a line: the first part of a proposed one inside the container and outside of
    /// `exclusionPaths`. The layout doesn't call it.
    ///
    /// - Parameter remainingRect: Receives the rest of the proposed area behind the line's, zero if there is none.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let limit = CGRect(
            x: 0, y: 0, width: size.width > 0 ? size.width : 1e7, height: size.height > 0 ? size.height : 1e7)
        let room = proposedRect.intersection(limit)
        guard !room.isNull, room.width > 0 else { return .zero }
        var free = freeParts(of: room, width: limit.width)
        if baseWritingDirection == .rightToLeft { free.reverse() }
        guard let first = free.first else { return .zero }
        if let second = free.dropFirst().first {
            let isReversed = second.lowerBound < first.lowerBound
            let left = isReversed ? room.minX : second.lowerBound
            let right = isReversed ? second.upperBound : room.maxX
            remainingRect?.pointee = CGRect(x: left, y: room.minY, width: right - left, height: room.height)
        }
        return CGRect(
            x: first.lowerBound, y: room.minY, width: first.upperBound - first.lowerBound, height: room.height)
    }

    /// Returns the horizontal parts of an area that no exclusion path touches, from left to right.
    private func freeParts(of room: CGRect, width: CGFloat) -> [Range<CGFloat>] {
        guard let exclusion = exclusion(padding: 0) else { return [room.minX..<room.maxX] }
        let parts = exclusion.freeParts(from: Double(room.minY), to: Double(room.maxY), width: Double(width))
        return parts.compactMap {
            let (left, right) = (max(room.minX, CGFloat($0.lowerBound)), min(room.maxX, CGFloat($0.upperBound)))
            return left < right ? left..<right : nil
        }
    }

    /// The areas that lines between the paddings leave out; nil for none.
    var exclusion: TextExclusion? {
        if let knownExclusion { return knownExclusion }
        let made = exclusion(padding: lineFragmentPadding)
        knownExclusion = .some(made)
        return made
    }

    private func exclusion(padding: CGFloat) -> TextExclusion? {
        guard !exclusionPaths.isEmpty else { return nil }
        return TextExclusion(exclusionPaths.map(\.cgPath.path), padding: Double(padding))
    }

    /// The width of the area in which text is laid out, or that of the text view which the container follows, in
    /// points.
    var layoutWidth: CGFloat {
        guard widthTracksTextView, let owner, owner.bounds.width > 0 else { return size.width }
        return max(0, owner.bounds.width - owner.textContainerInset.left - owner.textContainerInset.right)
    }
}
