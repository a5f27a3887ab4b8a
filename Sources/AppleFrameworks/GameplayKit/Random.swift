@_exported import BuilderFoundation

/// A source of random numbers.
public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers, seeded by the system.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    fileprivate var state: UInt64

    public override init() { state = .random(in: 1...UInt64.max) }
    fileprivate init(state: UInt64) { self.state = state }

    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }
    open func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == GKRandomSource.self ? GKRandomSource(state: state) : self
    }

    /// The next 64 random bits: SplitMix64.
    fileprivate func nextBits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }
    open func nextInt(upperBound: Int) -> Int { upperBound < 2 ? 0 : Int(nextBits() >> 1) % upperBound }
    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { nextBits() & 1 == 1 }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in stride(from: result.count - 1, to: 0, by: -1) {
            result.swapAt(index, nextInt(upperBound: index + 1))
        }
        return result
    }
}

/// A source whose numbers depend on its seed alone; they aren't those of Apple's systems.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 { didSet { state = seed } }
    public override init() {
        seed = .random(in: 1...UInt64.max)
        super.init(state: seed)
    }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// A source whose numbers depend on its seed alone; they aren't those of Apple's systems.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 { didSet { state = seed } }
    public override init() {
        seed = .random(in: 1...UInt64.max)
        super.init(state: seed)
    }
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// A source whose numbers depend on its seed alone; they aren't those of Apple's systems.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: Data
    public override init() {
        let bits = UInt64.random(in: 1...UInt64.max)
        seed = withUnsafeBytes(of: bits) { Data($0) }
        super.init(state: bits)
    }
    public init(seed: Data) {
        self.seed = seed
        super.init(state: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }
    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }
}

/// Random numbers between two bounds, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    fileprivate let source: any GKRandom
    public let lowestValue: Int
    public let highestValue: Int
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        self.source = source
        lowestValue = lowestInclusive
        highestValue = max(lowestInclusive, highestInclusive)
    }

    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    public required convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }
    open class func d6() -> Self { self.init(forDieWithSideCount: 6) }
    open class func d20() -> Self { self.init(forDieWithSideCount: 20) }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int {
        lowestValue + source.nextInt(upperBound: max(1, min(upperBound, highestValue + 1) - lowestValue))
    }
    open func nextUniform() -> Float {
        highestValue == 0 ? source.nextUniform() : Float(nextInt()) / Float(highestValue)
    }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Random numbers around a mean.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    public let mean: Float
    public let deviation: Float

    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
            highestValue: Int((mean + 3 * deviation).rounded(.down)))
    }

    public override init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    open override func nextInt() -> Int {
        let sum = (0..<12).reduce(Float(0)) { sum, _ in sum + source.nextUniform() } - 6
        return min(highestValue, max(lowestValue, Int((mean + sum * deviation).rounded())))
    }
}

/// Random numbers that appear once before any appears again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var rest: [Int] = []

    open override func nextInt() -> Int {
        if rest.isEmpty { rest = Array(lowestValue...highestValue) }
        return rest.remove(at: source.nextInt(upperBound: rest.count))
    }
}

extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: Array(self))
    }
    public func shuffled() -> [Any] { shuffled(using: GKRandomSource()) }
}
