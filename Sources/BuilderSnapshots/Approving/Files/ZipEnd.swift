import Foundation

/// What stands at the end of a zip: how many entries it says to have, and how long their list is. It is read before anything else,
/// because a library that reads the list takes memory for all of it.
struct ZipEnd: Hashable, Sendable {
    var entries: UInt64
    /// Bytes of the list.
    var directoryBytes: UInt64

    /// - Throws: `ArchiveError.notAZip`.
    init(_ file: FileHandle, path: String) throws(ArchiveError) {
        do {
            let length = try file.seekToEnd()
            let start = length - min(length, Self.longestEnd)
            try file.seek(toOffset: start)
            let tail = [UInt8](try file.readToEnd() ?? Data())
            guard let end = Self.end(in: tail) else {
                throw ArchiveError.notAZip(path: path, reason: "it has no end, as if it were cut off")
            }
            entries = Self.number(tail, end + 10, 2)
            directoryBytes = Self.number(tail, end + 12, 4)
            // Numbers that are too large for their places stand in a record of their own.
            if entries == 0xFFFF || directoryBytes == 0xFFFF_FFFF, end >= Self.locatorLength,
                Self.number(tail, end - Self.locatorLength, 4) == 0x0706_4B50
            {
                try file.seek(toOffset: Self.number(tail, end - Self.locatorLength + 8, 8))
                let large = [UInt8](try file.read(upToCount: 56) ?? Data())
                guard large.count == 56, Self.number(large, 0, 4) == 0x0606_4B50 else {
                    throw ArchiveError.notAZip(path: path, reason: "its end points nowhere")
                }
                entries = Self.number(large, 32, 8)
                directoryBytes = Self.number(large, 40, 8)
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

    /// Where the record begins whose comment goes exactly to the end.
    private static func end(in tail: [UInt8]) -> Int? {
        guard tail.count >= 22 else { return nil }
        for place in stride(from: tail.count - 22, through: 0, by: -1)
        where number(tail, place, 4) == 0x0605_4B50 && place + 22 + Int(number(tail, place + 20, 2)) == tail.count {
            return place
        }
        return nil
    }

    /// Little-endian.
    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> UInt64 {
        (0..<count).reversed().reduce(0) { $0 << 8 | UInt64(bytes[place + $1]) }
    }
}
