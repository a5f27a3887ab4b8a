import CCairo

/// Shapes text: itemizes it by font and script, shapes the runs with HarfBuzz, and computes each cluster's advance.
struct TextShaper {
    let library: FontLibrary
    let text: AttributedText
    let isRightToLeft: Bool
    private let generation: Int

    var source: TextSegmentation
    var clusters: [ShapingResult.Cluster] = []
    var glyphs: [ShapingResult.Glyph] = []
    var runs: [ShapingResult.Run] = []
    var paragraphs: [ShapingResult.Paragraph] = []
    var warnings: [String] = []
    var missingGlyphs: [MissingGlyph] = []
    /// The number of runs shaped by HarfBuzz.
    var shapings = 0
    var cascades: [FontSpec: FontCascade] = [:]
    var fallbacks: [FallbackKey: FontTarget] = [:]
    /// The end of each attributed run, in scalars.
    var runEnds: [Int] = []
    /// The script of each character, with common characters resolved to their neighbors'; empty for ASCII text.
    var scripts: [UInt32] = []
    var isJapanese = false

    struct FallbackKey: Hashable {
        var scalar: UInt32
        var script: UInt32
        var isBold: Bool
        var size: Double
    }

    /// The font or substitute that a cluster is drawn with.
    enum FontTarget {
        case font(SizedFont)
        case box(advance: Double, height: Double)
        case emoji(EmojiFont, size: Double)

        /// Returns a Boolean value that indicates whether two adjacent clusters may be shaped together.
        func joins(_ other: FontTarget) -> Bool {
            switch (self, other) {
            case (.font(let a), .font(let b)): a.face == b.face && a.drawnSize == b.drawnSize
            case (.emoji, .emoji), (.box, .box): true
            default: false
            }
        }
    }

    init(_ text: AttributedText, isRightToLeft: Bool, library: FontLibrary) {
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.library = library
        generation = library.generation
        source = TextSegmentation(text.string)
    }

    mutating func shape() -> ShapingResult {
        let count = source.scalars.count
        findRunEnds()
        if !source.isASCII { findScripts() }
        clusters.reserveCapacity(count)
        glyphs.reserveCapacity(count)
        var start = 0
        while start < count {
            var end = start
            while end < count, !isParagraphEnd(end) { end += 1 }
            // The line terminator belongs to its paragraph; CR and LF together are one.
            var next = end
            if next < count {
                let isPair = source.scalars[next] == 0x0D && next + 1 < count && source.scalars[next + 1] == 0x0A
                next += isPair ? 2 : 1
            }
            shapeParagraph(start..<end, newline: end..<next)
            start = next
        }
        return ShapingResult(
            source: source, isRightToLeft: isRightToLeft, clusters: clusters, glyphs: glyphs, runs: runs,
            paragraphs: paragraphs, warnings: warnings, missingGlyphs: missingGlyphs, generation: generation)
    }

    private func isParagraphEnd(_ index: Int) -> Bool {
        let scalar = source.scalars[index]
        return TextSegmentation.isNewline(scalar) && scalar != 0x2028
    }

    private mutating func shapeParagraph(_ range: Range<Int>, newline: Range<Int>) {
        let attributes = attributesIndex(at: range.lowerBound)
        let format = self.attributes(attributes).paragraph
        let levels = TextBidi.levels(
            source.scalars[range], direction: format.writingDirection, isRightToLeft: isRightToLeft)
        var start = range.lowerBound
        while start < range.upperBound {
            let scalar = source.scalars[start]
            if scalar == 0x09 || scalar == 0x2028 {
                appendBlank(start, level: levels.paragraph)
                start += 1
                continue
            }
            if scalar == TextAttachment.scalar,
                let attachment = self.attributes(attributesIndex(at: start)).attachment
            {
                append(attachment, at: start, level: levels.characters[start - range.lowerBound])
                start += 1
                continue
            }
            let end = endOfRun(from: start, in: range, levels: levels.characters)
            shapeRun(start..<end, level: levels.characters[start - range.lowerBound])
            start = end
        }
        if !newline.isEmpty { appendBlank(newline.lowerBound, level: levels.paragraph) }
        paragraphs.append(ShapingResult.Paragraph(end: clusters.count, isRightToLeft: levels.paragraph == 1))
    }

    /// Returns the end of the characters from `start` that have one level and one set of attributes.
    private func endOfRun(from start: Int, in range: Range<Int>, levels: [Int8]) -> Int {
        let level = levels[start - range.lowerBound]
        let limit = min(range.upperBound, runEnds[attributesIndex(at: start)])
        var end = start + 1
        while end < limit, levels[end - range.lowerBound] == level, source.scalars[end] != 0x09,
            source.scalars[end] != 0x2028, source.scalars[end] != TextAttachment.scalar
        {
            end += 1
        }
        return end
    }

