import Foundation

/// Compares names independent of case and punctuation, and finds similar ones for misspelled names.
package enum NameMatcher {
    /// Returns the name's letters and digits in lowercase.
    package static func key(_ name: String) -> String {
        if let key = asciiKey(name) { return key }
        return String(
            name.lowercased().unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }.map(Character.init))
    }

    /// Returns the key of a name that is ASCII, as nearly all names are: each process makes those of many devices at
    /// its start, for which character sets would have to be loaded.
    private static func asciiKey(_ name: String) -> String? {
        var key: [UInt8] = []
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): key.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
            case 0..<0x80: break
            default: return nil
            }
        }
        return String(decoding: key, as: UTF8.self)
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighboring characters between two names.
    static func distance(_ a: String, _ b: String) -> Int {
        let a = Array(a.unicodeScalars)
        let b = Array(b.unicodeScalars)
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [Int](repeating: i, count: b.count + 1)
            for j in 1...b.count {
                let cost = a[i - 1] == b[j - 1] ? 0 : 1
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }

    /// Returns the candidates most similar to `name`, best first, in their given order among equals.
    package static func nearest(
        to name: String, among candidates: [(name: String, aliases: [String])], limit: Int
    ) -> [String] {
        let wanted = String(key(name).prefix(64))
        guard !wanted.isEmpty else { return [] }
        var scored: [(score: Int, order: Int, name: String)] = []
        for (order, candidate) in candidates.enumerated() {
            let names = [candidate.name] + candidate.aliases
            let best = names.enumerated().map { index, name in
                // A name that begins with the input ranks above one that differs from it, and a main name above an
                // alias.
                let candidateKey = key(name)
                return (candidateKey.hasPrefix(wanted) ? 1 : 2 * distance(wanted, candidateKey)) + (index == 0 ? 0 : 2)
            }.min()
            let allowed = 2 * max(2, wanted.count / 2)
            if let best, best <= allowed { scored.append((best, order, candidate.name)) }
        }
        scored.sort { ($0.score, $0.order) < ($1.score, $1.order) }
        return scored.prefix(max(0, limit)).map(\.name)
    }
}
