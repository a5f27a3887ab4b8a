import BuilderUIKit

/// A choice of configurations in which every two values of any two settings meet that meet in the whole set.
enum PairwiseSelection {
    /// Returns the chosen configurations, in their order in the whole set.
    ///
    /// The choice is greedy: the next configuration is the first of those with most pairs that haven't met yet. The
    /// same set gives the same choice. It takes time in proportion to the configurations, times those chosen, times the
    /// pairs of settings that differ.
    static func select(from all: [SnapshotConfiguration]) -> [SnapshotConfiguration] {
        let values = numberedValues(of: all)
        // Values of one setting have none to meet: all are drawn.
        guard let settings = values.first?.count, settings > 1 else { return all }
        let width = (values.lazy.joined().max() ?? 0) + 1
        var isMet = [Bool](repeating: false, count: settings * settings * width * width)
        func pairs(_ own: [Int], _ body: (Int) -> Void) {
            for first in 0..<settings {
                for second in (first + 1)..<max(settings, first + 1) {
                    body(((first * settings + second) * width + own[first]) * width + own[second])
                }
            }
        }
        var chosen: [Int] = []
        while true {
            var best = (index: -1, count: 0)
            for (index, own) in values.enumerated() {
                var count = 0
                pairs(own) { if !isMet[$0] { count += 1 } }
                if count > best.count { best = (index, count) }
            }
            guard best.count > 0 else { return chosen.sorted().map { all[$0] } }
            chosen.append(best.index)
            pairs(values[best.index]) { isMet[$0] = true }
        }
    }

    /// Returns, for each configuration, the values of the settings that differ, as numbers from 0 on.
    private static func numberedValues(of all: [SnapshotConfiguration]) -> [[Int]] {
        let columns = [
            numbers(all.map(\.device)), numbers(all.map(\.appearance)), numbers(all.map(\.orientation)),
            numbers(all.map(\.contentSizeCategory)), numbers(all.map(\.locale)), numbers(all.map(direction)),
            numbers(all.map(\.width)), numbers(all.map(\.splitFraction)), numbers(all.map(\.accessibilityContrast)),
            numbers(all.map(\.legibilityWeight)), numbers(all.map(\.accessibilitySettings)),
        ]
        let differing = columns.filter { $0.contains { $0 > 0 } }
        return all.indices.map { index in differing.map { $0[index] } }
    }

    private static func numbers<Value: Hashable>(_ values: [Value]) -> [Int] {
        var known: [Value: Int] = [:]
        return values.map { value in
            let number = known[value] ?? known.count
            known[value] = number
            return number
        }
    }

    /// Returns the direction unless it is the language's: it isn't a choice then.
    private static func direction(of configuration: SnapshotConfiguration) -> UITraitEnvironmentLayoutDirection? {
        let natural = SnapshotConfiguration.direction(ofLanguage: configuration.locale)
        return configuration.layoutDirection == natural ? nil : configuration.layoutDirection
    }
}
