@testable import SnapshotReview

/// Reads half blocks back into pixels.
struct BlockReader {
    struct Fault: Error {
        let reason: String
    }

    /// Two rows for each line; nil where the terminal's own ground shows.
    private(set) var rows: [[UInt32?]] = []

    init(_ text: String) throws {
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            guard line.hasSuffix("\u{1B}[0m") else { throw Fault(reason: "colors stay at the line's end") }
            let (upper, lower) = try Self.read(Array(line.unicodeScalars))
            rows += [upper, lower]
        }
    }

    private static func read(_ line: [Unicode.Scalar]) throws -> ([UInt32?], [UInt32?]) {
        var (letter, ground): (UInt32?, UInt32?) = (nil, nil)
        var (upper, lower): ([UInt32?], [UInt32?]) = ([], [])
        var place = 0
        while place < line.count {
            defer { place += 1 }
            switch line[place] {
            case "\u{1B}":
                guard let end = line[place...].firstIndex(of: "m"), line[place + 1] == "[" else {
                    throw Fault(reason: "another sequence")
                }
                let text = String(String.UnicodeScalarView(line[(place + 2)..<end]))
                try apply(text.split(separator: ";").compactMap { Int($0) }, &letter, &ground)
                place = end
            case " ":
                upper.append(ground)
                lower.append(ground)
            case "▀":
                upper.append(letter)
                lower.append(ground)
            case "▄":
                upper.append(ground)
                lower.append(letter)
            default: throw Fault(reason: "another letter")
            }
        }
        return (upper, lower)
    }

    private static func apply(_ codes: [Int], _ letter: inout UInt32?, _ ground: inout UInt32?) throws {
        var codes = codes[...]
        while let code = codes.popFirst() {
            switch code {
            case 0: (letter, ground) = (nil, nil)
            case 39: letter = nil
            case 49: ground = nil
            case 38: letter = try color(&codes)
            case 48: ground = try color(&codes)
            default: throw Fault(reason: "code \(code)")
            }
        }
    }

    private static func color(_ codes: inout ArraySlice<Int>) throws -> UInt32 {
        switch codes.popFirst() {
        case 2: return try [next(&codes), next(&codes), next(&codes)].reduce(0) { $0 << 8 | UInt32($1) }
        case 5: return IndexedColors.color(try next(&codes))
        default: throw Fault(reason: "no color")
        }
    }

    private static func next(_ codes: inout ArraySlice<Int>) throws -> Int {
        guard let code = codes.popFirst(), (0...255).contains(code) else { throw Fault(reason: "no number") }
        return code
    }
}
