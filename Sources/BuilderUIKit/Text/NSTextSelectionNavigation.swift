import Foundation

/// The movements of selections, by keys and by touches.
@preconcurrency @MainActor
open class NSTextSelectionNavigation: NSObject {
    /// The directions of a movement.
    public enum Direction: Int, Hashable, Sendable {
        /// To the end of the text.
        case forward = 0
        /// To the beginning of the text.
        case backward = 1
        /// To the right.
        case right = 2
        /// To the left.
        case left = 3
        /// To the line above.
        case up = 4
        /// To the line below.
        case down = 5
    }

    /// The ends of a movement.
    public enum Destination: Int, Hashable, Sendable {
        /// The next character.
        case character = 0
        /// The next word.
        case word = 1
        /// The line's end.
        case line = 2
        /// The sentence's end.
        case sentence = 3
        /// The paragraph's end.
        case paragraph = 4
        /// The container's end.
        case container = 5
        /// The text's end.
        case document = 6
    }

    /// The keys that are held during a touch.
    public struct Modifier: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Extends the selection.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// Selects what is seen between two points; without effect: ranges follow the text.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// Adds a selection.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The direction of a text.
    public enum WritingDirection: Int, Hashable, Sendable {
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
    }

    /// The direction of lines.
    public enum LayoutOrientation: Int, Hashable, Sendable {
        /// Lines run along x.
        case horizontal = 0
        /// Lines run along y.
        case vertical = 1
    }

    /// The text and the layout.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// A Boolean value that indicates whether a selection may have several ranges; without effect: it has one.
    open var allowsNonContiguousRanges = false
    /// A Boolean value that indicates whether points are turned for vertical text; without effect: text is horizontal.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Creates the movements in a text.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Discards what is known of the layout; nothing is kept.
    open func flushLayoutCache() {}

    // MARK: Keys

