import Foundation
import Testing

@testable import Render
@testable import SnapshotCore

@Suite struct FileDigestTests {
    /// The examples of FIPS 180-4.
    @Test func isTheStandards() {
        #expect(FileDigest("").text == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(FileDigest("abc").text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            FileDigest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq").text
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    @Test func policiesHaveItInBase64() {
        #expect(FileDigest("").base64 == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
        #expect(FileDigest("abc").base64 == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
        let long = String(repeating: "a", count: 1000)
        #expect(FileDigest(long).base64 == "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM=")
    }

    @Test func itIsReadFromBase64() {
        for text in ["", "abc", "a longer text"] {
            #expect(FileDigest(base64: FileDigest(text).base64) == FileDigest(text))
        }
        #expect(FileDigest(base64: FileDigest("abc").base64) != FileDigest("abd"))
        #expect(Set(["abc", "abc", "abd"].map { FileDigest($0) }).count == 2)
        let digest = FileDigest("abc").base64
        for text in ["", "AAAA", String(digest.dropLast()), "AAAA" + digest, "?" + digest.dropFirst()] {
            #expect(FileDigest(base64: text) == nil)
        }
        #expect(MemoryLayout<FileDigest>.size == 32)
    }

    @Test func longDataIsTakenInParts() {
        let data = Data(repeating: 0x61, count: 1_000_000)
        #expect(FileDigest(data).text == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        // More than one part.
        #expect(FileDigest(Data(count: (1 << 24) + 5)) != FileDigest(Data(count: 1 << 24)))
    }
}
