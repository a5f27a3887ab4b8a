import Foundation

/// A selection of text: ranges, or an insertion point.
@preconcurrency @MainActor
open class NSTextSelection: NSObject {
    /// The units by which a selection grows.
    public enum Granularity: Int, Hashable, Sendable {
        /// Characters.
        case character = 0
        /// Words.
        case word = 1
        /// Paragraphs.
        case paragraph = 2
        /// Lines.
        case line = 3
        /// Sentences.
        case sentence = 4
    }

    /// The end of a selection that moves when it is extended, and the line of an insertion point between two lines.
    public enum Affinity: Int, Hashable, Sendable {
        /// The beginning; the end of the upper line.
        case upstream = 0
        /// The end; the beginning of the lower line.
        case downstream = 1
    }

    /// The selected ranges, in the order of the text.
    public let textRanges: [NSTextRange]
    /// The units by which the selection grows.
    public let granularity: Granularity
    /// The end that moves when the selection is extended.
    public let affinity: Affinity
    /// A Boolean value that indicates whether the selection has no range but an insertion point.
    open var isTransient: Bool { textRanges.allSatisfy(\.isEmpty) }
    /// The distance from the line's beginning at which an insertion point stays while it moves up and down, in points.
    open var anchorPositionOffset: CGFloat = 0
    /// A Boolean value that indicates whether the ranges follow the order of the text, rather than what is seen.
    open var isLogical = true
    /// The other place of an insertion point between texts of both directions; nil by default.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes of text that is typed at the selection.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a selection of ranges.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.textRanges = textRanges
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// Creates a selection of a range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates an insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Returns a selection of other ranges that is the same otherwise.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        copy.anchorPositionOffset = anchorPositionOffset
        copy.isLogical = isLogical
        copy.secondarySelectionLocation = secondarySelectionLocation
        copy.typingAttributes = typingAttributes
        return copy
    }
}

/// The text and the layout in which selections move.
@preconcurrency @MainActor
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole text.
    var documentRange: NSTextRange { get }
    /// Calls a closure with parts of the text from a place: the part, its range, the range with what surrounds it, and
    /// a value to set to stop.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the range of the unit that contains a place; nil if there is none.
    func textRange(for granularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation)
        -> NSTextRange?
    /// Returns the place at a distance in UTF-16 units; nil outside of the text.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// Returns the number of UTF-16 units between two places.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// Returns the direction of the paragraph at a place.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls a closure with the insertion points of the line at a place: the distance from the container's edge in
    /// points, the place, whether it is the leading edge of its character, and a value to set to stop.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// Returns the range of the line at a point; nil if there is none.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
}

extension NSTextLayoutManager: NSTextSelectionDataSource {
    private func value(of location: any NSTextLocation) -> Int {
        min(max(0, (location as? TextOffset)?.value ?? 0), text.length)
    }

    /// Calls a closure with parts of the text from a place.
    public func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let place = value(of: location)
        let range =
            options.contains(.reverse)
            ? NSRange(location: 0, length: place) : NSRange(location: place, length: text.length - place)
        withoutActuallyEscaping(block) { block in
            enumerateParts(in: range, options: options) { part, range, enclosing, isLast in
                var stops = ObjCBool(false)
                block(part, NSTextRange(range), NSTextRange(enclosing), &stops)
                isLast = stops.boolValue
            }
        }
    }

    /// Calls a closure with parts of the text. On Linux `NSString` finds neither words nor sentences, and stops at
    /// wrong characters backward.
    private func enumerateParts(
        in range: NSRange, options: NSString.EnumerationOptions,
        using block: @escaping (String?, NSRange, NSRange, inout Bool) -> Void
    ) {
        let string = text.string as NSString
        guard options.rawValue & 0xFF == NSString.EnumerationOptions.byComposedCharacterSequences.rawValue else {
            guard let bounds = Range(range, in: text.string) else { return }
            text.string.enumerateSubstrings(in: bounds, options: options) { [text] part, range, enclosing, stops in
                block(part, NSRange(range, in: text.string), NSRange(enclosing, in: text.string), &stops)
            }
            return
        }
        var index = options.contains(.reverse) ? range.upperBound - 1 : range.location
        var stops = false
        while !stops, index >= range.location, index < range.upperBound {
            let character = string.rangeOfComposedCharacterSequence(at: index)
            block(string.substring(with: character), character, character, &stops)
            index = options.contains(.reverse) ? character.location - 1 : character.upperBound
        }
    }

    /// Returns the range of the unit that contains a place.
    public func textRange(
        for granularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        let string = text.string as NSString
        let place = value(of: location)
        guard string.length > 0 else { return nil }
        let index = min(place, string.length - 1)
        switch granularity {
        case .character:
            return NSTextRange(string.rangeOfComposedCharacterSequence(at: index))
        case .paragraph:
            return NSTextRange(string.paragraphRange(for: NSRange(location: index, length: 0)))
        case .line:
            return lineRange(at: place).map { NSTextRange($0) }
        case .word, .sentence:
            var found: NSRange?
            let paragraph = string.paragraphRange(for: NSRange(location: index, length: 0))
            let units: NSString.EnumerationOptions = granularity == .word ? .byWords : .bySentences
            enumerateParts(in: paragraph, options: units) { _, range, _, stops in
                guard range.upperBound > index else { return }
                if range.location <= index { found = range }
                stops = true
            }
            return NSTextRange(found ?? string.rangeOfComposedCharacterSequence(at: index))
        }
    }

    /// Returns the place at a distance in UTF-16 units; nil outside of the text.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        textContentManager?.location(location, offsetBy: offset)
    }

    /// Returns the number of UTF-16 units between two places.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        textContentManager?.offset(from: from, to: to) ?? 0
    }

    /// Returns the direction of the paragraph at a place: that of its style, or of its first letter with one.
    public func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        guard text.length > 0 else { return .leftToRight }
        let index = min(value(of: location), text.length - 1)
        let style = text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
        switch style?.baseWritingDirection ?? .natural {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        case .natural:
            let string = text.string as NSString
            let paragraph = string.substring(with: string.paragraphRange(for: NSRange(location: index, length: 0)))
            let isRightToLeft = paragraph.unicodeScalars.lazy
                .filter { $0.properties.isAlphabetic }
                .first.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
            return isRightToLeft == true ? .rightToLeft : .leftToRight
        }
    }
}

extension NSString.EnumerationOptions {
    /// The units of a destination; nil for those that the layout or the text's ends determine.
    init?(_ destination: NSTextSelectionNavigation.Destination) {
        switch destination {
        case .character: self = .byComposedCharacterSequences
        case .word: self = .byWords
        case .sentence: self = .bySentences
        default: return nil
        }
    }
}
