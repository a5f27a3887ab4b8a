import Foundation
import SnapshotCore

/// A picture that a page shows by a hand-written link: `![…](card)`, `<img src="…/card.png">`, or a directive of
/// DocC with `source: "card"`.
struct ImageReference: Hashable, Sendable {
    /// The target of the link: a bare name, or a path or address, without `#…` and `?…` behind it and with the letters
    /// that `%` encodes.
    let target: String
    /// Counted from 0.
    let line: Int

    /// The links of a line that isn't code.
    static func references(in line: String, line number: Int) -> [ImageReference] {
        guard line.contains("=") || line.contains(":") || line.contains("](") else { return [] }
        let text = MarkdownText.withoutCodeSpans(line)
        return LinkOpening.all.flatMap { $0.addresses(in: text) }.map {
            ImageReference(target: target(of: $0), line: number)
        }
    }

    private static func target(of address: String) -> String {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        // In Markdown a backslash takes the meaning from the letter behind it.
        let plain = path.contains("\\") ? String(path.filter { $0 != "\\" }) : String(path)
        return plain.removingPercentEncoding ?? plain
    }

    /// The picture's name in a file name such as `card~dark@2x.png`, or in a bare name.
    var pictureName: String { ImageFileName.pictureName(ofFile: fileName) }

    /// The part behind the last slash.
    var fileName: String { target.split(separator: "/").last.map(String.init) ?? "" }

    /// The folders before the name; nil for a bare name.
    var folder: String? { target.lastIndex(of: "/").map { String(target[..<$0]) } }

    /// A Boolean value that indicates whether it leads to the same place from every page, as `/Pictures/card.png` does.
    var beginsAtRoot: Bool { target.hasPrefix("/") && !target.hasPrefix("//") }

    /// A Boolean value that indicates whether it leads out of the tree, to a server.
    var isRemote: Bool { target.contains("://") || target.hasPrefix("//") }
}

/// The text before the address of a link, such as `](`, or `src` with its `=`.
struct LinkOpening {
    /// Upper and lower case are the same, as in HTML.
    let name: String
    /// Behind the name, with spaces around it or none; nil where the name is all.
    var sign: Character?
    /// A Boolean value that indicates whether there are several addresses with commas between them, each with its
    /// density.
    var isList = false

    static let all = [
        LinkOpening(name: "]("), LinkOpening(name: "]:"), LinkOpening(name: "src", sign: "="),
        LinkOpening(name: "srcset", sign: "=", isList: true), LinkOpening(name: "href", sign: "="),
        LinkOpening(name: "poster", sign: "="), LinkOpening(name: "source", sign: ":"),
        LinkOpening(name: "poster", sign: ":"),
    ]

    /// The addresses behind this opening in a line, as they are written there.
    func addresses(in text: String) -> [String] {
        var addresses: [String] = []
        var rest = text[...]
        while let found = rest.range(of: name, options: .caseInsensitive) {
            rest = rest[found.upperBound...]
            var value = Self.trimmed(rest)
            if let sign {
                guard value.first == sign else { continue }
                value = Self.trimmed(value.dropFirst())
            }
            if isList {
                addresses += content(of: value).split(separator: ",").compactMap {
                    $0.split { $0 == " " || $0 == "\t" }.first.map(String.init)
                }
            } else {
                addresses.append(String(content(of: value)))
            }
        }
        return addresses.filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: Substring) -> Substring { text.drop { $0 == " " || $0 == "\t" } }

    /// Returns the text in quotes or in `<…>`, or else up to a space, to a `)` that hasn't been opened, or to the comma
    /// behind an argument of a directive.
    private func content(of text: Substring) -> Substring {
        let closing: [Character: Character] = ["\"": "\"", "'": "'", "<": ">"]
        if let end = text.first.flatMap({ closing[$0] }) {
            return text.dropFirst().prefix { $0 != end }
        }
        var open = 0
        return text.prefix { character in
            if character == "(" { open += 1 }
            if character == ")" { open -= 1 }
            let isEnd =
                switch character {
                case ">", "\"": true
                case " ", "\t": !isList
                case ",": sign == ":"
                default: open < 0
                }
            return !isEnd
        }
    }
}
