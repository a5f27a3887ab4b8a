import Foundation

/// Writes zips, also such as nobody should: what an entry says of itself needn't be true.
struct ZipSample {
    struct Entry {
        var name: String
        var data = Data()
        /// The mode of Unix; nil for an entry of another system.
        var mode: UInt32? = 0o100644
        /// 1 for an encrypted entry.
        var flags: UInt16 = 0
        /// What the lists say; nil for the truth.
        var saidBytes: UInt32?
        var saidChecksum: UInt32?
        /// 0 for stored as it is, 8 for deflated.
        var method: UInt16 = 0
    }

    var entries: [Entry]
    /// What the end says; nil for the truth.
    var saidEntries: UInt16?
    /// What a record of large numbers says, as large zips have one; nil for none.
    var largeEntries: UInt32?

    init(_ entries: [Entry], saidEntries: UInt16? = nil, largeEntries: UInt32? = nil) {
        self.entries = entries
        self.saidEntries = saidEntries
        self.largeEntries = largeEntries
    }

    /// Every file of a folder, below a prefix.
    init(folder: TemporaryFolder, below start: String, prefix: String = "") throws {
        let names = folder.files.filter { $0.hasPrefix("\(start)/") }
        try self.init(
            names.map { Entry(name: prefix + $0.dropFirst(start.count + 1), data: try folder.read($0)) })
    }

    var data: Data {
        var bytes = Data()
        var list = Data()
        for entry in entries {
            let place = UInt32(bytes.count)
            let head = head(of: entry)
            bytes += number(0x0403_4B50, 4) + number(20, 2) + head + number(UInt32(entry.name.utf8.count), 2)
            bytes += number(0, 2) + Data(entry.name.utf8) + entry.data
            list += number(0x0201_4B50, 4) + number(entry.mode == nil ? 20 : 3 << 8 | 20, 2) + number(20, 2) + head
            list += number(UInt32(entry.name.utf8.count), 2) + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 2)
            list += number((entry.mode ?? 0) << 16, 4) + number(place, 4) + Data(entry.name.utf8)
        }
        let count = UInt32(saidEntries ?? UInt16(entries.count))
        let end = number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
        let start = bytes.count
        bytes += list
        if let largeEntries {
            let place = UInt32(bytes.count)
            bytes += number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8)
            bytes += number(largeEntries, 8) + number(largeEntries, 8) + number(UInt32(list.count), 8)
            bytes += number(UInt32(start), 8) + number(0x0706_4B50, 4) + number(0, 4) + number(place, 8) + number(1, 4)
        }
        return bytes + end + number(UInt32(list.count), 4) + number(UInt32(start), 4) + number(0, 2)
    }

    func write(to path: String) throws {
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// What both lists say of an entry, from its flags to its lengths.
    private func head(of entry: Entry) -> Data {
        number(UInt32(entry.flags), 2) + number(UInt32(entry.method), 2) + number(0, 2) + number(0x21, 2)
            + number(entry.saidChecksum ?? Self.checksum(entry.data), 4) + number(UInt32(entry.data.count), 4)
            + number(entry.saidBytes ?? UInt32(entry.data.count), 4)
    }

    private func number(_ value: UInt32, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) })
    }

    /// CRC-32, as zips have it.
    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~UInt32(0)) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
}
