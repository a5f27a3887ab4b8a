/// The height of lines.
extension LineBreaker {
    /// Sets the line's ascent and descent to the maximums of its fonts, adjusted to the paragraph's line height. The
    /// space that a line height adds goes above the glyphs.
    func measure(_ line: inout PlannedLine) {
        var ascent = -Double.infinity
        var descent = -Double.infinity
        var last = -1
        func add(_ run: Int) {
            if run == last { return }
            last = run
            let attributes = attributes(ofRun: run)
            let raise = bounded(attributes.baselineOffset)
            ascent = max(ascent, attributes.font.ascender + raise)
            descent = max(descent, -attributes.font.descender - raise)
        }
        for index in line.head { add(shaped.attributes(ofCluster: index)) }
        for index in line.tail { add(shaped.attributes(ofCluster: index)) }
        if let ellipsis = line.ellipsis { add(ellipsis.attributes) }
        if last < 0 { add(shaped.attributes(ofCluster: line.covered.lowerBound)) }

        let format = format(ofCluster: line.covered.lowerBound)
        let natural = ascent + descent
        var height = natural
        let multiple = bounded(format.lineHeightMultiple)
        if multiple > 0 { height *= multiple }
        height = max(height, bounded(format.minimumLineHeight))
        let maximum = bounded(format.maximumLineHeight)
        if maximum > 0 { height = min(height, maximum) }
        line.ascent = ascent + height - natural
        line.descent = descent
        line.height = height
    }
}
