import Builder

/// Numbers, words and colors for a screen: others for each seed, the same in each process.
struct Samples {
    private static let words = [
        "Apple", "boat", "Crème brûlée", "doorstep", "Élan", "far away", "Grüße", "harbour lights", "Ice", "jam",
        "kitchen",
        "Łódź", "mountain railway", "nine", "open", "Pfirsich", "quick", "rain", "sunshine", "tea",
    ]
    private static let colors: [UIColor] = [
        .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed, .systemTeal,
        .systemYellow,
    ]

    let seed: Int

    func number(_ place: Int, below limit: Int) -> Int {
        var numbers = SteadyNumbers(seed: UInt64(seed) << 20 | UInt64(place))
        return Int(numbers.next() % UInt64(limit))
    }

    func text(_ place: Int, words count: Int = 2) -> String {
        (0..<count).map { Self.words[number(place * 31 + $0, below: Self.words.count)] }.joined(separator: " ")
    }

    func color(_ place: Int) -> UIColor {
        Self.colors[number(place, below: Self.colors.count)]
    }
}

/// SplitMix64: random enough, and the same everywhere.
struct SteadyNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
