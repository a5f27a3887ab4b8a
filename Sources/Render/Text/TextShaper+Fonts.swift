import CCairo

/// The selection of a font for each cluster.
extension TextShaper {
    /// Returns Inter (or the requested font) if it has all of a cluster's characters, otherwise the fallback font of
    /// its script, otherwise a box.
    mutating func target(for range: Range<Int>, script: UInt32, cascade: FontCascade) -> FontTarget {
        let first = source.scalars[range.lowerBound]
        if isEmoji(range) {
            if let emoji = library.emojiFont(), emoji.file.glyph(first) != nil {
                return .emoji(emoji, size: cascade.spec.usableSize)
            }
            addMissing("emoji", package: FallbackFonts.emojiPackage, isInstalled: library.emojiFont() != nil, first)
            return .box(advance: EmojiFont.advance * cascade.spec.usableSize, height: cascade.spec.capHeight)
        }
        for font in cascade.fonts where covers(font, range) { return .font(font) }
        let size = cascade.spec.usableSize
        if cascade.fonts.isEmpty, first < 0x80 {
            let metrics = SanFranciscoMetrics(cascade.spec)
            let units = (metrics.advance(first) ?? 1024) + metrics.tracking
            addMissing("Latin", package: FallbackFonts.interPackage, isInstalled: false, first)
            return .box(advance: units * size / 2048, height: cascade.spec.capHeight)
        }
        let key = FallbackKey(scalar: first, script: script, isBold: cascade.spec.weight.isHeavy, size: size)
        if range.count == 1, let known = fallbacks[key] { return known }
        let found = fallback(for: range, key: key, spec: cascade.spec)
        if range.count == 1 { fallbacks[key] = found }
        return found
    }

    private mutating func fallback(for range: Range<Int>, key: FallbackKey, spec: FontSpec) -> FontTarget {
        let option = FallbackFonts.choice(
            for: key.scalar, script: key.script, isBold: key.isBold, isJapanese: isJapanese)
        var best: SizedFont?
        var isInstalled = false
        for name in option.faces {
            guard let file = library.file(named: name) else { continue }
            isInstalled = true
            let font = SizedFont(
                file: file, face: FontFace(name: name), drawnSize: key.size, advances: .own, size: key.size)
            if covers(font, range) { return .font(font) }
            // A font that has the letter but not its mark is better than a box.
            if best == nil, file.glyph(key.scalar) != nil { best = font }
        }
        if let best {
            for index in range where !covers(best, index..<index + 1) {
                addMissing(option.script, package: option.package, isInstalled: true, source.scalars[index])
            }
            return .font(best)
        }
        addMissing(option.script, package: option.package, isInstalled: isInstalled, key.scalar)
        return .box(
            advance: isInvisible(key.scalar) ? 0 : option.boxAdvance * key.size, height: spec.capHeight)
    }

    private mutating func addMissing(_ script: String, package: String, isInstalled: Bool, _ scalar: UInt32) {
        if isInvisible(scalar) { return }
        guard let character = Unicode.Scalar(scalar) else { return }
        let missing = MissingGlyph(
            scalar: character, script: script, package: package, isFontInstalled: isInstalled)
        if !missingGlyphs.contains(missing) { missingGlyphs.append(missing) }
    }

    private func covers(_ font: SizedFont, _ range: Range<Int>) -> Bool {
        for index in range {
            let scalar = source.scalars[index]
            if isInvisible(scalar) || font.file.glyph(scalar) != nil { continue }
            // A character that the font lacks may be composed of parts that it has, and vice versa.
            if index > range.lowerBound, composes(source.scalars[index - 1], scalar, font.file) { continue }
            if let (base, mark) = TextShaper.parts(of: scalar), font.file.glyph(base) != nil,
                font.file.glyph(mark) != nil
            {
                continue
            }
            return false
        }
        return true
    }

    private func composes(_ base: UInt32, _ mark: UInt32, _ file: FontFile) -> Bool {
        var whole: hb_codepoint_t = 0
        return hb_unicode_compose(hb_unicode_funcs_get_default(), base, mark, &whole) != 0 && file.glyph(whole) != nil
    }

    /// Returns a character's canonical decomposition into a base and a mark.
    static func parts(of scalar: UInt32) -> (base: UInt32, mark: UInt32)? {
        var base: hb_codepoint_t = 0
        var mark: hb_codepoint_t = 0
        guard scalar >= 0xC0,
            hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &base, &mark) != 0, mark != 0
        else { return nil }
        return (base, mark)
    }

    func isMark(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 { return false }
        let category = hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
        return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
            || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
    }

    /// Returns a Boolean value that indicates whether a character is invisible: joiners, direction marks, variation
    /// selectors.
    func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAD, 0x34F, 0x61C, 0x180B...0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
            0xFEFF, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }

    /// Returns a Boolean value that indicates whether a cluster is shown as a color emoji.
    private func isEmoji(_ range: Range<Int>) -> Bool {
        let first = source.scalars[range.lowerBound]
        if first < 0x80 {
            // Keycaps: a figure, U+FE0F, U+20E3.
            return range.count > 1 && source.scalars[range.upperBound - 1] == 0x20E3
        }
        guard let properties = Unicode.Scalar(first)?.properties, properties.isEmoji else { return false }
        if range.count > 1 {
            let second = source.scalars[range.lowerBound + 1]
            if second == 0xFE0F { return true }
            if second == 0xFE0E { return false }
        }
        return properties.isEmojiPresentation
    }
}
