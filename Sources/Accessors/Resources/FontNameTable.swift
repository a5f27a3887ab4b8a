import Foundation

/// Reads the names of fonts in a font file: TrueType, OpenType, or a collection of them.
enum FontNameTable {
    /// Returns the fonts of a file.
    /// - Throws: an error if the file has another form.
    static func fonts(in data: Data, file: String) throws -> [AppResources.Font] {
        let reader = BigEndianReader(bytes: [UInt8](data))
        guard reader.text(at: 0, count: 4) == "ttcf" else { return [try font(at: 0, reader, file)] }
        let count = try reader.number(at: 8, count: 4)
        return try (0..<min(count, 64)).map { try font(at: reader.number(at: 12 + 4 * $0, count: 4), reader, file) }
    }

    private static func font(at start: Int, _ reader: BigEndianReader, _ file: String) throws -> AppResources.Font {
        for index in 0..<(try reader.number(at: start + 4, count: 2)) {
            let record = start + 12 + 16 * index
            guard reader.text(at: record, count: 4) == "name" else { continue }
            let names = try self.names(at: reader.number(at: record + 8, count: 4), reader)
            guard let family = names[16] ?? names[1], let postScriptName = names[6] else { break }
            return AppResources.Font(
                file: file, family: family, style: names[17] ?? names[2] ?? "Regular", postScriptName: postScriptName)
        }
        throw CocoaError(.fileReadCorruptFile)
    }

    /// Returns the names by their numbers; English ones if there are several.
    private static func names(at start: Int, _ reader: BigEndianReader) throws -> [Int: String] {
        let texts = try start + reader.number(at: start + 4, count: 2)
        var result: [Int: String] = [:]
        for index in 0..<(try reader.number(at: start + 2, count: 2)) {
            let record = start + 6 + 12 * index
            let platform = try reader.number(at: record, count: 2)
            let language = try reader.number(at: record + 4, count: 2)
            let name = try reader.number(at: record + 6, count: 2)
            let isEnglish = platform == 3 && language == 0x409 || platform == 1 && language == 0
            guard isEnglish, platform == 3 || result[name] == nil else { continue }
            let bytes = try reader.bytes(
                at: texts + reader.number(at: record + 10, count: 2), count: reader.number(at: record + 8, count: 2))
            result[name] = String(bytes: bytes, encoding: platform == 3 ? .utf16BigEndian : .macOSRoman)
        }
        return result
    }
}

/// Reads numbers whose most significant byte comes first.
private struct BigEndianReader {
    let bytes: [UInt8]

    func bytes(at offset: Int, count: Int) throws -> ArraySlice<UInt8> {
        guard offset >= 0, count >= 0, offset + count <= bytes.count else { throw CocoaError(.fileReadCorruptFile) }
        return bytes[offset..<offset + count]
    }

    func number(at offset: Int, count: Int) throws -> Int {
        try bytes(at: offset, count: count).reduce(0) { $0 << 8 | Int($1) }
    }

    func text(at offset: Int, count: Int) -> String? {
        (try? bytes(at: offset, count: count)).map { String(decoding: $0, as: UTF8.self) }
    }
}
