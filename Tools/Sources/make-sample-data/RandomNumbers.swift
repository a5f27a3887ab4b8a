/// A SplitMix64 generator. The same seed yields the same numbers on all platforms and in all versions.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Seeds the generator with a text, such as a person's key (FNV-1a over the UTF-8 bytes).
    init(seed text: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        state = hash
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Returns a uniformly distributed integer in a range.
    ///
    /// The standard library's algorithm may change, so this method has its own.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        let count = UInt64(range.upperBound - range.lowerBound + 1)
        return range.lowerBound + Int(next() % count)
    }

    /// Returns a uniformly distributed number from 0 up to 1.
    mutating func fraction() -> Double {
        Double(next() >> 11) / 9_007_199_254_740_992
    }

    /// Returns a uniformly distributed number in a range.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
    }

    /// Returns a text of `count` characters of `alphabet`.
    mutating func text(_ count: Int, from alphabet: String) -> String {
        let letters = Array(alphabet)
        return String((0..<count).map { _ in letters[number(in: 0...(letters.count - 1))] })
    }

    /// Replaces each `#` of a pattern by a digit.
    mutating func filled(_ pattern: String) -> String {
        String(pattern.map { $0 == "#" ? Character(String(number(in: 0...9))) : $0 })
    }
}
