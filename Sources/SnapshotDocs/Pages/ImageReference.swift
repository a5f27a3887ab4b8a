import Foundation
import SnapshotCore

/// A picture that a page shows by a link that somebody wrote: `![…](card)`, `<img src="…/card.png">`, or a directive of
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
