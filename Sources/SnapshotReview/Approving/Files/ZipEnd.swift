import Foundation

/// What stands at the end of a zip: how many entries it says to have, and how long their list is. It is read before anything else,
/// because a library that reads the list takes memory for all of it.
struct ZipEnd: Hashable, Sendable {
    var entries: UInt64
    /// Bytes of the list.
    var directoryBytes: UInt64

    /// Where several ends can be found, or small and large numbers, libraries differ in what they take: the largest counts.
    /// - Throws: `ArchiveError.notAZip`.
    init(_ file: FileHandle, path: String) throws(ArchiveError) {
        do {
            let length = try file.seekToEnd()
            let start = length - min(length, Self.longestEnd)
            try file.seek(toOffset: start)
            let tail = [UInt8](try file.readToEnd() ?? Data())
            let ends = Self.ends(in: tail)
            guard let last = ends.last(where: { Self.isWhole($0, in: tail) }) else {
                throw ArchiveError.notAZip(path: path, reason: "it has no end, as if it were cut off")
            }
            entries = 0
            directoryBytes = 0
            for end in ends {
                var numbers = (entries: Self.number(tail, end + 10, 2), bytes: Self.number(tail, end + 12, 4))
                if let place = Self.largeNumbers(before: end, in: tail) {
                    if let large = try Self.read(file, at: place, length: length) {
                        // Where all bits are set the small number only stands for the large one.
                        numbers.entries = max(numbers.entries == 0xFFFF ? 0 : numbers.entries, large.entries)
                        numbers.bytes = max(numbers.bytes == 0xFFFF_FFFF ? 0 : numbers.bytes, large.bytes)
                    } else if end == last {
                        throw ArchiveError.notAZip(path: path, reason: "its end points nowhere")
                    }
                }
                // Other files in it may look like an end; the list of a real one lies before it.
                guard end == last || numbers.bytes <= start + UInt64(end) else { continue }
                entries = max(entries, numbers.entries)
                directoryBytes = max(directoryBytes, numbers.bytes)
            }
        } catch let error as ArchiveError {
            throw error
        } catch {
            throw .notAZip(path: path, reason: error.localizedDescription)
        }
    }

    /// The record, a comment of at most 65,535 bytes, and what points at the large numbers.
    private static let longestEnd: UInt64 = 22 + 65_535 + UInt64(locatorLength)
    private static let locatorLength = 20

    /// Where records begin.
    private static func ends(in tail: [UInt8]) -> [Int] {
        guard tail.count >= 22 else { return [] }
        return (0...tail.count - 22).filter { tail[$0] == 0x50 && number(tail, $0, 4) == 0x0605_4B50 }
    }

    /// Whether a record's comment goes exactly to the end.
    private static func isWhole(_ end: Int, in tail: [UInt8]) -> Bool {
        end + 22 + Int(number(tail, end + 20, 2)) == tail.count
    }

    /// Where the record lies of numbers that may be too large for their places in the end.
    private static func largeNumbers(before end: Int, in tail: [UInt8]) -> UInt64? {
        let locator = end - locatorLength
        guard locator >= 0, number(tail, locator, 4) == 0x0706_4B50 else { return nil }
        return number(tail, locator + 8, 8)
    }

    /// Nil where there is no such record.
    private static func read(
        _ file: FileHandle, at place: UInt64, length: UInt64
    ) throws -> (entries: UInt64, bytes: UInt64)? {
        guard place < length else { return nil }
        try file.seek(toOffset: place)
        let record = [UInt8](try file.read(upToCount: 56) ?? Data())
        guard record.count == 56, number(record, 0, 4) == 0x0606_4B50 else { return nil }
        return (number(record, 32, 8), number(record, 40, 8))
    }

    /// Little-endian.
    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> UInt64 {
        (0..<count).reversed().reduce(0) { $0 << 8 | UInt64(bytes[place + $1]) }
    }
}
