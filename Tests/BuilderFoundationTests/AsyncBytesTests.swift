import BuilderFoundation
import Foundation
import Testing

@Suite struct AsyncBytesTests {
    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try data.write(to: url)
        return url
    }

    @Test func linesOfAFile() async throws {
        let url = try file(Data("one\ntwö 👩‍👩‍👧\r\n\nthree\u{2028}four".utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        var lines: [String] = []
        for try await line in url.lines { lines.append(line) }
        #expect(lines == ["one", "twö 👩‍👩‍👧", "three", "four"])
        let handle = try FileHandle(forReadingFrom: url)
        lines = []
        for try await line in handle.bytes.lines { lines.append(line) }
        #expect(lines.count == 4)
        var bytes = 0
        for try await _ in url.resourceBytes { bytes += 1 }
        #expect(bytes == (try Data(contentsOf: url)).count)
    }

    @Test func emptyAndBrokenText() async throws {
        let empty = try file(Data())
        let broken = try file(Data([0x61, 0xC3, 0x0A, 0x80, 0xE2, 0x82]))
        defer { for url in [empty, broken] { try? FileManager.default.removeItem(at: url) } }
        for try await _ in empty.lines { Issue.record("an empty file has no lines") }
        var lines: [String] = []
        for try await line in broken.lines { lines.append(line) }
        #expect(lines.first == "a\u{FFFD}")
        #expect(lines.last?.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" } == true)
    }

    @Test func locationsThatCantBeRead() async {
        await #expect(throws: URLError.self) {
            for try await _ in URL(string: "https://example.com/a.txt")!.lines {}
        }
        await #expect(throws: (any Error).self) { for try await _ in URL(fileURLWithPath: "/no/such/file").lines {} }
    }

    @Test func charactersOfAStreamOfBytes() async {
        let bytes = AsyncStream<UInt8> { stream in
            for byte in "e\u{301}🇩🇪x".utf8 { stream.yield(byte) }
            stream.finish()
        }
        var characters: [Character] = []
        for await character in bytes.characters { characters.append(character) }
        #expect(characters == ["é", "🇩🇪", "x"])
    }
}
