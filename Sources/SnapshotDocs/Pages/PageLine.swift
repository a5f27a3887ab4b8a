import Foundation

/// A line of a text file, with the line end that it has there.
struct PageLine: Hashable, Sendable {
    var text: String
    /// `\n`, `\r\n`, or nothing at the end of the file.
    var ending: String

    /// The lines of a file; nil where it isn't UTF-8. Put together again they give the same bytes.
    static func lines(of data: Data) -> [PageLine]? {
        var lines: [PageLine] = []
        var rest = data[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            var content = rest[..<(end ?? rest.endIndex)]
            rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
            var ending = end == nil ? "" : "\n"
            if end != nil, content.last == UInt8(ascii: "\r") {
                content = content.dropLast()
                ending = "\r\n"
            }
            guard let text = String(validating: content, as: UTF8.self) else { return nil }
            lines.append(PageLine(text: text, ending: ending))
        }
        return lines
    }

    static func data(of lines: [PageLine]) -> Data {
        var data = Data()
        for line in lines { data.append(contentsOf: (line.text + line.ending).utf8) }
        return data
    }

    /// The spaces and tabs that it begins with.
    var indentation: String { String(text.prefix { $0 == " " || $0 == "\t" }) }
    var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }
}
