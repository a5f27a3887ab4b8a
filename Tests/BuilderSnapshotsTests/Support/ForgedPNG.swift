import Foundation

@testable import Render

/// A PNG of other chunks than its encoder wrote, with a digest that is right all the same.
struct ForgedPNG {
    var chunks: [(type: String, content: Data)] = []

    init(_ file: Data) {
        let bytes = [UInt8](file)
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
            chunks.append((type, Data(bytes[(place + 8)..<(place + 8 + length)])))
            place += 12 + length
        }
    }

    /// Takes the chunks of a type from another file.
    mutating func take(_ type: String, from other: ForgedPNG) {
        chunks.removeAll { $0.type == type }
        chunks += other.chunks.filter { $0.type == type }
    }

    var data: Data {
        var file = PNGChunkWriter(capacity: 4096)
        let pixels = chunks.filter { $0.type == "IDAT" }
        let digest = Data(PNGEncoder.Keyword.digest.utf8)
        for chunk in chunks where !["IDAT", "IEND"].contains(chunk.type) && !chunk.content.starts(with: digest) {
            file.append(chunk.type, chunk.content)
        }
        for chunk in pixels { file.include(chunk.type, chunk.content) }
        file.append(text: file.digest, keyword: PNGEncoder.Keyword.digest)
        for chunk in pixels { file.append(chunk.type, chunk.content, isDigested: false) }
        file.append("IEND", Data())
        return file.data
    }
}
