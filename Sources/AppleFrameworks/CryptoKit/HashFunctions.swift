@_exported import BuilderFoundation

/// The bytes of a hash.
public protocol Digest: Sequence, Hashable, Sendable, ContiguousBytes, CustomStringConvertible where Element == UInt8 {
    static var byteCount: Int { get }
}

/// A function that computes a hash.
public protocol HashFunction: Sendable {
    associatedtype Digest: BuilderCryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Adds data to the message.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes of a hash, by the function's type.
public struct HashDigest<Function: Sendable>: Digest {
    let bytes: [UInt8]
    /// The number of a digest's bytes.
    public static var byteCount: Int { (Function.self as? any BlockHash.Type)?.digestByteCount ?? 0 }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes, which are valid until it returns.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    /// The name of the function and the bytes as hexadecimal numbers.
    public var description: String { "\(Function.self) digest: " + bytes.map { hexadecimal($0) }.joined() }
    /// Returns a Boolean value that indicates whether two digests have the same bytes.
    public static func == (first: Self, second: Self) -> Bool { first.bytes == second.bytes }
    /// Adds the bytes to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

/// A hash that is computed block by block.
protocol BlockHash: HashFunction {
    static var digestByteCount: Int { get }
}

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction, BlockHash {
    /// The digest of a message.
    public typealias Digest = HashDigest<SHA256>
    /// The number of bytes that the function reads at once.
    public static let blockByteCount = 64
    /// The number of a digest's bytes.
    public static let byteCount = 32
    static let digestByteCount = 32
    private var buffer = MessageBuffer(blockSize: 64)
    private var state = SHA2Constants.initial256
    /// Creates the digest of an empty message.
    public init() {}
    /// Adds bytes to the message.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        buffer.add(bufferPointer) { Self.compress(&state, $0) }
    }
    /// Returns the digest of the message so far.
    public func finalize() -> Digest {
        var (buffer, state) = (buffer, state)
        buffer.finish(isBigEndian: true) { Self.compress(&state, $0) }
        return Digest(bytes: state.flatMap(\.bigEndianBytes))
    }

    private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
        var words = block.words(of: UInt32.self)
        for i in 16..<64 {
            let (a, b) = (words[i - 15], words[i - 2])
            let s0 = a.rotated(7) ^ a.rotated(18) ^ (a >> 3)
            let s1 = b.rotated(17) ^ b.rotated(19) ^ (b >> 10)
            words.append(words[i - 16] &+ s0 &+ words[i - 7] &+ s1)
        }
        SHA2Constants.rounds(
            &state, words, SHA2Constants.round256, { $0.rotated(6) ^ $0.rotated(11) ^ $0.rotated(25) },
            { $0.rotated(2) ^ $0.rotated(13) ^ $0.rotated(22) })
    }
}

/// SHA-2 with 512 bits.
public struct SHA512: HashFunction, BlockHash {
    /// The digest of a message.
    public typealias Digest = HashDigest<SHA512>
    /// The number of bytes that the function reads at once.
    public static let blockByteCount = 128
    /// The number of a digest's bytes.
    public static let byteCount = 64
    static let digestByteCount = 64
    private var core = SHA512Core(SHA2Constants.initial512)
    /// Creates the digest of an empty message.
    public init() {}
    /// Adds bytes to the message.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { core.update(bufferPointer) }
    /// Returns the digest of the message so far.
    public func finalize() -> Digest { Digest(bytes: core.finished()) }
}

/// SHA-2 with 384 bits.
public struct SHA384: HashFunction, BlockHash {
    /// The digest of a message.
    public typealias Digest = HashDigest<SHA384>
    /// The number of bytes that the function reads at once.
    public static let blockByteCount = 128
    /// The number of a digest's bytes.
    public static let byteCount = 48
    static let digestByteCount = 48
    private var core = SHA512Core(SHA2Constants.initial384)
    /// Creates the digest of an empty message.
    public init() {}
    /// Adds bytes to the message.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { core.update(bufferPointer) }
    /// Returns the digest of the message so far.
    public func finalize() -> Digest { Digest(bytes: Array(core.finished().prefix(48))) }
}