    /// Splits a run where its font or script changes, and shapes the parts.
    private mutating func shapeRun(_ range: Range<Int>, level: Int8) {
        let runIndex = attributesIndex(at: range.lowerBound)
        let attributes = self.attributes(runIndex)
        let cascade = cascade(for: attributes.font)
        if source.isASCII, let font = cascade.fonts.first {
            shape(range, with: .font(font), attributes: runIndex, level: level, script: HB_SCRIPT_LATIN.rawValue)
            return
        }
        var start = range.lowerBound
        var current: (target: FontTarget, script: UInt32)?
        var index = start
        while index < range.upperBound {
            var end = index + 1
            while end < range.upperBound, !source.flags[end].contains(.cluster) { end += 1 }
            let script = source.isASCII ? HB_SCRIPT_LATIN.rawValue : scripts[index]
            let target = target(for: index..<end, script: script, cascade: cascade)
            if let known = current {
                if !known.target.joins(target) || known.script != script {
                    shape(start..<index, with: known.target, attributes: runIndex, level: level, script: known.script)
                    start = index
                    current = (target, script)
                }
            } else {
                current = (target, script)
            }
            index = end
        }
        if let known = current {
            shape(
                start..<range.upperBound, with: known.target, attributes: runIndex, level: level, script: known.script)
        }
    }

    private mutating func append(_ attachment: TextAttachment, at index: Int, level: Int8) {
        let run = attributesIndex(at: index)
        runs.append(ShapingResult.Run(attributes: run, kind: .attachment, level: level))
        clusters.append(
            ShapingResult.Cluster(
                scalar: Int32(index), run: Int32(runs.count - 1), firstGlyph: Int32(glyphs.count), glyphCount: 0,
                advance: attachment.advance + bounded(attributes(run).kern ?? 0), flags: flags(of: index)))
    }

    private mutating func appendBlank(_ index: Int, level: Int8) {
        let scalar = source.scalars[index]
        var flags: ShapingResult.Flags = scalar == 0x09 ? [.tab, .hangs] : [.newline, .hangs]
        if scalar != 0x09, scalar != 0x2028 { flags.insert(.paragraphEnd) }
        runs.append(ShapingResult.Run(attributes: attributesIndex(at: index), kind: .blank, level: level))
        clusters.append(
            ShapingResult.Cluster(
                scalar: Int32(index), run: Int32(runs.count - 1), firstGlyph: Int32(glyphs.count), glyphCount: 0,
                advance: 0, flags: flags))
    }
}

extension TextShaper {
    /// Returns the index of a scalar's attributed run (of the last scalar for the text's end).
    func attributesIndex(at index: Int) -> Int {
        var low = 0
        var high = max(0, runEnds.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if runEnds[middle] > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the attributes of a run; text without any is in the system's font at 17 points.
    func attributes(_ index: Int) -> TextAttributes {
        text.runs.indices.contains(index) ? text.runs[index].attributes : TextAttributes(font: FontSpec(size: 17))
    }

    mutating func cascade(for font: FontSpec) -> FontCascade {
        if let known = cascades[font] { return known }
        let made = FontCascade(font, library: library)
        cascades[font] = made
        if let warning = made.warning { warn(warning) }
        return made
    }

    mutating func warn(_ warning: String) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    /// Computes the ends of the attributed runs. Runs that don't match the text's length are clamped: the last one
    /// takes the remainder.
    private mutating func findRunEnds() {
        let count = source.scalars.count
        var utf16Offset = 0
        for run in text.runs {
            let (end, overflow) = utf16Offset.addingReportingOverflow(max(0, run.length))
            utf16Offset = overflow ? Int.max : end
            runEnds.append(source.scalarIndex(utf16: utf16Offset))
        }
        if runEnds.isEmpty { runEnds = [count] }
        runEnds[runEnds.count - 1] = count
    }

    private mutating func findScripts() {
        let functions = hb_unicode_funcs_get_default()
        let common = HB_SCRIPT_COMMON.rawValue
        let inherited = HB_SCRIPT_INHERITED.rawValue
        scripts.reserveCapacity(source.scalars.count)
        var last = common
        var firstReal: UInt32?
        for scalar in source.scalars {
            let own = scalar < 0x80 && scalar > 0x60 ? HB_SCRIPT_LATIN : hb_unicode_script(functions, scalar)
            if own == HB_SCRIPT_HIRAGANA || own == HB_SCRIPT_KATAKANA { isJapanese = true }
            if own.rawValue != common, own.rawValue != inherited {
                last = own.rawValue
                if firstReal == nil { firstReal = last }
            }
            scripts.append(last)
        }
        // Characters before the first letter take its script.
        if let firstReal {
            var index = 0
            while index < scripts.count, scripts[index] == common {
                scripts[index] = firstReal
                index += 1
            }
        }
    }
}
