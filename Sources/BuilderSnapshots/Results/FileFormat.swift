import Foundation

/// The number by which a JSON file says in which form it is written.
enum FileFormat {
    /// Nil where the file doesn't say one, or is no JSON.
    static func of(_ data: Data) -> Int? {
        try? JSONDecoder().decode(Head.self, from: data).format
    }

    private struct Head: Decodable {
        var format: Int
    }
}
