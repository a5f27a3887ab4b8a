import CCairo

/// The shaping of one run of characters with one font by HarfBuzz, and the resulting advances.
extension TextShaper {
    mutating func shape(
        _ range: Range<Int>, with target: FontTarget, attributes index: Int, level: Int8, script: UInt32
    ) {
        let attributes = self.attributes(index)
        let kind: ShapingResult.RunKind
        let file: FontFile
        switch target {
        case .box(_, let height):
            let kind = ShapingResult.RunKind.box(height: height)
            runs.append(ShapingResult.Run(attributes: index, kind: kind, level: level))
            appendBoxes(range, script: script, attributes: attributes)
            return
        case .font(let font):
            kind = .glyphs(font.face, drawnSize: font.drawnSize)
            file = font.file
        case .emoji(let font, let size):
            kind = .emoji(font, size: size)
            file = font.file
        }
        runs.append(ShapingResult.Run(attributes: index, kind: kind, level: level))
        guard let buffer = makeBuffer(range, level: level, script: script) else { return }
        defer { hb_buffer_destroy(buffer) }
        let kerningFile = self.kerningFile(target, attributes)
        // One shaping gives both if the glyphs are drawn with the font that supplies the kerning.
        let isKerned = kerningFile != nil && kerningFile === file
        let features = self.features(of: attributes, target: target, isKerned: isKerned)
        ccairo_shape(file.font, buffer, features, UInt32(features.count))
        shapings += 1
        var kerning: [Double] = []
        if let kerningFile, range.count > 1 {
            let metrics = SanFranciscoMetrics(attributes.font)
            if isKerned {
                kerning = pairKerning(buffer, range, file: kerningFile, metrics: metrics)
            } else if let other = makeBuffer(range, level: level, script: script) {
                defer { hb_buffer_destroy(other) }
                let features = [TextShaper.feature("calt", 0)]
                ccairo_shape(kerningFile.font, other, features, 1)
                shapings += 1
                kerning = pairKerning(other, range, file: kerningFile, metrics: metrics)
            }
        }
        appendClusters(buffer, range: range, kerning: kerning, target: target, attributes: attributes)
    }

    /// Returns the font that supplies a run's kerning when its glyphs substitute San Francisco's.
    private func kerningFile(_ target: FontTarget, _ attributes: TextAttributes) -> FontFile? {
        guard attributes.kern != 0, case .font(let font) = target, case .sanFrancisco = font.advances else {
            return nil
        }
        return library.file(named: SanFranciscoKerning.faceName)
    }

    /// Returns a buffer with the characters of a run and a few around it, which make Arabic letters join across changes
    /// of color. The caller destroys it.
    private func makeBuffer(_ range: Range<Int>, level: Int8, script: UInt32) -> OpaquePointer? {
        guard let buffer = hb_buffer_create() else { return nil }
        source.scalars.withUnsafeBufferPointer { scalars in
            let before = contextStart(range)
            let after = min(scalars.count, range.upperBound + 8)
            hb_buffer_add_codepoints(
                buffer, scalars.baseAddress.map { $0 + before }, Int32(clamping: after - before),
                UInt32(range.lowerBound - before), Int32(clamping: range.count))
        }
        hb_buffer_set_direction(buffer, level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(script))
        hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
        return buffer
    }

    /// Returns the scalar index at which HarfBuzz's cluster values begin.
    private func contextStart(_ range: Range<Int>) -> Int { max(0, range.lowerBound - 8) }

