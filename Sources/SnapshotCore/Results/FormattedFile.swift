import Foundation

/// The content of a JSON file with a number, `format`, that identifies its form.
package protocol FormattedContent: Decodable {
    /// The form that this tool reads.
    static var currentFormat: Int { get }
}

/// A JSON file with its form: another one may have anything in it, so nothing else of it is taken then.
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

    /// Nil for a file that is no JSON, names no format, or lacks members of its format.
    package init?(_ data: Data) {
        guard let file = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
        self = file
    }

    private enum Key: CodingKey {
        case format
    }
}
