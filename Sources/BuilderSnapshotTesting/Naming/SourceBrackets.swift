/// Brackets in a source whose comments and strings are blank.
enum SourceBrackets {
    /// Where the bracket that stands at `open` is closed; nil where it isn't.
    static func end(of open: Int, in bytes: [UInt8]) -> Int? {
        var depth = 0
        var place = open
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// What stands between the commas of a bracket, brackets within it left whole; commas between `<` and `>` part, too.
    static func parts(from open: Int, in bytes: [UInt8]) -> [Range<Int>] {
        guard let end = end(of: open, in: bytes), end > open + 1 else { return [] }
        var parts: [Range<Int>] = []
        var start = open + 1
        var depth = 0
        for place in (open + 1)..<end {
            switch bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(start..<place)
                start = place + 1
            default: break
            }
        }
        parts.append(start..<end)
        return parts
    }
}