    /// Returns San Francisco's kerning after each character of a run as a fraction of the size, from that of `file` in
    /// `buffer`.
    private func pairKerning(
        _ buffer: OpaquePointer, _ range: Range<Int>, file: FontFile, metrics: SanFranciscoMetrics
    ) -> [Double] {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        var result = [Double](repeating: 0, count: range.count)
        // HarfBuzz puts a space without an advance in place of an invisible character: that isn't kerned.
        for index in 0..<Int(count) where positions[index].x_advance != 0 {
            let pair = Double(positions[index].x_advance) - file.advance(ofGlyph: infos[index].codepoint)
            let cluster = contextStart(range) + Int(infos[index].cluster)
            guard pair != 0 || SanFranciscoKerning.mayKernAlone(source.scalars[cluster]) else { continue }
            // The next character is the first one of the next cluster.
            var next = cluster + 1
            while next < range.upperBound, !source.flags[next].contains(.cluster) { next += 1 }
            guard next < range.upperBound else { continue }
            result[cluster - range.lowerBound] += SanFranciscoKerning.kerning(
                source.scalars[cluster], source.scalars[next], pair: pair / file.unitsPerEm, metrics: metrics)
        }
        return result
    }

    private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
        let number = tag.withUTF8Buffer { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
        return hb_feature_t(tag: number, value: value, start: 0, end: UInt32.max)
    }

