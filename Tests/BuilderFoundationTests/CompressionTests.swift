import BuilderFoundation
import Foundation
import Testing

@Suite struct CompressionTests {
    private func inflated(_ base64: String) throws -> String {
        let data = try #require(NSData(base64Encoded: base64))
        return String(decoding: try data.decompressed(using: .zlib) as Data, as: UTF8.self)
    }

    @Test func blocksWithFixedCodesAreInflated() throws {
        #expect(try inflated("S0xKTkRFAA==") == "abcabcabcabcabcabc")
    }

    @Test func blocksWithCodesOfTheirOwnAreInflated() throws {
        let text =
            "DZAHAQAwDMKsRELpr39jmwAgwRBOkBTNsBwyJOQoUKJCjQYtOtzwn3E88MQLb3zwxY8wQsSvDCKJIpoYYokjjRTp5F9Mssgm"
            + "h1zyKKNEORXUByqqqaGWOtpo0U4HnfTnbXropY8xRowzwSRTzNcZZpljjRXrbLDJFtvst132OOPEORdccsU1N9w/4x4="
        #expect(try inflated(text) == (0..<100).map(String.init).joined(separator: " "))
    }

    @Test(arguments: [0, 1, 0xFFFF, 0x10000, 200_000])
    func storedBlocksAreReadAgain(count: Int) throws {
        let data = NSData(data: Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }))
        let stored = try data.compressed(using: .zlib)
        #expect(stored.length == count + 5 * max(1, (count + 0xFFFE) / 0xFFFF))
        #expect(try stored.decompressed(using: .zlib) == data)
    }

    @Test func damagedDataAndOtherAlgorithmsThrow() throws {
        let data = try #require(NSData(base64Encoded: "S0xKTkRFAA=="))
        let part = NSData(data: (data as Data).dropLast(2))
        #expect(throws: CocoaError.self) { try part.decompressed(using: .zlib) }
        // A block of the fourth kind.
        #expect(throws: CocoaError.self) { try NSData(data: Data([7])).decompressed(using: .zlib) }
        #expect(throws: CocoaError.self) { try data.compressed(using: .lzfse) }
        #expect(throws: CocoaError.self) { try data.decompressed(using: .lz4) }
    }

    @Test func mutableDataIsReplaced() throws {
        let data = NSMutableData(data: Data([1, 2, 3]))
        try data.compress(using: .zlib)
        #expect(data.length == 8)
        try data.decompress(using: .zlib)
        #expect(data as Data == Data([1, 2, 3]))
    }
}
