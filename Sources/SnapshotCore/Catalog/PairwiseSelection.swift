import BuilderUIKit

/// A choice of configurations in which every two values of any two settings meet that meet in the whole set.
enum PairwiseSelection {
    /// Returns the chosen configurations, in their order in the whole set.
    ///
    /// The choice is greedy: the next configuration is the first of those with most pairs that haven't met yet. The same
    /// set gives the same choice. It takes time in proportion to the configurations times those chosen.
    static func select(from all: [SnapshotConfiguration]) -> [SnapshotConfiguration] {
        let pairs = numberedPairs(of: all)
        var isMet = [Bool](repeating: false, count: (pairs.lazy.joined().max() ?? -1) + 1)
        var chosen: [Int] = []
        while true {
            var best = (index: -1, count: 0)
            for (index, pairs) in pairs.enumerated() {
                var count = 0
                for pair in pairs where !isMet[pair] { count += 1 }
                if count > best.count { best = (index, count) }
            }
            guard best.count > 0 else { return chosen.sorted().map { all[$0] } }
            chosen.append(best.index)
            for pair in pairs[best.index] { isMet[pair] = true }
        }
    }

    /// Returns the pairs of values of each configuration, as numbers from 0 on.
    private static func numberedPairs(of all: [SnapshotConfiguration]) -> [[Int]] {
        struct Pair: Hashable {
            var settings: [Int]
            var values: [Int]
        }
        var values: [[AnyHashable: Int]] = Array(repeating: [:], count: all.first.map { settings(of: $0).count } ?? 0)
        var numbers: [Pair: Int] = [:]
        return all.map { configuration in
            let own = settings(of: configuration).enumerated().map { setting, value in
                let number = values[setting][value] ?? values[setting].count
                values[setting][value] = number
                return number
            }
            var pairs: [Int] = []
            for first in own.indices {
                for second in own.indices where second > first {
                    let pair = Pair(settings: [first, second], values: [own[first], own[second]])
                    let number = numbers[pair] ?? numbers.count
                    numbers[pair] = number
                    pairs.append(number)
                }
            }
            return pairs
        }
    }

    /// Returns the values of all settings, always in the same order.
    ///
    /// The direction and the locale are one setting if the direction is the language's: it isn't a choice then.
    private static func settings(of configuration: SnapshotConfiguration) -> [AnyHashable] {
        let natural = SnapshotConfiguration.direction(ofLanguage: configuration.locale)
        return [
            configuration.device, configuration.appearance, configuration.orientation,
            configuration.contentSizeCategory, configuration.locale,
            configuration.layoutDirection == natural ? nil : configuration.layoutDirection, configuration.width,
            configuration.splitFraction, configuration.accessibilityContrast, configuration.legibilityWeight,
            configuration.accessibilitySettings.reducesMotion, configuration.accessibilitySettings.reducesTransparency,
        ]
    }
}
