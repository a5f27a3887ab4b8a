import Foundation

/// A request to a worker, one line of JSON each.
struct WorkerRequest: Codable {
    /// A picture's name.
    var picture: String
}

/// A reply of a worker, one line of JSON each.
enum WorkerReply: Codable {
    /// It has begun; the hash of its catalog's pictures, as in `RunResults`.
    case ready(manifest: String)
    case done(RunEntry)
}

/// Lines of JSON.
package enum WorkerLine {
    /// Returns a message as a line of JSON.
    package static func data(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(message) + Data("\n".utf8)
    }

    static func reply(_ line: Data) throws -> WorkerReply {
        try JSONDecoder().decode(WorkerReply.self, from: line)
    }
}
