/// A picture that a page shows by a link that somebody wrote: `![…](card)`, `<img src="…/card.png">`, or a directive of
/// DocC with `source: "card"`.
struct PictureReference: Hashable, Sendable {
    /// What the link says: a bare name, or a path or address.
    let target: String
    /// Counted from 0.
    let line: Int

    /// The links of a line that isn't code.
    static func references(in line: String, line number: Int) -> [PictureReference] {
        let text = MarkdownText.withoutCodeSpans(line)
        var targets: [String] = []
        for (opening, ends) in openings {
            var rest = text[...]
            while let found = rest.firstRange(of: opening) {
                rest = rest[found.upperBound...].drop { $0 == " " || $0 == "\"" || $0 == "'" || $0 == "<" }
                let list = rest.prefix { !ends.contains($0) }
                // `srcset` has several, each with its density.
                let parts = opening == "srcset=" ? list.split(separator: ",") : [list]
                for part in parts {
                    guard let target = part.split(separator: " ").first else { continue }
                    targets.append(target.removingPercentEncoding ?? String(target))
                }
            }
        }
        return targets.map { PictureReference(target: $0, line: number) }
    }

    private static let openings: [(String, String)] = [
        ("](", ")\">"), ("]:", "\""), ("src=", "\"'>"), ("srcset=", "\"'>"), ("source:", "\",)"), ("poster:", "\",)"),
    ]

    /// The picture's name in a file name such as `card~dark@2x.png`, or in a bare name.
    var pictureName: String {
        PictureFile.pictureName(ofFile: target.split(separator: "/").last.map(String.init) ?? "")
    }

    /// The folders before the name; nil for a bare name.
    var folder: String? { target.lastIndex(of: "/").map { String(target[..<$0]) } }
}
