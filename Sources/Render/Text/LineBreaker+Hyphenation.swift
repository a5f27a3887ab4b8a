/// The division of words at the ends of lines.
extension LineBreaker {
    /// Returns the last place at which the word that leaves no room is divided, with a hyphen; nil if it isn't.
    ///
    /// - Parameters:
    ///   - overflow: The first cluster beyond the line's end.
    ///   - start: The first cluster of the line.
    ///   - end: The line's end without a division; nil if the word is its only one.
    func division(
        ofWordAt overflow: Int, inLineFrom start: Int, endingAt end: Break?, room: Double, format: ParagraphFormat,
        isFirst: Bool
    ) -> Break? {
        guard let hyphenation = format.hyphenation, end?.hyphen == nil, room > 0,
            (end?.width ?? 0) < hyphenation.factor * room
        else { return nil }
        let divisions = divisions(of: wordRange(from: end?.end ?? start, around: overflow), hyphenation.patterns)
        guard !divisions.isEmpty else { return nil }
        var cursor = cursor(format, isFirst: isFirst)
        var result: Break?
        for index in start..<overflow {
            cursor.add(index)
            guard divisions.contains(index + 1) else { continue }
            let hyphen = insertion("-", attributes: shaped.attributes(ofCluster: index))
            let width = cursor.end(inserting: hyphen.width)
            if width > room + LineBreaker.tolerance { break }
            result = Break(index + 1, width, hyphen: hyphen, end: index + 1)
        }
        return result
    }

    /// Returns the clusters of a word that begins at a cluster and reaches beyond another one.
    private func wordRange(from start: Int, around overflow: Int) -> Range<Int> {
        var end = overflow
        while end < shaped.clusters.count, end == start || shaped.clusters[end].flags.isDisjoint(with: .wordEnds) {
            end += 1
        }
        return start..<max(start, end)
    }

    /// Returns the clusters before which a word may be divided. A word with soft hyphens is divided at these alone.
    private func divisions(of word: Range<Int>, _ patterns: HyphenationPatterns) -> Set<Int> {
        let clusters = shaped.clusters
        let scalars = word.map { clusters[$0] }
        guard !scalars.contains(where: { $0.flags.contains(.softHyphen) }) else { return [] }
        let end = word.upperBound < clusters.count ? Int(clusters[word.upperBound].scalar) : shaped.source.scalars.count
        var first = word.isEmpty ? end : Int(clusters[word.lowerBound].scalar)
        var last = max(first, end)
        let isLetter: (Int) -> Bool = {
            Unicode.Scalar(shaped.source.scalars[$0])?.properties.isAlphabetic ?? false
        }
        while first < last, !isLetter(first) { first += 1 }
        while first < last, !isLetter(last - 1) { last -= 1 }
        let places = patterns.divisions(of: Array(shaped.source.scalars[first..<last])).map { first + $0 }
        return Set(word.filter { places.contains(Int(clusters[$0].scalar)) })
    }
}

extension ShapingResult.Flags {
    /// The flags of clusters before which a word ends.
    fileprivate static let wordEnds: Self = [.breakBefore, .newline, .hangs]
}