private struct SHA512Core: Sendable {
    var buffer = MessageBuffer(blockSize: 128)
    var state: [UInt64]

    init(_ state: [UInt64]) { self.state = state }

    mutating func update(_ bytes: UnsafeRawBufferPointer) { buffer.add(bytes) { Self.compress(&state, $0) } }

    func finished() -> [UInt8] {
        var (buffer, state) = (buffer, state)
        buffer.finish(isBigEndian: true) { Self.compress(&state, $0) }
        return state.flatMap(\.bigEndianBytes)
    }

    private static func compress(_ state: inout [UInt64], _ block: ArraySlice<UInt8>) {
        var words = block.words(of: UInt64.self)
        for i in 16..<80 {
            let (a, b) = (words[i - 15], words[i - 2])
            let s0 = a.rotated(1) ^ a.rotated(8) ^ (a >> 7)
            let s1 = b.rotated(19) ^ b.rotated(61) ^ (b >> 6)
            words.append(words[i - 16] &+ s0 &+ words[i - 7] &+ s1)
        }
        SHA2Constants.rounds(
            &state, words, SHA2Constants.round512, { $0.rotated(14) ^ $0.rotated(18) ^ $0.rotated(41) },
            { $0.rotated(28) ^ $0.rotated(34) ^ $0.rotated(39) })
    }
}

/// Hashes that are no longer secure.
public enum Insecure {
    /// SHA-1.
    public struct SHA1: HashFunction, BlockHash {
        /// The digest of a message.
        public typealias Digest = HashDigest<SHA1>
        /// The number of bytes that the function reads at once.
        public static let blockByteCount = 64
        /// The number of a digest's bytes.
        public static let byteCount = 20
        static let digestByteCount = 20
        private var buffer = MessageBuffer(blockSize: 64)
        private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        /// Creates the digest of an empty message.
        public init() {}
        /// Adds bytes to the message.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            buffer.add(bufferPointer) { Self.compress(&state, $0) }
        }
        /// Returns the digest of the message so far.
        public func finalize() -> Digest {
            var (buffer, state) = (buffer, state)
            buffer.finish(isBigEndian: true) { Self.compress(&state, $0) }
            return Digest(bytes: state.flatMap(\.bigEndianBytes))
        }

        private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
            var words = block.words(of: UInt32.self)
            for i in 16..<80 {
                words.append((words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]).rotated(31))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for i in 0..<80 {
                let (f, k): (UInt32, UInt32) =
                    switch i {
                    case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                    case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next = a.rotated(27) &+ f &+ e &+ k &+ words[i]
                (a, b, c, d, e) = (next, a, b.rotated(2), c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
    }

    /// MD5.
    public struct MD5: HashFunction, BlockHash {
        /// The digest of a message.
        public typealias Digest = HashDigest<MD5>
        /// The number of bytes that the function reads at once.
        public static let blockByteCount = 64
        /// The number of a digest's bytes.
        public static let byteCount = 16
        static let digestByteCount = 16
        private var buffer = MessageBuffer(blockSize: 64)
        private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        /// Creates the digest of an empty message.
        public init() {}
        /// Adds bytes to the message.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            buffer.add(bufferPointer) { Self.compress(&state, $0) }
        }
        /// Returns the digest of the message so far.
        public func finalize() -> Digest {
            var (buffer, state) = (buffer, state)
            buffer.finish(isBigEndian: false) { Self.compress(&state, $0) }
            return Digest(bytes: state.flatMap { $0.byteSwapped.bigEndianBytes })
        }

        private static let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        private static let sines = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

        private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
            let words = block.words(of: UInt32.self).map(\.byteSwapped)
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for i in 0..<64 {
                let (f, g): (UInt32, Int) =
                    switch i / 16 {
                    case 0: ((b & c) | (~b & d), i)
                    case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
                    case 2: (b ^ c ^ d, (3 * i + 5) % 16)
                    default: (c ^ (b | ~d), (7 * i) % 16)
                    }
                let sum = a &+ f &+ sines[i] &+ words[g]
                (a, d, c, b) = (d, c, b, b &+ sum.rotated(32 - shifts[i / 16][i % 4]))
            }
            for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
        }
    }
}
