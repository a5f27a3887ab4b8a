/// A place in a page or source file, as compilers write it.
struct TextPlace: Hashable, Sendable, CustomStringConvertible {
    var path: String
    /// From 1.
    var line: Int

    var description: String { "\(path):\(line)" }
}

/// Something in a page or source file that keeps documentation from being made, with its place.
struct DocumentationDiagnostic: Error, Hashable, Sendable {
    enum Reason: Error, Hashable, Sendable {
        // Markers of pages.
        case noEnd(of: String)
        case endWithoutBegin
        case nested(within: Int)
        case notAlone
        /// With the words that it has.
        case almostMarker(String)
        case severalLines
        case unknownMarker(String, nearest: [String])
        case malformed(String)
        case editedByHand
        case textWithoutDigest
        case notUTF8
        case unknownPicture(String, nearest: [String])
        // Code.
        case unknownCode(String, nearest: [String], sources: [String])
        case ambiguousCode(String, [TextPlace])
        case emptyCode(String)
        case unbalancedCode(String, TextPlace)
        case regionWithoutEnd(String)
        case regionEndWithoutBegin(String)
        case regionBegunTwice(String, other: TextPlace)
        case malformedRegion
        case sourceNotUTF8(String, TextPlace)
    }

    var place: TextPlace
    var reason: Reason
}

extension DocumentationDiagnostic: CustomStringConvertible {
    var description: String { "\(place): \(reason)" }
}

extension DocumentationDiagnostic.Reason: CustomStringConvertible {
    var description: String {
        switch self {
        case .noEnd(let marker):
            "the marker “\(marker)” has no end: write <!-- snapshot: end --> on a line below it, outside blocks of code"
        case .endWithoutBegin:
            "an end marker without its begin: write <!-- snapshot: picture NAME --> above it, or delete this line"
        case .nested(let line):
            "a marker begins before that of line \(line) has ended: write <!-- snapshot: end --> above this line"
        case .notAlone:
            "a marker stands on a line of its own, outside block quotes: move it, or put it into backquotes to speak of it"
        case .almostMarker(let words):
            "this is almost a marker: write <!-- snapshot: \(words) -->, in small letters and without a space before the "
                + "colon"
        case .severalLines:
            "a marker stands on one line: write <!-- snapshot: picture NAME -->, code NAME or end, with its “-->” on the "
                + "same line"
        case .unknownMarker(let text, let nearest):
            "“\(text)” is no marker: " + Self.hint(nearest, else: "the markers are picture NAME, code NAME and end")
        case .malformed(let text):
            "“\(text)” is no marker: write picture NAME, code NAME or end, with one name of no spaces"
        case .editedByHand:
            "the text below this marker was edited by hand, and would be overwritten: move what is yours out of it, then "
                + "delete everything between the markers"
        case .textWithoutDigest:
            "there is a text between this marker and its end that “docs” hasn't made, and it would be overwritten: move "
                + "it out, or delete it"
        case .notUTF8:
            "the page has markers and isn't UTF-8: save it as UTF-8"
        case .unknownPicture(let name, let nearest):
            "no picture is called “\(name)”: "
                + Self.hint(nearest, else: "declare it in the catalog's documentation")
        case .unknownCode(let name, let nearest, let sources):
            "no type or region is called “\(name)” in \(sources.joined(separator: ", ")): "
                + Self.hint(
                    nearest, else: "put “// snapshot: begin \(name)” and “// snapshot: end \(name)” around the code")
        case .ambiguousCode(let name, let places):
            "“\(name)” stands for code in several places, \(places.map(\.description).joined(separator: ", ")): quote a "
                + "region instead, between “// snapshot: begin NAME” and “// snapshot: end NAME” with a name of its own"
        case .emptyCode(let name):
            "the region “\(name)” has no code in it: put its markers around some"
        case .unbalancedCode(let name, let place):
            "“\(name)” can't be quoted: the braces of its declaration at \(place) don't close"
        case .regionWithoutEnd(let name):
            "the region “\(name)” has no end: write “// snapshot: end \(name)” below it"
        case .regionEndWithoutBegin(let name):
            "the end of a region “\(name)” that hasn't begun: write “// snapshot: begin \(name)” above it"
        case .regionBegunTwice(let name, let other):
            "a second region “\(name)”; the first is at \(other): rename one"
        case .malformedRegion:
            "write “// snapshot: begin NAME” or “// snapshot: end NAME”, with one name of no spaces"
        case .sourceNotUTF8(let name, let place):
            "“\(name)” can't be quoted: the file at \(place) isn't UTF-8"
        }
    }

    private static func hint(_ nearest: [String], else other: String) -> String {
        nearest.isEmpty ? other : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?"
    }
}