    private func features(of attributes: TextAttributes, target: FontTarget, isKerned: Bool) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        if case .font(let font) = target, font.isSubstitute {
            // Inter's contextual alternates would turn "->" into an arrow. Its kerning isn't used as it is.
            features = [TextShaper.feature("calt", 0)]
            if !isKerned { features.append(TextShaper.feature("kern", 0)) }
        } else if attributes.kern == 0 {
            // In attributed strings, a kern of 0 disables kerning.
            features = [TextShaper.feature("kern", 0)]
        }
        if attributes.font.hasMonospacedDigits { features.append(TextShaper.feature("tnum", 1)) }
        return features
    }

    /// Appends HarfBuzz's glyphs, grouped by cluster and in logical order.
    private mutating func appendClusters(
        _ buffer: OpaquePointer, range: Range<Int>, kerning: [Double], target: FontTarget, attributes: TextAttributes
    ) {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        let total = Int(count)
        let before = contextStart(range)
        let isBackward = hb_buffer_get_direction(buffer) == HB_DIRECTION_RTL
        var groups: [Range<Int>] = []
        groups.reserveCapacity(total)
        var start = 0
        while start < total {
            var end = start + 1
            while end < total, infos[end].cluster == infos[start].cluster { end += 1 }
            groups.append(start..<end)
            start = end
        }
        if isBackward { groups.reverse() }
        for (groupIndex, group) in groups.enumerated() {
            let scalar = before + Int(infos[group.lowerBound].cluster)
            let isLast = groupIndex + 1 == groups.count
            let end = isLast ? range.upperBound : before + Int(infos[groups[groupIndex + 1].lowerBound].cluster)
            let firstGlyph = glyphs.count
            var advance = appendGlyphs(
                infos + group.lowerBound, positions + group.lowerBound, count: group.count, scalars: scalar..<end,
                target: target, attributes: attributes)
            if !kerning.isEmpty {
                for index in scalar..<end { advance += kerning[index - range.lowerBound] * attributes.font.usableSize }
            }
            clusters.append(
                ShapingResult.Cluster(
                    scalar: Int32(scalar), run: Int32(runs.count - 1), firstGlyph: Int32(firstGlyph),
                    glyphCount: Int32(glyphs.count - firstGlyph), advance: advance, flags: flags(of: scalar)))
        }
    }

    func flags(of scalar: Int) -> ShapingResult.Flags {
        var flags: ShapingResult.Flags = []
        if source.flags[scalar].contains(.lineBreak) { flags.insert(.breakBefore) }
        if TextSegmentation.hangs(source.scalars[scalar]) { flags.insert(.hangs) }
        if source.scalars[scalar] == 0xAD { flags.insert(.softHyphen) }
        return flags
    }

    /// Positions one cluster's glyphs and returns its advance in points.
    private mutating func appendGlyphs(
        _ infos: UnsafeMutablePointer<hb_glyph_info_t>, _ positions: UnsafeMutablePointer<hb_glyph_position_t>,
        count: Int, scalars: Range<Int>, target: FontTarget, attributes: TextAttributes
    ) -> Double {
        let kern = attributes.kern.map { bounded($0) } ?? 0
        switch target {
        case .box:
            return 0
        case .emoji(_, let size):
            for index in 0..<count where index == 0 || positions[index].x_advance > 0 {
                glyphs.append(ShapingResult.Glyph(id: infos[index].codepoint, x: 0, y: 0))
                break
            }
            return EmojiFont.advance * size + kern
        case .font(let font):
            let unit = font.pointsPerUnit
            let firstGlyph = glyphs.count
            var pen = 0.0
            var nominal = 0.0
            for index in 0..<count {
                let position = positions[index]
                glyphs.append(
                    ShapingResult.Glyph(
                        id: infos[index].codepoint, x: (pen + Double(position.x_offset)) * unit,
                        y: -Double(position.y_offset) * unit))
                pen += Double(position.x_advance)
                // HarfBuzz puts a space without an advance in place of an invisible character.
                if font.isSubstitute, position.x_advance != 0 {
                    nominal += font.file.advance(ofGlyph: infos[index].codepoint)
                }
            }
            let (advance, shift) = advances(of: scalars, font: font, shaped: pen, nominal: nominal)
            if shift != 0 {
                for index in firstGlyph..<glyphs.count { glyphs[index].x += shift }
            }
            return advance + kern
        }
    }

    /// Returns a cluster's advance, and the shift that centers its glyphs in it; points. `shaped` and `nominal` are the
    /// font's own advance with and without positioning, in font units.
    private func advances(of scalars: Range<Int>, font: SizedFont, shaped: Double, nominal: Double)
        -> (advance: Double, shift: Double)
    {
        switch font.advances {
        case .own:
            return (shaped * font.pointsPerUnit, 0)
        case .cells(let cell):
            var width = 0.0
            for index in scalars where !isInvisible(source.scalars[index]) && !isMark(source.scalars[index]) {
                width += cell
            }
            return (width, (width - nominal * font.pointsPerUnit) / 2)
        case .sanFrancisco(let metrics):
            let perUnit = font.size / 2048
            var width = 0.0
            var tracked = 0.0
            for index in scalars {
                let scalar = source.scalars[index]
                if isInvisible(scalar) || isMark(scalar) { continue }
                if let units = metrics.inheritedAdvance(scalar) {
                    width += units * perUnit
                } else {
                    // The drawn font's own width; letters are widened as San Francisco's are on average.
                    let ratio = SanFranciscoMetrics.isLetter(scalar) ? metrics.letterRatio(to: font) : 1
                    let own = scalars.count == 1 ? nominal : nominalAdvance(scalar, font.file)
                    width += own * font.pointsPerUnit * ratio
                }
                tracked += metrics.tracking * perUnit
            }
            return (width + tracked, (width - nominal * font.pointsPerUnit) / 2)
        }
    }

    private func nominalAdvance(_ scalar: UInt32, _ file: FontFile) -> Double {
        file.glyph(scalar).map { file.advance(ofGlyph: $0) } ?? 0
    }

    /// Appends a box for each cluster that no font has.
    private mutating func appendBoxes(_ range: Range<Int>, script: UInt32, attributes: TextAttributes) {
        let cascade = cascade(for: attributes.font)
        let kern = attributes.kern.map { bounded($0) } ?? 0
        var index = range.lowerBound
        while index < range.upperBound {
            var end = index + 1
            while end < range.upperBound, !source.flags[end].contains(.cluster) { end += 1 }
            var advance = 0.0
            if case .box(let width, _) = target(for: index..<end, script: script, cascade: cascade) { advance = width }
            clusters.append(
                ShapingResult.Cluster(
                    scalar: Int32(index), run: Int32(runs.count - 1), firstGlyph: Int32(glyphs.count), glyphCount: 0,
                    advance: advance + kern, flags: flags(of: index)))
            index = end
        }
    }
}

extension SizedFont {
    /// A Boolean value that indicates whether the glyphs substitute San Francisco's.
    var isSubstitute: Bool {
        if case .own = advances { return false }
        return true
    }
}

/// Returns a length that is safe for arithmetic: NaN becomes 0, and magnitudes are limited to a million points.
func bounded(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000) }