    /// Returns the selection after a movement; nil without a text.
    ///
    /// - Parameters:
    ///   - extending: A Boolean value that indicates whether the other end stays.
    ///   - confined: A Boolean value that indicates whether the movement stays in the paragraph or sentence of the
    ///     selection.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
            let last = textSelection.textRanges.last
        else { return nil }
        let moving = textSelection.affinity == .upstream ? first.location : last.endLocation
        let fixed = textSelection.affinity == .upstream ? last.endLocation : first.location
        let isForward = isForward(direction, at: moving, in: source)
        var offset: CGFloat = 0
        let place: any NSTextLocation
        if !extending, !textSelection.isTransient, destination == .character, direction != .up, direction != .down {
            place = isForward ? last.endLocation : first.location
        } else if direction == .up || direction == .down, destination == .character || destination == .word {
            let kept = textSelection.anchorPositionOffset
            offset = kept > 0 ? kept : caretOffset(of: moving, in: source)
            place = lineLocation(from: moving, isDown: direction == .down, at: offset, in: source)
        } else {
            place = boundary(from: moving, destination, isForward: isForward, in: source)
        }
        let limited = confined ? limit(place, around: moving, isForward: isForward, in: source) : place
        let result: NSTextSelection
        if extending {
            let isAfter = fixed.compare(limited) != .orderedDescending
            let range = NSTextRange(location: isAfter ? fixed : limited, end: isAfter ? limited : fixed)
            result = NSTextSelection(
                range: range ?? NSTextRange(location: limited), affinity: isAfter ? .downstream : .upstream,
                granularity: textSelection.granularity)
        } else {
            result = NSTextSelection(limited, affinity: .downstream)
        }
        result.anchorPositionOffset = offset
        result.typingAttributes = textSelection.typingAttributes
        return result
    }

    private func isForward(
        _ direction: Direction, at location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location) == .leftToRight
        case .left: source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    private func boundary(
        from location: any NSTextLocation, _ destination: Destination, isForward: Bool,
        in source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        let document = source.documentRange
        let end = isForward ? document.endLocation : document.location
        if let units = NSString.EnumerationOptions(destination) {
            var result = end
            source.enumerateSubstrings(from: location, options: isForward ? units : [units, .reverse]) {
                _, range, _, stops in
                let edge = isForward ? range.endLocation : range.location
                guard edge.compare(location) != .orderedSame else { return }
                result = edge
                stops.pointee = true
            }
            return result
        }
        guard destination == .line || destination == .paragraph,
            let range = source.textRange(for: destination == .line ? .line : .paragraph, enclosing: location)
        else { return end }
        guard isForward else {
            guard range.location.compare(location) == .orderedSame, destination == .paragraph,
                let before = source.location(location, offsetBy: -1)
            else { return range.location }
            return source.textRange(for: .paragraph, enclosing: before)?.location ?? range.location
        }
        // The line break at the end isn't passed by a movement in the line.
        var lineBreak: any NSTextLocation = range.endLocation
        source.enumerateSubstrings(from: range.endLocation, options: [.byComposedCharacterSequences, .reverse]) {
            part, part2, _, stops in
            if part?.rangeOfCharacter(from: .newlines) != nil { lineBreak = part2.location }
            stops.pointee = true
        }
        return destination == .line ? lineBreak : range.endLocation
    }

    /// Returns the nearest place in the paragraph.
    private func limit(
        _ place: any NSTextLocation, around location: any NSTextLocation, isForward: Bool,
        in source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        guard let range = source.textRange(for: .paragraph, enclosing: location) else { return place }
        if place.compare(range.location) == .orderedAscending { return range.location }
        return place.compare(range.endLocation) == .orderedDescending ? range.endLocation : place
    }

    // MARK: Lines

    private func caretOffset(
        of location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> CGFloat {
        var result: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, isLeading, stops in
            guard isLeading, place.compare(location) != .orderedDescending else { return }
            result = offset
        }
        return result
    }

    /// Returns the place in the line above or below at a distance from the container's edge.
    private func lineLocation(
        from location: any NSTextLocation, isDown: Bool, at offset: CGFloat,
        in source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        let document = source.documentRange
        guard let line = source.textRange(for: .line, enclosing: location) else { return location }
        if isDown {
            guard line.endLocation.compare(document.endLocation) == .orderedAscending else {
                return document.endLocation
            }
            return nearestLocation(to: offset, inLineAt: line.endLocation, in: source)
        }
        guard line.location.compare(document.location) == .orderedDescending,
            let above = source.location(line.location, offsetBy: -1)
        else { return document.location }
        return nearestLocation(to: offset, inLineAt: above, in: source)
    }

    private func nearestLocation(
        to offset: CGFloat, inLineAt location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        var best: (place: any NSTextLocation, distance: CGFloat)?
        source.enumerateCaretOffsetsInLineFragment(at: location) { edge, place, isLeading, stops in
            guard isLeading else { return }
            let distance = abs(edge - offset)
            if best.map({ distance < $0.distance }) ?? true { best = (place, distance) }
        }
        return best?.place ?? location
    }

    // MARK: Touches

    /// Returns the selections after a touch of a point in a container, in its coordinates: an insertion point, or,
    /// while a selection is made, the text from the anchors' fixed ends.
    ///
    /// - Parameters:
    ///   - anchors: The selections when the touch began.
    ///   - selecting: A Boolean value that indicates whether the touch moved, so that text is selected.
    ///   - bounds: The area of the touch; without effect.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
        anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let place = location(at: point, inContainerAt: containerLocation) else { return [] }
        let touched = NSTextSelection(place, affinity: .downstream)
        guard selecting || modifiers.contains(.extend), let anchor = anchors.last,
            let start = anchor.affinity == .upstream
                ? anchor.textRanges.last?.endLocation : anchor.textRanges.first?.location
        else { return modifiers.contains(.multiple) ? anchors + [touched] : [touched] }
        let isAfter = start.compare(place) != .orderedDescending
        guard let range = NSTextRange(location: isAfter ? start : place, end: isAfter ? place : start) else {
            return [touched]
        }
        return [
            NSTextSelection(
                range: range, affinity: isAfter ? .downstream : .upstream, granularity: anchor.granularity)
        ]
    }

    private func location(
        at point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> (any NSTextLocation)? {
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: location)
        else { return nil }
        return nearestLocation(to: point.x, inLineAt: line.location, in: source)
    }

    /// Returns a selection that contains whole units around another one.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            let first = source.textRange(for: selectionGranularity, enclosing: range.location) ?? range
            guard !range.isEmpty, let before = source.location(range.endLocation, offsetBy: -1),
                let last = source.textRange(for: selectionGranularity, enclosing: before)
            else { return first }
            return first.union(last)
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// Returns a selection of the unit at a point of a container; nil if there is none.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        self.location(at: point, inContainerAt: location).map {
            textSelection(for: selectionGranularity, enclosing: NSTextSelection($0, affinity: .downstream))
        }
    }

    // MARK: Changes

    /// Returns the place at which text is inserted: the insertion point, or its other place if text of that direction
    /// continues there; nil for a selection of text.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? {
        guard textSelection.isTransient, let place = textSelection.textRanges.first?.location else { return nil }
        guard let other = textSelection.secondarySelectionLocation,
            textSelectionDataSource?.baseWritingDirection(at: place) != writingDirection
        else { return place }
        return other
    }

    /// Returns the ranges that a deletion removes: the selected text, or that from the insertion point to a
    /// destination.
    ///
    /// - Parameter allowsDecomposition: A Boolean value that indicates whether the last part of a composed character is
    ///   removed alone, which is done backward by characters.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        guard textSelection.isTransient else { return textSelection.textRanges.filter { !$0.isEmpty } }
        guard let source = textSelectionDataSource, let place = textSelection.textRanges.first?.location else {
            return []
        }
        let isForward = isForward(direction, at: place, in: source)
        var end = boundary(from: place, destination, isForward: isForward, in: source)
        if allowsDecomposition, destination == .character, !isForward {
            source.enumerateSubstrings(from: place, options: [.byComposedCharacterSequences, .reverse]) {
                part, _, _, stops in
                if let part, let scalar = part.unicodeScalars.last, part.unicodeScalars.count > 1,
                    scalar.properties.generalCategory == .nonspacingMark,
                    let before = source.location(place, offsetBy: -scalar.utf16.count)
                {
                    end = before
                }
                stops.pointee = true
            }
        }
        guard let range = NSTextRange(location: isForward ? place : end, end: isForward ? end : place),
            !range.isEmpty
        else { return [] }
        return [range]
    }
}
