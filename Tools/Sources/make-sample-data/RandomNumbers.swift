/// SplitMix64: the same seed gives the same numbers everywhere, for ever.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Seeds by text, such as a person's key (FNV-1a over the UTF-8 bytes).
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

    /// A number from `range`, evenly. Written out, because the standard library may change how it draws.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        let count = UInt64(range.upperBound - range.lowerBound + 1)
        return range.lowerBound + Int(next() % count)
    }

    /// A number from 0 up to 1, evenly.
    mutating func fraction() -> Double {
        Double(next() >> 11) / 9_007_199_254_740_992
    }

    /// A number from `range`, evenly.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
    }

    /// A text of `count` characters of `alphabet`.
    mutating func text(_ count: Int, from alphabet: String) -> String {
        let letters = Array(alphabet)
        return String((0..<count).map { _ in letters[number(in: 0...(letters.count - 1))] })
    }

    /// Each `#` of the pattern becomes a figure.
    mutating func filled(_ pattern: String) -> String {
        String(pattern.map { $0 == "#" ? Character(String(number(in: 0...9))) : $0 })
    }
}
