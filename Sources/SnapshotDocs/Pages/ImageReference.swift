import Foundation
import SnapshotCore

/// A picture that a page shows by a hand-written link: `![…](card)`, `<img src="…/card.png">`, or a directive of
/// DocC with `source: "card"`.
struct ImageReference: Hashable, Sendable {
    /// The target of the link: a bare name, a path or an address, without a fragment or query, and with `%` escapes
    /// decoded.
    let target: String
    /// The line, counted from 0.
    let line: Int

    /// Returns the links of a line that isn't code.
    static func references(in line: String, line number: Int) -> [ImageReference] {
        guard line.contains("=") || line.contains(":") || line.contains("](") else { return [] }
        let text = MarkdownText.withoutCodeSpans(line)
        return LinkOpening.all.flatMap { $0.addresses(in: text) }.map {
            ImageReference(target: target(of: $0), line: number)
        }
    }

    private static func target(of address: String) -> String {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        // In Markdown, a backslash makes the following character literal.
        let plain = path.contains("\\") ? String(path.filter { $0 != "\\" }) : String(path)
        return plain.removingPercentEncoding ?? plain
    }

    /// The picture's name in a file name such as `card~dark@2x.png`, or in a bare name.
    var pictureName: String { ImageFileName.pictureName(ofFile: fileName) }

    /// The part after the last slash.
    var fileName: String { target.split(separator: "/").last.map(String.init) ?? "" }

    /// The folders before the name; nil for a bare name.
    var folder: String? { target.lastIndex(of: "/").map { String(target[..<$0]) } }

    /// A Boolean value that indicates whether it leads to the same path from every page, as `/Pictures/card.png` does.
    var beginsAtRoot: Bool { target.hasPrefix("/") && !target.hasPrefix("//") }

    /// A Boolean value that indicates whether it leads to a server, outside of the tree.
    var isRemote: Bool { target.contains("://") || target.hasPrefix("//") }
}

/// The text before the address of a link, such as `](`, or `src` with its `=`.
struct LinkOpening {
    /// The text, which is compared case-insensitively, as in HTML.
    let name: String
    /// The sign after the name, with optional spaces around it; nil if there is none.
    var sign: Character?
    /// A Boolean value that indicates whether there are several addresses, separated by commas, each with its density.
    var isList = false

    static let all = [
        LinkOpening(name: "]("), LinkOpening(name: "]:"), LinkOpening(name: "src", sign: "="),
        LinkOpening(name: "srcset", sign: "=", isList: true), LinkOpening(name: "href", sign: "="),
        LinkOpening(name: "poster", sign: "="), LinkOpening(name: "source", sign: ":"),
        LinkOpening(name: "poster", sign: ":"),
    ]

    /// Returns the addresses after this opening in a line, as they are written there.
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

    /// Returns the text in quotes or in `<…>`, or else up to a space, to an unmatched `)`, or to the comma after an
    /// argument of a directive.
    private func content(of text: Substring) -> Substring {
        let closing: [Character: Character] = ["\"": "\"", "'": "'", "<": ">"]
        if let end = text.first.flatMap({ closing[$0] }) { return text.dropFirst().prefix { $0 != end } }
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
