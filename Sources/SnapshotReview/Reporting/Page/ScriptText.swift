import Foundation

/// Text that stands within a page's `<script>`.
enum ScriptText {
    /// JSON without the characters that a page's or a script's reader could take for the end of what it is in: they
    /// stand in strings only, where a number can stand for them.
    static func json(_ json: Data) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count + json.count / 16)
        json.withUnsafeBytes { source in
            // What needs no other form is copied as a whole.
            var copied = 0
            func replace(_ count: Int, at place: Int, by text: String) {
                bytes.append(contentsOf: source[copied..<place])
                bytes.append(contentsOf: text.utf8)
                copied = place + count
            }
            for place in 0..<source.count {
                switch source[place] {
                case UInt8(ascii: "<"): replace(1, at: place, by: "\\u003c")
                case UInt8(ascii: ">"): replace(1, at: place, by: "\\u003e")
                case UInt8(ascii: "&"): replace(1, at: place, by: "\\u0026")
                case 0xE2 where place + 2 < source.count && source[place + 1] == 0x80:
                    // U+2028 and U+2029 end a line of a script.
                    if source[place + 2] == 0xA8 { replace(3, at: place, by: "\\u2028") }
                    if source[place + 2] == 0xA9 { replace(3, at: place, by: "\\u2029") }
                default: break
                }
            }
            bytes.append(contentsOf: source[copied...])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
