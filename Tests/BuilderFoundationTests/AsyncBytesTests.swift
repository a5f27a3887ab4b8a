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

    @Test(.timeLimit(.minutes(20))) func linesOfAPipeThatStaysOpen() async throws {
        let pipe = Pipe()
        var lines = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
        try pipe.fileHandleForWriting.write(contentsOf: Data("one\n".utf8))
        #expect(try await lines.next() == "one")
        try pipe.fileHandleForWriting.write(contentsOf: Data("two\nthr".utf8))
        #expect(try await lines.next() == "two")
        try pipe.fileHandleForWriting.write(contentsOf: Data("ee".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try await lines.next() == "three")
        #expect(try await lines.next() == nil)
    }

    @Test func allEndsOfLines() async throws {
        let url = try file(Data("a\nb\rc\r\nd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i\n\u{301}j".utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        var lines: [String] = []
        for try await line in url.lines { lines.append(line) }
        #expect(lines == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "\u{301}j"])
    }

    @Test(.timeLimit(.minutes(10))) func hostileCharactersEnd() async throws {
        let marks = 300_000
        let url = try file(Data(("e" + String(repeating: "\u{301}", count: marks) + "\nx").utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        var scalars: [Int] = []
        for try await line in url.lines { scalars.append(line.unicodeScalars.count) }
        #expect(scalars == [1 + marks, 1])
        scalars = []
        for try await character in url.resourceBytes.characters { scalars.append(character.unicodeScalars.count) }
        #expect(scalars == [1 + marks, 1, 1])
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
            for byte in "e\u{301}🇩🇪🇫🇷👩‍👩‍👧x\r\n".utf8 { stream.yield(byte) }
            stream.finish()
        }
        var characters: [Character] = []
        for await character in bytes.characters { characters.append(character) }
        #expect(characters == ["é", "🇩🇪", "🇫🇷", "👩‍👩‍👧", "x", "\r\n"])
    }
}
