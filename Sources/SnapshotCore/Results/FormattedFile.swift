import Foundation

/// The content of a JSON file with a version number, `format`.
package protocol FormattedContent: Decodable {
    /// The format version that this tool reads.
    static var currentFormat: Int { get }
}

/// A JSON file with its format version: a file in another version may contain anything, so nothing else of it is read.
package enum FormattedFile<Content: FormattedContent>: Decodable {
    case content(Content)
    case otherForm(Int)

    package init(from decoder: any Decoder) throws {
        let format = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .format)
        guard format == Content.currentFormat else {
            self = .otherForm(format)
            return
        }
        self = .content(try Content(from: decoder))
    }

    /// Decodes a file; nil if it isn't JSON, has no format version, or lacks members of its format.
    package init?(_ data: Data) {
        guard let file = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
        self = file
    }

    private enum Key: CodingKey {
        case format
    }
}
