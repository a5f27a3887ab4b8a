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
    public func layoutManager(
        _: NSLayoutManager, lineSpacingAfterGlyphAt _: Int, withProposedLineFragmentRect _: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _: NSLayoutManager, paragraphSpacingBeforeGlyphAt _: Int, withProposedLineFragmentRect _: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _: NSLayoutManager, paragraphSpacingAfterGlyphAt _: Int, withProposedLineFragmentRect _: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(_: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt _: Int) -> Bool { true }
    public func layoutManager(
        _: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt _: Int
    ) -> Bool { false }
    public func layoutManagerDidInvalidateLayout(_: NSLayoutManager) {}
    public func layoutManager(_: NSLayoutManager, didCompleteLayoutFor _: NSTextContainer?, atEnd _: Bool) {}
    public func layoutManager(_: NSLayoutManager, textContainer _: NSTextContainer, didChangeGeometryFrom _: CGSize) {}
}
