import Foundation

/// The methods of a layout manager's delegate; all are optional. Those about the breaks of lines aren't called.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Returns the space after a line, in points; 0, the default, for that of the paragraph's style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the space before a paragraph, in points; 0, the default, for that of the paragraph's style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the space after a paragraph, in points; 0, the default, for that of the paragraph's style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns a Boolean value that indicates whether a line may end before a word; true by default.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool
    /// Returns a Boolean value that indicates whether a word may be hyphenated at a character; false by default.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool
    /// Called after layout was discarded.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called after a container was filled; nil for the last text, which no container has room for.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    /// Called after a container's size changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    private var proxied: ForwardedCalls<any NSLayoutManagerDelegate>? { ForwardedCalls(self) }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        proxied?.send([layoutManager, glyphIndex, rect]) {
            $0.layoutManager(layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
        } ?? 0
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        proxied?.send([layoutManager, glyphIndex, rect]) {
            $0.layoutManager(
                layoutManager, paragraphSpacingBeforeGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
        } ?? 0
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
        proxied?.send([layoutManager, glyphIndex, rect]) {
            $0.layoutManager(
                layoutManager, paragraphSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
        } ?? 0
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool {
        proxied?.send([layoutManager, charIndex]) {
            $0.layoutManager(layoutManager, shouldBreakLineByWordBeforeCharacterAt: charIndex)
        } ?? true
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool {
        proxied?.send([layoutManager, charIndex]) {
            $0.layoutManager(layoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt: charIndex)
        } ?? false
    }
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
        proxied?.send([sender]) { $0.layoutManagerDidInvalidateLayout(sender) }
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {
        proxied?.send([layoutManager, textContainer, layoutFinishedFlag]) {
            $0.layoutManager(layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag)
        }
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {
        proxied?.send([layoutManager, textContainer, oldSize]) {
            $0.layoutManager(layoutManager, textContainer: textContainer, didChangeGeometryFrom: oldSize)
        }
    }
}
