import CCairo

/// The Unicode bidirectional algorithm, implemented by FriBidi.
enum TextBidi {
    /// The embedding levels of a paragraph and its characters; odd levels run from right to left.
    struct Levels {
        var paragraph: Int8
        var characters: [Int8]
    }

    /// Returns the embedding levels of a paragraph.
    ///
    /// `isRightToLeft` applies where `direction` is natural and the paragraph has no strongly directional character.
    static func levels(
        _ scalars: ArraySlice<UInt32>, direction: ParagraphFormat.WritingDirection, isRightToLeft: Bool
    ) -> Levels {
        let isRightByDefault =
            switch direction {
            case .leftToRight: false
            case .rightToLeft: true
            case .natural: isRightToLeft
            }
        let mayBeMixed = scalars.contains { mayRunLeft($0) }
        if !mayBeMixed, !isRightByDefault || scalars.isEmpty {
            return Levels(paragraph: isRightByDefault ? 1 : 0, characters: Array(repeating: 0, count: scalars.count))
        }
        let count = FriBidiStrIndex(clamping: scalars.count)
        let text = Array(scalars)
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: text.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
        var levels = [FriBidiLevel](repeating: 0, count: text.count)
        fribidi_get_bidi_types(text, count, &types)
        fribidi_get_bracket_types(text, count, types, &brackets)
        var base =
            switch direction {
            case .leftToRight: FRIBIDI_PAR_LTR
            case .rightToLeft: FRIBIDI_PAR_RTL
            case .natural: isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
            }
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
        if highest == 0 {
            return Levels(paragraph: 0, characters: Array(repeating: 0, count: text.count))
        }
        let isRight = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
        return Levels(paragraph: isRight ? 1 : 0, characters: levels)
    }

    /// Returns the visual order, from left to right, of runs with these levels (rule L2).
    static func visualOrder(_ levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowestOdd {
            var start = 0
            while start < order.count {
                if levels[order[start]] < level {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return order
    }

    /// Returns a Boolean value that indicates whether a character may make text run from right to left.
    private static func mayRunLeft(_ scalar: UInt32) -> Bool {
        if scalar < 0x590 { return false }
        switch scalar {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }
}
